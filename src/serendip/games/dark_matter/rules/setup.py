"""Setting up: DM-10 to DM-13."""

from serendip.games.dark_matter.components import (
    CANDIDATES,
    COPIES,
    GRANTS,
    LABORATORIES,
    LEFT_IN_THE_BOX,
    MONEY,
    RESEARCH,
    RESOURCES,
    SET_ASIDE,
)
from serendip.games.dark_matter.rules.grants import HAND, begin_round
from serendip.games.dark_matter.state import BIDDING, NONE, DarkMatter


def grants_in_play(seats: int) -> list[int]:
    """Return the grant cards that are used with so many players (DM-12)."""
    limits = LEFT_IN_THE_BOX.get(seats)
    if limits is None:
        return list(range(GRANTS))
    least, most = limits
    return [grant for grant in range(GRANTS) if grant >= len(MONEY) or not least <= MONEY[grant] <= most]


def set_up(state: DarkMatter) -> None:
    """Shuffle and deal; the first bids are awaited."""
    seats, chance = state.seats, state.chance
    state.round = 0
    state.stage = BIDDING
    state.order = ()
    state.turn = 0
    state.dark = chance.below(SET_ASIDE + 1)
    state.revealed = [False] * len(CANDIDATES)
    state.seen = [0] * seats

    state.laboratory_stack = list(range(len(LABORATORIES)))
    state.research_stack = list(range(len(RESEARCH)))
    state.resource_stack = list(range(len(RESOURCES))) * COPIES
    for stack in (state.laboratory_stack, state.research_stack, state.resource_stack):
        chance.shuffle(stack)
    state.face_laboratory = state.laboratory_stack.pop()
    state.face_research = state.research_stack.pop()
    state.face_resource = state.resource_stack.pop()

    state.owner = [NONE] * len(LABORATORIES)
    state.hosted = [NONE] * len(LABORATORIES)
    state.home = [NONE] * len(RESEARCH)
    state.lacking = [0] * (len(LABORATORIES) * len(RESOURCES))
    state.short = [0] * len(LABORATORIES)
    state.postdoc = [NONE] * len(LABORATORIES)
    state.side_research = [[] for _ in range(seats)]
    state.side_resources = [[] for _ in range(seats)]

    state.grant_stack = grants_in_play(seats)
    state.fresh = 0
    for grant in state.grant_stack:
        state.fresh |= 1 << grant
    chance.shuffle(state.grant_stack)
    state.played = []
    state.hands = [[state.grant_stack.pop() for _ in range(HAND)] for _ in range(seats)]
    state.bids = [NONE] * seats
    state.removed = []
    state.recalled = NONE
    state.known = [0] * seats
    state.gone_research = []
    state.gone_resources = [0] * len(RESOURCES)
    begin_round(state)
