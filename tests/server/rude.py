"""A rude client: bytes as they are, from any address of this machine."""

import socket
import time
from collections.abc import Callable

import httpx
from websockets.frames import Frame, Opcode

from tests.server.browser import SOON
from tests.server.process import Process
from tests.server.served import Served

RUDE, OTHER = "127.0.0.1", "127.0.0.2"


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


PING = frame(Opcode.TEXT, b'{"t":"ping","id":1}')
FLOODS = {
    "text": PING,
    "ping": frame(Opcode.PING),
    "pong": frame(Opcode.PONG),
    "empty binary": frame(Opcode.BINARY),
    "fragments": frame(Opcode.CONT, fin=False),
}


class RudeLine:
    """A connection to a server, from one address. `small` lets the system read little ahead."""

    def __init__(self, port: int, source: str = RUDE, small: bool = False) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(SOON)
        self.socket.bind((source, 0))
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.socket.connect(("127.0.0.1", port))

    def send(self, data: bytes) -> bool:
        """Send; False if the other side has gone."""
        try:
            self.socket.sendall(data)
        except ConnectionError:
            return False
        return True

    def read(self) -> bytes:
        """Read to the end; being cut off is an end, too."""
        got = b""
        try:
            while part := self.socket.recv(1 << 16):
                got += part
        except ConnectionError:
            pass
        return got

    def is_cut(self) -> bool:
        """Say whether it has ended, without waiting."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(1 << 16):
                pass
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        finally:
            self.socket.settimeout(SOON)
        return True

    def upgrade(self, room: str) -> "RudeLine":
        """Become a socket at a table."""
        port = self.socket.getpeername()[1]
        self.send(
            f"GET /api/rooms/{room}/socket?v=1 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            part = self.socket.recv(1)
            assert part, answer
            answer += part
        assert b" 101 " in answer, answer
        return self

    def close(self) -> None:
        self.socket.close()


def ask(server: Process | Served, path: str = "/api/games", source: str = OTHER) -> httpx.Response:
    """Ask from an address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=SOON) as client:
        return client.get(f"{server.url}{path}")


def cuts(server: Process | Served) -> dict[str, int]:
    """Return how many were cut off for each reason."""
    lines = ask(server, "/metrics").text.splitlines()
    found = (line for line in lines if line.startswith("serendip_cuts_total"))
    return {line.split('"')[1]: int(line.split()[-1]) for line in found}


def until(so: Callable[[], object]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + SOON
    while not so():
        assert time.monotonic() < end, "it has not come so far"
        time.sleep(0.01)
