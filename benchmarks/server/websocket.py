"""One WebSocket of a scripted client: the least that speaks the protocol, so that clients take little CPU time."""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)


class WebSocket(asyncio.Protocol):
    """Calls `hear` with each message. Frames to the server are masked with zeros, which the protocol allows."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever still waits for it to open."""
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the server closed the socket at once"))

    def data_received(self, data: bytes) -> None:
        """Take the answer to the handshake, then frames."""
        self._buffer += data
        if not self.open.done():
            head, end, _ = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            del self._buffer[: len(head) + 4]
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.received += len(payload)
                self._hear(payload)
            elif kind == PING:
                self._send(PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """Take one whole frame off the buffer. Servers do not mask, and these do not split."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + size + NO_MASK + payload)

    def close(self) -> None:
        """Hang up as a closed tab does."""
        if self._transport is not None:
            self._transport.close()


async def open_websocket(socket: WebSocket, port: int, source: str = "127.0.0.1") -> None:
    """Open a socket to a server on this machine, from one of its addresses. Raises OSError."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: socket, "127.0.0.1", port, local_addr=(source, 0))
    await socket.open


def request(port: int, path: str, headers: dict[str, str]) -> bytes:
    """Return what asks a server for a WebSocket."""
    asked = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    return "\r\n".join(lines).encode()
