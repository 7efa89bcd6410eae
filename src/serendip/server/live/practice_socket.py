"""Where sockets come to a practice bench: `/api/practice/{game}/{bench}/socket`."""

import asyncio
import contextlib
import re
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.core.errors import SerendipError
from serendip.server.errors import Refused
from serendip.server.live.practice import Practice
from serendip.server.live.practice_outbox import PracticeOutbox
from serendip.server.protocol.encoding import encode, id_of, read_practice
from serendip.server.protocol.from_client import Aim, Hand
from serendip.server.protocol.to_client import Bye, RefusedMessage
from serendip.server.rooms.house import House
from serendip.server.transport.admission import IDLE, NO_ROOM, address_of, deny, same_origin
from serendip.server.transport.hand_limits import HandLimit
from serendip.server.transport.rate_limits import RateLimit
from serendip.server.transport.reading import FLOOD

_BENCH = re.compile(r"[a-z0-9-]{16,40}")


async def practice_socket(web: WebSocket) -> None:
    """Let a builder in, listen, and see them out."""
    house: House = web.app.state.house
    address = address_of(web)
    if not same_origin(web, house.settings.origins):
        await deny(web, Refused("bad-origin", "Sockets are for pages of this server: send its address as Origin."))
        return
    if house.closing:
        await deny(web, Refused("busy", "The server is restarting. Come back in a moment."))
        return
    if not house.requests.take(address):
        await deny(web, Refused("too-fast", "Too many requests from your address. Wait a little."))
        return
    if not house.practice_by_address.enter(address):
        await deny(web, Refused("too-many", "Too many practice benches from your address. Close some tabs."))
        return
    try:
        await _stay(house, web)
    finally:
        house.practice_by_address.leave(address)


async def _stay(house: House, web: WebSocket) -> None:
    await web.accept()
    try:
        if not _BENCH.fullmatch(web.path_params["bench"]):
            raise Refused("no-such-room", "A practice bench is named by 16 to 40 letters and digits.")
        practice = house.practices.at(web.path_params["bench"], web.path_params["game"])
    except Refused as refused:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await web.send_text(encode(RefusedMessage(None, refused.code, refused.words, [])).decode())
            await web.close(NO_ROOM)
        return
    outbox = PracticeOutbox(web, house.settings.limits.outbox_messages)
    practice.arrive(outbox)
    tasks = [asyncio.create_task(_listen(house, web, practice, outbox)), asyncio.create_task(outbox.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait(tasks[1:], timeout=0.5)
    finally:
        for task in tasks:
            task.cancel()
        practice.depart(outbox)


async def _listen(house: House, web: WebSocket, practice: Practice, outbox: PracticeOutbox) -> None:
    limits = house.settings.limits
    others = RateLimit(limits.messages_burst, limits.messages_per_second, time.monotonic())
    hands = HandLimit(limits)
    while True:
        try:
            async with asyncio.timeout(limits.idle_socket_seconds):
                message = await web.receive()
        except TimeoutError:
            outbox.send(Bye("idle", "You have been quiet for a long time. Reload to come back."))
            outbox.close(IDLE)
            return
        if message["type"] != "websocket.receive":
            return
        house.metrics.count("messages")
        text = message.get("text") or ""
        id = None
        try:
            asked = read_practice(text)
            id = asked.id
            quick = isinstance(asked, (Hand, Aim))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            asked, quick, id = None, False, id_of(text)
            refused: Refused | None = Refused("bad-message", f"That is not a message of the bench: {str(error)[:200]}.")
        else:
            refused = hands.refusal(isinstance(asked, Hand)) if quick else None
        if not quick and not others.take(time.monotonic()):
            refused = Refused("too-fast", "Too many messages: wait a second.")
        if refused is None and asked is not None:
            try:
                told = await practice.answer(asked)
                if told is not None:
                    outbox.send(told)
            except Refused as no:
                refused = no
            except SerendipError as error:
                refused = Refused("bad-message", str(error))
        if refused is not None:
            house.metrics.count("refusals")
            if refused.words:
                outbox.send(RefusedMessage(id, refused.code, refused.words, []))
            if refused.code in ("too-fast", "bad-message") and hands.floods():
                house.metrics.count("floods")
                outbox.send(Bye("too-fast", "You sent far too much. Come back later."))
                outbox.close(FLOOD)
                return
