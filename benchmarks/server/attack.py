"""What others notice while one address attacks: python -m benchmarks.server.attack

For each attack a server with its usual limits is started, with tables of clients from 127.0.0.2 who click at leisure,
and with one more who comes anew for each request. Their round trips are measured in calm, then while a niced process at
127.0.0.1 attacks.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter

from benchmarks.engine.__main__ import above_zero, at_least_one, progress
from benchmarks.engine.report import aligned
from benchmarks.server.attackers import kinds
from benchmarks.server.previews import at
from benchmarks.server.servers import ROOT, SerendipAsUsual
from benchmarks.server.tables import ClientTable, at_leisure, open_tables

OTHERS = "127.0.0.2"
TABLES = 15
PAUSE = 0.5
"""Each table clicks so often, in seconds."""
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
REQUEST_PAUSE = 0.1
MOST_TIMES, MOST = 10.0, 50.0
"""The middle round trip is to stay within so many times the calm one, and 95 of 100 within so many milliseconds."""


@dataclass
class RoundTrips:
    """Milliseconds that others' clicks and requests took."""

    clicks: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    busy: float = 0.0
    """The server's share of one core meanwhile."""

    def figures(self) -> list[str]:
        """Return the middle and the slowest twentieth of both, and how busy the server was."""
        shown = [f"{at(times, share):.1f}" for times in (self.clicks, self.requests) for share in (0.5, 0.95)]
        return [*shown, f"{self.busy:.0%}"]


@dataclass
class Result:
    """What others noticed of an attack, and what the server did about it."""

    name: str
    calm: RoundTrips
    attacked: RoundTrips
    connections: int
    cuts: dict[str, int]
    megabytes: float

    def times(self) -> float:
        """Return how many times as long the middle round trip took, of clicks or requests, whichever is worse."""
        pairs = ((self.attacked.clicks, self.calm.clicks), (self.attacked.requests, self.calm.requests))
        return max(at(attacked, 0.5) / at(calm, 0.5) for attacked, calm in pairs)

    def is_kept(self) -> bool:
        """Say whether others noticed as little as they should."""
        slowest = max(at(self.attacked.clicks, 0.95), at(self.attacked.requests, 0.95))
        return self.times() <= MOST_TIMES and slowest <= MOST


def main() -> int:
    """Measure and print; 1 if others noticed too much."""
    asked = parse()
    results = []
    for name in asked.only or kinds():
        progress(name)
        rounds = [measure(name, asked.calm, asked.seconds) for _ in range(asked.rounds)]
        # Chosen by how quiet the machine was before the attack, not by what came of it.
        results.append(min(rounds, key=lambda result: at(result.calm.clicks, 0.95)))
    progress("")
    print(f"{os.cpu_count()} cores, clients and attacker included; milliseconds\n")
    print(table(results))
    return 0 if all(result.is_kept() for result in results) else 1


def table(results: Iterable[Result]) -> str:
    """Return what came of all attacks."""
    each = ["click p50", "p95", "request p50", "p95", "busy"]
    heads = ["attack", f"calm {each[0]}", *each[1:], *each, "times", "kept", "came"]
    heads += ["cut off for", "grew by MB"]
    rows = []
    for result in results:
        cuts = ", ".join(f"{reason} {number}" for reason, number in result.cuts.items() if number)
        figures = [*result.calm.figures(), *result.attacked.figures(), f"{result.times():.1f}"]
        kept = "yes" if result.is_kept() else "NO"
        rows.append([result.name, *figures, kept, str(result.connections), cuts, f"{result.megabytes:.0f}"])
    return aligned(heads, rows, 1)


def measure(name: str, calm: float, seconds: float, tables: int = TABLES) -> Result:
    """Start a server, and measure it in calm and under one attack, by the clicks at some tables."""
    with SerendipAsUsual() as server:
        assert isinstance(server, SerendipAsUsual)
        return asyncio.run(_measure(server, name, calm, seconds, tables))


async def _measure(server: SerendipAsUsual, name: str, calm: float, seconds: float, number: int) -> Result:
    tables = await open_tables(server, number, 1, OTHERS)
    await round_trips(server, tables, 1.0)
    before = await round_trips(server, tables, calm)
    memory = server.memory()
    command = [sys.executable, "-m", "benchmarks.server.attackers", name, str(server.port), str(seconds)]
    attacker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert attacker.stdout is not None
    try:
        # The first wave is the worst: it is not missed, and the start of the process is not measured.
        await asyncio.to_thread(attacker.stdout.readline)
        during = await round_trips(server, tables, seconds)
    finally:
        connections = int(attacker.communicate()[0] or 0)
    for table in tables:
        table.leave()
    found = server.metrics()
    cuts = {key.partition('reason="')[2].rstrip('"}'): int(value) for key, value in found.items() if "reason=" in key}
    return Result(name, before, during, connections, cuts, (server.memory() - memory) / 1e6)


async def round_trips(server: SerendipAsUsual, tables: list[ClientTable], seconds: float) -> RoundTrips:
    """Have others click and ask for a while."""
    found = RoundTrips()
    cpu = server.cpu()

    async def ask() -> None:
        until = perf_counter() + seconds
        while perf_counter() < until:
            began = perf_counter()
            await request(server.port)
            found.requests.append((perf_counter() - began) * 1000)
            await asyncio.sleep(REQUEST_PAUSE)

    took, _ = await asyncio.gather(at_leisure(tables, seconds, PAUSE, 1), ask())
    found.clicks = [each * 1000 for each in took]
    found.busy = (server.cpu() - cpu) / seconds
    return found


async def request(port: int) -> None:
    """Come anew, ask for something and read it all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(OTHERS, 0))
    writer.write(REQUEST)
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200"), answer[:200]


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", nargs="+", default=[], choices=list(kinds()), metavar="ATTACK")
    parser.add_argument("--rounds", type=at_least_one, default=1, help="the one with the quietest calm counts (1)")
    parser.add_argument("--calm", type=above_zero, default=4.0, help="seconds of calm before each attack (4)")
    parser.add_argument("--seconds", type=above_zero, default=6.0, help="seconds that each attack lasts (6)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
