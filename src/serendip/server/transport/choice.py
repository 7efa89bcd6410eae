"""Which way sockets take through uvicorn: the short one, which reaches into its private parts, or the plain one.

The short way is tried out before a server starts, in a conversation without a network. If this uvicorn is made in
another way, whatever the difference is, sockets take the plain way: slower by a few hundredths of a millisecond.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import monotonic
from typing import Any, Literal

import uvicorn
from starlette.websockets import WebSocket

from serendip.server.journal import Journal
from serendip.server.settings import Limits
from serendip.server.transport.connection import Connection
from serendip.server.transport.connection_limits import ConnectionLimits
from serendip.server.transport.cuts import Cuts
from serendip.server.transport.guard import Guard
from serendip.server.transport.plain import PlainConnection
from serendip.server.transport.rate_limits import RateLimits

PLAIN: Literal["websockets-sansio", "auto"] = (
    "websockets-sansio" if "websockets-sansio" in getattr(uvicorn.config, "WS_PROTOCOLS", ()) else "auto"
)
"""Which of uvicorn's own protocols the plain way goes by: what is usual in old ones is deprecated by `websockets`."""
PATIENCE = 5.0
HANDSHAKE = (
    b"GET /try HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x81\x84\x00\x00\x00\x00ping"
"""A text frame, masked with nothing."""
PONG = b"\x81\x04pong"


class DoesNotFit(Exception):
    """This uvicorn does not do what the short way needs."""


def connection_of(web: WebSocket) -> Connection:
    """Return the connection of a socket: its own if it came by the short way."""
    quick: Connection | None = getattr(web.state, "connection", None)
    return PlainConnection(web) if quick is None else quick


@cache
def short_way() -> "type[asyncio.Protocol] | str":
    """Return the protocol for uvicorn that takes the short way; or, in words, why there is none."""
    complaints = logging.getLogger("uvicorn.error")
    complaints.disabled = True  # what is wrong is told once, by whoever asked
    try:
        # In a thread of its own: whoever calls may have a loop already.
        with ThreadPoolExecutor(1) as trying:
            return trying.submit(asyncio.run, _try_out()).result()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        complaints.disabled = False


async def _try_out() -> "type[asyncio.Protocol]":
    """Speak with the protocol as a browser and as a table. Raises anything if it does not answer as it should."""
    from uvicorn.server import ServerState

    from serendip.server.transport.websocket import WebSocketConnection

    heard: list[str | None] = []
    found: asyncio.Future[WebSocketConnection] = asyncio.get_running_loop().create_future()

    async def table(scope: Any, receive: Any, send: Any) -> None:
        connection: WebSocketConnection = scope["state"]["connection"]
        await receive()
        await send({"type": "websocket.accept"})
        connection.listen(heard.append)
        found.set_result(connection)
        await receive()

    config = uvicorn.Config(
        table, ws=WebSocketConnection, ws_per_message_deflate=False, interface="asgi3", log_config=None
    )
    config.load()
    line = _Line()
    parts = {"config": config, "server_state": ServerState(), "app_state": {}, "_loop": None}
    connections = ConnectionLimits(Limits(), (), RateLimits(1, 1, monotonic), Cuts(Journal(), False), most=1)
    guard = Guard(connections, config.http_protocol_class, **parts)
    guard.connection_made(line)
    guard.data_received(HANDSHAKE)
    async with asyncio.timeout(PATIENCE):
        connection = await found
    guard.data_received(PING[:3])
    guard.data_received(PING[3:] + PING)
    connection.send_texts([b"pong"])
    guard.pause_writing()
    full = connection.is_full
    guard.resume_writing()
    connection.pause_reading(True)
    connection.pause_reading(False)
    sound = heard == ["ping", "ping"] and line.written.endswith(PONG) and full and not connection.is_full
    connection.abort()
    guard.connection_lost(None)
    if not sound or line.steps != ["pause", "resume"] * 2 + ["abort"]:
        raise DoesNotFit(f"heard {heard}, did {line.steps}")
    return WebSocketConnection


class _Line(asyncio.Transport):
    """A line without a network, which remembers what was done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.steps: list[str] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.steps.append("pause")

    def resume_reading(self) -> None:
        self.steps.append("resume")

    def abort(self) -> None:
        self.steps.append("abort")

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return "abort" in self.steps
