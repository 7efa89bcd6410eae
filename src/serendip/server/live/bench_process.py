"""What the process of the benches does: it steps every bench where something moves, sixty times a second.

While nothing moves anywhere it sleeps. When it can't keep up, time at the benches runs slower instead of piling up.
"""

import select
import signal
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

from serendip.core.errors import SerendipError
from serendip.core.live import Bench
from serendip.server.live.bench_messages import BROKEN, BenchOrder, BenchReport, line, live_at, read_order
from serendip.server.workers.tasks import end_with_server

TICK = 1 / 60
PICTURE = 2
"""Ticks between two pictures."""

LATE = 0.25
"""Whoever is later than this gives the lost time up."""


class BenchWork:
    """All benches of a server, by number. What there is to say of them goes to `report`."""

    def __init__(self, report: Callable[[BenchReport], None]) -> None:
        self.report = report
        self.benches: dict[int, Bench] = {}
        self.awake: set[int] = set()
        self.ticks = 0

    def obey(self, order: BenchOrder) -> None:
        """Carry one order out, and answer if that is wanted."""
        try:
            found = BenchReport(order.bench, order.ask, self.do(order))
        except SerendipError as error:
            found = BenchReport(order.bench, order.ask, str(error), failed=True)
        except Exception:
            words = "that failed by a mistake of ours: try it another way"
            found = BenchReport(order.bench, order.ask, words, failed=True)
        if order.ask:
            self.report(found)

    def do(self, order: BenchOrder) -> Any:
        """Return what came of an order."""
        if order.what == "new":
            self.benches[order.bench] = live_at(order.body).bench()
            return None
        if order.what == "end":
            self.awake.discard(order.bench)
            return self.benches.pop(order.bench, None) and None
        bench = self.benches.get(order.bench)
        if bench is None:
            raise SerendipError("this bench is gone: load the page again")
        answer: Any = None
        if order.what == "aim":
            bench.aim(order.build, order.hand, *order.body)
        elif order.what == "wish":
            bench.wish(order.build, order.hand, order.body)
        elif order.what == "open":
            bench.open(order.build, order.body)
        elif order.what == "close":
            bench.close(order.build)
        elif order.what == "leave":
            bench.leave(order.hand)
        elif order.what == "bot-builds":
            bench.bot_builds(order.build, order.hand, order.body)
        elif order.what == "answer":
            bench.answer(order.build, order.hand, order.body)
        elif order.what == "whole":
            answer = bench.whole()
        elif order.what == "freeze":
            answer = bench.freeze(order.build)
        elif order.what == "film":
            answer = bench.film(order.build)
        self.awake.add(order.bench)
        return answer

    def tick(self) -> None:
        """Let a sixtieth of a second pass wherever something moves, and tell of it every other time."""
        self.ticks += 1
        for number in list(self.awake):
            try:
                moving = self.benches[number].step()
                if self.ticks % PICTURE and moving:
                    continue
                news = self.benches[number].news()
            except Exception:
                # One bench that breaks must not take the others with it.
                self.awake.discard(number)
                del self.benches[number]
                self.report(BenchReport(number, 0, BROKEN, failed=True))
                continue
            if news is not None:
                self.report(BenchReport(number, 0, news))
            elif not moving:
                self.awake.discard(number)


class BenchProcess:
    """Does the work as time passes, and as the server orders it over the line."""

    def __init__(self, link: socket.socket) -> None:
        self.link = link
        self.work = BenchWork(lambda report: link.sendall(line(report)))
        self._rest = b""

    def run(self) -> None:
        """Work until the server hangs up."""
        due = time.monotonic()
        while True:
            asleep = not self.work.awake
            wait = None if asleep else max(0.0, due - time.monotonic())
            if select.select([self.link], [], [], wait)[0] and not self.listen():
                return
            now = time.monotonic()
            if asleep or now - due > LATE:
                due = now
            if self.work.awake and now >= due:
                self.work.tick()
                due += TICK

    def listen(self) -> bool:
        """Do what was ordered; False if the server has gone."""
        heard = self.link.recv(1 << 16)
        *orders, self._rest = (self._rest + heard).split(b"\n")
        for text in orders:
            self.work.obey(read_order(text))
        return bool(heard)


def work(link: socket.socket) -> None:
    """Be the process of the benches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    with link:
        try:
            BenchProcess(link).run()
        except (ConnectionError, OSError):
            # The server has gone without a word.
            return
