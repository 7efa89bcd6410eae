"""The results as tables to read and as plain data to keep."""

import platform
from collections.abc import Sequence
from typing import Any

from benchmarks.engine.contest import Result


def tables(results: Sequence[Result]) -> str:
    """Return everything that was measured, in words and tables."""
    measured = [result for result in results if result.rounds]
    ours = [result for result in measured if result.contestant.is_measure]
    parts = []
    if measured:
        parts += [playout_table(measured, ours), copy_table(measured)]
    parts += [fastest(measured, ours)] if ours else []
    parts += [growth_words(result) for result in ours]
    parts += failures(results)
    return "\n\n".join(part for part in parts if part)


def failures(results: Sequence[Result]) -> list[str]:
    """Return why some are not in the tables, those with the same reason together."""
    names: dict[str, list[str]] = {}
    for result in results:
        if result.failure:
            names.setdefault(result.failure, []).append(result.contestant.name)
    return [f"{', '.join(who)}: {failure}" for failure, who in names.items()]


def playout_table(measured: Sequence[Result], ours: Sequence[Result]) -> str:
    """Return decisions per CPU-second, and how many times as many Serendip makes."""
    heads = ["random games", "version", "rules in", "decisions/CPU-s", "per game"]
    heads += [f"{result.contestant.name} is" for result in ours]
    rows = [
        [
            result.contestant.title,
            result.version,
            result.contestant.written_in,
            f"{result.best:,.0f}",
            f"{result.decisions_per_game:.1f}",
            *(f"{one.best / result.best:.2f}x" for one in ours),
        ]
        for result in sorted(measured, key=lambda result: -result.best)
    ]
    return aligned(heads, rows, left=3)


def copy_table(measured: Sequence[Result]) -> str:
    """Return copies of a half-played game per CPU-second."""
    rates = [(rate, way, result) for result in measured for way, rate in result.copies.items()]
    rates.sort(key=lambda entry: -entry[0])
    rows = [[result.contestant.title, way, f"{rate:,.0f}"] for rate, way, result in rates]
    return aligned(["a half-played game", "", "per CPU-s"], rows, left=2)


def fastest(measured: Sequence[Result], ours: Sequence[Result]) -> str:
    """Return how Serendip stands to the quickest peer whose rules are in Python."""
    peers = [
        result for result in measured if not result.contestant.is_serendip and result.contestant.written_in == "Python"
    ]
    if not peers:
        return ""
    best = max(peers, key=lambda result: result.best)
    ratios = ", ".join(f"{one.contestant.name} is {one.best / best.best:.2f} times as quick" for one in ours)
    return f"Quickest peer with rules in Python: {best.contestant.title}; {ratios}."


def growth_words(result: Result) -> str:
    """Return what a long log does to one build of Serendip."""
    found = result.growth
    if found is None:
        return ""
    lines = [f"{result.contestant.title}: with {found['past']:,} steps in its past, compared with none"]
    for what in ("decisions", "copies", "imagined"):
        without, having = found[what]
        lines.append(f"  {what:9} {without:>9,.0f} -> {having:>9,.0f} per CPU-s ({having / without:.2f}x)")
    thirds = " / ".join(f"{rate:,.0f}" for rate in found["thirds"])
    choices = " / ".join(f"{number:.1f}" for number in found["choices"])
    lines.append(f"  thirds of a game: {thirds} decisions per CPU-s, choosing among {choices} actions")
    return "\n".join(lines)


def aligned(heads: list[str], rows: list[list[str]], left: int) -> str:
    """Return a table with its first `left` columns set to the left and the others to the right."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in [heads, ["-" * width for width in widths], *rows]
    )


def plain(results: Sequence[Result], rounds: int, seconds: float) -> dict[str, Any]:
    """Return everything that was measured as data for JSON."""
    ours = [result for result in results if result.contestant.is_measure and result.rounds]
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "contestants": {
            result.contestant.name: {
                "title": result.contestant.title,
                "written_in": result.contestant.written_in,
                "version": result.version,
                "decisions_per_second": result.best,
                "each_round": result.rounds,
                "decisions_per_game": result.decisions_per_game,
                "copies_per_second": result.copies,
                "growth": result.growth,
                "failure": result.failure,
            }
            for result in results
        },
        "ratios": {
            one.contestant.name: {
                peer.contestant.name: one.best / peer.best for peer in results if peer.rounds and peer is not one
            }
            for one in ours
        },
    }
