"""Designs: cards, columns of cards, and the Plan that a column asks to be built (FS-20, FS-24, FS-50).

A card lists its blocks tier by tier from below, each tier from left to right, the lines among them, and which block
each connection of its lower and of its upper side leads to, from left to right. A card turned by 180° swaps its sides
and reverses their order. A column is a list of cards from the bottom up, each with whether it is turned.
"""

from itertools import permutations, product
from typing import Any, Final

from serendip.core.errors import SerendipError
from serendip.core.numbers import in_order
from serendip.core.printed import data, numbers
from serendip.games.for_science.building.blocks import FRONT, KINDS
from serendip.games.for_science.building.plan import TABLE, Plan, line
from serendip.games.for_science.building.shapes import DesignCard

Column = list[tuple[int, bool]]
"""Cards by number from the bottom up, each with whether it is turned by 180°."""


class Design:
    """One Design card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.kinds: list[str] = row["blocks"]
        self.tiers: list[int] = row["tiers"]
        self.lines: list[tuple[int, int]] = [(a, b) for a, b in row["lines"]]
        self.bottom: list[int] = row["bottom"]
        self.top: list[int] = row["top"]
        self.faces: list[int] = row.get("faces", [])
        self.data: int = row.get("data", 0)
        self.knowledge: int = row.get("knowledge", 0)
        self.bonus: int = row.get("bonus", 0)
        self.difficulty: float = row.get("difficulty", 0.0)

    def row(self) -> DesignCard:
        """Return the card as it stands in the data file."""
        return {
            "name": self.name,
            "blocks": self.kinds,
            "tiers": self.tiers,
            "lines": [(a, b) for a, b in self.lines],
            "bottom": self.bottom,
            "top": self.top,
            "faces": self.faces,
            "data": self.data,
            "knowledge": self.knowledge,
            "bonus": self.bonus,
            "difficulty": self.difficulty,
        }

    def below(self, turned: bool) -> list[int]:
        """Return the blocks that the lower connections lead to, from left to right."""
        return self.top[::-1] if turned else self.bottom

    def above(self, turned: bool) -> list[int]:
        """Return the blocks that the upper connections lead to, from left to right."""
        return self.bottom[::-1] if turned else self.top

    def drawn(self, turned: bool) -> list[int]:
        """Return the blocks as they are drawn, from the lowest tier up and from left to right."""
        order = sorted(range(len(self.kinds)), key=lambda block: (self.tiers[block], block))
        return order[::-1] if turned else order

    def check(self) -> None:
        """Refuse a card that the rules can't be played with. Raises SerendipError."""
        count = len(self.kinds)
        wrong = ""
        if not 1 <= count <= 4 or len(self.tiers) != count:
            wrong = "a card has 1 to 4 blocks, each in a tier"
        elif set(self.kinds) - set(KINDS):
            wrong = f"the blocks are {', '.join(KINDS)}"
        elif not (1 <= len(self.bottom) <= 3 and 1 <= len(self.top) <= 3):
            wrong = "each side has 1 to 3 connections"
        elif any(not 0 <= block < count for block in [*self.bottom, *self.top, *self.faces]):
            wrong = "a connection or a face names a block that is not on the card"
        elif any(not 0 <= a < b < count for a, b in self.lines):
            wrong = "a line joins two different blocks of the card, the lower number first"
        if wrong:
            raise SerendipError(f"designs.json, {self.name}: {wrong}")


def misfit(column: Column, cards: list[Design], first: int | None = None) -> int | None:
    """Return the place of the lowest card that does not fit what is below it, or None if all connect (FS-20, FS-23).

    `first`: how many connections the lowest card must have, as in a Workshop; None in a Lab.
    """
    need = first
    for place, (number, turned) in enumerate(column):
        if need is not None and len(cards[number].below(turned)) != need:
            return place
        need = len(cards[number].above(turned))
    return None


def arrangements(numbers: list[int], cards: list[Design], first: int | None = None) -> list[Column]:
    """Return all orders and turns in which these cards connect (FS-24)."""
    found: list[Column] = []
    for order in permutations(numbers):
        for turns in product((False, True), repeat=len(order)):
            column = list(zip(order, turns, strict=True))
            if misfit(column, cards, first) is None:
                found.append(column)
    return found


def plan_of(column: Column, cards: list[Design]) -> Plan:
    """Return what the column asks to be built; symbols are numbered card by card (FS-50). Raises SerendipError."""
    wrong = misfit(column, cards)
    if wrong is not None:
        raise SerendipError(f"card {wrong + 1} of the column does not connect to the card below it: turn or Waste it")
    plan = Plan([])
    open_lines: list[int] = []
    height = 0
    for place, (number, turned) in enumerate(column):
        card = cards[number]
        start = len(plan.kinds)
        tier = [card.tiers[block] for block in range(len(card.kinds))]
        highest = max(tier)
        drawn = card.drawn(turned)
        for block, kind in enumerate(card.kinds):
            plan.kinds.append(kind)
            plan.faces.append("")
            plan.rewarded.append(block in card.faces)
            plan.cards.append(place)
            plan.heights.append(height + (highest - tier[block] if turned else tier[block]))
            plan.ranks.append(drawn.index(block))
        height += highest + 1
        plan.lines |= {line(start + a, start + b) for a, b in card.lines}
        below = [start + block for block in card.below(turned)]
        if place == 0:
            plan.lines |= {line(TABLE, symbol) for symbol in below}
        else:
            plan.lines |= {line(a, b) for a, b in zip(open_lines, below, strict=True)}
        open_lines = [start + block for block in card.above(turned)]
    return plan


def pay(column: Column, cards: list[Design], fronts: list[bool]) -> tuple[int, int, int]:
    """Return the Data, the Knowledge and the bonus Data of a build (FS-56).

    `fronts` says of each symbol whether its block shows its front, as a Verdict does. A card's bonus is earned when
    all blocks that it marks show theirs.
    """
    data = 0
    knowledge = 0
    bonus = 0
    start = 0
    for number, _ in column:
        card = cards[number]
        data += card.data
        knowledge += card.knowledge
        if card.faces and all(fronts[start + block] for block in card.faces):
            bonus += card.bonus
        start += len(card.kinds)
    return data, knowledge, bonus


def with_faces(plan: Plan) -> Plan:
    """Return the plan with every rewarded front demanded."""
    demanding = plan.copy()
    for symbol, rewarded in enumerate(plan.rewarded):
        if rewarded:
            demanding.faces[symbol] = FRONT
    return demanding


def _load() -> list[Design]:
    rows = data(__package__, "designs.json")
    cards = [Design(row) for row in in_order(rows, numbers("serendip.games.for_science")["designs"])]
    for card in cards:
        card.check()
    if len({card.name for card in cards}) != len(cards):
        raise SerendipError("designs.json: two cards have the same name")
    return cards


DESIGNS: Final[list[Design]] = _load()
"""The Design cards by number (FS-5)."""
