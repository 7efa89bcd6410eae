"""The results as tables to read and as plain data to keep."""

import os
import platform
from collections.abc import Sequence
from typing import Any

from benchmarks.engine.report import aligned
from benchmarks.server.contest import Result, Wishes
from benchmarks.server.servers import Boardgame, Serendip, SerendipCompiled

EXPECTED_P99 = 50.0
EXPECTED_RATIO = 3.0
EXPECTED_BYTES = 100_000


def tables(results: Sequence[Result]) -> str:
    """Return everything that was measured, in words and tables."""
    failed = [f"{result.kind.title}: {result.failure}" for result in results if result.failure]
    parts = [busy_table(results), idle_table(results), *failed]
    return "\n\n".join(part for part in parts if part)


def busy_table(results: Sequence[Result]) -> str:
    """Return speed and delay, by the number of tables."""
    heads = [
        "tables",
        "server",
        "actions/CPU-s",
        "p50 ms",
        "p99 ms",
        "clicks",
        "busy",
        "state",
        "update",
        "Serendip is",
    ]
    rows = []
    for number in sorted({number for result in results for number in result.measured}):
        ours = next(
            (result.measured[number] for result in results if result.kind is Serendip and number in result.measured),
            None,
        )
        for result in results:
            found = result.measured.get(number)
            if found is None or not found.took:
                continue
            rows.append([
                f"{number:,}",
                result.kind.title,
                f"{found.best:,.0f}" if found.best else "",
                f"{found.percentile(50):.1f}",
                f"{found.percentile(99):.1f}",
                f"{len(found.took):,}" + (f" ({found.stuck} stuck)" if found.stuck else ""),
                f"{100 * sum(found.busy) / len(found.busy):.0f} %",
                f"{found.bytes_of_state:,.0f}",
                f"{found.bytes_per_update:,.0f}" if found.best else "",
                f"{ours.best / found.best:.2f}x" if ours and found.best and result.kind is not Serendip else "",
            ])  # fmt: skip
    return aligned(heads, rows, left=2) if rows else ""


def idle_table(results: Sequence[Result]) -> str:
    """Return what an idle table weighs."""
    ways = ["everybody there", "nobody there", "on disk"]
    rows = [
        [result.kind.title, *(f"{result.idle[way] / 1000:,.1f} kB" if way in result.idle else "" for way in ways)]
        for result in results
        if result.idle
    ]
    return aligned(["memory per idle table", *ways], rows, left=1) if rows else ""


def verdicts(results: Sequence[Result]) -> list[tuple[str, bool]]:
    """Return what is expected of Serendip, and whether it was so."""
    ours = next((result for result in results if result.kind is Serendip and result.measured), None)
    if ours is None:
        return []
    found: list[tuple[str, bool]] = []
    if 200 in ours.measured:
        p99 = ours.measured[200].percentile(99)
        found.append((f"p99 at 200 tables under {EXPECTED_P99:.0f} ms: {p99:.1f}", p99 < EXPECTED_P99))
    for mine in (result for result in results if result.kind in (Serendip, SerendipCompiled)):
        for peer in (result for result in results if issubclass(result.kind, Boardgame)):
            both = [number for number, found in peer.measured.items() if found.best and number in mine.measured]
            if both:
                ratio = min(mine.measured[number].best / peer.measured[number].best for number in both)
                words = f"at least {EXPECTED_RATIO:.0f} times as many actions per CPU-second as {peer.kind.title}"
                found.append((f"{mine.kind.title}: {words}: {ratio:.2f}", ratio >= EXPECTED_RATIO))
    for way in ("nobody there", "on disk"):
        if way in ours.idle:
            words = f"an idle table, {way}, under {EXPECTED_BYTES // 1000} kB: {ours.idle[way] / 1000:.1f}"
            found.append((words, ours.idle[way] < EXPECTED_BYTES))
    return found


def plain(results: Sequence[Result], wishes: Wishes) -> dict[str, Any]:
    """Return everything that was measured as data for JSON."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "rounds": wishes.rounds,
        "pause": wishes.pause,
        "servers": {
            result.kind.name: {
                "title": result.kind.title,
                "failure": result.failure,
                "busy": {
                    number: {
                        "actions_per_cpu_second": found.actions_per_cpu_second,
                        "p50": found.percentile(50),
                        "p99": found.percentile(99),
                        "clicks": len(found.took),
                        "busy": found.busy,
                        "bytes_of_state": found.bytes_of_state,
                        "bytes_per_update": found.bytes_per_update,
                        "stuck": found.stuck,
                    }
                    for number, found in result.measured.items()
                },
                "idle": result.idle,
            }
            for result in results
        },
    }
