"""Moving the Harvester: PD-11, the way home (PD-16), and ways across the dead city (PD-62, PD-107).

What a move costs is reckoned here; `paying` takes it.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Cross, Move
from serendip.games.pandorum.board import HEXES, LANDING_PAD
from serendip.games.pandorum.components import (
    BORDER_PRICE,
    EVENT_NUMBER,
    FOREPART_CHEAPER,
    FOREPART_STEPS,
    MOVE_PRICE,
    STEPS,
    WAY_HOME,
)
from serendip.games.pandorum.offerings import CROSS, MOVE
from serendip.games.pandorum.rules.events import is_in_force
from serendip.games.pandorum.rules.money import dearer
from serendip.games.pandorum.rules.reach import FAR, Way, leads_home, ways
from serendip.games.pandorum.state import ACTING, CITY, PAYING, VOLCANO, Pandorum
from serendip.games.pandorum.words import (
    BUILT_BEFORE_MOVE,
    CITY_THERE,
    FLIES_HOME,
    HERE_ALREADY,
    MOVED_ALREADY,
    MOVES,
    MOVES_ACROSS,
    NO_CITY_CROSSING,
    NO_CITY_WAY,
    NO_SUCH_HEX,
    ONLY_ACROSS,
    OTHER_PRICE,
    OUT_OF_REACH,
    TOO_DEAR,
    VOLCANO_THERE,
)

ACTIONS: Final = (Move, Cross)
STAGES: Final = (ACTING,)
DEAD_CITY: Final = EVENT_NUMBER["Dead City"]


def steps_of(state: Pandorum, player: int) -> int:
    """Return how far this move may go."""
    return FOREPART_STEPS[state.forepart[player]] if state.farther else STEPS


def ways_of(state: Pandorum, player: int, steps: int) -> tuple[Way, ...]:
    """Return the ways from where a player's Harvester stands."""
    return ways(state.volcanoes, state.city, state.harvester[player], steps)


def price(state: Pandorum, player: int, cards: int, more: int) -> int:
    """Return what a move costs: `more` is what Events add, before the Afterburner takes off (PD-106)."""
    cards += more
    if state.farther:
        cards = max(1, cards - FOREPART_CHEAPER[state.forepart[player]])
    return cards


def way_prices(state: Pandorum, player: int) -> list[int]:
    """Return what ways with 0, 1, 2 … borders between sectors cost (PD-11, PD-90)."""
    more = dearer(state)
    return [price(state, player, MOVE_PRICE + BORDER_PRICE * borders, more) for borders in range(STEPS + 2)]


def home_price(state: Pandorum, player: int) -> int:
    """Return what it costs to fly home; 0 if a way leads there (PD-16)."""
    if leads_home(state.volcanoes, state.harvester[player]):
        return 0
    return price(state, player, WAY_HOME, dearer(state))


def city_pays(state: Pandorum) -> bool:
    """Say whether it matters that a way leads across the dead city."""
    return is_in_force(state, DEAD_CITY)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every hex in reach that can be paid for; while the dead city pays, the way across it apart."""
    if state.moved or state.built:
        return
    cards = sum(state.hands[seat])
    if cards == 0:
        return
    apart = city_pays(state)
    prices = way_prices(state, seat)
    for hex, plain, across in ways_of(state, seat, steps_of(state, seat)):
        around = plain if apart else min(plain, across)
        if around < FAR and prices[around] <= cards:
            offers.append(MOVE[hex][prices[around]])
        if apart and across < FAR and prices[across] <= cards:
            offers.append(CROSS[hex][prices[across]])
    home = home_price(state, seat)
    if 0 < home <= cards:
        offers.append(MOVE[LANDING_PAD][home])


def why_not(state: Pandorum, seat: int, action: Move | Cross) -> Said | None:
    """The Harvester can't go there, not so, or not at that price."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if state.moved:
        return Said(MOVED_ALREADY)
    if state.built:
        return Said(BUILT_BEFORE_MOVE)
    wrong = why_not_stop(state, seat, action.hex)
    if wrong is not None:
        return wrong
    steps = steps_of(state, seat)
    crossing = isinstance(action, Cross)
    cost = 0 if crossing or action.hex != LANDING_PAD else home_price(state, seat)
    for hex, plain, across in ways_of(state, seat, steps):
        if hex == action.hex:
            wrong = why_not_way(state, hex, steps, crossing, plain, across)
            if wrong is not None:
                return wrong
            borders = across if crossing else plain if city_pays(state) else min(plain, across)
            cost = way_prices(state, seat)[borders]
    if cost == 0:
        return Said(OUT_OF_REACH, (action.hex, steps))
    cards = sum(state.hands[seat])
    if cost > cards:
        return Said(TOO_DEAR, (action.hex, cost, cards))
    return Said(OTHER_PRICE, (action.hex, cost))


def why_not_stop(state: Pandorum, player: int, hex: int) -> Said | None:
    """Return why no Harvester could stop on a hex, or this one need not go there."""
    if not 0 <= hex < HEXES:
        return Said(NO_SUCH_HEX, (hex,))
    if state.harvester[player] == hex:
        return Said(HERE_ALREADY, (hex,))
    if state.on[hex] == VOLCANO:
        return Said(VOLCANO_THERE, (hex,))
    return Said(CITY_THERE) if state.on[hex] == CITY else None


def why_not_way(state: Pandorum, hex: int, steps: int, crossing: bool, plain: int, across: int) -> Said | None:
    """Return why no way of that kind leads to a hex: around the dead city, or across it (PD-107)."""
    if not city_pays(state):
        return Said(NO_CITY_CROSSING) if crossing else None
    if crossing:
        return Said(NO_CITY_WAY, (hex, steps)) if across == FAR else None
    return Said(ONLY_ACROSS, (hex, steps)) if plain == FAR else None


def play(state: Pandorum, seat: int, action: Move | Cross) -> None:
    """Go there; the price is paid next."""
    crossing = isinstance(action, Cross)
    if crossing:
        state.tell(MOVES_ACROSS, (seat, action.hex, action.price))
    elif action.hex == LANDING_PAD and home_price(state, seat):
        state.tell(FLIES_HOME, (seat, action.price))
    else:
        state.tell(MOVES, (seat, action.hex, action.price))
    state.harvester[seat] = action.hex
    state.moved = True
    state.engine_moved = False
    state.stopped_on_own = False
    state.crossing = crossing
    state.price_left = action.price
    state.stage = PAYING
