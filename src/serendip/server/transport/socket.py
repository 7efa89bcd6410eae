"""One browser's socket, at a table or at a practice bench: whose it is, what is sent to it, and how it is closed."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.protocol.codes import CloseCode
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.to_client import ServerMessage
from serendip.server.settings import Limits
from serendip.server.transport.choice import connection_of
from serendip.server.transport.cuts import CutReason
from serendip.server.transport.guard import Guard
from serendip.server.transport.origin import address_of
from serendip.server.transport.sending import Outbox, SendQueue

PATIENCE = 5.0


class Socket:
    """A socket that was let in. `spawn` runs what takes a while beside everything else."""

    def __init__(
        self,
        web: WebSocket,
        visitor: str | None,
        queue: SendQueue,
        limits: Limits,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
    ) -> None:
        self.web = web
        self.visitor = visitor
        self.address = address_of(web)
        self.connection = connection_of(web)
        self.closed_with: int | None = None
        self._guard: Guard | None = getattr(web.state, "guard", None)
        self._outbox = Outbox(self.connection, queue, limits.outbox_messages, limits.outbox_bytes)
        self._spawn = spawn

    def send(self, message: ServerMessage) -> None:
        """Send a message soon. Whoever does not read is let go: they come back and get everything."""
        if not self._outbox.put(encode(message)):
            self.cut("unread", CloseCode.TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        if self.closed_with is None:
            self.closed_with = code
            self._spawn(self._hang_up(code))

    def cut(self, reason: CutReason, code: int) -> None:
        """End it now. What waits is sent if that can be done at once."""
        if self.closed_with is None:
            self.closed_with = code
            self._outbox.flush()
            self._end(reason, code)

    def _end(self, reason: CutReason, code: int) -> None:
        if self._guard is None:
            self.connection.abort()
        else:
            self._guard.cut(reason, code)

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self._outbox.is_empty:
                    await self.connection.writable.wait()
                    self._outbox.flush()
                await self.connection.writable.wait()
                await self.web.close(code)
                return
        self._end("unread", code)
