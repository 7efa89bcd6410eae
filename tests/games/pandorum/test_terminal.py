"""The table in the terminal."""

from random import Random

import pytest

from serendip import game
from serendip.bots import ask, make_bot
from serendip.cli.style import TerminalStyle
from serendip.core.terminal import seen_length
from serendip.games.pandorum.seen.terminal import draw, legend
from tests.games.pandorum.table import table

GAME = game("pandorum")
PLAIN = TerminalStyle(colour=False, signs=False)


def test_the_planet_and_its_players() -> None:
    match = table(
        at=2,
        structures={1: (0, "module"), 3: (1, "base")},
        volcanoes=[12],
        markers=[8],
        hands={0: ["Laboratory", "Laboratory"]},
        events={"Eruption": 5},
    )
    drawn = draw(match.view(0), ["Ann", "Ben (bot)"], 110, PLAIN)
    for words in (" 1oa ", " 3.B ", "12^^", " 2% >", "reconstructed base rules", "hand: 2 Laboratory", "Eruption  5 Q"):
        assert words in drawn
    assert "Laboratory 2 Q:  on relic: 2" in drawn


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits(seats: int, width: int) -> None:
    match = GAME.new(seats, seed=seats)
    bot = make_bot("thumb", GAME, 1)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    rng = Random(1)
    while match.wait():
        for viewer in (0, None):
            for line in draw(match.view(viewer), names, width, PLAIN).splitlines():
                assert seen_length(line) <= width, line
        seat = match.to_act[0]
        match.play(seat, ask(bot, match, seat, rng))
    assert "the game is over" in draw(match.view(0), names, width, PLAIN)


def test_the_legend_explains_the_signs() -> None:
    assert "% relic" in legend(PLAIN)
