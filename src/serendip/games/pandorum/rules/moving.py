"""Moving the Harvester and paying for it: PD-11, PD-12, PD-16; free moves by engine tokens: PD-67."""

from serendip.games.pandorum.actions import Cross, FreeCross, FreeMove, Move, Pay
from serendip.games.pandorum.board import LANDING_PAD
from serendip.games.pandorum.components import (
    BORDER_PRICE,
    EVENT_NUMBER,
    FOREPART_CHEAPER,
    FOREPART_STEPS,
    MOVE_PRICE,
    PROJECT_NUMBER,
    STEPS,
    WAY_HOME,
)
from serendip.games.pandorum.reach import Way, leads_home, ways
from serendip.games.pandorum.rules.events import is_live
from serendip.games.pandorum.rules.hands import show_from_hand
from serendip.games.pandorum.rules.money import (
    claim_for_crossing,
    claim_for_move,
    claim_for_payment,
    claim_for_stopping,
    dearer,
)
from serendip.games.pandorum.rules.monoliths import meet_monolith
from serendip.games.pandorum.state import ACTING, PAYING, Pandorum
from serendip.games.pandorum.words import ENGINE_MOVE, FLIES_HOME, MOVES, MOVES_ACROSS, PAYS_CARD

DEAD_CITY = EVENT_NUMBER["Dead City"]


def steps_of(state: Pandorum, player: int) -> int:
    """Return how far this move may go."""
    return FOREPART_STEPS[state.forepart[player]] if state.farther else STEPS


def ways_of(state: Pandorum, player: int, steps: int) -> tuple[Way, ...]:
    """Return the ways from where a player's Harvester stands."""
    return ways(state.volcanoes, state.city, state.harvester[player], steps)


def price(state: Pandorum, player: int, cards: int) -> int:
    """Return what a move costs that would cost so many cards: Events add to it, the Afterburner takes off."""
    cards += dearer(state)
    if state.farther:
        cards = max(1, cards - FOREPART_CHEAPER[state.forepart[player]])
    return cards


def way_price(state: Pandorum, player: int, borders: int) -> int:
    """Return what a way with so many borders costs."""
    return price(state, player, MOVE_PRICE + BORDER_PRICE * borders)


def home_price(state: Pandorum, player: int) -> int:
    """Return what it costs to fly home; 0 if a way leads there (PD-16)."""
    if leads_home(state.volcanoes, state.harvester[player]):
        return 0
    return price(state, player, WAY_HOME)


def city_pays(state: Pandorum) -> bool:
    """Say whether it matters that a way leads across the dead city."""
    return is_live(state, DEAD_CITY)


def move(state: Pandorum, seat: int, action: Move | Cross) -> None:
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


def pay(state: Pandorum, seat: int, action: Pay) -> None:
    """Put a card from hand into the Market; with the last one the Harvester has arrived."""
    card = PROJECT_NUMBER[action.card]
    state.tell(PAYS_CARD, (seat, action.card))
    claim_for_payment(state, seat, card)
    show_from_hand(state, seat, card)
    state.market[card] += 1
    state.price_left -= 1
    if state.price_left == 0:
        state.stage = ACTING
        state.farther = False
        claim_for_move(state, seat)
        state.stopped_on_own = arrive(state, seat)


def arrive(state: Pandorum, player: int) -> bool:
    """Do what comes of a way and of stopping at its end; say whether Training lets one rebuild."""
    if state.crossing:
        state.crossing = False
        claim_for_crossing(state, player)
    trained = claim_for_stopping(state, player)
    meet_monolith(state, player)
    return trained


def free_move(state: Pandorum, seat: int, action: FreeMove | FreeCross) -> None:
    """Move by an engine token: nothing is paid, and nothing can be built from it."""
    state.engines[seat] -= 1
    state.harvester[seat] = action.hex
    state.tell(ENGINE_MOVE, (seat, action.hex))
    state.engine_moved = True
    state.stopped_on_own = False
    state.crossing = isinstance(action, FreeCross)
    arrive(state, seat)
