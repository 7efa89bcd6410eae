"""The games of a simulation as columns, a row for each, for whoever goes on with them in pandas, polars or R."""

import os
from contextlib import suppress
from pathlib import Path

from serendip.core.errors import SerendipError
from serendip.lab.simulation_report import SimulationReport


def need_pyarrow() -> None:
    """Raise SerendipError if there is no pyarrow."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError as missing:
        raise SerendipError(f"--parquet needs pyarrow ({missing}): pip install 'serendip[lab]'") from missing


def rows_of(report: SimulationReport) -> list[dict[str, object]]:
    """Return a row for each game: who won, scores, length, ending, what the game reports, and how it felt."""
    found: list[dict[str, object]] = []
    for number, result in enumerate(report.results, start=1):
        row: dict[str, object] = {"game": number, "ending": result.ending, "choices": result.choices}
        for seat, bot in enumerate(result.bots):
            row |= {
                f"bot {seat + 1}": bot,
                f"part of the win {seat + 1}": result.part(seat),
                f"score {seat + 1}": result.scores[seat],
            }
        drama = result.drama.measures if result.drama is not None else {}
        found.append({**row, **{f"fact: {name}": value for name, value in result.facts.items()}, **drama})
    return found


def write_parquet(report: SimulationReport, path: Path) -> None:
    """Write the games whole or not at all. Raises SerendipError."""
    import pyarrow
    from pyarrow import parquet

    rows = rows_of(report)
    names = list(dict.fromkeys(name for row in rows for name in row))
    columns = {name: [row.get(name) for row in rows] for name in names}
    half = path.with_name(path.name + ".part")
    try:
        parquet.write_table(pyarrow.table(columns), half)
        os.replace(half, path)
    except OSError as error:
        with suppress(OSError):
            half.unlink()
        raise SerendipError(f"{path} can't be written: {error.strerror or error}. Name another file") from error
