"""Alternating (FS-81): a Mutation for which two builders put down blocks by turns, each with their own powers."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.rules.bench import builder_of
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.JoinBuild,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whoever builds nothing may be the second builder."""
    if builder_of(state, seat) == NONE:
        offers += [offered.JOIN_BUILD[other] for other in range(state.seats) if can_join(state, seat, other)]


def why_not(state: ForScience, seat: int, action: do.JoinBuild) -> Said | None:
    """One has a build already, or that one needs nobody."""
    if builder_of(state, seat) != NONE:
        return Said(words.ONE_BUILD)
    builder = action.builder
    return None if 0 <= builder < state.seats and can_join(state, seat, builder) else Said(words.NO_PARTNER)


def play(state: ForScience, seat: int, action: do.JoinBuild) -> None:
    """Be the second builder."""
    state.partner[action.builder] = seat
    state.partner[seat] = action.builder
    state.second[seat] = True
    state.tell(words.JOINS, (seat, action.builder))


def can_join(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether an Alternating build still needs its second builder."""
    if seat == builder or state.bench[builder] == NONE or state.partner[builder] != NONE:
        return False
    return mutations.is_alternating(state, state.bench[builder])


def is_in_turn(state: ForScience, seat: int, builder: int, kind: int) -> bool:
    """Two builders take blocks by turns; a lone one never two of one kind in a row while another is needed."""
    if not mutations.is_alternating(state, state.bench[builder]):
        return True
    if state.seats > 1:
        return state.partner[builder] != NONE and state.last_hand[builder] != seat
    if state.last_kind[builder] != kind:
        return True
    counts = plan_for(tuple(state.columns[state.bench[builder]])).counts()
    lacking = [other for other in range(len(KINDS)) if counts[KINDS[other]] > state.blocks[builder][other]]
    return not [other for other in lacking if other != kind]
