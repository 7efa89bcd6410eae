"""Figures with their uncertainty: shares and means with 95 % intervals; and the words around them in a report."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.significance import student

Z = 1.959964
"""How many standard deviations hold 95 % of a normal distribution on either side together."""


class Share:
    """So many of so many, with Wilson's interval. Both may be broken where wins are shared."""

    def __init__(self, count: float, of: float) -> None:
        self.count = count
        self.of = of
        self.value, self.low, self.high = wilson(count, of)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"share": self.value, "low": self.low, "high": self.high, "count": self.count, "of": self.of}

    def __str__(self) -> str:
        """Return "41.2 % (38.0–44.5)"."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


class Mean:
    """The mean of some numbers, with Student's interval. Of numbers that are all alike nothing is known of the rest."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.of = len(numbers)
        self.value = sum(numbers) / self.of if numbers else 0.0
        total = sum((number - self.value) ** 2 for number in numbers)
        self.spread = sqrt(total / (self.of - 1)) if self.of > 1 else 0.0
        self.alike = self.of > 1 and min(numbers) == max(numbers)
        self.margin: float | None = None
        if self.of > 1 and not self.alike:
            self.margin = student(self.of - 1) * self.spread / sqrt(self.of)

    @property
    def uncertainty(self) -> str:
        """Its margin in words; nothing can be said of a single number, or of numbers that are all alike."""
        if self.margin is None:
            return "always so far" if self.alike else "unknown"
        return f"± {self.margin:.2f}"

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data; the bounds are null where nothing is known of them."""
        low, high = (None, None) if self.margin is None else (self.value - self.margin, self.value + self.margin)
        return {"mean": self.value, "low": low, "high": high, "of": self.of}

    def __str__(self) -> str:
        """Return "16.9 ± 0.4"."""
        return f"{self.value:.2f} {self.uncertainty}"


def counted(number: int, thing: str) -> str:
    """Return "1 game", "2 games"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def heading(
    game: Game,
    played: str,
    asked: int | None,
    options: Mapping[str, Plain],
    seed: int,
    variant: Variant | None = None,
) -> str:
    """Return the first line of a report: what was played, with the options that are not the usual ones.

    `asked` is how many games were asked for if that was not all of them, else None.
    """
    stopped = "" if asked is None else f" (stopped; {asked} were asked for)"
    usual = game.options
    unusual = "".join(f", {name}={value}" for name, value in options.items() if value != usual[name])
    other = "" if variant is None else f", variant {variant.name}"
    return f"{game.title}: {played}{stopped}{other}{unusual}, seed {seed}"


def wilson(count: float, of: float) -> tuple[float, float, float]:
    """Return a share with the bounds of its 95 % interval (Wilson 1927); 0 to 1 when there is nothing to go by."""
    if of <= 0:
        return 0.0, 0.0, 1.0
    share = min(1.0, count / of)
    scale = 1 + Z * Z / of
    centre = (share + Z * Z / (2 * of)) / scale
    margin = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / scale
    return share, max(0.0, centre - margin), min(1.0, centre + margin)


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return rows of words in columns, the first column to the left and the others to the right."""
    cells = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    ]
    lines.insert(1, "  ".join("─" * width for width in widths))
    return "\n".join(lines)
