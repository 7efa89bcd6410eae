"""Whose turn it is: whatever one address asks for at once, in each turn of the loop only a little of it is begun."""

import asyncio
import time
from collections import deque
from typing import Final

MOST: Final = 16
SECONDS: Final = 0.008
"""What a turn of the loop should take at most, in time of its thread: on a busy machine others take turns, too."""


class Turns:
    """Lets a few things of each address begin in a turn of the loop; what is more waits for the next ones.

    How many depends on how long they take: after a long turn it is half of them, after a short one it is one more.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._now = most
        self._since = 0.0
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Return when something of this address may begin: mostly at once."""
        begun = self._begun.get(address, 0)
        loop = asyncio.get_running_loop()
        if begun < self._now:
            if not self._begun:
                self._since = time.thread_time()
                loop.call_soon(self._next)
            self._begun[address] = begun + 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next(self) -> None:
        """Begin another turn, with those who have waited longest."""
        now = time.thread_time()
        self._now = max(1, self._now // 2) if now - self._since > SECONDS else min(self._most, self._now + 1)
        self._since = now
        self._begun = {}
        for address in list(self._waiting):
            waiting = self._waiting[address]
            begun = 0
            while waiting and begun < self._now:
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
