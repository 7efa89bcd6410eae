"""Short ways to write plans, poses and towers in the tests of building."""

from math import radians

from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.design import Design
from serendip.games.for_science.building.plan import TABLE, Plan, line


def plan(kinds: str, lines: str, optional: str = "") -> Plan:
    """Write a plan: plan("brick slat", "t0 01") has a brick on the table and a slat that touches it."""
    made = Plan([kind.replace("_", " ") for kind in kinds.split()])
    made.lines = {_pair(word) for word in lines.split()}
    made.optional = {_pair(word) for word in optional.split()}
    return made


def _pair(word: str) -> tuple[int, int]:
    a, b = [TABLE if letter == "t" else int(letter) for letter in word]
    return line(a, b)


def front(kind: str, x: float, y: float, degrees: float = 0.0) -> Pose:
    return Pose(kind, "front", x, y, radians(degrees))


def end(kind: str, x: float, y: float, degrees: float = 0.0) -> Pose:
    return Pose(kind, "end", x, y, radians(degrees))


def card(blocks: str, lines: str, bottom: str, top: str, tiers: str, faces: str = "") -> Design:
    """Write a card: card("slat brick", "01", "0", "11", "01")."""
    return Design(
        {
            "name": "a card",
            "blocks": [kind.replace("_", " ") for kind in blocks.split()],
            "tiers": [int(tier) for tier in tiers],
            "lines": [list(_pair(word)) for word in lines.split()],
            "bottom": [int(block) for block in bottom],
            "top": [int(block) for block in top],
            "faces": [int(block) for block in faces],
            "bonus": len(faces),
            "data": 1,
            "knowledge": 1,
        }
    )


GATE = plan("brick brick slat", "t0 t1 02 12")
"""Two bricks on the table with a slat across."""

GATE_POSES = [end("brick", -0.7, 0.5), end("brick", 0.7, 0.5), front("slat", 0.0, 1.25)]
