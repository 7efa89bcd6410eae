"""What people at a table say to each other. Spectators talk apart from the players: they may see other things."""

from msgspec import UNSET

from serendip.server.errors import Refused
from serendip.server.identity import handle
from serendip.server.protocol.to_client import Chatted
from serendip.server.services import Services
from serendip.server.storage.store import ChatLine, StoreError
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets, TableSocket
from serendip.server.text import clean


class Chat:
    """The chat of one table; its lines are in the store."""

    def __init__(self, services: Services, record: TableRecord, sockets: Sockets) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets

    async def say(self, visitor: str, name: str, words: str) -> None:
        """Keep what somebody says and tell everybody who is there and wants to hear it."""
        words = clean(words)
        limits = self._services.settings.limits
        most = limits.chat_letters
        if not words:
            raise Refused("bad-message", "Say something.")
        if len(words) > most:
            raise Refused("too-long", f"That is too long for the chat: {len(words)} letters, and {most} fit.")
        room = self._record.room
        held = self._record.held_by(visitor)
        seat = held[0] if held else None
        called = name if seat is None else room.seats[seat].name
        # Before and after a game there is nothing to give away.
        line = ChatLine(called, seat, words, self._services.now(), apart=seat is None and room.status == "playing")
        try:
            await self._services.store.say(room.id, line, visitor, limits.chats_per_room)
        except StoreError as error:
            raise Refused("busy", "That could not be written to disk. Say it again in a moment.") from error
        message = self._message(line, visitor, past=False)
        person = self._record.person(visitor)
        for socket in self._sockets:
            if person not in socket.ignores and (not line.apart or hears_spectators(socket)):
                socket.send(message)

    async def remember(self, socket: TableSocket) -> None:
        """Tell somebody who has just come what was said before. Raises StoreError."""
        await self._tell_past(socket, apart=False)
        if hears_spectators(socket):
            await self._tell_past(socket, apart=True)

    async def hear(self, socket: TableSocket, spectators: bool) -> None:
        """Let a player hear what spectators say among themselves, or not any more. Raises StoreError."""
        heard = hears_spectators(socket)
        socket.hears_spectators = spectators
        if spectators and not heard:
            await self._tell_past(socket, apart=True)

    async def lines(self, apart: bool) -> list[tuple[ChatLine, str]]:
        """Return what was said lately, and who said it. Raises StoreError."""
        most = self._services.settings.limits.chats_kept
        return await self._services.store.chat(self._record.room.id, most, apart)

    async def _tell_past(self, socket: TableSocket, apart: bool) -> None:
        for line, visitor in await self.lines(apart):
            if self._record.person(visitor) not in socket.ignores:
                socket.send(self._message(line, visitor, past=True))

    def _message(self, line: ChatLine, visitor: str, past: bool) -> Chatted:
        """Return a line of chat as clients get it."""
        who = handle(self._record.room.id, self._record.person(visitor)) if visitor else ""
        marks = (True if line.apart else UNSET, True if past else UNSET)
        return Chatted(line.name, line.seat, line.words, line.at, who, *marks)


def hears_spectators(socket: TableSocket) -> bool:
    """Say whether a browser hears what spectators say among themselves: its own kind, or who wants to."""
    return not socket.held or socket.hears_spectators
