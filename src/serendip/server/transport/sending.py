"""What waits to be sent: a slow reader delays nobody, and what is written in one turn of the loop leaves together."""

import asyncio

from serendip.server.transport.connection import Connection


class SendQueue:
    """All outboxes with something in them; they are emptied after each turn of the loop."""

    def __init__(self) -> None:
        self._waiting: list[Outbox] = []

    def add(self, outbox: "Outbox") -> None:
        """Empty this outbox at the end of the turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush_all)
        self._waiting.append(outbox)

    def _flush_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for outbox in waiting:
            outbox.flush()


class Outbox:
    """Messages that wait while the browser does not read, at most so many and so many bytes of them."""

    def __init__(self, connection: Connection, queue: SendQueue, most: int, most_bytes: int) -> None:
        self._connection = connection
        self._queue = queue
        self._most = most
        self._most_bytes = most_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        connection.on_writable = self.flush

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def put(self, text: bytes) -> bool:
        """Let a message wait to be sent; False if there are too many already."""
        waiting = self._waiting
        if not waiting:
            self._queue.add(self)
            self._bytes = 0
        elif len(waiting) >= self._most or self._bytes + len(text) > self._most_bytes:
            return False
        waiting.append(text)
        self._bytes += len(text)
        return True

    def flush(self) -> None:
        """Send what waits, unless the browser does not read."""
        if self._waiting and not self._connection.is_full:
            waiting, self._waiting = self._waiting, []
            self._connection.send_texts(waiting)
