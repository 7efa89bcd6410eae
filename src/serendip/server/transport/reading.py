"""Reading one socket: its messages are answered one after another, and too many are refused."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from serendip.server.errors import Refused
from serendip.server.protocol.codes import CloseCode
from serendip.server.protocol.encoding import id_of, kind_of
from serendip.server.protocol.from_client import ClientMessage, Hint, Play
from serendip.server.protocol.to_client import Bye, RefusedMessage, ServerMessage
from serendip.server.services import Services
from serendip.server.transport.hand_limits import HandLimit
from serendip.server.transport.rate_limits import RateLimit
from serendip.server.transport.socket import Socket


class MessageReader:
    """Reads a socket. Nothing that was received is left undone, even if the browser has gone meanwhile.

    `hands` says whether hands move here, which have a limit of their own; `facts` are for the journal.
    """

    def __init__(
        self,
        services: Services,
        socket: Socket,
        read: Callable[[str], ClientMessage],
        answer: Callable[[Any], Awaitable[ServerMessage | None]],
        hands: bool,
        facts: dict[str, str],
    ) -> None:
        self.last = time.monotonic()
        self._services = services
        self._socket = socket
        self._read = read
        self._answer_to = answer
        self._hands = hands
        self._facts = facts
        self._received: deque[str | None] = deque()
        self._busy = False
        self._answering: asyncio.Task[None] | None = None
        limits = services.settings.limits
        self._limit = RateLimit(limits.messages_burst, limits.messages_per_second, self.last)
        self._patience = RateLimit(limits.flood, limits.messages_per_second / 2, self.last)
        self._hand_limit = HandLimit(limits)

    async def listen(self) -> None:
        """Read until the browser has gone, or has said nothing for too long."""
        socket = self._socket
        socket.connection.listen(self.receive)
        most = self._services.settings.limits.idle_socket_seconds
        while True:
            quiet = time.monotonic() - self.last
            if quiet >= most and socket.closed_with is None:
                socket.send(Bye("idle", "You have been quiet for a long time. Reload to come back."))
                socket.close(CloseCode.IDLE)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(most - quiet if quiet < most else None):
                    # Messages go straight to `receive`.
                    await socket.connection.ended(socket.web)
                    return

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
                await self._services.turns.wait(self._socket.address)
                if self._is_welcome(text):
                    await self._answer_one(text)
        finally:
            self._busy = False
            self._socket.connection.pause_reading(False)

    def _is_welcome(self, text: str | None) -> bool:
        """Count a message, and refuse it if there were too many."""
        socket, metrics = self._socket, self._services.metrics
        metrics.count("messages")
        self.last = now = time.monotonic()
        kind = kind_of(text) if text and self._hands else ""
        if kind in ("hand", "aim"):
            refused = self._hand_limit.refusal(kind == "hand")
            flooded = refused is not None and self._hand_limit.floods()
        elif self._limit.take(now):
            return True
        else:
            refused = Refused("too-fast", "Too many messages: wait a second.")
            flooded = not self._patience.take(now)
        if flooded:
            self._received.clear()
            socket.send(Bye("too-fast", "You sent far too much. Come back later."))
            socket.cut("messages", CloseCode.FLOOD)
        elif refused is not None and refused.words:
            self._refuse(id_of(text or b""), refused)
        return refused is None

    async def _answer_one(self, text: str | None) -> None:
        """Answer one message, whatever it is."""
        if text is None:
            self._refuse(None, Refused("bad-message", "Messages are JSON in text frames."))
            return
        try:
            message = self._read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            words = f"That is not a message of the protocol: {str(error)[:200]}."
            self._refuse(id_of(text), Refused("bad-message", words))
            return
        if isinstance(message, Hint):
            # Thinking takes a while; the player may go on meanwhile.
            self._services.spawn(self._answer(message))
        else:
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        services, socket = self._services, self._socket
        began = time.perf_counter()
        try:
            answer = await self._answer_to(message)
            if answer is not None:
                socket.send(answer)
        except Refused as refused:
            self._refuse(message.id, refused)
        except Exception as error:
            services.metrics.count("failures")
            services.journal.failure("message-failed", error, kind=type(message).__name__, **self._facts)
            self._refuse(message.id, Refused("busy", "That failed by a mistake of ours. Try again, or report it."))
        if isinstance(message, Play):
            services.metrics.played(time.perf_counter() - began)

    def _refuse(self, id: int | float | None, refused: Refused) -> None:
        self._services.metrics.count("refusals")
        message = RefusedMessage(id, refused.code, refused.words, list(refused.rules))
        if refused.said is not None:
            message.key, message.args = refused.said.line.key, refused.said.values()
        self._socket.send(message)
