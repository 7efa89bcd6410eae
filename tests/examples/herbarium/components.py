"""The leaves of Herbarium."""

FAMILIES = ("oak", "fern", "rose", "moss")
LEAVES = tuple(f"{family} {number}" for family in FAMILIES for number in range(1, 7))
"""HB-1."""
PAGES = 3
HAND = 3


def family(leaf: str) -> str:
    """Return the family of a leaf."""
    return leaf.partition(" ")[0]
