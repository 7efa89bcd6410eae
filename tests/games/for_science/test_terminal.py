"""The table in the terminal."""

from random import Random

import pytest

from serendip.core.terminal import PlainStyle, seen_length
from serendip.games.for_science import actions as do
from serendip.games.for_science.game import GAME
from serendip.games.for_science.seen.terminal import draw, legend
from tests.games.for_science.table import GAMMA, begun, hold, infect, lay, play


def test_labs_builds_and_players() -> None:
    match = begun(2, roles=("Panicking Intern",))
    infect(match, GAMMA, "Toxicardia", "Vaulted")
    lay(match, GAMMA, "Nervous Peptide", verified=True)
    hold(match, 1, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA), at=30.0)
    play(match, 0, do.TakeBlock("bridge"))
    drawn = draw(match.view(0), ["Ann", "Ben"], 100, PlainStyle())
    for words in (
        "14:30 left",
        "Toxicardia  Vaulted  [Verified]  - two green bridges or more",
        "Ann builds Lab Gamma:  A 1/1",
        "A 5",
        "Ben  (Emergency Accountant)  holds Plain Broth",
        "Workshop of the Panicking Intern (Ann, 1 below)",
    ):
        assert words in drawn, drawn
    assert "A bridge" in legend(PlainStyle())


@pytest.mark.parametrize("seats", [1, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits(seats: int, width: int) -> None:
    match = GAME.new(seats, seed=seats, options={"events": "many"})
    rng = Random(seats)
    for _ in range(150):
        if match.outcome is not None:
            break
        match.pass_time(match.clock + 2)
        if match.to_act:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.actions(seat)))
        lines = draw(match.view(0), [f"Somebody {seat}" for seat in range(seats)], width, PlainStyle()).splitlines()
        assert max(map(seen_length, lines)) <= width
