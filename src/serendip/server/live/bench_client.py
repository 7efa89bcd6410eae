"""The server's end of the benches: their process, started with the first of them, and one RemoteBench for each."""

import asyncio
import itertools
import multiprocessing
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

from serendip.core.live import Live
from serendip.server.errors import Refused
from serendip.server.live.bench_messages import BROKEN, BenchOrder, BenchReport, line, path_of, read_report
from serendip.server.live.bench_process import work

MOST_UNREAD = 1 << 22
LONGEST_LINE = 1 << 23

Hear = Callable[[Any], None]


class Benches:
    """Starts the process, speaks with it, and starts it anew when it dies."""

    def __init__(self, failed: Callable[[str], None]) -> None:
        self.benches: dict[int, RemoteBench] = {}
        self.deaths = 0
        self._failed = failed
        self._process: BaseProcess | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._starting: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: list[bytes] = []
        self._numbers = itertools.count(1)
        self._closed = False

    def new(self, live: Live, hear: Hear, broke: Callable[[], None]) -> "RemoteBench":
        """Open a bench. It hears its news; `broke` is called when everything on it is lost and it is empty again."""
        bench = RemoteBench(self, next(self._numbers), path_of(live), hear, broke)
        self.benches[bench.number] = bench
        bench.begin()
        return bench

    def say(self, order: BenchOrder) -> None:
        """Send an order, as soon as there is somebody to hear it."""
        if self._closed:
            return
        if self._writer is None:
            self._waiting.append(line(order))
            if self._starting is None:
                self._starting = asyncio.create_task(self._start())
            return
        self._writer.write(line(order))
        if self._writer.transport.get_write_buffer_size() > MOST_UNREAD and self._process is not None:
            # It does not listen any more.
            self._process.kill()

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            context = multiprocessing.get_context("spawn")
            self._process = context.Process(target=work, args=(theirs,), name="benches", daemon=True)
            await asyncio.to_thread(self._process.start)
        finally:
            theirs.close()
        reader, self._writer = await asyncio.open_connection(sock=ours, limit=LONGEST_LINE)
        for text in self._waiting:
            self._writer.write(text)
        self._waiting.clear()
        self._starting = None
        self._reading = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while text := await reader.readline():
                report = read_report(text)
                bench = self.benches.get(report.bench)
                if bench is not None:
                    self._pass_on(bench, report)
        except (ConnectionError, ValueError) as error:
            self._failed(f"the line to the benches: {error}")
        if not self._closed:
            self._died()

    def _pass_on(self, bench: "RemoteBench", report: BenchReport) -> None:
        try:
            bench.heard(report)
        except Exception as error:
            # What one table makes of its news must not keep the others from theirs.
            self._failed(f"news of a bench were not understood: {type(error).__name__}")

    def _died(self) -> None:
        self.deaths += 1
        self._failed("the process of the benches died; it is started anew")
        if self._writer is not None:
            self._writer.close()
        self._writer = None
        if self._process is not None:
            self._process.kill()
        for bench in list(self.benches.values()):
            bench.lost()

    def close(self) -> None:
        """End the process."""
        self._closed = True
        for task in (self._starting, self._reading):
            if task is not None:
                task.cancel()
        if self._writer is not None:
            self._writer.close()
        if self._process is not None:
            self._process.terminate()


class RemoteBench:
    """One bench, in the other process."""

    def __init__(self, benches: Benches, number: int, path: str, hear: Hear, broke: Callable[[], None]) -> None:
        self.benches = benches
        self.number = number
        self._path = path
        self._hear = hear
        self._broke = broke
        self._asks = itertools.count(1)
        self._asked: dict[int, Callable[[BenchReport], None]] = {}

    def begin(self) -> None:
        """Set the bench up, empty."""
        self.benches.say(BenchOrder("new", self.number, body=self._path))

    def tell(self, what: str, build: str = "", hand: int = 0, body: Any = None) -> None:
        """Order something whose outcome shows in the news."""
        self.benches.say(BenchOrder(what, self.number, 0, build, hand, body))

    async def ask(self, what: str, build: str = "", hand: int = 0, body: Any = None) -> Any:
        """Order something and return what came of it. Raises Refused."""
        future: asyncio.Future[BenchReport] = asyncio.get_running_loop().create_future()

        def answer(report: BenchReport) -> None:
            if not future.done():
                future.set_result(report)

        self.then(answer, what, build, hand, body)
        report = await future
        if report.failed:
            words = str(report.body)
            raise Refused("illegal", f"{words[:1].upper()}{words[1:]}.")
        return report.body

    def then(
        self, do: Callable[[BenchReport], Any], what: str, build: str = "", hand: int = 0, body: Any = None
    ) -> None:
        """Order something and do this with the answer, before any later news is heard."""
        number = next(self._asks)
        self._asked[number] = do
        self.benches.say(BenchOrder(what, self.number, number, build, hand, body))

    def heard(self, report: BenchReport) -> None:
        """Pass an answer or news on."""
        if report.ask:
            do = self._asked.pop(report.ask, None)
            if do is not None:
                do(report)
        elif report.body == BROKEN:
            self.lost()
        else:
            self._hear(report.body)

    def lost(self) -> None:
        """Begin anew: everything that stood here is gone."""
        asked, self._asked = self._asked, {}
        for number, do in asked.items():
            do(BenchReport(self.number, number, "the bench broke down and was cleared: begin again", failed=True))
        self.begin()
        self._broke()

    def close(self) -> None:
        """Give the bench up."""
        self.benches.benches.pop(self.number, None)
        self.benches.say(BenchOrder("end", self.number))
