"""One process that does one thing after another. When it dies or is stuck it is replaced, and no other is harmed."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_double
from math import inf
from typing import TypeVar

from serendip.server.workers import tasks

T = TypeVar("T")
STARTING = 300.0
"""Seconds after which a process that is not ready never will be."""


class WorkerDied(Exception):
    """The process died while it was at it, or could not be started."""


class WorkerStuck(Exception):
    """It took longer than anything may take; the process was ended."""


class Worker:
    """A process, started with the first thing it is to do."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._spawn = multiprocessing.get_context("spawn")
        self._allowed = self._spawn.RawValue(c_double, inf)
        self._process: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, decide: Callable[[], Callable[[], T]]) -> T:
        """Run there what is decided when it begins, for so many seconds at most, counted from then.

        It must be something that can be pickled, and one thing at a time. Raises WorkerDied, WorkerStuck, or what the
        function raises.
        """
        process = self._process or await self._start()
        what = decide()
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(process.submit(what))
        except BrokenProcessPool as error:
            self.end()
            raise WorkerDied("a worker process died while it was at this") from error
        except TimeoutError as error:
            self.end()
            raise WorkerStuck(f"it took longer than {seconds:g} s") from error

    async def _start(self) -> ProcessPoolExecutor:
        """Return the process when it is ready. On a busy machine that takes long: nobody's time runs meanwhile."""
        process = self._process = ProcessPoolExecutor(
            1, mp_context=self._spawn, initializer=tasks.start_worker, initargs=(self._nice, self._allowed)
        )
        try:
            async with asyncio.timeout(STARTING):
                await asyncio.wrap_future(process.submit(tasks.is_ready))
        except Exception as error:
            # Too little memory, too many processes or open files: whatever it is, the next one tries again.
            self.end()
            raise WorkerDied("a worker process could not be started") from error
        return process

    def allow(self, seconds: float) -> None:
        """Let what runs there take so many seconds in all, if it is something that can end early."""
        self._allowed.value = seconds

    def end(self) -> None:
        """End the process without waiting for it; what comes next starts another."""
        process, self._process = self._process, None
        if process is not None:
            running = list((process._processes or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for one in running:
                one.kill()
