"""Many matches between bots, in as many processes as one likes, always with the same results for the same seed."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from random import Random
from time import perf_counter
from types import FrameType
from typing import NamedTuple, TypeAlias

import serendip
from serendip.bots import make_bot, play_bots
from serendip.core.line import Plain

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many games are done, and how many there are in all."""

AHEAD = 2
"""How many batches there are for a worker at a time: the one it plays and the next."""

MOMENT = 0.3
"""How many seconds a batch should take."""

MOST_IN_A_BATCH = 100


class MatchJob(NamedTuple):
    """One match to be played: which game, who sits where, and the seed of everything."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Plain]
    seed: str


class Result(NamedTuple):
    """What came of a match: how it ended, and the facts that the game reports."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    ending: str
    choices: int
    facts: dict[str, float | str]


def play(job: MatchJob) -> Result:
    """Play one match. Deal, bots and table draw from sources of their own, so that none can tell of another."""
    game = serendip.game(job.game)
    match = game.new(len(job.bots), Random(f"{job.seed} deal").getrandbits(62), job.options)
    bots = [
        make_bot(spec, game, Random(f"{job.seed} bot {seat}").getrandbits(62)) for seat, spec in enumerate(job.bots)
    ]
    choices = play_bots(match, bots, Random(f"{job.seed} table"))
    outcome = match.outcome
    assert outcome is not None
    return Result(job.bots, outcome.winners, outcome.scores, outcome.said.line.key, choices, game.report(match))


def play_all(jobs: Sequence[MatchJob], workers: int | None = None, progress: Progress | None = None) -> list[Result]:
    """Play all the matches; workers are processes, by default one for each core.

    The results come in the order of the jobs. Interrupted (Ctrl-C), it returns those that are done so far.
    """
    count = min(workers or cores(), len(jobs))
    if workers is not None and workers < 1:
        raise serendip.SerendipError(f"at least one worker must play, not {workers}")
    results: dict[int, Result] = {}
    try:
        for number, result in _played_here(jobs) if count <= 1 else _played_by(count, jobs):
            results[number] = result
            if progress is not None:
                progress(len(results), len(jobs))
    except KeyboardInterrupt:
        for worker in active_children():
            worker.terminate()
    return [results[number] for number in sorted(results)]


def cores() -> int:
    """Return how many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played_here(jobs: Sequence[MatchJob]) -> Iterator[tuple[int, Result]]:
    for number, job in enumerate(jobs):
        yield number, play(job)


def _played_by(workers: int, jobs: Sequence[MatchJob]) -> Iterator[tuple[int, Result]]:
    """Hand out batches that take about a moment each, so that no worker idles and an interruption loses little."""
    pool = ProcessPoolExecutor(workers, initializer=_begin)
    waiting: dict[Future[tuple[list[Result], float]], range] = {}
    start = 0
    size = 1
    try:
        while start < len(jobs) or waiting:
            while start < len(jobs) and len(waiting) < workers * AHEAD:
                batch = range(start, min(start + size, len(jobs)))
                waiting[pool.submit(_play_batch, [jobs[number] for number in batch])] = batch
                start = batch.stop
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                results, seconds = future.result()
                yield from zip(waiting.pop(future), results, strict=True)
                size = max(1, min(MOST_IN_A_BATCH, round(len(results) * MOMENT / max(seconds, 1e-6))))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class LabProcess:
    """One of the processes that play. It leaves when it is sent away, but not in the midst of handing over results.

    Whoever reads them would wait for the rest for ever. Sent away twice, it leaves at once: nobody reads any more.
    """

    playing = False
    leaving = False

    def begin(self) -> None:
        """Make ready; Ctrl-C is for the one who asked for the games, who then sends the workers away."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, self.leave)

    def leave(self, number: int, frame: FrameType | None) -> None:
        """Be sent away."""
        if self.playing or self.leaving:
            os._exit(1)
        self.leaving = True

    def play(self, jobs: list[MatchJob]) -> tuple[list[Result], float]:
        """Play some matches, and say how many seconds that took."""
        if self.leaving:
            os._exit(1)
        self.playing = True
        began = perf_counter()
        try:
            return [play(job) for job in jobs], perf_counter() - began
        finally:
            self.playing = False


_WORKER = LabProcess()
"""In each process the one that it is."""


def _begin() -> None:
    _WORKER.begin()


def _play_batch(jobs: list[MatchJob]) -> tuple[list[Result], float]:
    return _WORKER.play(jobs)
