"""Where sockets come in: who may, how much they may say, and how they are sent away."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.errors import Refused
from serendip.server.identity import COOKIE, hashed, is_secret
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.to_client import Bye, RefusedMessage
from serendip.server.rooms.house import House
from serendip.server.storage.store import StoreError
from serendip.server.tables import chat
from serendip.server.tables.socket import TableSocket
from serendip.server.transport.reading import MessageReader

IDLE, NO_ROOM = 4000, 4004


def visitor_of(connection: HTTPConnection) -> str | None:
    """Return who asks, by the hash of the cookie; None if there is no cookie of ours."""
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret is not None and is_secret(secret) else None


def address_of(connection: HTTPConnection) -> str:
    """Return from where somebody asks."""
    return connection.client.host if connection.client else "unknown"


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Say whether a page of ours asks: the Origin is this very host, or one the operator has named."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


async def table_socket(web: WebSocket) -> None:
    """Let a socket in, listen to it, and see it out."""
    house: House = web.app.state.house
    address, visitor = address_of(web), visitor_of(web)
    who = visitor or f"nobody at {address}"
    if not same_origin(web, house.settings.origins):
        await deny(web, Refused("bad-origin", "Sockets are for pages of this server: send its address as Origin."))
        return
    if web.query_params.get("v", "1") != "1":
        await deny(web, Refused("bad-message", "This server speaks version 1 of the protocol: ask with ?v=1."))
        return
    if house.closing:
        await deny(web, Refused("busy", "The server is restarting. Come back in a moment."))
        return
    if not house.requests.take(address):
        await deny(web, Refused("too-fast", "Too many requests from your address. Wait a little."))
        return
    if not house.sockets_by_address.enter(address):
        await deny(web, Refused("too-many", "Too many sockets from your address. Close some tabs."))
        return
    try:
        if not house.sockets_by_visitor.enter(who):
            await deny(web, Refused("too-many", "Too many sockets of yours. Close some tabs."))
            return
        try:
            await _stay(house, web, visitor)
        finally:
            house.sockets_by_visitor.leave(who)
    finally:
        house.sockets_by_address.leave(address)


async def deny(web: WebSocket, refused: Refused) -> None:
    """Say no before the socket opens."""
    body = encode({"error": {"code": refused.code, "words": refused.words}})
    await web.send_denial_response(Response(body, refused.status, media_type="application/json"))


async def _stay(house: House, web: WebSocket, visitor: str | None) -> None:
    await web.accept()
    try:
        name = "Somebody" if visitor is None else await house.name_of(visitor)
        table = await house.table(web.path_params["room"])
    except Exception as error:
        refused = error if isinstance(error, Refused) else Refused("busy", "That failed. Try again in a moment.")
        if refused is not error:
            house.journal.failure("socket-failed", error)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await web.send_text(encode(RefusedMessage(None, refused.code, refused.words, [])).decode())
            await web.close(NO_ROOM)
        return
    socket = TableSocket(web, table, visitor, name)
    house.metrics.count("sockets_opened")
    house.journal.info("socket-opened", room=table.room.id, visitor=(visitor or "")[:8])
    began = time.monotonic()
    try:
        socket.arrive()
        with contextlib.suppress(StoreError):
            await chat.remember(socket)
        await _listen(socket, MessageReader(house, socket))
    finally:
        socket.depart()
        seconds = round(time.monotonic() - began, 1)
        house.journal.info("socket-closed", room=table.room.id, visitor=(visitor or "")[:8], seconds=seconds)


async def _listen(socket: TableSocket, reader: MessageReader) -> None:
    """Hear messages until the browser has gone, or has said nothing for too long."""
    socket.connection.listen(reader.receive)
    most = socket.table.house.settings.limits.idle_socket_seconds
    while True:
        quiet = time.monotonic() - reader.last
        if quiet >= most and socket.closed_with is None:
            socket.send(Bye("idle", "You have been quiet for a long time. Reload to come back."))
            socket.close(IDLE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most - quiet if quiet < most else None):
                # Messages go straight to the reader: what can still come this way is the end.
                await socket.web.receive()
                return
