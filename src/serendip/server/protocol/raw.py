"""JSON that was written before it is sent, and what it holds: for whoever reads the types, and for TypeScript."""

from typing import Any


class Holds:
    """Says what a Raw, or a value that msgspec need not look at, is made of: `Annotated[Raw, Holds(Sentence)]`."""

    def __init__(self, type: Any) -> None:
        self.type = type

    def __eq__(self, other: object) -> bool:
        """Say whether both hold the same."""
        return isinstance(other, Holds) and self.type == other.type

    def __hash__(self) -> int:
        """Return a hash that fits equality."""
        return hash(str(self.type))
