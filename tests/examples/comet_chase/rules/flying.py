"""Flying, at any moment: CC-2 to CC-4."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.core.sections import ALWAYS
from tests.examples.comet_chase import words
from tests.examples.comet_chase.actions import Burn, Slingshot
from tests.examples.comet_chase.rules.ending import finish
from tests.examples.comet_chase.state import CometChase

ACTIONS = (Burn, Slingshot)
STAGES = ALWAYS

COOLING = {1: 1.0, 2: 3.0, 3: 6.0}
SLINGSHOT = 4.0
BURN = Burn(1, min(COOLING), max(COOLING))


def offer(state: CometChase, seat: int, offers: list[Action]) -> None:
    """A probe that is asked can do both."""
    offers += [BURN, Slingshot()]


def why_not(state: CometChase, seat: int, action: Burn | Slingshot) -> Said | None:
    """Fuel is burnt for so many kilometres and no others."""
    if isinstance(action, Slingshot) or action.choose(action.least) == BURN:
        return None
    return Said(words.OTHER_FUEL, (BURN.least, BURN.most))


def play(state: CometChase, seat: int, action: Burn | Slingshot) -> None:
    """Fly, then cool down; the first at the comet wins at once (CC-6)."""
    if isinstance(action, Burn):
        km, cooling = action.number, COOLING[action.number]
        state.tell(words.BURNS, (seat, km))
    else:
        km, cooling = state.chance.below(6), SLINGSHOT
        state.tell(words.SLINGS, (seat, km))
    state.at[seat] += km
    state.until[seat] = state.clock + cooling
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if state.at[seat] >= state.distance:
        finish(state, (seat,), Said(words.REACHED, (seat,)))
