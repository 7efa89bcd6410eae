"""One browser at one table: what it looks from, what it has been sent, and what waits to be sent."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.clock import at
from serendip.server.looks import Look
from serendip.server.wire import NULL, Can, Clock, Told, encode
from serendip.server.wire import Table as TableMessage

if TYPE_CHECKING:
    from serendip.server.table import Table

TOO_SLOW = 4009


class Socket:
    """A connection. Messages wait in an outbox, so that a slow reader delays nobody."""

    def __init__(self, web: WebSocket, table: "Table", visitor: str | None, name: str) -> None:
        self.web = web
        self.table = table
        self.visitor = visitor
        self.name = name
        self.log_sent = 0
        self.hinting = False
        self.closed_with: int | None = None
        self.writing: asyncio.Task[None] | None = None
        held = table.held_by(visitor)
        self.look: Look = table.look(held[0] if held else None)
        self._held = held
        self._outbox: list[bytes] = []
        self._wake = asyncio.Event()

    def arrive(self) -> None:
        """Be at the table; everybody sees it."""
        table = self.table
        table.sockets.add(self)
        for seat in table.held_by(self.visitor):
            table.away_since.pop(seat, None)
        table.go_on()
        table.show()
        self.look_from(self.look.seat)
        if table.floor is not None:
            table.floor.greet(self)

    def depart(self) -> None:
        """Be gone; everybody sees it."""
        table = self.table
        table.sockets.discard(self)
        self.look.sockets.discard(self)
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
        self.look.sockets.discard(self)
        self.look = self.table.look(seat)
        self.look.sockets.add(self)
        self._held = self.table.held_by(self.visitor)
        self.log_sent = 0
        self.send_table(NULL)

    def greet_again(self, held: list[int]) -> None:
        """Be sent the table once more if other seats are one's own now."""
        if held != self._held:
            self.look_from(self.look.seat)

    def send_table(self, did: Raw) -> None:
        """Send the table as this socket's seat sees it."""
        table = self.table
        look = self.look
        room = table.room
        held = self._held
        begun = min(self.log_sent, len(look.log))
        message = TableMessage(
            rev=look.rev,
            room=table.card(),
            you=held,
            seat=look.seat,
            view=look.view,
            offers=look.offers,
            prompt=look.prompt,
            log_from=begun,
            log=look.log[begun:],
            can=Can(
                undo=look.can_undo and room.status == "playing",
                start=room.status == "waiting" and self.visitor == room.creator,
                rematch=room.status == "over" and bool(held),
            ),
            votes=table.votes_now(),
            clock=None if table.deadline is None else Clock(table.deadline, table.house.now()),
            did=did,
            time=UNSET if (now := at(table)) is None else now,
        )
        self.log_sent = len(look.log)
        self.send(message)

    def send(self, message: Told) -> None:
        """Put a message into the outbox."""
        if len(self._outbox) >= self.table.house.settings.limits.outbox_messages:
            # Whoever does not read will come back and get the whole table.
            self.close(TOO_SLOW)
            return
        self._outbox.append(encode(message))
        self._wake.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        if self.closed_with is None:
            self.closed_with = code
            self._wake.set()
            if code == TOO_SLOW and self.writing is not None:
                self.writing.cancel()

    async def write(self) -> None:
        """Send what waits, until the socket is closed."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._outbox = self._outbox, []
                for text in batch:
                    await self.web.send_text(text.decode())
                if self.closed_with is not None and not self._outbox:
                    await self.web.close(self.closed_with)
                    return
        except (WebSocketDisconnect, RuntimeError, msgspec.MsgspecError):
            # The browser has gone; the reading side notices too.
            return
