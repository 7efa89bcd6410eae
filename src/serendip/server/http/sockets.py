"""Where sockets come: to a table, or to a practice bench. Both are let in, read, limited and told of alike."""

import contextlib
import re
import time
from collections.abc import Iterator

from starlette.websockets import WebSocket

from serendip.server.errors import Refused, not_welcome
from serendip.server.http.rooms import may_watch
from serendip.server.protocol.encoding import read, read_practice
from serendip.server.protocol.from_client import ClientMessage
from serendip.server.protocol.to_client import ServerMessage
from serendip.server.server import Server
from serendip.server.services import Services
from serendip.server.storage.store import Relations, StoreError
from serendip.server.tables import commands
from serendip.server.transport.admission import admit, send_away
from serendip.server.transport.reading import MessageReader
from serendip.server.transport.socket import Socket

_BENCH = re.compile(r"[a-z0-9-]{16,40}")


async def table_socket(web: WebSocket) -> None:
    """Let a browser in to a table, answer it, and see it out."""
    server: Server = web.app.state.server
    services = server.services

    async def stay(visitor: str | None) -> None:
        try:
            name = "Somebody" if visitor is None else await services.name_of(visitor)
            stands = Relations() if visitor is None else await services.store.relations(visitor)
            table = await server.rooms.table(web.path_params["room"])
            if not may_watch(table.record, visitor, stands):
                raise not_welcome()
        except Exception as error:
            await send_away(web, services, error)
            return
        facts = {"room": table.record.room.id}
        with opened(services, web, visitor, facts) as socket:
            here = table.arrive(socket, name, stands.hears_nothing_of)

            async def answer(message: ClientMessage) -> ServerMessage | None:
                return await commands.answer(table, here, message)

            try:
                with contextlib.suppress(StoreError):
                    await table.chat.remember(here)
                hands = table.builds is not None
                await MessageReader(services, socket, read, answer, hands, facts).listen()
            finally:
                table.depart(here)

    await admit(web, services, stay)


async def practice_socket(web: WebSocket) -> None:
    """Let a builder in to a practice bench, answer them, and see them out."""
    server: Server = web.app.state.server
    services = server.services

    async def stay(visitor: str | None) -> None:
        try:
            if not _BENCH.fullmatch(web.path_params["bench"]):
                raise Refused("no-such-room", "A practice bench is named by 16 to 40 letters and digits.")
            practice = server.practices.at(web.path_params["bench"], web.path_params["game"])
        except Exception as error:
            await send_away(web, services, error)
            return
        facts = {"bench": practice.id}
        with opened(services, web, visitor, facts) as socket:
            practice.arrive(socket)
            try:
                await MessageReader(services, socket, read_practice, practice.answer, True, facts).listen()
            finally:
                practice.depart(socket)

    await admit(web, services, stay, practice=True)


@contextlib.contextmanager
def opened(services: Services, web: WebSocket, visitor: str | None, facts: dict[str, str]) -> Iterator[Socket]:
    """Count a socket and tell the journal when it comes and goes."""
    socket = services.socket(web, visitor)
    services.sockets.add(socket)
    services.metrics.count("sockets_opened")
    services.journal.info("socket-opened", visitor=(visitor or "")[:8], **facts)
    began = time.monotonic()
    try:
        yield socket
    finally:
        services.sockets.discard(socket)
        seconds = round(time.monotonic() - began, 1)
        services.journal.info("socket-closed", visitor=(visitor or "")[:8], seconds=seconds, **facts)
