"""Where sockets come in: who may, how much they may say, and how they are sent away."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.core.errors import SerendipError
from serendip.server import chat
from serendip.server.house import House
from serendip.server.limits import Bucket
from serendip.server.live.pace import Pace
from serendip.server.messages import DOES
from serendip.server.refused import Refused
from serendip.server.sockets import TOO_SLOW, Socket
from serendip.server.visitors import COOKIE, hashed, is_secret
from serendip.server.wire import Bye, FromClient, Hint, Play, RefusedMessage, encode, id_of, kind_of, read

FLOOD, IDLE, NO_ROOM = 4008, 4000, 4004


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


async def door(web: WebSocket) -> None:
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
    if not house.addresses_inside.enter(address):
        await deny(web, Refused("too-many", "Too many sockets from your address. Close some tabs."))
        return
    try:
        if not house.visitors_inside.enter(who):
            await deny(web, Refused("too-many", "Too many sockets of yours. Close some tabs."))
            return
        try:
            await _stay(house, web, visitor)
        finally:
            house.visitors_inside.leave(who)
    finally:
        house.addresses_inside.leave(address)


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
    socket = Socket(web, table, visitor, name)
    house.metrics.count("sockets_opened")
    house.journal.info("socket-opened", room=table.room.id, visitor=(visitor or "")[:8])
    began = time.monotonic()
    tasks: list[asyncio.Task[None]] = []
    try:
        socket.arrive()
        tasks = [asyncio.create_task(_listen(house, socket)), asyncio.create_task(socket.write())]
        socket.writing = tasks[1]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if socket.closed_with not in (None, TOO_SLOW):
            await asyncio.wait(tasks[1:], timeout=5)
    finally:
        for task in tasks:
            task.cancel()
        socket.depart()
        seconds = round(time.monotonic() - began, 1)
        house.journal.info("socket-closed", room=table.room.id, visitor=(visitor or "")[:8], seconds=seconds)


async def _listen(house: House, socket: Socket) -> None:
    """Read messages until there are no more, or too many."""
    with contextlib.suppress(Exception):
        await chat.remember(socket)
    limits = house.settings.limits
    bucket = Bucket(limits.messages_burst, limits.messages_per_second, time.monotonic())
    patience = Bucket(limits.flood, limits.messages_per_second / 2, time.monotonic())
    pace = Pace(limits)
    while True:
        try:
            async with asyncio.timeout(limits.idle_socket_seconds):
                message = await socket.web.receive()
        except TimeoutError:
            socket.send(Bye("idle", "You have been quiet for a long time. Reload to come back."))
            socket.close(IDLE)
            return
        if message["type"] != "websocket.receive":
            return
        house.metrics.count("messages")
        text = message.get("text")
        kind = kind_of(text) if text and socket.table.floor is not None else ""
        if kind in ("hand", "aim"):
            # Hands move often, so they have a measure of their own.
            refused = pace.refusal(kind == "hand")
            flooded = refused is not None and pace.floods()
        else:
            fast = not bucket.take(time.monotonic())
            refused = Refused("too-fast", "Too many messages: wait a second.") if fast else None
            flooded = fast and not patience.take(time.monotonic())
        if flooded:
            house.metrics.count("floods")
            socket.send(Bye("too-fast", "You sent far too much. Come back later."))
            socket.close(FLOOD)
            return
        if refused is None:
            await _hear(house, socket, text)
        elif refused.words:
            _refuse(socket, id_of(text or b""), refused)


async def _hear(house: House, socket: Socket, text: str | None) -> None:
    """Answer one message, whatever it is."""
    if text is None:
        _refuse(socket, None, Refused("bad-message", "Messages are JSON in text frames."))
        return
    try:
        message = read(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        words = f"That is not a message of the protocol: {str(error)[:200]}."
        _refuse(socket, id_of(text), Refused("bad-message", words))
        return
    if isinstance(message, Hint):
        # Thinking takes a while; the player may go on meanwhile.
        house.spawn(_answer(house, socket, message))
    else:
        await _answer(house, socket, message)


async def _answer(house: House, socket: Socket, message: FromClient) -> None:
    began = time.perf_counter()
    try:
        answer = await DOES[type(message)](socket, message)
        if answer is not None:
            socket.send(answer)
    except Refused as refused:
        _refuse(socket, message.id, refused)
    except SerendipError as error:
        _refuse(socket, message.id, Refused("bad-message", str(error)))
    except Exception as error:
        house.metrics.count("failures")
        house.journal.failure("message-failed", error, room=socket.table.room.id, kind=type(message).__name__)
        _refuse(socket, message.id, Refused("busy", "That failed by a mistake of ours. Try again, or report it."))
    if isinstance(message, Play):
        house.metrics.played(time.perf_counter() - began)


def _refuse(socket: Socket, id: int | float | None, refused: Refused) -> None:
    socket.table.house.metrics.count("refusals")
    message = RefusedMessage(id, refused.code, refused.words, list(refused.rules))
    if refused.said is not None:
        message.key, message.args = refused.said.line.key, refused.said.values()
    socket.send(message)
