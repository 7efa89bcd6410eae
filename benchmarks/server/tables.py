"""Tables of scripted clients: a click is over when everybody at the table has got what came of it."""

import asyncio
from random import Random
from time import perf_counter

from benchmarks.server.clients import Client
from benchmarks.server.posting import Post
from benchmarks.server.servers import Server

PATIENCE = 10.0
AT_ONCE = 8


class ClientTable:
    """Some clients at one table, who click one after another."""

    def __init__(self, rng: Random) -> None:
        self.clients: list[Client] = []
        self.clicks = 0
        self.stuck = False
        self._rng = rng
        self._missing = 0
        self._everybody: asyncio.Future[float] | None = None

    def updated(self) -> None:
        """Count a client that has got the update."""
        self._missing -= 1
        if self._missing == 0 and self._everybody is not None and not self._everybody.done():
            self._everybody.set_result(perf_counter())

    async def click(self) -> tuple[float, float] | None:
        """Let somebody who is asked click; return when, and when everybody had got it. None if the game is over."""
        asked = [client for client in self.clients if client.asked]
        if not asked or self.stuck:
            return None
        self._missing = len(self.clients)
        self._everybody = asyncio.get_running_loop().create_future()
        began = perf_counter()
        self._rng.choice(asked).click(self._rng)
        try:
            async with asyncio.timeout(PATIENCE):
                ended = await self._everybody
        except TimeoutError:
            self.stuck = True
            return began, began + PATIENCE
        self.clicks += 1
        return began, ended

    def leave(self) -> None:
        """Close every socket."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.close()


async def open_tables(server: Server, number: int, seed: int, source: str = "127.0.0.1") -> list[ClientTable]:
    """Open so many tables, from one address, and wait until every client has seen its own."""
    tables = [ClientTable(Random(f"{seed} {place}")) for place in range(number)]
    waiting = iter(tables)

    async def seat() -> None:
        post = Post(server.port, source)
        for table in waiting:
            table.clients = await server.sit(post, table.updated)
        post.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(seat())
    async with asyncio.timeout(60):
        while not all(client.ready for table in tables for client in table.clients):
            await asyncio.sleep(0.05)
    # Whoever came last was still announced to the others.
    await asyncio.sleep(0.5)
    return tables


async def as_fast_as_can_be(tables: list[ClientTable], seconds: float, clicks: int) -> int:
    """Click at all tables, each again at once when everybody has the update; return how many clicks that were."""
    until = perf_counter() + seconds
    before = sum(table.clicks for table in tables)

    async def play(table: ClientTable) -> None:
        for _ in range(clicks):
            if perf_counter() > until or await table.click() is None:
                return

    await asyncio.gather(*map(play, tables))
    return sum(table.clicks for table in tables) - before


async def at_leisure(tables: list[ClientTable], seconds: float, pause: float, seed: int) -> list[float]:
    """Click at every table at moments that do not wait for the server, and return how long each update took.

    A click that falls due while the one before it is still under way counts from when it was due.
    """
    began = perf_counter()
    took: list[float] = []

    async def play(table: ClientTable, rng: Random) -> None:
        due = began + rng.uniform(0, pause)
        late = False
        while due < began + seconds:
            if not late:
                await asyncio.sleep(max(0.0, due - perf_counter()))
            clicked = await table.click()
            if clicked is None:
                return
            took.append(clicked[1] - (due if late else clicked[0]))
            due += rng.expovariate(1 / pause)
            late = due < perf_counter()

    await asyncio.gather(*(play(table, Random(f"{seed} pause {place}")) for place, table in enumerate(tables)))
    return took
