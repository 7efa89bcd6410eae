"""The check of a Build (FS-53, FS-54, FS-D2a): how it stands is frozen, judged by exact geometry, and told in words."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import FRONT, KINDS
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.matching import NOBODY
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.components import PLACES
from serendip.games.for_science.poses import BadPoses, read_poses
from serendip.games.for_science.rules.bench import void_check
from serendip.games.for_science.rules.findings import findings, in_words
from serendip.games.for_science.rules.moments import moment, not_now
from serendip.games.for_science.rules.plans import phrase_to_say, task
from serendip.games.for_science.rules.waste import waste_from_deck
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.CheckBuild,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """A builder may check as often as he likes (FS-53); poses of blocks are legal without being listed."""
    if state.bench[seat] != NONE and not phrase_to_say(state, seat):
        offers.append(offered.CHECK_BUILD)


def why_not(state: ForScience, seat: int, action: do.CheckBuild) -> Said | None:
    """There is nothing to check, something must be said before, or these are not the blocks."""
    if moment(state, seat) != PLAYING:
        return not_now(state, seat, action)
    if state.bench[seat] == NONE:
        return Said(words.NO_BUILD)
    phrase = phrase_to_say(state, seat)
    if phrase:
        return Said(words.SAY_FIRST, (phrase,))
    return None if are_poses(state, seat, action) else Said(words.FORGED)


def are_poses(state: ForScience, seat: int, action: do.CheckBuild) -> bool:
    """Say whether poses are of the blocks that the build has; some may have fallen off while all stopped (FS-D2a)."""
    if action.rest < 0:
        return False
    try:
        poses = read_poses(action.poses)
    except BadPoses:
        return False
    kinds = [pose.kind for pose in poses]
    return all(kinds.count(kind) <= held for kind, held in zip(KINDS, state.blocks[seat], strict=True))


def play(state: ForScience, seat: int, action: do.CheckBuild) -> None:
    """Judge the frozen poses. A mistake costs nothing, unless a card or a variant says so (FS-54, FS-96)."""
    place = state.bench[seat]
    poses = read_poses(action.poses)
    if poses:  # what is not there any more has fallen off while all stopped
        state.blocks[seat] = [len([pose for pose in poses if pose.kind == kind]) for kind in KINDS]
    wanted = task(state, seat)
    verdict = judge(wanted.plan, poses, action.rest / 1000, state.flat[seat])
    void_check(state, seat)
    state.findings[seat] = []
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
    state.findings[seat] = findings(verdict, poses)
    for finding in state.findings[seat]:
        said = in_words(finding)
        state.tell(said.line, said.args)
    penalty = state.penalty + mutations.check_waste(state, place)
    if penalty:
        state.tell(words.PENALTY, (penalty,))
        waste_from_deck(state, seat, penalty)
