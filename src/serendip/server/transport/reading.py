"""Listening to one socket: its messages are answered one after another, and too many are refused."""

import asyncio
import time
from collections import deque

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.errors import Refused
from serendip.server.protocol.encoding import id_of, kind_of, read
from serendip.server.protocol.from_client import FromClient, Hint, Play
from serendip.server.protocol.to_client import Bye, RefusedMessage
from serendip.server.rooms.house import House
from serendip.server.tables.commands import COMMANDS
from serendip.server.tables.socket import TableSocket
from serendip.server.transport.hand_limits import HandLimit
from serendip.server.transport.rate_limits import RateLimit

FLOOD = 4008


class MessageReader:
    """Hears a socket. Nothing that was heard is left undone, even if the browser has gone meanwhile."""

    def __init__(self, house: House, socket: TableSocket) -> None:
        self.last = time.monotonic()
        self._house = house
        self._socket = socket
        self._received: deque[str | None] = deque()
        self._busy = False
        self._answering: asyncio.Task[None] | None = None
        limits = house.settings.limits
        self._bucket = RateLimit(limits.messages_burst, limits.messages_per_second, self.last)
        self._patience = RateLimit(limits.flood, limits.messages_per_second / 2, self.last)
        self._hands = HandLimit(limits)

    def receive(self, text: str | None) -> None:
        """Take a message; None if it was no text."""
        if self._socket.closed_with is not None:
            return
        self._received.append(text)
        if self._busy:
            # Whoever says more than can be answered has to wait.
            self._socket.connection.pause_reading(True)
        else:
            self._busy = True
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._received:
                text = self._received.popleft()
                if self._is_welcome(text):
                    await self._answer_one(text)
        finally:
            self._busy = False
            self._socket.connection.pause_reading(False)

    def _is_welcome(self, text: str | None) -> bool:
        """Count a message, and refuse it if there were too many."""
        socket, metrics = self._socket, self._house.metrics
        metrics.count("messages")
        self.last = now = time.monotonic()
        kind = kind_of(text) if text and socket.table.builds is not None else ""
        if kind in ("hand", "aim"):
            # Hands move often, so they have a measure of their own.
            refused = self._hands.refusal(kind == "hand")
            flooded = refused is not None and self._hands.floods()
        elif self._bucket.take(now):
            return True
        else:
            refused = Refused("too-fast", "Too many messages: wait a second.")
            flooded = not self._patience.take(now)
        if flooded:
            metrics.count("floods")
            socket.send(Bye("too-fast", "You sent far too much. Come back later."))
            socket.close(FLOOD)
            self._received.clear()
        elif refused is not None and refused.words:
            self._refuse(id_of(text or b""), refused)
        return refused is None

    async def _answer_one(self, text: str | None) -> None:
        """Answer one message, whatever it is."""
        if text is None:
            self._refuse(None, Refused("bad-message", "Messages are JSON in text frames."))
            return
        try:
            message = read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            words = f"That is not a message of the protocol: {str(error)[:200]}."
            self._refuse(id_of(text), Refused("bad-message", words))
            return
        if isinstance(message, Hint):
            # Thinking takes a while; the player may go on meanwhile.
            self._house.spawn(self._answer(message))
        else:
            await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        house, socket = self._house, self._socket
        began = time.perf_counter()
        try:
            answer = await COMMANDS[type(message)](socket, message)
            if answer is not None:
                socket.send(answer)
        except Refused as refused:
            self._refuse(message.id, refused)
        except SerendipError as error:
            self._refuse(message.id, Refused("bad-message", str(error)))
        except Exception as error:
            house.metrics.count("failures")
            house.journal.failure("message-failed", error, room=socket.table.room.id, kind=type(message).__name__)
            self._refuse(message.id, Refused("busy", "That failed by a mistake of ours. Try again, or report it."))
        if isinstance(message, Play):
            house.metrics.played(time.perf_counter() - began)

    def _refuse(self, id: int | float | None, refused: Refused) -> None:
        self._house.metrics.count("refusals")
        message = RefusedMessage(id, refused.code, refused.words, list(refused.rules))
        if refused.said is not None:
            message.key, message.args = refused.said.line.key, refused.said.values()
        self._socket.send(message)
