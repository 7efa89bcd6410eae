"""Who wins, and what is shown then: TH-70, TH-99."""

import pytest

from serendip import Match
from serendip.testing import rule
from tests.games.time_horizon.table import log, state_of, table
from tests.games.time_horizon.test_time import end_round


def finished(
    points: list[int], earlier: dict[int, tuple[int, ...]] | None = None, energy: dict[int, int] | None = None,
    stored: list[int] | None = None,
) -> Match:  # fmt: skip
    match = table(round=20, at={0: 60, 1: 60, 2: 60}, energy=energy, items={2: {"Kinetic Storage": 1}})
    state = state_of(match)
    state.points = points
    for phase, row in (earlier or {}).items():
        state.points_after[phase] = row
    state.stored = stored or [0, 0, 0]
    end_round(match)
    return match


@rule("TH-70")
def test_most_points_win() -> None:
    outcome = finished([5, 7, 6]).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (5.0, 7.0, 6.0), "Player 2 won with 7 points.")


@rule("TH-70")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_then_more_points_after_an_earlier_phase(phase: int) -> None:
    outcome = finished([7, 7, 6], earlier={phase: (3, 4, 9)}).outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.reason == f"Player 2 won with 7 points, and had more after phase {phase}."


@rule("TH-70")
def test_the_earliest_phase_counts_first() -> None:
    outcome = finished([7, 7, 6], earlier={1: (4, 3, 0), 2: (3, 9, 0)}).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("TH-70")
def test_then_more_energy_the_storage_included() -> None:
    outcome = finished([7, 1, 7], energy={0: 20, 2: 15}, stored=[0, 0, 6]).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "Player 3 won with 7 points and more energy.")


@rule("TH-70")
def test_then_the_win_is_shared() -> None:
    outcome = finished([7, 1, 7]).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 2), "Player 1 and Player 3 share the win with 7 points.")


@rule("TH-99")
def test_hands_are_shown_when_it_is_over() -> None:
    match = table(
        round=20, at={0: 60, 1: 60, 2: 60}, hands={0: ["First Light"], 1: [], 2: []}, artifacts={1: ["Collector"]}
    )
    assert not any("First Light" in line for line in log(match, 2))
    end_round(match)
    assert [line for line in log(match, 2) if "still held" in line] == [
        "Player 1 still held the events First Light.",
        "Player 2 still held the artifacts Collector.",
    ]
