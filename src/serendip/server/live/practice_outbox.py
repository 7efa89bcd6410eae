"""What waits to be sent to a browser at a practice bench. A slow reader delays nobody, and is let go in the end."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.protocol.encoding import encode
from serendip.server.protocol.to_client import ServerMessage
from serendip.server.tables.socket import TOO_SLOW


class PracticeOutbox:
    """Messages for one socket."""

    def __init__(self, web: WebSocket, most: int) -> None:
        self._web = web
        self._most = most
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._code: int | None = None

    def send(self, message: ServerMessage) -> None:
        """Put a message in."""
        if len(self._waiting) >= self._most:
            self.close(TOO_SLOW)
            return
        self._waiting.append(encode(message))
        self._wake.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent; at once for somebody who does not read."""
        if self._code is None:
            self._code = code
            if code == TOO_SLOW:
                self._waiting.clear()
            self._wake.set()

    async def write(self) -> None:
        """Send what waits, until it is closed."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                for text in batch:
                    await self._web.send_text(text.decode())
                if self._code is not None and not self._waiting:
                    await self._web.close(self._code)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return
