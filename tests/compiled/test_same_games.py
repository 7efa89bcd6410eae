"""The compiled engine and the Python one play the same games, move for move and word for word.

They do so in processes that hash differently, too: nothing is chosen by the order of a set or by an address. One pass
of each shows both.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import serendip
from tools.build_compiled import ROOT, ensure

pytestmark = pytest.mark.slow


def playthroughs(package: Path, game: str, hash_seed: str) -> tuple[str, list[str]]:
    """Play a game with the engine in that folder; return the file it came from and a line for each match."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("playthrough.py")), game],
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    engine, *lines = done.stdout.splitlines()
    return engine, lines


@pytest.mark.parametrize("game", serendip.games())
def test_compiled_and_python_play_the_same_games_in_every_process(game: str) -> None:
    compiled, compiled_games = playthroughs(ensure(), game, hash_seed="1")
    python, python_games = playthroughs(ROOT / "src", game, hash_seed="2")
    assert compiled.endswith(".so")
    assert python.endswith(".py")
    assert python_games
    assert compiled_games == python_games
