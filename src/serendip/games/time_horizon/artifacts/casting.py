"""What all artifacts share: casting them, groups used once a turn, still rounds (TH-8, TH-60 to TH-68)."""

from serendip.games.time_horizon.actions import Cast
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    CHARGES,
    EVENTS,
    GROUP_OF,
    KIND_NUMBER,
    STILL_ROUNDS,
)
from serendip.games.time_horizon.rules.activity import forget, of_kind
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import CASTS


def is_still(state: TimeHorizon, kind: int) -> bool:
    """Say whether artifacts of this kind rest in this round (TH-8)."""
    return GROUP_OF[kind] == EVENTS and state.round in STILL_ROUNDS


def ready(state: TimeHorizon, seat: int, kind: int) -> int:
    """Return the cast artifact of a kind that the player at turn may use a charge of now; -1: there is none."""
    artifact = of_kind(state.cast_artifacts[seat], kind)
    if artifact < 0 or state.groups & GROUP_OF[kind] or is_still(state, kind):
        return -1
    return artifact if state.charges[artifact] > 0 else -1


def use(state: TimeHorizon, artifact: int, kind: int) -> None:
    """Take a charge; the group is used for this turn."""
    state.charges[artifact] -= 1
    state.groups |= GROUP_OF[kind]


def may_cast(state: TimeHorizon, seat: int, kind: int) -> bool:
    """Say whether an artifact of a kind can be put on the table: not beside another of its kind."""
    return of_kind(state.cast_artifacts[seat], kind) < 0 and not is_still(state, kind)


def cast(state: TimeHorizon, seat: int, action: Cast) -> None:
    """Put an artifact from hand on the table, with all its charges."""
    kind = KIND_NUMBER[action.artifact]
    artifact = of_kind(state.held_artifacts[seat], kind)
    state.held_artifacts[seat].remove(artifact)
    state.cast_artifacts[seat].append(artifact)
    state.charges[artifact] = CHARGES[kind]
    forget(state, artifact)
    state.tell(CASTS, (seat, ARTIFACTS[kind]))
