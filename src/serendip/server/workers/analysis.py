"""The analysis of finished matches, in the background and piece by piece, kept in the store when it is whole."""

from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from serendip.lab.analysis import swing
from serendip.server.protocol.bodies import Analysis, Moment
from serendip.server.storage.store import StoreError
from serendip.server.tables.log import heard
from serendip.server.workers import tasks

if TYPE_CHECKING:
    from serendip.server.rooms.house import House
    from serendip.server.tables.table import Table

ITERATIONS = 60
PIECE = 0.3
"""How many seconds a piece takes: the process that makes it also shows replays, and nobody likes to wait for one."""
KEY_MOMENTS = 5


class AnalysisJob:
    """An analysis that is being made."""

    def __init__(self, ends: list[int]) -> None:
        self.ends = ends
        self.total = len(ends)
        self.chances: dict[int, list[float]] = {}

    def told(self, moments: list[Moment] | None = None) -> Analysis:
        """Return how far it is, or all of it with its moments."""
        status: Literal["ready", "computing"] = "computing" if moments is None else "ready"
        chances = sorted(self.chances.items())
        return Analysis(status, len(chances), self.total, chances, moments or [], self.ends[-1])


async def analysis_of(table: "Table") -> Analysis:
    """Return the analysis of a table's finished match; begin it if nobody has yet."""
    house = table.house
    id = table.room.id
    kept = await house.store.analysis(id)
    if kept is not None:
        return msgspec.json.decode(kept, type=Analysis)
    job = house.analyses.get(id)
    if job is None:
        assert table.match is not None
        job = house.analyses[id] = AnalysisJob(turn_ends([step.seat for step in table.match.steps()]))
        house.spawn(_make(house, table, job))
    return job.told()


async def _make(house: "House", table: "Table", job: AnalysisJob) -> None:
    """Look at the end of every turn, then more closely at the turns in which most happened."""
    id = table.room.id
    try:
        assert table.match is not None
        save = table.match.save()
        await _look_at(house, job, save, job.ends)
        within = within_turns(job.chances)
        job.total += len(within)
        await _look_at(house, job, save, within)
        whole = job.told(key_moments(table, job.chances))
        await house.store.keep_analysis(id, msgspec.json.encode(whole))
    except StoreError as error:
        house.journal.error("analysis-not-kept", room=id, error=str(error))
    finally:
        house.analyses.pop(id, None)


async def _look_at(house: "House", job: AnalysisJob, save: str, numbers: list[int]) -> None:
    """Work out the chances after some steps, piece by piece."""
    while numbers:
        async with house.analysing:
            found = await house.background.do(tasks.chances, save, numbers, ITERATIONS, PIECE)
        job.chances.update(zip(numbers, found, strict=False))
        numbers = numbers[len(found) :]


def turn_ends(seats: list[int]) -> list[int]:
    """Return the opening, the steps after which it was somebody else who acted, and the last one."""
    return [0, *(n for n in range(1, len(seats)) if seats[n] != seats[n - 1]), *([len(seats)] if seats else [])]


def within_turns(chances: dict[int, list[float]]) -> list[int]:
    """Return the steps inside those turns in which the chances moved most."""
    turns = [(swing(chances[first], chances[last]), first, last) for first, last in pairwise(sorted(chances))]
    turns.sort(reverse=True)
    return sorted(number for _, first, last in turns[:KEY_MOMENTS] for number in range(first + 1, last))


def key_moments(table: "Table", chances: dict[int, list[float]]) -> list[Moment]:
    """Return the steps after which the chances had moved most, in the order of the match."""
    assert table.match is not None
    steps = table.match.steps()
    names = table.names()
    moments: list[Moment] = []
    for before, number in pairwise(sorted(chances)):
        if number - before > 1:
            continue
        moved = swing(chances[before], chances[number])
        step = steps[number - 1]
        told = heard(step, None)
        words = told[0].words(names) if told else step.action.said(names)
        key = told[0].line.key if told else step.action.kind()
        args = told[0].values() if told else msgspec.to_builtins(msgspec.structs.asdict(step.action))
        seat = step.seat if step.seat >= 0 else None
        moments.append(Moment(number, words, seat, moved, key, args, bool(told)))
    moments.sort(key=lambda moment: -moment.swing)
    return sorted((moment for moment in moments[:KEY_MOMENTS] if moment.swing > 0), key=lambda moment: moment.step)
