"""A game in plain Python plays on the compiled core, word for word as on the Python one."""

import os
import subprocess
import sys

import pytest

from tools.build_compiled import ROOT, ensure
from tools.golden import FOLDER

pytestmark = pytest.mark.slow

SCRIPT = """
import sys
from serendip.core import state
from tools.golden import made_anew

assert state.__file__.endswith(".so"), state.__file__
sys.stdout.write(made_anew(sys.stdin.read()))
"""


@pytest.mark.parametrize("name", ["comet-chase-2", "herbarium-3", "telescope-nights-3"])
def test_an_example_game_plays_on_the_compiled_core(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": f"{ensure()}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"},
        input=golden,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert done.stdout == golden
