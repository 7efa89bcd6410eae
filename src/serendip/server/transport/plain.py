"""A connection that asks nothing of uvicorn but what every ASGI server does: slower, and always there."""

import asyncio
from collections.abc import Callable, Sequence

from starlette.websockets import WebSocket, WebSocketDisconnect


class PlainConnection:
    """A connection by Starlette's own receive and send."""

    def __init__(self, web: WebSocket) -> None:
        self.on_writable: Callable[[], None] | None = None
        self.writable = asyncio.Event()
        self.writable.set()
        self._web = web
        self._on_text: Callable[[str | None], None] | None = None
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._gone = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_full(self) -> bool:
        """Whether what was sent last is still on its way."""
        return not self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts; nobody may send more before `writable` is set again."""
        if not self._gone.is_set():
            self.writable.clear()
            self._sending = asyncio.create_task(self._send([text.decode() for text in texts]))

    async def _send(self, texts: list[str]) -> None:
        try:
            for text in texts:
                await self._web.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            self._gone.set()
        self.writable.set()
        if self.on_writable is not None:
            self.on_writable()

    def listen(self, on_text: Callable[[str | None], None]) -> None:
        """Give messages to somebody; they come while `ended` is awaited."""
        self._on_text = on_text

    async def ended(self, web: WebSocket) -> None:
        """Read messages until the browser has gone, or was cut off."""
        gone = asyncio.create_task(self._gone.wait())
        try:
            while not self._gone.is_set():
                reading = asyncio.create_task(self._read(web))
                try:
                    await asyncio.wait({reading, gone}, return_when=asyncio.FIRST_COMPLETED)
                    if reading.done() and not reading.result():
                        return
                finally:
                    reading.cancel()
        finally:
            gone.cancel()

    async def _read(self, web: WebSocket) -> bool:
        """Read one message; False if it is the end."""
        await self._may_read.wait()
        message = await web.receive()
        if message["type"] != "websocket.receive":
            return False
        if self._on_text is not None:
            self._on_text(message.get("text"))
        return True

    def pause_reading(self, so: bool) -> None:
        """Read no further, or go on reading: the server stops reading when nobody asks it for messages."""
        if so:
            self._may_read.clear()
        else:
            self._may_read.set()

    def abort(self) -> None:
        """End it: whoever waits for its end goes on, and the server closes behind them."""
        if not self._gone.is_set():
            self._gone.set()
            if self._sending is not None:
                self._sending.cancel()
            self.writable.set()
