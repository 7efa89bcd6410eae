"""The pictures of a report, drawn by matplotlib as SVG: in colours that everybody can tell apart, and told in words.

matplotlib comes with `pip install 'serendip[lab]'`.
"""

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from serendip.core.errors import SerendipError
from serendip.lab.html import Picture

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
"""Okabe and Ito's colours, which people see apart whatever colours they see."""

INCHES: Final = 7.0
MOST_BARS: Final = 30


class Estimate(NamedTuple):
    """A figure with its interval, by its name."""

    name: str
    value: float
    low: float
    high: float


def need_matplotlib() -> None:
    """Raise SerendipError if there is no matplotlib."""
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError as missing:
        raise SerendipError(f"--html draws with matplotlib ({missing}): pip install 'serendip[lab]'") from missing


def estimates(
    title: str, words: str, found: Sequence[Estimate], unit: str, line: float | None = None, line_name: str = ""
) -> Picture:
    """Draw figures with their intervals, one below the other, against a line that would be even."""
    shown = list(found)[:MOST_BARS]
    figure, axes = _axes(0.9 + 0.32 * len(shown))
    for place, one in enumerate(shown):
        axes.plot([one.low, one.high], [place, place], color=COLOURS[0], linewidth=2)
        axes.plot([one.value], [place], marker="o", color=COLOURS[0])
    if line is not None:
        axes.axvline(line, color=COLOURS[1], linestyle="--", linewidth=1, label=line_name)
        axes.legend(loc="best", frameon=False)
    axes.set_yticks(range(len(shown)), [one.name for one in shown])
    axes.set_ylim(len(shown) - 0.5, -0.5)
    axes.set_xlabel(unit)
    more = f" The first {MOST_BARS} of {len(found)} are shown." if len(found) > MOST_BARS else ""
    return Picture(title, _svg(figure), words + more)


def histogram(title: str, words: str, rows: Sequence[tuple[str, Sequence[float]]], unit: str) -> Picture:
    """Draw how often numbers came up, one outline for each row."""
    figure, axes = _axes(2.6)
    every = [number for _, numbers in rows for number in numbers]
    low, high = min(every), max(every)
    count = max(1, min(30, round(high - low) if all(number == int(number) for number in every) else 30))
    width = (high - low) / count or 1.0
    edges = [low + width * number for number in range(count + 1)]
    for place, (name, numbers) in enumerate(rows):
        colour = COLOURS[place % len(COLOURS)]
        axes.hist(numbers, bins=edges, histtype="step" if len(rows) > 1 else "stepfilled", color=colour, label=name)
    if len(rows) > 1:
        axes.legend(frameon=False)
    axes.set_xlabel(unit)
    axes.set_ylabel("games")
    return Picture(title, _svg(figure), words)


def bands(title: str, words: str, curves: Sequence[Sequence[float]], unit: str) -> Picture:
    """Draw the middle of many curves over the game, with bands that hold half and nine tenths of them."""
    figure, axes = _axes(2.6)
    points = len(curves[0])
    over = [100 * number / (points - 1) for number in range(points)]
    ranked = [sorted(curve[number] for curve in curves) for number in range(points)]

    def at(share: float) -> list[float]:
        return [100 * row[round(share * (len(row) - 1))] for row in ranked]

    axes.fill_between(over, at(0.05), at(0.95), color=COLOURS[4], alpha=0.3, label="nine games of ten")
    axes.fill_between(over, at(0.25), at(0.75), color=COLOURS[4], alpha=0.6, label="half of the games")
    axes.plot(over, at(0.5), color=COLOURS[0], linewidth=2, label="the game in the middle")
    axes.set_xlabel("share of the game, %")
    axes.set_ylabel(unit)
    axes.set_ylim(0, 100)
    axes.legend(frameon=False)
    return Picture(title, _svg(figure), words)


def _axes(height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(INCHES, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.3)
    return figure, axes


def _svg(figure: Any) -> str:
    """Return a figure as SVG to be put into a page: letters stay letters, and the same figures make the same file."""
    from matplotlib import rc_context

    text = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "serendip", "font.family": "sans-serif"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]
