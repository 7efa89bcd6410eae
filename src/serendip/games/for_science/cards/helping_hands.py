"""The Overworked Lab Assistant (FS-72): lends hands to others' builds."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import hands_lent, power
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.LendHand, do.TakeHandBack)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Let go of those that one helps, or help others as long as there are hands."""
    lends = power(state, seat, "lend") - hands_lent(state, seat)
    for builder in range(state.seats):
        if state.helper[builder] == seat:
            offers.append(offered.TAKE_HAND_BACK[builder])
        elif lends > 0 and needs_hand(state, seat, builder):
            offers.append(offered.LEND_HAND[builder])


def why_not(state: ForScience, seat: int, action: do.LendHand | do.TakeHandBack) -> Said | None:
    """One has no such hands, they are elsewhere, or there is nothing to hold."""
    builder = action.builder
    there = 0 <= builder < state.seats
    if isinstance(action, do.TakeHandBack):
        return None if there and state.helper[builder] == seat else Said(words.NOT_HELPING)
    hands = power(state, seat, "lend")
    if not hands:
        return Said(words.NO_POWER)
    if not there or not needs_hand(state, seat, builder):
        return Said(words.NEEDS_NO_HAND)
    return None if hands > hands_lent(state, seat) else Said(words.HANDS_LENT)


def needs_hand(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether there is a build of somebody else that nobody supports."""
    return builder != seat and state.bench[builder] != NONE and state.helper[builder] == NONE


def play(state: ForScience, seat: int, action: do.LendHand | do.TakeHandBack) -> None:
    """Support a build, or let go."""
    if isinstance(action, do.LendHand):
        state.helper[action.builder] = seat
        state.tell(words.LENDS, (seat, action.builder))
    else:
        state.helper[action.builder] = NONE
        state.tell(words.LETS_GO, (seat, action.builder))
