"""One browser at one table: what it looks from, what it has been sent, and what waits to be sent."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from msgspec import UNSET, Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.protocol.encoding import NULL, encode
from serendip.server.protocol.to_client import Can, Clock, ServerMessage, TableMessage
from serendip.server.tables.real_time import time_of
from serendip.server.tables.seat_view import SeatView
from serendip.server.transport.websocket import WebSocketConnection

if TYPE_CHECKING:
    from serendip.server.tables.table import Table

TOO_SLOW = 4009
PATIENCE = 5.0


class SendQueue:
    """Goes round after each turn of the loop: what was written in it for one browser leaves together."""

    def __init__(self) -> None:
        self._waiting: list[TableSocket] = []

    def add(self, socket: "TableSocket") -> None:
        """Take what a socket has to send along on this round."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(socket)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()


class TableSocket:
    """A connection. Messages wait in an outbox while the browser does not read, so that it delays nobody."""

    def __init__(self, web: WebSocket, table: "Table", visitor: str | None, name: str) -> None:
        self.web = web
        self.connection: WebSocketConnection = web.state.connection
        self.table = table
        self.visitor = visitor
        self.name = name
        self.log_sent = 0
        self.hinting = False
        self.closed_with: int | None = None
        held = table.held_by(visitor)
        self.seat_view: SeatView = table.seat_view(held[0] if held else None)
        self._held = held
        self._outbox: list[bytes] = []
        self.connection.on_writable = self.flush

    def arrive(self) -> None:
        """Be at the table; everybody sees it."""
        table = self.table
        table.sockets.add(self)
        for seat in table.held_by(self.visitor):
            table.away_since.pop(seat, None)
        table.go_on()
        table.show()
        self.look_from(self.seat_view.seat)
        if table.builds is not None:
            table.builds.greet(self)

    def depart(self) -> None:
        """Be gone; everybody sees it."""
        table = self.table
        table.sockets.discard(self)
        self.seat_view.sockets.discard(self)
        now = table.house.now()
        for seat in table.held_by(self.visitor):
            if not table.here(seat):
                table.away_since[seat] = now
        table.touched = max(table.touched, now)
        if not table.sockets:
            table.rest()
        table.go_on()
        table.show()

    def look_from(self, seat: int | None) -> None:
        """Look from a seat and be sent its whole table."""
        self.seat_view.sockets.discard(self)
        self.seat_view = self.table.seat_view(seat)
        self.seat_view.sockets.add(self)
        self._held = self.table.held_by(self.visitor)
        self.log_sent = 0
        self.send_table(NULL)

    def greet_again(self, held: list[int]) -> None:
        """Be sent the table once more if other seats are one's own now."""
        if held != self._held:
            self.look_from(self.seat_view.seat)

    def send_table(self, did: Raw) -> None:
        """Send the table as this socket's seat sees it."""
        table = self.table
        view = self.seat_view
        room = table.room
        held = self._held
        begun = min(self.log_sent, len(view.log))
        message = TableMessage(
            rev=view.rev,
            room=table.card(),
            you=held,
            seat=view.seat,
            view=view.view,
            offers=view.offers,
            prompt=view.prompt,
            log_from=begun,
            log=view.log[begun:],
            can=Can(
                undo=view.can_undo and room.status == "playing",
                start=room.status == "waiting" and self.visitor == room.creator,
                rematch=room.status == "over" and bool(held),
            ),
            votes=table.votes_now(),
            clock=None if table.deadline is None else Clock(table.deadline, table.house.now()),
            did=did,
            time=UNSET if (now := time_of(table)) is None else now,
        )
        self.log_sent = len(view.log)
        self.send(message)

    def send(self, message: ServerMessage) -> None:
        """Put a message into the outbox; the postman fetches it."""
        outbox = self._outbox
        if not outbox:
            self.table.house.send_queue.add(self)
        elif len(outbox) >= self.table.house.settings.limits.outbox_messages:
            # Whoever does not read will come back and get the whole table.
            self.close(TOO_SLOW)
            return
        outbox.append(encode(message))

    def flush(self) -> None:
        """Send what waits, unless the browser does not read."""
        if self._outbox and not self.connection.is_full:
            outbox, self._outbox = self._outbox, []
            self.connection.send_texts(outbox)

    def close(self, code: int) -> None:
        """Close after what waits has been sent; at once for somebody who does not read."""
        if self.closed_with is None:
            self.closed_with = code
            if code == TOO_SLOW:
                self.connection.abort()
            else:
                self.table.house.spawn(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._outbox:
                    await self.connection.writable.wait()
                    self.flush()
                await self.web.close(code)
                return
        self.connection.abort()
