"""A match does not depend on the process it is played in: nothing is chosen by the order of a set or by an address."""

import os
import subprocess
import sys

import pytest

import serendip
from tools.build_compiled import ROOT

PLAYTHROUGH = ROOT / "tests" / "compiled" / "playthrough.py"


def playthroughs(game: str, hash_seed: str) -> list[str]:
    """Play matches of a game in a process with another order of sets; return a line for each."""
    done = subprocess.run(
        [sys.executable, str(PLAYTHROUGH), game],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("game", serendip.games())
def test_the_same_seed_is_the_same_match_in_every_process(game: str) -> None:
    first, second = playthroughs(game, "1"), playthroughs(game, "2")
    assert len(first) > 1
    assert first == second
