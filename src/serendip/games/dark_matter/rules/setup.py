"""Setting up: the verdicts, the stacks, and three grants for each player (DM-10, DM-11, DM-12, DM-13)."""

from serendip.games.dark_matter.components import FIRST_EVENT, GRANTS, LEFT_IN_THE_BOX, MONEY, SET_ASIDE
from serendip.games.dark_matter.rules.grants import HAND, begin_round
from serendip.games.dark_matter.state import DarkMatter


def set_up(state: DarkMatter) -> None:
    """Shuffle and deal; the first bids are awaited."""
    chance = state.chance
    # All verdicts but one are the same: it is enough to say where the other one lies (DM-10).
    state.dark = chance.below(SET_ASIDE + 1)
    # Three stacks, each with its top card open (DM-11).
    for stack in (state.laboratory_stack, state.research_stack, state.resource_stack):
        chance.shuffle(stack)
    state.face_laboratory = state.laboratory_stack.pop()
    state.face_research = state.research_stack.pop()
    state.face_resource = state.resource_stack.pop()
    # Money and events together, three for each player (DM-13).
    state.grant_stack = grants_in_play(state.seats)
    for grant in state.grant_stack:
        state.fresh |= 1 << grant
    chance.shuffle(state.grant_stack)
    state.hands = [[state.grant_stack.pop() for _ in range(HAND)] for _ in range(state.seats)]
    begin_round(state)


def grants_in_play(seats: int) -> list[int]:
    """Return the grant cards that are used with so many players (DM-12)."""
    limits = LEFT_IN_THE_BOX.get(seats)
    if limits is None:
        return list(range(GRANTS))
    least, most = limits
    return [grant for grant in range(GRANTS) if grant >= FIRST_EVENT or not least <= MONEY[grant] <= most]
