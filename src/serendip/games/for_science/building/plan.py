"""A Plan: which blocks a build needs and which of them must touch, with the table as one of them (FS-50).

Symbols are numbered from 0; the table is TABLE. Roles and Mutations change a Plan, never the Design (FS-42): they
take a copy through the functions below.
"""

from typing import Final

from serendip.games.for_science.building.blocks import EACH, KINDS

TABLE: Final = -1
"""The tabletop among symbols and among blocks."""

Pair = tuple[int, int]
"""Two symbols or two blocks, the lower number first; the table before all."""


def line(a: int, b: int) -> Pair:
    """Return the pair in its one order."""
    return (a, b) if a < b else (b, a)


class Plan:
    """What a build must be. `lines` must touch, `optional` may, all other pairs must not."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds
        self.lines: set[Pair] = set()
        self.optional: set[Pair] = set()
        self.faces: list[str] = [""] * len(kinds)
        """Which silhouette a symbol must show, "" for any."""
        self.rewarded: list[bool] = [False] * len(kinds)
        """Whether the card rewards it when this symbol shows its front."""
        self.cards: list[int] = [0] * len(kinds)
        """The place in the column of the card that a symbol is on."""
        self.heights: list[int] = [0] * len(kinds)
        """The tier in which a symbol is drawn, counted through the column."""
        self.ranks: list[int] = [0] * len(kinds)
        """The order in which the symbols of a card are drawn, from below and from the left."""

    def copy(self) -> "Plan":
        """Return a plan of its own."""
        twin = Plan(self.kinds[:])
        twin.lines = set(self.lines)
        twin.optional = set(self.optional)
        twin.faces = self.faces[:]
        twin.rewarded = self.rewarded[:]
        twin.cards = self.cards[:]
        twin.heights = self.heights[:]
        twin.ranks = self.ranks[:]
        return twin

    def neighbours(self, symbol: int) -> list[int]:
        """Return what a symbol (or the table) must touch."""
        return sorted([b if a == symbol else a for a, b in self.lines if symbol in {a, b}])

    def counts(self) -> dict[str, int]:
        """Return how many blocks of each kind it takes."""
        return {kind: self.kinds.count(kind) for kind in KINDS}

    def short_of(self) -> list[str]:
        """Return the kinds of which it takes more than there are in the world (FS-51)."""
        return [kind for kind, count in self.counts().items() if count > EACH]


def with_kind(plan: Plan, symbol: int, kind: str) -> Plan:
    """Return the plan with another kind of block for one symbol."""
    changed = plan.copy()
    changed.kinds[symbol] = kind
    return changed


def with_silhouettes(plan: Plan, silhouette: str) -> Plan:
    """Return the plan with one silhouette demanded of every block."""
    changed = plan.copy()
    changed.faces = [silhouette] * len(plan.kinds)
    return changed


def excusing(plan: Plan, symbol: int) -> Plan:
    """Return the plan with all contacts of one symbol left open: it may touch anything or nothing."""
    changed = plan.copy()
    others = [TABLE, *[other for other in range(len(plan.kinds)) if other != symbol]]
    for other in others:
        changed.lines.discard(line(symbol, other))
        changed.optional.add(line(symbol, other))
    return changed


def omitting(plan: Plan, symbol: int) -> Plan:
    """Return the plan without one symbol: all that hung on it must touch pairwise (FS-72). Later symbols move up."""
    hung = plan.neighbours(symbol)
    joined = {line(a, b) for a in hung for b in hung if a < b}
    kept = [other for other in range(len(plan.kinds)) if other != symbol]
    place = {TABLE: TABLE, **{old: new for new, old in enumerate(kept)}}
    changed = Plan([plan.kinds[old] for old in kept])
    changed.lines = {(place[a], place[b]) for a, b in plan.lines | joined if symbol not in {a, b}}
    changed.optional = {(place[a], place[b]) for a, b in plan.optional if symbol not in {a, b}} - changed.lines
    changed.faces = [plan.faces[old] for old in kept]
    changed.rewarded = [plan.rewarded[old] for old in kept]
    changed.cards = [plan.cards[old] for old in kept]
    changed.heights = [plan.heights[old] for old in kept]
    changed.ranks = [plan.ranks[old] for old in kept]
    return changed


def lying_flat(plan: Plan) -> Plan:
    """Return the plan for building flat on the table: each block has an optional line to it (FS-92)."""
    changed = plan.copy()
    changed.lines = {pair for pair in plan.lines if pair[0] != TABLE}
    changed.optional |= {(TABLE, symbol) for symbol in range(len(plan.kinds))}
    return changed
