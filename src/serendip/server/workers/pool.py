"""The worker processes: thinking happens there, so that it never delays a socket. A worker that dies is replaced."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from serendip.server.workers import tasks

T = TypeVar("T")
P = ParamSpec("P")
_TRIES = 3


class WorkerDied(Exception):
    """The worker died each time it tried this."""


class WorkerPool:
    """A few processes that take one job after another."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool = self._new_pool()
        self._closed = False
        self.deaths = 0
        self.well = True
        """Whether they lived through what they did last."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._number, mp_context=multiprocessing.get_context("spawn"), initializer=tasks.start_worker
        )

    async def do(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of `thinking` in a worker. Raises WorkerDied, or what the function raises."""
        for _ in range(_TRIES):
            pool = self._pool
            try:
                found = await asyncio.wrap_future(pool.submit(what, *args, **kwargs))
                self.well = True
                return found
            except BrokenProcessPool:
                if self._closed:
                    break
                if pool is self._pool:
                    # The first to notice makes a new pool; all the others of the old one come here too.
                    self.deaths += 1
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        self.well = False
        raise WorkerDied("a worker process died each time it tried this")

    def end_all(self) -> None:
        """Kill the processes, one of which is stuck; whatever else they were at is asked again of new ones."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()

    def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        self._closed = True
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
