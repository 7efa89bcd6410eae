"""Hole in the Box: borrowed energy, growing tension, and annihilation (TH-61, TH-97)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Borrow, Repay
from serendip.games.time_horizon.cards.using import of_kind
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    ENERGY,
    GROUPS,
    HOLE,
    LOAN,
    MOST_DEBT,
    MOST_TENSION,
    TENSION_STEPS,
)
from serendip.games.time_horizon.continuum import FAR, NODES, distance
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.energy import lose
from serendip.games.time_horizon.state import ANNIHILATING, NONE, TURN, TimeHorizon
from serendip.games.time_horizon.words import (
    ANNIHILATES,
    BORROWS,
    NO_DEBT,
    NO_MORE_LOAN,
    NOT_CAST,
    PAYS,
    REPAYS,
    TENSION,
    USED_GROUP,
    WRONG_NUMBER,
)

ACTIONS: Final = (Borrow, Repay)
STAGES: Final = (IN_TURN,)


def is_group_used(state: TimeHorizon, artifact: int) -> bool:
    """Say whether another artifact of the Energy group was used in this turn."""
    return bool(state.groups & ENERGY) and state.energy_artifact != artifact


def most_loan(state: TimeHorizon, seat: int) -> int:
    """Return how much the player at turn can borrow now."""
    artifact = of_kind(state.cast_artifacts[seat], HOLE)
    if artifact < 0 or is_group_used(state, artifact):
        return 0
    return min(LOAN - state.borrowed, MOST_DEBT - state.debt[artifact])


def most_repayment(state: TimeHorizon, seat: int) -> int:
    """Return how much of the debt can be repaid now."""
    artifact = of_kind(state.cast_artifacts[seat], HOLE)
    return 0 if artifact < 0 else min(state.debt[artifact], state.energy[seat])


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to borrow and to repay."""
    if not state.cast_artifacts[seat]:
        return
    most = most_loan(state, seat)
    if most > 0:
        offers.append(Borrow(1, 1, most))
    most = most_repayment(state, seat)
    if most > 0:
        offers.append(Repay(1, 1, most))


def why_not(state: TimeHorizon, seat: int, action: Borrow | Repay) -> Said | None:
    """Return why so much can't be borrowed or repaid."""
    artifact = of_kind(state.cast_artifacts[seat], HOLE)
    if artifact < 0:
        return Said(NOT_CAST, (ARTIFACTS[HOLE],))
    borrows = isinstance(action, Borrow)
    most = most_loan(state, seat) if borrows else most_repayment(state, seat)
    if most > 0:
        return None if (action.least, action.most) == (1, most) and action.fits() else Said(WRONG_NUMBER, (1, most))
    if not borrows:
        return Said(NO_DEBT)
    return Said(USED_GROUP, (GROUPS[HOLE],)) if is_group_used(state, artifact) else Said(NO_MORE_LOAN)


def play(state: TimeHorizon, seat: int, action: Borrow | Repay) -> None:
    """Take energy, which uses the Energy group of this turn; or put some back, which does not."""
    artifact = of_kind(state.cast_artifacts[seat], HOLE)
    if isinstance(action, Repay):
        state.debt[artifact] -= action.number
        state.energy[seat] -= action.number
        state.tell(REPAYS, (seat, action.number, state.debt[artifact]))
        return
    state.debt[artifact] += action.number
    state.borrowed += action.number
    state.energy[seat] += action.number
    state.groups |= ENERGY
    state.energy_artifact = artifact
    state.tell(BORROWS, (seat, action.number, state.debt[artifact]))


def tension_step(debt: int) -> int:
    """Return by how much the tension moves at the end of a turn with this debt."""
    return next(step for least, step in reversed(TENSION_STEPS) if debt >= least)


def tighten(state: TimeHorizon, seat: int) -> None:
    """At the end of the owner's turn the tension moves; past its scale the Hole annihilates."""
    artifact = of_kind(state.cast_artifacts[seat], HOLE)
    if artifact < 0:
        return
    before = state.tension[artifact]
    state.tension[artifact] = max(0, before + tension_step(state.debt[artifact]))
    if state.tension[artifact] > MOST_TENSION:
        annihilate(state, seat, artifact)
    elif state.tension[artifact] != before:
        state.tell(TENSION, (seat, state.tension[artifact]))


def annihilate(state: TimeHorizon, seat: int, artifact: int) -> None:
    """The owner pays the debt first, then the others by distance; the artifact leaves the game."""
    state.cast_artifacts[seat].remove(artifact)
    state.artifacts_gone.append(artifact)
    state.annihilator = seat
    state.uncovered = state.debt[artifact]
    state.tell(ANNIHILATES, (seat, state.uncovered))
    state.debt[artifact] = 0
    state.tension[artifact] = 0
    here = state.pawn[seat]
    away = [
        (gap(here, state.pawn[other]), other) for other in range(state.seats) if other != seat and state.alive[other]
    ]
    pay(state, seat)
    # By distance; the victims of each distance are taken out of the list as they pay.
    state.victims = [100 * steps + other for steps, other in sorted(away)]
    collect(state)


def gap(one: int, other: int) -> int:
    """Return the distance of two pawns; V616 Mon is farther from the board than any node from another (TH-97)."""
    if one == other:
        return 0
    return NODES if FAR in (one, other) else distance(one, other)


def pay(state: TimeHorizon, seat: int) -> None:
    """A player loses energy until the debt is covered; shields don't help."""
    lost = lose(state, seat, state.uncovered)
    state.uncovered -= lost
    state.tell(PAYS, (seat, lost))


def nearest(state: TimeHorizon) -> list[int]:
    """Return the victims who are nearest, among whom the owner chooses."""
    least = state.victims[0] // 100
    return [victim % 100 for victim in state.victims if victim // 100 == least]


def collect(state: TimeHorizon) -> None:
    """Let the nearest pay as long as there is no choice; stop where the owner has to choose."""
    while state.uncovered > 0 and state.victims:
        candidates = nearest(state)
        if len(candidates) > 1 and state.uncovered < sum([state.energy[victim] for victim in candidates]):
            state.stage = ANNIHILATING
            return
        pay(state, candidates[0])
        state.victims.pop(0)
    state.victims = []
    state.uncovered = 0
    state.stage = TURN
    state.annihilator = NONE
