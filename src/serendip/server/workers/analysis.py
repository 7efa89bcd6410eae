"""The analysis of finished matches, in the background and piece by piece, kept in the store when it is whole."""

from itertools import pairwise
from typing import Literal

import msgspec

from serendip.core.match import Match
from serendip.lab.analysis import swing
from serendip.server.errors import Refused
from serendip.server.printed import printed_then
from serendip.server.protocol.bodies import Analysis, TurningPoint
from serendip.server.services import Services
from serendip.server.storage.store import Room, Row, StoreError
from serendip.server.tables.log import heard
from serendip.server.workers import tasks

PIECE = 0.3
"""How many seconds a piece takes. Between two of them others have their turn: replays, and other analyses."""
KEY_MOMENTS = 5


class AnalysisJob:
    """An analysis that is being made."""

    def __init__(self, ends: list[int]) -> None:
        self.ends = ends
        self.total = len(ends)
        self.chances: dict[int, list[float]] = {}

    def told(self, moments: list[TurningPoint] | None = None) -> Analysis:
        """Return how far it is, or all of it with its moments."""
        status: Literal["ready", "computing"] = "computing" if moments is None else "ready"
        chances = sorted(self.chances.items())
        return Analysis(status, len(chances), self.total, chances, moments or [], self.ends[-1])


class Analyses:
    """The analyses that are being made. Those that are whole are in the store."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._jobs: dict[str, AnalysisJob] = {}
        self._failed: set[str] = set()
        """The rooms whose analysis fails: it is not begun again whenever somebody asks."""

    @property
    def busy(self) -> bool:
        """Whether one is being made."""
        return bool(self._jobs)

    async def of(self, room: Room) -> Analysis | None:
        """Return the analysis of a room, as far as it is; None if nobody has begun it. Raises Refused if it failed."""
        kept = await self._services.store.analysis(room.id)
        if kept is not None:
            return msgspec.json.decode(kept, type=Analysis)
        if room.id in self._failed:
            raise Refused("broken", "This game could not be analysed, by a mistake of ours. Its replay is there.")
        job = self._jobs.get(room.id)
        return None if job is None else job.told()

    def begin(self, room: Room, match: Match, names: tuple[str, ...]) -> Analysis:
        """Begin the analysis of a room's finished match."""
        job = self._jobs[room.id] = AnalysisJob(turn_ends([step.seat for step in match.steps()]))
        self._services.spawn(self._make(room, match, names, job))
        return job.told()

    async def _make(self, room: Room, match: Match, names: tuple[str, ...], job: AnalysisJob) -> None:
        """Look at the end of every turn, then more closely at the turns in which most happened."""
        try:
            found = await self._services.store.room(room.id)
            rows = found[1] if found else []
            then = await printed_then(self._services, room.game, rows)
            await self._look_at(job, room, rows, job.ends, then)
            within = within_turns(job.chances)
            job.total += len(within)
            await self._look_at(job, room, rows, within, then)
            whole = job.told(key_moments(match, names, job.chances))
            await self._services.store.keep_analysis(room.id, msgspec.json.encode(whole))
        except StoreError as error:
            self._services.journal.error("analysis-not-kept", room=room.id, error=str(error))
        except Exception as error:
            self._failed.add(room.id)
            self._services.metrics.count("failures")
            self._services.journal.failure("not-analysed", error, room=room.id)
        finally:
            self._jobs.pop(room.id, None)

    async def _look_at(
        self, job: AnalysisJob, room: Room, rows: list[Row], numbers: list[int], then: dict[str, bytes]
    ) -> None:
        """Work out the chances after some steps, piece by piece."""
        background, tries = self._services.lanes.background, self._services.settings.limits.analysis_iterations
        while numbers:
            account = ("analysis", "", room.id)
            found = await background.do(account, tasks.chances, room, rows, numbers, tries, PIECE, then)
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


def key_moments(match: Match, names: tuple[str, ...], chances: dict[int, list[float]]) -> list[TurningPoint]:
    """Return the steps after which the chances had moved most, in the order of the match."""
    steps = match.steps()
    moments: list[TurningPoint] = []
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
        moments.append(TurningPoint(number, words, seat, moved, key, args, bool(told)))
    moments.sort(key=lambda moment: -moment.swing)
    return sorted((moment for moment in moments[:KEY_MOMENTS] if moment.swing > 0), key=lambda moment: moment.step)
