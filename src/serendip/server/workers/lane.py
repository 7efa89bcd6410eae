"""A lane: workers of its own for one kind of work, and a fair queue before them. No lane waits for another."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, ParamSpec, TypeVar

from serendip.server.workers import tasks
from serendip.server.workers.fair_queue import Account, FairQueue
from serendip.server.workers.worker import Worker, WorkerDied, WorkerStuck

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 3
"""How often something is tried while its worker dies."""


class Job:
    """Something to be done, on whose account, and the worker that is at it."""

    def __init__(self, account: Account, decide: Callable[[], Callable[[], Any]]) -> None:
        self.account = account
        self.decide = decide
        self.queued = time.monotonic()
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None


class Lane:
    """Some workers, each of which does one thing after another.

    `longest` is how many seconds anything may take before its worker is replaced. Searches end earlier: while others
    wait, each may take only its share of `round_seconds`, so that within about that time everybody's turn has come.
    """

    def __init__(self, workers: int, nice: int, longest: float, round_seconds: float) -> None:
        self._workers = [Worker(nice) for _ in range(workers)]
        self._idle = list(self._workers)
        self.longest = longest
        self._all_seconds = round_seconds * workers
        self._queue: FairQueue[Job] = FairQueue()
        self._running: dict[Job, asyncio.Task[None]] = {}
        self._closed = False
        self.begun = 0
        self.waited = 0.0
        """How many seconds all that was begun had waited, summed up."""
        self.replaced = 0
        """How many workers died or were stuck."""
        self.well = True
        """Whether there are processes, or can be: one lived through what was tried last."""

    @property
    def size(self) -> int:
        """How many workers it has."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """How much waits."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """How much is being done."""
        return len(self._running)

    async def do(self, account: Account, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker when an account has its turn; if nobody waits for it any more, not or not long.

        Raises WorkerDied if every worker died that tried it, WorkerStuck, or what the function raises.
        """
        return await self.do_then(account, lambda: partial(what, *args, **kwargs))

    async def do_then(self, account: Account, decide: Callable[[], Callable[[], T]]) -> T:
        """Do the same with what is decided only when it begins, so that it is about what is so then."""
        job = Job(account, decide)
        self._queue.put(account, job)
        self._hand_out()
        try:
            found: T = await job.done
        except asyncio.CancelledError:
            if not self._queue.drop(account, job) and job.worker is not None:
                job.worker.allow(0.0)
            raise
        return found

    async def warm(self) -> None:
        """Start the workers, before somebody waits for them."""
        await asyncio.gather(*[self.do(("", "", ""), tasks.is_ready) for _ in self._workers])

    def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        self._closed = True
        for task in self._running.values():
            task.cancel()
        for worker in self._workers:
            worker.end()

    def _hand_out(self) -> None:
        """Give work to whoever is idle, and to whoever is busy as much time as is left for it."""
        while self._idle and len(self._queue) and not self._closed:
            job = self._queue.take()
            job.worker = self._idle.pop()
            self.begun += 1
            self.waited += time.monotonic() - job.queued
            self._running[job] = asyncio.create_task(self._run(job, job.worker))
        for job in self._running:
            if job.worker is not None and not job.done.done():
                share = self._all_seconds * self._queue.share(job.account) if len(self._queue) else inf
                # Long before its worker counts as stuck a search ends by itself.
                job.worker.allow(min(share, self.longest / 2))

    async def _run(self, job: Job, worker: Worker) -> None:
        began = time.monotonic()
        try:
            found = await self._tried(job, worker)
            if not job.done.done():
                job.done.set_result(found)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            del self._running[job]
            job.worker = None
            self._idle.append(worker)
            self._queue.done(job.account, time.monotonic() - began)
            self._hand_out()

    async def _tried(self, job: Job, worker: Worker) -> Any:
        for _ in range(TRIES):
            try:
                found = await worker.do(self.longest, job.decide)
            except (WorkerDied, WorkerStuck) as error:
                self.replaced += 1
                if isinstance(error, WorkerStuck) or job.done.done():
                    raise
            else:
                self.well = True
                return found
        self.well = False
        raise WorkerDied("a worker process died each time it tried this")
