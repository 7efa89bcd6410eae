"""Comet Chase, rule by rule: a game in real time."""

import pytest

from serendip.core.match import Match
from serendip.testing import rule
from tests.examples.comet_chase.actions import Burn, Slingshot
from tests.examples.comet_chase.game import GAME


def begun(seats: int = 2, distance: int = 12) -> Match:
    return GAME.new(seats=seats, seed=1, options={"distance": distance})


@rule("CC-1")
@pytest.mark.parametrize("distance", [12, 20])
def test_all_probes_start_together(distance: int) -> None:
    view = begun(distance=distance).view(0)
    assert (view["at"], view["distance"]) == ([0, 0], distance)


@rule("CC-2", "CC-3", "CC-5")
@pytest.mark.parametrize(("km", "cooling"), [(1, 1.0), (2, 3.0), (3, 6.0)])
def test_after_a_burn_a_probe_cools_down_until_the_table_wakes_it(km: int, cooling: float) -> None:
    match = begun()
    match.play(0, Burn(km, 1, 3), at=2.0)
    assert set(match.to_act) == {1}
    assert match.due == 2.0 + cooling
    match.pass_time(2.0 + cooling - 0.01)
    assert set(match.to_act) == {1}
    match.pass_time(2.0 + cooling)
    assert set(match.to_act) == {0, 1}
    assert str(match.log(1)[-1]) == "Player 1 can fly again."


@rule("CC-4")
def test_a_slingshot_is_luck() -> None:
    flown = set()
    for seed in range(40):
        match = GAME.new(seats=1, seed=seed)
        match.play(0, Slingshot())
        flown.add(str(match.view(0)["at"]))
        assert match.due == 4.0
    assert flown == {f"[{km}]" for km in range(6)}


@rule("CC-6")
def test_the_first_at_the_comet_wins_at_once() -> None:
    match = begun()
    for second in (0, 6, 12, 18):
        match.play(1, Burn(3, 1, 3), at=second)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.clock == 18.0


@rule("CC-7")
def test_when_the_comet_is_gone_the_farthest_wins() -> None:
    match = begun()
    match.play(0, Burn(2, 1, 3), at=1)
    match.play(1, Burn(3, 1, 3), at=1)
    match.pass_time(29.9)
    assert match.outcome is None
    match.pass_time(30)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.scores == (2.0, 3.0)
