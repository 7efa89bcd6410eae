"""The contest: the servers take turns, round after round, each started anew for every number of tables."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import quantiles

from benchmarks.server.servers import BoardgameOnDisk, Serendip, SerendipCompiled, SerendipWithBots, Server
from benchmarks.server.tables import ClientTable, as_fast_as_can_be, at_leisure, open_tables

EARLIER = 20


@dataclass
class Wishes:
    """How much is measured."""

    tables: tuple[int, ...] = (50, 200, 1000)
    rounds: int = 2
    warm_seconds: float = 2.0
    fast_seconds: float = 120.0
    warm_clicks: int = 15
    fast_clicks: int = 50
    """The same for all, so that games are as far, and logs as long, at one server as at the other."""
    leisure_seconds: float = 8.0
    pause: float = 2.0
    idle_tables: int = 100
    idle_waves: int = 6


@dataclass
class Measured:
    """What was measured of a server at one number of tables, round by round."""

    actions_per_cpu_second: list[float] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    bytes_per_update: float = 0.0
    bytes_of_state: float = 0.0
    stuck: int = 0

    @property
    def best(self) -> float:
        """Actions per CPU-second in the best round: the one the machine disturbed least."""
        return max(self.actions_per_cpu_second, default=0.0)

    def percentile(self, percent: int) -> float:
        """Return the milliseconds within which so many of a hundred clicks had reached everybody."""
        return 1000 * quantiles(self.took, n=100, method="inclusive")[percent - 1] if len(self.took) > 1 else 0.0


@dataclass
class Result:
    """Everything that was measured of one server."""

    kind: type[Server]
    measured: dict[int, Measured] = field(default_factory=dict)
    idle: dict[str, float] = field(default_factory=dict)
    failure: str = ""


def contest(kinds: Sequence[type[Server]], wishes: Wishes, say: Callable[[str], None]) -> list[Result]:
    """Let all of them serve in turns, and return what was measured. `say` is told how far it is."""
    results = [Result(kind) for kind in kinds]
    for number in range(1, wishes.rounds + 1):
        for tables in wishes.tables:
            for result in results:
                if takes_part(result.kind, number, tables == wishes.tables[0]):
                    say(f"round {number} of {wishes.rounds}, {tables} tables: {result.kind.title}")
                    _try(result, partial(busy_tables, result, tables, wishes, number))
    for result in results:
        if wishes.idle_waves and not issubclass(result.kind, (SerendipCompiled, SerendipWithBots, BoardgameOnDisk)):
            say(f"idle tables: {result.kind.title}")
            _try(result, partial(idle, result, wishes))
    return results


def takes_part(kind: type[Server], number: int, fewest: bool) -> bool:
    """Say whether a server is measured now: the two that matter always, the others once."""
    if issubclass(kind, SerendipWithBots):
        return number == 1 and fewest
    return number == 1 or not issubclass(kind, BoardgameOnDisk)


def _try(result: Result, measure: Callable[[], object]) -> None:
    if not result.failure:
        try:
            measure()
        except (OSError, RuntimeError, TimeoutError, ExceptionGroup) as error:
            result.failure = f"failed: {error!r}"


def busy_tables(result: Result, number: int, wishes: Wishes, seed: int) -> None:
    """Play at so many tables: first as fast as it goes, then as people do."""
    found = result.measured.setdefault(number, Measured())
    with result.kind() as server:
        asyncio.run(_busy_tables(server, found, number, wishes, seed))


async def _busy_tables(server: Server, found: Measured, number: int, wishes: Wishes, seed: int) -> None:
    tables = await open_tables(server, number, seed)
    sockets = [client.socket for table in tables for client in table.clients if client.socket]
    if not isinstance(server, SerendipWithBots):
        # Node compiles what is used often while it runs: it is measured warm, and so are the others.
        await as_fast_as_can_be(tables, wishes.warm_seconds, wishes.warm_clicks)
        heard, before = sum(socket.received for socket in sockets), server.cpu()
        clicks = await as_fast_as_can_be(tables, wishes.fast_seconds, wishes.fast_clicks)
        found.actions_per_cpu_second.append(clicks / max(0.01, server.cpu() - before))
        found.bytes_per_update = (sum(socket.received for socket in sockets) - heard) / max(
            1, clicks * len(tables[0].clients)
        )
    clients = [client for table in tables for client in table.clients]
    found.bytes_of_state = sum(client.state_bytes for client in clients) / len(clients)
    before, began = server.cpu(), time.perf_counter()
    found.took += await at_leisure(tables, wishes.leisure_seconds, wishes.pause, seed)
    found.busy.append((server.cpu() - before) / (time.perf_counter() - began))
    found.stuck += sum(table.stuck for table in tables)
    leave(tables)


def idle(result: Result, wishes: Wishes) -> None:
    """See what tables weigh: with everybody there and quiet, with nobody there any more, and sent to the disk."""
    with result.kind() as server:
        asyncio.run(_resting(server, result.idle, wishes))
    if issubclass(result.kind, Serendip):
        with result.kind(unload=1.0) as server:
            asyncio.run(_unloaded(server, result.idle, wishes))


async def _resting(server: Server, found: dict[str, float], wishes: Wishes) -> None:
    # What the first tables take, sockets and all, is used again by those after them and no part of what a table weighs.
    leave(await _wave(server, wishes, 0))
    before = await _settled(server)
    for wave in range(1, wishes.idle_waves):
        leave(await _wave(server, wishes, wave))
    weight = await _settled(server) - before
    found["nobody there"] = weight / (wishes.idle_tables * (wishes.idle_waves - 1))
    before = await _settled(server)
    crowd = [await _wave(server, wishes, wishes.idle_waves + number) for number in range(2)]
    # The first wave's sockets take the place of those that have gone.
    found["everybody there"] = (await _settled(server) - before) / wishes.idle_tables
    for tables in crowd:
        leave(tables)


async def _unloaded(server: Server, found: dict[str, float], wishes: Wishes) -> None:
    assert isinstance(server, Serendip)
    weights: list[int] = []
    for wave in range(wishes.idle_waves):
        leave(await _wave(server, wishes, wave))
        async with asyncio.timeout(60):
            while server.in_memory() > 0:
                await asyncio.sleep(0.2)
        weights.append(await _settled(server))
    found["on disk"] = (weights[-1] - weights[0]) / (wishes.idle_tables * (wishes.idle_waves - 1))


async def _wave(server: Server, wishes: Wishes, seed: int) -> list[ClientTable]:
    tables = await open_tables(server, wishes.idle_tables, seed)
    await as_fast_as_can_be(tables, 60.0, EARLIER)
    return tables


async def _settled(server: Server) -> int:
    """Return what the server weighs once it has noticed who is gone."""
    await asyncio.sleep(1.0)
    return server.memory()


def leave(tables: list[ClientTable]) -> None:
    """Close every socket."""
    for table in tables:
        table.leave()
