"""The physics engine comes only where a build is simulated."""

import subprocess
import sys

WITHOUT_PYMUNK = """
import sys
sys.modules["pymunk"] = None
from serendip.games.for_science.building.design import DESIGNS, plan_of
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.proofs import proofs
proof = proofs()[0]
assert judge(proof.plan(), proof.poses, 1.0).passed
from serendip.games.for_science.building.physics import NoPhysics
from serendip.games.for_science.building.world import World
try:
    World()
except NoPhysics as missing:
    print(missing)
"""


def test_cards_and_judge_do_without_it_and_a_world_says_how_to_get_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_PYMUNK], capture_output=True, text=True, check=False)
    assert done.stdout == "building needs pymunk: pip install 'serendip[building]'\n", done.stderr
