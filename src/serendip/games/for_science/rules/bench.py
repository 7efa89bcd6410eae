"""The benches (FS-51, FS-52, FS-55): whose hands are in which build, which blocks are left, how builds end."""

from typing import Final

from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.cards import mutations, ongoing
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.components import KIND_NUMBER
from serendip.games.for_science.state import NEVER, NONE, ForScience

HALF_CIRCLE: Final = KIND_NUMBER["half circle"]


def builder_of(state: ForScience, seat: int) -> int:
    """Return whose build a player's hands are in: one's own, or that of the one whom one takes turns with; NONE."""
    if state.bench[seat] != NONE:
        return seat
    return state.partner[seat] if state.second[seat] else NONE


def in_pool(state: ForScience, kind: int) -> int:
    """Return how many blocks of a kind nobody has (FS-51)."""
    left = EACH - ongoing.missing_blocks(state)
    for blocks in state.blocks:
        left -= blocks[kind]
    return left - len(state.caps) if kind == HALF_CIRCLE else left


def comes_down_at(state: ForScience, seat: int) -> float:
    """Return when a Noxious build comes down that has not been checked (FS-81); NEVER if it lasts."""
    if state.bench[seat] == NONE or state.begun_at[seat] == NEVER or state.passed[seat]:
        return NEVER
    seconds, _ = mutations.bench_seconds(state, state.bench[seat])
    return state.begun_at[seat] + seconds if seconds else NEVER


def void_check(state: ForScience, builder: int) -> None:
    """Forget a check: the build is not what it was (FS-53)."""
    state.passed[builder] = False
    state.fronts[builder] = 0
    state.approvals[builder] = 0
    state.approved_by[builder] = 0
    state.hailed[builder] = 0


def design_changed(state: ForScience, place: int) -> None:
    """The Design of a place is another: its builds go on, but checks and declared exceptions are void (FS-53)."""
    for seat in range(state.seats):
        if state.bench[seat] == place:
            if not state.columns[place]:
                tear_down(state, seat)
            else:
                void_check(state, seat)
                state.omitted[seat] = []
                state.excused[seat] = []


def stop_building(state: ForScience, seat: int) -> None:
    """Tear one's own build down, or leave another's to its builder."""
    if state.second[seat]:
        state.tell(words.LEAVES_BUILD, (seat, state.partner[seat]))
        leave_partner(state, seat)
    else:
        tear_down(state, seat)


def tear_down(state: ForScience, seat: int) -> None:
    """Take a build apart: its blocks go back, whoever helped is free (FS-51, FS-55)."""
    if sum(state.blocks[seat]):
        state.tell(words.TEARS_DOWN, (seat,))
    clear_bench(state, seat)


def clear_bench(state: ForScience, seat: int) -> None:
    """Leave the bench of a builder empty."""
    void_check(state, seat)
    state.rounds[seat] += 1
    state.tries[seat] = 0
    state.findings[seat] = []
    if state.partner[seat] != NONE:
        leave_partner(state, state.partner[seat])
    state.bench[seat] = NONE
    state.blocks[seat] = [0] * len(KINDS)
    state.begun_at[seat] = NEVER
    state.last_hand[seat] = NONE
    state.last_kind[seat] = NONE
    state.omitted[seat] = []
    state.excused[seat] = []
    state.recited[seat] = False
    state.helper[seat] = NONE
    state.cheered[seat] = False


def leave_partner(state: ForScience, seat: int) -> None:
    """End the part of a second builder (FS-81); exceptions that only their Role allowed are void."""
    builder = state.partner[seat]
    left_out = state.omitted[builder][: power(state, builder, "omit")]
    ignored = state.excused[builder][: power(state, builder, "excuse")]
    if left_out != state.omitted[builder] or ignored != state.excused[builder]:
        void_check(state, builder)
    state.omitted[builder] = left_out
    state.excused[builder] = ignored
    state.partner[builder] = NONE
    state.partner[seat] = NONE
    state.second[seat] = False
