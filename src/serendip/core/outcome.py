"""How a match ended."""

from typing import Any

from serendip.core.line import Plain, Said


class Outcome:
    """Who won (perhaps several, perhaps nobody), everybody's score, and why in words."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[float, ...], reason: Said) -> None:
        self.winners: tuple[int, ...] = winners
        self.scores: tuple[float, ...] = scores
        self.said: Said = reason

    def __reduce__(self) -> "tuple[type[Outcome], tuple[Any, ...]]":
        """Take it apart for `pickle`."""
        return Outcome, (self.winners, self.scores, self.said)

    @property
    def reason(self) -> str:
        """Why the match ended so, in words."""
        return self.said.words()

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.said.to_json()}

    def __eq__(self, other: object) -> bool:
        """Say whether both outcomes are the same."""
        return (
            isinstance(other, Outcome)
            and self.winners == other.winners
            and self.scores == other.scores
            and self.said == other.said
        )

    def __hash__(self) -> int:
        """Return a hash that fits equality."""
        return hash((self.winners, self.scores))

    def __repr__(self) -> str:
        """Return it as it would be written in Python."""
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"
