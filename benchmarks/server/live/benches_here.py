"""The benches in the loop of the server itself, so that time skipped there is skipped here."""

import asyncio
from collections.abc import Callable

from serendip.server.live.bench_client import Benches
from serendip.server.live.bench_messages import BenchOrder, BenchReport, line, read_order, read_report
from serendip.server.live.bench_process import LATE, TICK, BenchWork


class BenchesHere(Benches):
    """Does what the process of the benches does, with the same messages."""

    def __init__(self, failed: Callable[[str], None]) -> None:
        super().__init__(failed)
        self._loop = asyncio.get_running_loop()
        self._work = BenchWork(self._report)
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def say(self, order: BenchOrder) -> None:
        """Send an order, as over a line: it is heard after whatever goes on now."""
        self._loop.call_soon(self._obey, line(order))

    def close(self) -> None:
        """Let no more time pass."""
        if self._timer is not None:
            self._timer.cancel()

    def _obey(self, text: bytes) -> None:
        self._work.obey(read_order(text))
        if self._timer is None and self._work.awake:
            self._due = self._loop.time()
            self._timer = self._loop.call_at(self._due, self._tick)

    def _tick(self) -> None:
        now = self._loop.time()
        if now - self._due > LATE:
            self._due = now
        self._work.tick()
        self._due += TICK
        self._timer = self._loop.call_at(self._due, self._tick) if self._work.awake else None

    def _report(self, report: BenchReport) -> None:
        self._loop.call_soon(self._hear, line(report))

    def _hear(self, text: bytes) -> None:
        report = read_report(text)
        bench = self.benches.get(report.bench)
        if bench is not None:
            self._pass_on(bench, report)
