"""Listening to one socket: its messages are answered one after another, and too many are refused."""

import asyncio
import time
from collections import deque

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.house import House
from serendip.server.limits import Bucket
from serendip.server.live.pace import Pace
from serendip.server.messages import DOES
from serendip.server.refused import Refused
from serendip.server.sockets import Socket
from serendip.server.wire import Bye, FromClient, Hint, Play, RefusedMessage, id_of, kind_of, read

FLOOD = 4008


class Ears:
    """Hears a socket. Nothing that was heard is left undone, even if the browser has gone meanwhile."""

    def __init__(self, house: House, socket: Socket) -> None:
        self.last = time.monotonic()
        self._house = house
        self._socket = socket
        self._heard: deque[str | None] = deque()
        self._busy = False
        self._answering: asyncio.Task[None] | None = None
        limits = house.settings.limits
        self._bucket = Bucket(limits.messages_burst, limits.messages_per_second, self.last)
        self._patience = Bucket(limits.flood, limits.messages_per_second / 2, self.last)
        self._pace = Pace(limits)

    def hear(self, text: str | None) -> None:
        """Take a message; None if it was no text."""
        if self._socket.closed_with is not None:
            return
        self._heard.append(text)
        if self._busy:
            # Whoever says more than can be answered has to wait.
            self._socket.cable.wait(True)
        else:
            self._busy = True
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._heard:
                text = self._heard.popleft()
                if self._is_welcome(text):
                    await self._answer_one(text)
        finally:
            self._busy = False
            self._socket.cable.wait(False)

    def _is_welcome(self, text: str | None) -> bool:
        """Count a message, and refuse it if there were too many."""
        socket, metrics = self._socket, self._house.metrics
        metrics.count("messages")
        self.last = now = time.monotonic()
        kind = kind_of(text) if text and socket.table.floor is not None else ""
        if kind in ("hand", "aim"):
            # Hands move often, so they have a measure of their own.
            refused = self._pace.refusal(kind == "hand")
            flooded = refused is not None and self._pace.floods()
        elif self._bucket.take(now):
            return True
        else:
            refused = Refused("too-fast", "Too many messages: wait a second.")
            flooded = not self._patience.take(now)
        if flooded:
            metrics.count("floods")
            socket.send(Bye("too-fast", "You sent far too much. Come back later."))
            socket.close(FLOOD)
            self._heard.clear()
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
            answer = await DOES[type(message)](socket, message)
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
