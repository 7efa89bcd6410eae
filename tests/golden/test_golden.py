"""Whole matches, kept as text, are still played word for word."""

from pathlib import Path

import pytest

import serendip
from serendip.conformance.golden import read_header
from tools.golden import UPDATE, difference, files

HEADERS = [read_header(path.read_text(encoding="utf-8")) for path in files()]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_golden_playthrough_is_played_word_for_word(path: Path) -> None:
    changes = difference(path)
    assert not changes, f"{changes}\n\nIf that is meant: {UPDATE}, and look at what git diff shows."


@pytest.mark.parametrize("name", serendip.games())
def test_every_game_has_golden_playthroughs_for_the_fewest_and_the_most_players(name: str) -> None:
    kept = {seats for game, seats, _, _ in HEADERS if game == name}
    seats = serendip.game(name).seats
    assert {seats[0], seats[-1]} <= kept, f"python -m tools.golden --new {name} {seats[0]} (and {seats[-1]})"
