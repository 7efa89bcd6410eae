"""Building (FS-50 to FS-55): who builds what, with which blocks, and the check of it."""

from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import EACH, FRONT, KINDS
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.matching import NOBODY
from serendip.games.for_science.cards import mutations, ongoing
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import KIND_NUMBER, LABS, PLACES
from serendip.games.for_science.poses import read_poses
from serendip.games.for_science.rules.designing import owner_of
from serendip.games.for_science.rules.plans import is_cure, task
from serendip.games.for_science.rules.telling import tell_problems
from serendip.games.for_science.rules.waste import waste_from_deck
from serendip.games.for_science.state import NEVER, NONE, ForScience

HALF_CIRCLE = KIND_NUMBER["half circle"]


def can_build(state: ForScience, seat: int, place: int) -> bool:
    """Say whether a player may begin to build there: a Cure, or one's own research (FS-52)."""
    if not state.columns[place]:
        return False
    return place < LABS or (owner_of(state, place) == seat and not ongoing.closes_workshops(state))


def start(state: ForScience, seat: int, place: int) -> None:
    """Begin an empty build."""
    state.bench[seat] = place
    state.tell(words.BEGINS, (seat, PLACES[place]))


def can_join(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether an Alternating build still needs its second builder (FS-81)."""
    if seat == builder or state.bench[builder] == NONE or state.partner[builder] != NONE:
        return False
    return mutations.is_alternating(state, state.bench[builder])


def join(state: ForScience, seat: int, builder: int) -> None:
    """Be the second builder."""
    state.partner[builder] = seat
    state.partner[seat] = builder
    state.second[seat] = True
    state.tell(words.JOINS, (seat, builder))


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


def can_take(state: ForScience, seat: int, kind: int) -> bool:
    """Say whether a block can be taken: there is one, and with Alternating it is this player's turn (FS-51, FS-81)."""
    builder = builder_of(state, seat)
    if builder == NONE or not is_in_turn(state, seat, builder, kind):
        return False
    return in_pool(state, kind) > 0 or (kind == HALF_CIRCLE and len(state.caps) > 0)


def is_in_turn(state: ForScience, seat: int, builder: int, kind: int) -> bool:
    """Alternating: two builders by turns; alone, never two blocks of one kind in a row while another is needed."""
    if not mutations.is_alternating(state, state.bench[builder]):
        return True
    if state.seats > 1:
        return state.partner[builder] != NONE and state.last_hand[builder] != seat
    if state.last_kind[builder] != kind:
        return True
    counts = plan_for(tuple(state.columns[state.bench[builder]])).counts()
    lacking = [other for other in range(len(KINDS)) if counts[KINDS[other]] > state.blocks[builder][other]]
    return not [other for other in lacking if other != kind]


def take(state: ForScience, seat: int, kind: int) -> None:
    """Take a block; the Theoretician's half circles are taken when no other is left (FS-72)."""
    builder = builder_of(state, seat)
    if kind == HALF_CIRCLE and in_pool(state, kind) <= 0:
        cap = state.caps.pop()
        state.tell(words.TAKES_CAP_BLOCK, (seat, cap.tile))
    else:
        state.tell(words.TAKES_BLOCK, (seat, KINDS[kind]))
    if not sum(state.blocks[builder]):
        state.begun_at[builder] = state.clock
    state.blocks[builder][kind] += 1
    state.last_hand[builder] = seat
    state.last_kind[builder] = kind
    void_check(state, builder)


def give_back(state: ForScience, seat: int, kind: int) -> None:
    """Give a block back to the pool."""
    builder = builder_of(state, seat)
    state.blocks[builder][kind] -= 1
    if not sum(state.blocks[builder]):
        state.begun_at[builder] = NEVER
        state.last_hand[builder] = NONE
        state.last_kind[builder] = NONE
    state.tell(words.RETURNS_BLOCK, (seat, KINDS[kind]))
    void_check(state, builder)


def void_check(state: ForScience, builder: int) -> None:
    """Forget a check: the build is not what it was."""
    state.passed[builder] = False
    state.fronts[builder] = 0
    state.approvals[builder] = 0
    state.approved_by[builder] = 0
    state.hailed[builder] = 0


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
    """End the part of a second builder; exceptions that only their Role allowed are void."""
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


def stop_building(state: ForScience, seat: int) -> None:
    """Tear one's own build down, or leave another's to its builder."""
    if state.second[seat]:
        state.tell(words.LEAVES_BUILD, (seat, state.partner[seat]))
        leave_partner(state, seat)
    else:
        tear_down(state, seat)


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


def exceptions_left(state: ForScience, seat: int, name: str) -> int:
    """Return how many blocks a builder of a Cure, or the second one, may still leave out or ignore (FS-72, FS-81)."""
    builder = builder_of(state, seat)
    if builder == NONE or not is_cure(state, builder) or not state.columns[state.bench[builder]]:
        return 0
    used = state.omitted[builder] if name == "omit" else state.excused[builder]
    return power(state, seat, name) - len(used)


def free_symbols(state: ForScience, seat: int) -> list[int]:
    """Return the blocks of the Design for which no exception was declared, by number."""
    builder = builder_of(state, seat)
    declared = state.omitted[builder] + state.excused[builder]
    symbols = range(len(plan_for(tuple(state.columns[state.bench[builder]])).kinds))
    return [symbol for symbol in symbols if symbol not in declared]


def omit(state: ForScience, seat: int, symbol: int) -> None:
    """Viral Virtuoso: leave a block out."""
    builder = builder_of(state, seat)
    state.omitted[builder].append(symbol)
    void_check(state, builder)
    state.tell(words.OMITS, (seat, symbol))


def excuse(state: ForScience, seat: int, symbol: int) -> None:
    """Pathological Pathologist: ignore what a block touches."""
    builder = builder_of(state, seat)
    state.excused[builder].append(symbol)
    void_check(state, builder)
    state.tell(words.EXCUSES, (seat, symbol))


def check(state: ForScience, seat: int, text: str, rest: int) -> None:
    """Judge the frozen poses of a build (FS-D2a). A mistake costs nothing, unless a card or a variant says so."""
    place = state.bench[seat]
    poses = read_poses(text)
    if poses:  # what is not there any more has fallen off while all stopped
        state.blocks[seat] = [len([pose for pose in poses if pose.kind == kind]) for kind in KINDS]
    wanted = task(state, seat)
    verdict = judge(wanted.plan, poses, rest / 1000, state.flat[seat])
    void_check(state, seat)
    state.checks += 1
    if verdict.passed:
        state.passed[seat] = True
        for block, symbol in enumerate(verdict.symbols):
            if symbol != NOBODY and poses[block].silhouette == FRONT:
                state.fronts[seat] |= 1 << wanted.origin[symbol]
        state.tell(words.PASSES, (seat, PLACES[place]))
        return
    state.tries[seat] += 1
    state.tell(words.FAILS, (seat, PLACES[place]))
    tell_problems(state, verdict, poses)
    penalty = state.penalty + mutations.check_waste(state, place)
    if penalty:
        state.tell(words.PENALTY, (penalty,))
        waste_from_deck(state, seat, penalty)
