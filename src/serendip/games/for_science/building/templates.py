"""The shapes that a Design card can have: tiers of blocks, how neighbouring tiers are joined, and its connections.

Only such shapes as towers can be built of, either way up: each block has something below and above it, joins never
cross, and the block that carries or bridges three is alone in its tier.
"""

from itertools import product
from typing import Final

from serendip.games.for_science.building.plan import Pair

MOST_BLOCKS: Final = 4
MOST_CONNECTIONS: Final = 3


class Template:
    """A card without kinds: how many blocks each tier has, the lines, and the block of each connection."""

    def __init__(self, tiers: list[int], lines: list[Pair], bottom: list[int], top: list[int]) -> None:
        self.tiers = tiers
        self.lines = lines
        self.bottom = bottom
        self.top = top

    def key(self) -> tuple[tuple[int, ...], ...]:
        """Return what is the same for the template, its mirror image and both turned over."""
        return min(self._written(turn, mirror) for turn in (False, True) for mirror in (False, True))

    def _written(self, turn: bool, mirror: bool) -> tuple[tuple[int, ...], ...]:
        blocks = len(self.tiers)
        highest = max(self.tiers)
        tiers = [highest - tier if turn else tier for tier in self.tiers]
        order = sorted(range(blocks), key=lambda block: (tiers[block], -block if mirror else block))
        place = {block: number for number, block in enumerate(order)}
        sides = [self.top, self.bottom] if turn else [self.bottom, self.top]
        written = [tuple(sorted([place[block] for block in side])) for side in sides]
        lines = sorted([tuple(sorted((place[a], place[b]))) for a, b in self.lines])
        return (tuple(sorted(tiers)), *written, *lines)

    def degree(self, block: int) -> int:
        """Return how many a block carries or rests on, whichever is more."""
        below = self.bottom.count(block) + len([1 for _, upper in self.lines if upper == block])
        above = self.top.count(block) + len([1 for lower, _ in self.lines if lower == block])
        return max(below, above)

    def kinds_for(self, block: int) -> list[str]:
        """Return the kinds that can play this part: what carries or bridges several must be wide."""
        degree = self.degree(block)
        alone = self.tiers.count(self.tiers[block]) == 1
        if degree == 1:
            return ["brick", "slat", "triangle", "cylinder", "half circle", "bridge"]
        if degree == 2:
            return ["brick", "slat", "bridge"] if alone else ["brick", "bridge"]
        return ["slat"] if alone and degree == 3 else []


def _joins(lower: int, upper: int) -> list[list[Pair]]:
    """Return the ways to join two tiers from left to right without crossing, nobody left out."""
    found: list[list[Pair]] = []
    paths: list[list[Pair]] = [[(0, 0)]]
    while paths:
        path = paths.pop()
        a, b = path[-1]
        if (a, b) == (lower - 1, upper - 1):
            found.append(path)
        paths += [
            [*path, step] for step in ((a + 1, b), (a, b + 1), (a + 1, b + 1)) if step[0] < lower and step[1] < upper
        ]
    return found


def _sides(blocks: list[int]) -> list[list[int]]:
    """Return the ways to lead up to three connections to the blocks of a tier, each having at least one."""
    found: list[list[int]] = []
    for counts in product(range(1, MOST_CONNECTIONS + 1), repeat=len(blocks)):
        if sum(counts) <= MOST_CONNECTIONS:
            found.append([block for block, count in zip(blocks, counts, strict=True) for _ in range(count)])
    return found


def templates() -> list[Template]:
    """Return all of them, each once up to turning over and mirroring."""
    found: dict[tuple[tuple[int, ...], ...], Template] = {}
    sizes = [list(row) for height in range(1, MOST_BLOCKS + 1) for row in product((1, 2, 3), repeat=height)]
    for row in sizes:
        if sum(row) > MOST_BLOCKS:
            continue
        tiers = [tier for tier, size in enumerate(row) for _ in range(size)]
        starts = [sum(row[:tier]) for tier in range(len(row))]
        joins = [_joins(row[tier], row[tier + 1]) for tier in range(len(row) - 1)]
        for chosen in product(*joins):
            lines = [(starts[t] + a, starts[t + 1] + b) for t, join in enumerate(chosen) for a, b in join]
            for bottom in _sides(list(range(row[0]))):
                for top in _sides(list(range(starts[-1], len(tiers)))):
                    template = Template(tiers, lines, bottom, top)
                    if all(template.kinds_for(block) for block in range(len(tiers))):
                        found.setdefault(template.key(), template)
    return [found[key] for key in sorted(found)]
