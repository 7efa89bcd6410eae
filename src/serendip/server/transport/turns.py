"""Whose turn it is: whatever one address asks for at once, in each turn of the loop only a little of it is begun."""

import asyncio
from collections import deque


class Turns:
    """Lets so many things of each address begin in a turn of the loop; what is more waits for the next ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Return when something of this address may begin: mostly at once."""
        begun = self._begun.get(address, 0)
        loop = asyncio.get_running_loop()
        if begun < self._most:
            if not self._begun:
                loop.call_soon(self._next)
            self._begun[address] = begun + 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next(self) -> None:
        """Begin another turn, with those who have waited longest."""
        self._begun = {}
        for address in list(self._waiting):
            waiting = self._waiting[address]
            begun = 0
            while waiting and begun < self._most:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    begun += 1
            if begun:
                self._begun[address] = begun
            if not waiting:
                del self._waiting[address]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)
