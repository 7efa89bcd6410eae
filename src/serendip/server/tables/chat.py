"""What people at a table say to each other."""

from msgspec import UNSET

from serendip.server.errors import Refused
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
        """Keep what somebody says and tell everybody who is there."""
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
        line = ChatLine(name if seat is None else room.seats[seat].name, seat, words, self._services.now())
        try:
            await self._services.store.say(room.id, line, visitor, limits.chats_per_room)
        except StoreError as error:
            raise Refused("busy", "That could not be written to disk. Say it again in a moment.") from error
        message = chatted(line, past=False)
        for socket in self._sockets:
            socket.send(message)

    async def remember(self, socket: TableSocket) -> None:
        """Tell somebody who has just come what was said before. Raises StoreError."""
        most = self._services.settings.limits.chats_kept
        for line in await self._services.store.chat(self._record.room.id, most):
            socket.send(chatted(line, past=True))


def chatted(line: ChatLine, past: bool) -> Chatted:
    """Return a line of chat as clients get it."""
    return Chatted(line.name, line.seat, line.words, line.at, True if past else UNSET)
