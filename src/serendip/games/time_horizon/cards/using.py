"""What all artifacts share: charges, groups used once a turn, rounds in which they rest (TH-8, TH-60, TH-68)."""

from serendip.core.line import Said
from serendip.games.time_horizon.components import ARTIFACTS, EVENTS, GROUP_OF, GROUPS, KIND_OF, STILL_ROUNDS
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import EXHAUSTED, NOT_CAST, STILL, USED_GROUP


def of_kind(artifacts: list[int], kind: int) -> int:
    """Return the first artifact of a kind in a list; -1: there is none."""
    for artifact in artifacts:
        if KIND_OF[artifact] == kind:
            return artifact
    return -1


def forget(state: TimeHorizon, artifact: int) -> None:
    """Let nobody remember in whose hand an artifact was: it is open to all."""
    for row in state.may_hold:
        row[artifact] = 0


def is_still(state: TimeHorizon, kind: int) -> bool:
    """Say whether artifacts of this kind rest in this round (TH-8)."""
    return GROUP_OF[kind] == EVENTS and state.round in STILL_ROUNDS


def ready(state: TimeHorizon, seat: int, kind: int) -> int:
    """Return the cast artifact of a kind that the player at turn may use a charge of now; -1: there is none."""
    artifact = of_kind(state.cast_artifacts[seat], kind)
    if artifact < 0 or state.groups & GROUP_OF[kind] or is_still(state, kind):
        return -1
    return artifact if state.charges[artifact] > 0 else -1


def why_not_ready(state: TimeHorizon, seat: int, kind: int) -> Said | None:
    """Return why no charge of a kind of artifact can be used now; None if one can."""
    if ready(state, seat, kind) >= 0:
        return None
    artifact = of_kind(state.cast_artifacts[seat], kind)
    if artifact < 0:
        return Said(NOT_CAST, (ARTIFACTS[kind],))
    if is_still(state, kind):
        return Said(STILL)
    if state.charges[artifact] == 0:
        return Said(EXHAUSTED, (ARTIFACTS[kind],))
    return Said(USED_GROUP, (GROUPS[kind],))


def use(state: TimeHorizon, artifact: int, kind: int) -> None:
    """Take a charge; the group is used for this turn."""
    state.charges[artifact] -= 1
    state.groups |= GROUP_OF[kind]
