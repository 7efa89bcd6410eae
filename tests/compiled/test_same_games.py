"""The compiled engine and the Python one play the same games, move for move and word for word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import serendip
from tools.build_compiled import ROOT, ensure


def playthroughs(package: Path, game: str) -> tuple[str, list[str]]:
    """Play a game with the engine in that folder; return the file it came from and a line for each match."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("playthrough.py")), game],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    engine, *lines = done.stdout.splitlines()
    return engine, lines


@pytest.mark.parametrize("game", serendip.games())
def test_compiled_and_python_play_the_same_games(game: str) -> None:
    compiled, compiled_games = playthroughs(ensure(), game)
    python, python_games = playthroughs(ROOT / "src", game)
    assert compiled.endswith(".so")
    assert python.endswith(".py")
    assert python_games
    assert compiled_games == python_games
