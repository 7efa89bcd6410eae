"""Who plays many matches: this process or many, always with the same results for the same seeds.

A variant is played by processes of its own, started for it: a process can have a game's cards in one way only.
"""

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from time import perf_counter
from types import FrameType
from typing import Protocol, TypeAlias

import serendip
from serendip.core.variant import Variant
from serendip.games.variants import ask_for, asked_for
from serendip.lab.games import MatchJob, Result, play

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many games are done, and how many there are in all."""

AHEAD = 2
"""How many batches there are for a worker at a time: the one it plays and the next."""

MOMENT = 0.3
"""How many seconds a batch should take."""

MOST_IN_A_BATCH = 100


class Keeper(Protocol):
    """Whoever keeps results as they come, and knows those of a former run, by the numbers of their games."""

    @property
    def results(self) -> Mapping[int, Result]:
        """What is known."""

    def keep(self, number: int, result: Result) -> None:
        """Keep one more."""


class Players:
    """The processes that play, kept while there is more to play. Use it in a `with`, which sends them away."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise serendip.SerendipError(f"at least one worker must play, not {workers}")
        self.workers = workers or cores()
        self.interrupted = False
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def __enter__(self) -> "Players":
        """Nobody is called before there is something to play."""
        return self

    def __exit__(self, problem: type[BaseException] | None, *_: object) -> None:
        """Send everybody away; only where all went well is it worth waiting until they are gone."""
        for pool in self._pools.values():
            pool.shutdown(wait=problem is None and not self.interrupted, cancel_futures=True)

    def play(self, jobs: Mapping[int, MatchJob]) -> Iterator[tuple[int, Result]]:
        """Yield the results with the numbers of their jobs, in any order. Raises BadVariant."""
        here = asked_for()
        groups: dict[str, list[int]] = {}
        for number, job in jobs.items():
            groups.setdefault(job.variant.key if job.variant else "", []).append(number)
        for key, numbers in groups.items():
            variant = jobs[numbers[0]].variant
            workers = min(self.workers, len(numbers))
            if workers <= 1 and key == (here.key if here else ""):
                for number in numbers:
                    yield number, play(jobs[number])
            else:
                yield from _played_by(self._pool(variant), workers, [(number, jobs[number]) for number in numbers])

    def _pool(self, variant: Variant | None) -> ProcessPoolExecutor:
        key = variant.key if variant else ""
        if key not in self._pools:
            here = asked_for()
            # What has read its cards in one way is no use for another: such processes begin afresh.
            fresh = get_context("spawn") if key != (here.key if here else "") else None
            self._pools[key] = ProcessPoolExecutor(self.workers, fresh, initializer=_begin, initargs=(variant,))
        return self._pools[key]


def play_all(
    jobs: Sequence[MatchJob],
    workers: int | None = None,
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> list[Result]:
    """Play all the matches that the keeper does not know; workers are processes, by default one for each core.

    The results come in the order of the jobs. Interrupted (Ctrl-C), it returns those that are done so far.
    """
    with Players(workers) as players:
        return list(played(players, dict(enumerate(jobs)), len(jobs), {}, progress, keeper).values())


def played(
    players: Players,
    jobs: Mapping[int, MatchJob],
    all_: int,
    before: Mapping[int, Result],
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> dict[int, Result]:
    """Return the results of these jobs by their numbers, in that order; of `all_` those `before` are done already."""
    known = keeper.results if keeper is not None else {}
    results = {number: known[number] for number in jobs if number in known}
    try:
        for number, result in players.play({number: job for number, job in jobs.items() if number not in results}):
            results[number] = result
            if keeper is not None:
                keeper.keep(number, result)
            if progress is not None:
                progress(len(before) + len(results), all_)
    except KeyboardInterrupt:
        players.interrupted = True
        for worker in active_children():
            worker.terminate()
    return dict(sorted(results.items()))


def cores() -> int:
    """Return how many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played_by(
    pool: ProcessPoolExecutor, workers: int, jobs: Sequence[tuple[int, MatchJob]]
) -> Iterator[tuple[int, Result]]:
    """Hand out batches that take about a moment each, so that no worker idles and an interruption loses little."""
    waiting: dict[Future[tuple[list[Result], float]], range] = {}
    start = 0
    size = 1
    while start < len(jobs) or waiting:
        while start < len(jobs) and len(waiting) < workers * AHEAD:
            batch = range(start, min(start + size, len(jobs)))
            waiting[pool.submit(_play_batch, [jobs[place][1] for place in batch])] = batch
            start = batch.stop
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            results, seconds = future.result()
            yield from zip([jobs[place][0] for place in waiting.pop(future)], results, strict=True)
            size = max(1, min(MOST_IN_A_BATCH, round(len(results) * MOMENT / max(seconds, 1e-6))))


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


def _begin(variant: Variant | None) -> None:
    _WORKER.begin()
    ask_for(variant)


def _play_batch(jobs: list[MatchJob]) -> tuple[list[Result], float]:
    return _WORKER.play(jobs)
