"""Free moves by engine tokens, while New Engines works: PD-67. They are paid for by nobody and end on no empty hex."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import FreeCross, FreeMove
from serendip.games.pandorum.components import EVENT_NUMBER, STEPS
from serendip.games.pandorum.offerings import FREE_CROSS, FREE_MOVE
from serendip.games.pandorum.rules.events import is_in_force
from serendip.games.pandorum.rules.moving import city_pays, ways_of, why_not_stop, why_not_way
from serendip.games.pandorum.rules.paying import arrive
from serendip.games.pandorum.rules.reach import FAR
from serendip.games.pandorum.state import ACTING, NOTHING, SUPPLY, Pandorum
from serendip.games.pandorum.words import ENGINE_MOVE, ENGINES_LATER, NO_ENGINE, NOT_EMPTY_HEX, OUT_OF_REACH

ACTIONS: Final = (FreeMove, FreeCross)
STAGES: Final = (SUPPLY, ACTING)
NEW_ENGINES: Final = EVENT_NUMBER["New Engines"]


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every free move to a hex that holds something."""
    if not state.engines[seat] or not is_in_force(state, NEW_ENGINES):
        return
    apart = city_pays(state)
    for hex, plain, across in ways_of(state, seat, STEPS):
        if state.on[hex] == NOTHING:
            continue
        if plain < FAR or not apart:
            offers.append(FREE_MOVE[hex])
        if apart and across < FAR:
            offers.append(FREE_CROSS[hex])


def why_not(state: Pandorum, seat: int, action: FreeMove | FreeCross) -> Said | None:
    """There is no token that works, or it does not lead there."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if not state.engines[seat]:
        return Said(NO_ENGINE)
    if not is_in_force(state, NEW_ENGINES):
        return Said(ENGINES_LATER)
    wrong = why_not_stop(state, seat, action.hex)
    if wrong is not None:
        return wrong
    if state.on[action.hex] == NOTHING:
        return Said(NOT_EMPTY_HEX)
    for hex, plain, across in ways_of(state, seat, STEPS):
        if hex == action.hex:
            return why_not_way(state, hex, STEPS, isinstance(action, FreeCross), plain, across)
    return Said(OUT_OF_REACH, (action.hex, STEPS))


def play(state: Pandorum, seat: int, action: FreeMove | FreeCross) -> None:
    """Discard a token and move: nothing is paid, and nothing can be built from there."""
    state.engines[seat] -= 1
    state.harvester[seat] = action.hex
    state.tell(ENGINE_MOVE, (seat, action.hex))
    state.engine_moved = True
    state.stopped_on_own = False
    state.crossing = isinstance(action, FreeCross)
    arrive(state, seat)
