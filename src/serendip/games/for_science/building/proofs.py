"""Proofs that cards and columns can be built (FS-D2b): stored towers, one a line of `columns.txt`.

    7 12t 3 * 0.02 | 0f0,-6000,15000 1e2,…

The cards from the bottom up, `t` for a turned one; `*` if all fronts are shown that the cards reward; how far a hand
may slip; then the blocks in the order of building: symbol, silhouette, eighths of a turn, x and y in ten-thousandths
of a unit. `not found` instead of the blocks says that the solver gave up: no proof of the contrary.
"""

from functools import cache
from importlib.resources import files
from math import pi
from typing import Final

from serendip.games.for_science.building.blocks import END, FRONT, Pose
from serendip.games.for_science.building.design import DESIGNS, Column, Design, plan_of
from serendip.games.for_science.building.plan import Plan

NOT_FOUND: Final = "not found"
_GRAIN: Final = 10_000


class Proof:
    """A column with a tower that stands for it: symbols in the order of building, and a pose for each."""

    def __init__(self, column: Column, symbols: list[int], poses: list[Pose], shows: bool, slip: float) -> None:
        self.column = column
        self.symbols = symbols
        self.poses = poses
        self.shows_fronts = shows
        """Whether every rewarded front is shown."""
        self.slip = slip
        """How far off every block may be put down."""

    def plan(self, cards: list[Design] = DESIGNS) -> Plan:
        """Return what the column asks for."""
        return plan_of(self.column, cards)


def write_column(column: Column) -> str:
    """Return a column as it is written."""
    return " ".join([f"{number}{'t' if turned else ''}" for number, turned in column])


def read_column(text: str) -> Column:
    """Return the column that is written so."""
    return [(int(word.removesuffix("t")), word.endswith("t")) for word in text.split()]


def column_of(line: str) -> Column:
    """Return the column that a line of the file is about."""
    words = line.partition("|")[0].replace("*", "").split()
    return read_column(" ".join(words[:-1]))


def write_proof(proof: Proof) -> str:
    """Return a proof as a line."""
    blocks = []
    for symbol, pose in zip(proof.symbols, proof.poses, strict=True):
        eighths = round(pose.angle * 4 / pi)
        place = f"{round(pose.x * _GRAIN)},{round(pose.y * _GRAIN)}"
        blocks.append(f"{symbol}{pose.silhouette[0]}{eighths},{place}")
    star = " *" if proof.shows_fronts else ""
    return f"{write_column(proof.column)}{star} {proof.slip} | {' '.join(blocks)}"


def read_proof(text: str, cards: list[Design] = DESIGNS) -> Proof | None:
    """Return the proof that a line holds, or None if the solver found none."""
    head, _, tail = text.partition("|")
    if tail.strip() == NOT_FOUND:
        return None
    column = column_of(text)
    kinds = plan_of(column, cards).kinds
    symbols: list[int] = []
    poses: list[Pose] = []
    for word in tail.split():
        name, x, y = word.split(",")
        letter = "f" if "f" in name else "e"
        symbol, _, eighths = name.partition(letter)
        symbols.append(int(symbol))
        angle = int(eighths) * pi / 4
        pose = Pose(kinds[int(symbol)], FRONT if letter == "f" else END, int(x) / _GRAIN, int(y) / _GRAIN, angle)
        poses.append(pose.kept())
    return Proof(column, symbols, poses, "*" in head, float(head.split()[-1]))


def stored_lines() -> list[str]:
    """Return the lines of the file, comments left out."""
    text = files(__package__).joinpath("data", "columns.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@cache
def proofs() -> list[Proof]:
    """Return all stored proofs."""
    found = [read_proof(line) for line in stored_lines()]
    return [proof for proof in found if proof is not None]


@cache
def _by_column() -> dict[str, Proof]:
    return {write_column(proof.column): proof for proof in proofs()}


def proof_of(column: Column) -> Proof | None:
    """Return the stored proof of a column, if there is one."""
    return _by_column().get(write_column(column))
