"""What a seat can foresee of an action, or why it can't: the value that `Match.preview` returns."""

from serendip.core.entry import Entry
from serendip.core.line import Plain
from serendip.core.refusal import Refusal


class Preview:
    """The seat's view after the action and the lines that would tell it of it; or else the reason why not.

    It is exactly what comes of the action if the seat plays it next, and made only of what the seat may know.
    """

    def __init__(self, view: dict[str, Plain] | None, lines: tuple[Entry, ...], reason: Refusal | None) -> None:
        self.view: dict[str, Plain] | None = view
        """The seat's view after the action; None if there is a `reason`."""
        self.lines: tuple[Entry, ...] = lines
        """What the log would tell the seat, in order."""
        self.reason: Refusal | None = reason
        """Why it can't be done, or that it depends on what the seat can't know; None if it can be foreseen."""

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "view": self.view,
            "lines": [line.to_json() for line in self.lines],
            "reason": None if self.reason is None else self.reason.to_json(),
        }

    def __eq__(self, other: object) -> bool:
        """Say whether both foresee the same."""
        return (
            isinstance(other, Preview)
            and self.view == other.view
            and self.lines == other.lines
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        """Return a hash that fits equality."""
        return hash((self.lines, self.reason))

    def __repr__(self) -> str:
        """Return what is foreseen between angles."""
        words = " ".join(map(str, self.lines)) if self.reason is None else f"not: {self.reason}"
        return f"<Preview {words}>"
