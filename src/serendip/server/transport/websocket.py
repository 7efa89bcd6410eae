"""The short way: uvicorn's own WebSocket, past its queues for texts that are ready and for whoever listens.

An ASGI message each way costs a queue, a task that wakes, and the same letters decoded and encoded again. A table sends
most of what the server sends, so its sockets do without.
"""

from collections.abc import Callable, Sequence

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from serendip.server.transport.frames import MASKED, TEXT, measure


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection. The application finds it as `state.connection` once the handshake is under way."""

    on_text: Callable[[str | None], None] | None = None
    """Takes each message as it comes; None stands for one that is no text."""
    on_writable: Callable[[], None] | None = None
    """Called when the other side has read on, after it had not."""

    def data_received(self, data: bytes) -> None:
        """Take one frame from the guard: plain texts are for whoever listens, the library sees to all others."""
        plain = data[0] == TEXT and self.on_text is not None and not self.frames and not self.close_sent
        found = measure(data, 0) if plain and data[1] & MASKED else None
        if found is not None and found[1] == len(data) and found[1] - found[0] <= self.config.ws_max_size:
            start, end = found
            self._give(apply_mask(data[start:end], data[start - 4 : start]))
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["connection"] = self

    @property
    def is_full(self) -> bool:
        """Whether the other side reads too slowly for more to be sent now."""
        return not self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts, each a message; what comes after the end is lost, as it would be on its way."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            length = len(text)
            if length < 126:
                size = length.to_bytes(1)
            elif length < 65_536:
                size = b"\x7e" + length.to_bytes(2)
            else:
                size = b"\x7f" + length.to_bytes(8)
            parts += (b"\x81", size, text)
        self.transport.write(b"".join(parts))

    def listen(self, on_text: Callable[[str | None], None]) -> None:
        """Let somebody on_text all messages from now on, and first those that have come already."""
        self.on_text = on_text
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
                break
            on_text(event.get("text"))

    async def ended(self, web: WebSocket) -> None:
        """Return when the browser has gone: that is all that still comes this way."""
        await web.receive()

    def pause_reading(self, so: bool) -> None:
        """Read no further, or go on reading."""
        if so is not self.read_paused and not self.transport.is_closing():
            self.read_paused = so
            if so:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def abort(self) -> None:
        """End it at once, whatever still waits."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Send what has waited."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def send_receive_event_to_app(self) -> None:
        """Give a whole message to whoever listens."""
        if self.on_text is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._give(data)
        else:
            self.on_text(None)

    def _give(self, data: bytes) -> None:
        assert self.on_text is not None
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.on_text(text)
