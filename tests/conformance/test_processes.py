"""A match does not depend on the process it is played in: nothing is chosen by the order of a set or by an address."""

import os
import subprocess
import sys

from tools.build_compiled import ROOT

PLAYTHROUGH = ROOT / "tests" / "compiled" / "playthrough.py"


def playthroughs(hash_seed: str) -> list[str]:
    """Play matches of every game in a process with another order of sets; return a line for each."""
    done = subprocess.run(
        [sys.executable, str(PLAYTHROUGH)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_same_seed_is_the_same_match_in_every_process() -> None:
    first, second = playthroughs("1"), playthroughs("2")
    assert len(first) > 1
    assert first == second
