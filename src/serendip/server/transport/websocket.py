"""The short way: uvicorn's own WebSocket, past its queues for texts that are ready and for whoever listens.

An ASGI message each way costs a queue, a task that wakes, and the same letters decoded and encoded again. A table sends
most of what the server sends, so its sockets do without.
"""

from collections.abc import Callable, Sequence

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

_TEXT = 0x81
_MASKED = 0x80


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection. The application finds it as `state.connection` once the handshake is under way."""

    on_text: Callable[[str | None], None] | None = None
    """Takes each message as it comes; None stands for one that is no text."""
    on_writable: Callable[[], None] | None = None
    """Called when the other side has read on, after it had not."""

    _upgraded = False
    _unread = b""

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames: plain texts go to whoever listens, the library sees to all others."""
        if not self._upgraded:
            # The request, as uvicorn has read it: frames come after it.
            self._upgraded = True
            super().data_received(data)
            return
        if self._unread:
            data = self._unread + data
        at, most = 0, self.config.ws_max_size
        while (found := _measure(data, at)) is not None and not self.transport.is_closing():
            start, end = found
            if end - start > most:
                # The library refuses it.
                super().data_received(data[at:])
                return
            if end > len(data):
                break
            plain = data[at] == _TEXT and data[at + 1] & _MASKED
            if plain and self.on_text is not None and not self.frames and not self.close_sent:
                self._give(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self._unread = data[at:]

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


def _measure(data: bytes, at: int) -> tuple[int, int] | None:
    """Return where the content of the frame that begins there begins and ends; None if its head is not whole yet."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & 127
    start = at + 2 + (0 if size < 126 else 2 if size == 126 else 8)
    if len(data) < start:
        return None
    if size >= 126:
        size = int.from_bytes(data[at + 2 : start])
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + size
