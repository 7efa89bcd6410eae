"""The table in the terminal shows what a player needs, at any width."""

import pytest

from serendip.cli.style import TerminalStyle
from serendip.core.terminal import seen_length
from serendip.games.time_horizon.seen.terminal import draw, legend
from tests.games.time_horizon.census import careful_game
from tests.games.time_horizon.table import put, table

NAMES = ["Ada (you)", "Bea", "Cy", "Dee", "Eve", "Flo"]
PLAIN = TerminalStyle(colour=False, signs=False)


def test_the_board_shows_pawns_forecasts_and_results() -> None:
    events = {8: put("Safe Harbour", links={}), 20: put("orange Key 3", links={0: 2})}
    match = table(round=11, at={0: 20, 1: 40, 2: 40}, events=events, happened=(8,))
    text = draw(match.view(0), NAMES, 100, PLAIN)
    assert "20:a" in text
    assert "40:bc" in text
    assert "^+2 a+3" in text
    assert "round 11, phase 3" in text
    assert "8>20 cause 2 (+2)" in text


@pytest.mark.parametrize("seats", [2, 6])
def test_every_position_can_be_drawn_for_everybody(seats: int) -> None:
    for number, match in enumerate(careful_game(seats, 5)):
        if number % 40 == 0:
            for viewer in (0, seats - 1, None):
                text = draw(match.view(viewer), NAMES, 80, PLAIN)
                assert text.isascii()
                assert max(map(seen_length, text.splitlines())) <= 80
    assert "node 12" in legend(PLAIN)
