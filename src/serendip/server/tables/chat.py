"""What people at a table say to each other. Spectators talk apart from the players: they may see other things."""

import asyncio

from msgspec import UNSET

from serendip.core.calls import BEEPS, CAPITALS
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
        self._turn = asyncio.Lock()
        """Held while something is said or told of: nobody hears a line twice, or before an older one."""

    async def say(self, visitor: str, name: str, words: str, call: str = "") -> None:
        """Keep what somebody says or calls out, and tell everybody who is there and wants to hear it."""
        room = self._record.room
        held = self._record.held_by(visitor)
        seat = held[0] if held else None
        called = name if seat is None else room.seats[seat].name
        line = ChatLine(called, seat, clean(words), self._services.now())
        # Before and after a game there is nothing to give away.
        line.apart = seat is None and room.status == "playing"
        self._speak(line, call)
        await self._tell(line, visitor)

    async def call_for_bot(self, seat: int, call: str) -> None:
        """Let a bot call out something of the game's."""
        line = ChatLine(self._record.room.seats[seat].name, seat, "", self._services.now())
        self._speak(line, call)
        await self._tell(line, "")

    async def _tell(self, line: ChatLine, visitor: str) -> None:
        """Keep a line, and tell it. Raises Refused."""
        room, limits = self._record.room, self._services.settings.limits
        async with self._turn:
            try:
                await self._services.store.say(room.id, line, visitor, limits.chats_per_room)
            except StoreError as error:
                raise Refused("busy", "That could not be written to disk. Say it again in a moment.") from error
            message = self._message(line, visitor, past=False)
            person = self._record.person(visitor)
            for socket in self._sockets:
                hears = socket.knows_what_was_said and person not in socket.ignores
                if hears and (not line.apart or hears_spectators(socket)):
                    socket.send(message)

    def _speak(self, line: ChatLine, call: str) -> None:
        """Put into a line what is called out, and have it said as its seat may speak now. Raises Refused."""
        match = self._record.playing
        line.voice = match.voice(line.seat) if match is not None and line.seat is not None else ""
        if call:
            self._call_out(line, call)
        elif line.voice == BEEPS:
            raise Refused("beeps-only", "You speak in beeps only: choose one of them.")
        if line.voice == CAPITALS:
            line.words = line.words.upper()
        most = self._services.settings.limits.chat_letters
        if not line.words:
            raise Refused("bad-message", "Say something.")
        if len(line.words) > most:
            raise Refused("too-long", f"That is too long for the chat: {len(line.words)} letters, and {most} fit.")

    def _call_out(self, line: ChatLine, call: str) -> None:
        """Put a call of the game's into a line. In beeps nobody is told what it means. Raises Refused."""
        found = next((one for one in self._record.game.calls if one.name == call), None)
        if found is None or line.seat is None:
            raise Refused("bad-message", "Only players call out, and only what the game has for it.")
        if line.voice == BEEPS:
            line.words = found.beep
        else:
            line.key = found.said.line.key
            line.args = found.said.values()
            line.words = found.said.line.fill(line.args)

    async def remember(self, socket: TableSocket) -> None:
        """Tell somebody who has just come what was said before. Raises StoreError."""
        async with self._turn:
            try:
                await self._tell_past(socket, apart=False)
                if hears_spectators(socket):
                    await self._tell_past(socket, apart=True)
            finally:
                socket.knows_what_was_said = True

    async def hear(self, socket: TableSocket, spectators: bool) -> None:
        """Let a player hear what spectators say among themselves, or not any more. Raises StoreError."""
        async with self._turn:
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
        return Chatted(
            line.name,
            line.seat,
            line.words,
            line.at,
            who,
            apart=True if line.apart else UNSET,
            past=True if past else UNSET,
            key=line.key or UNSET,
            args=line.args if line.key else UNSET,
            voice=line.voice or UNSET,
        )


def hears_spectators(socket: TableSocket) -> bool:
    """Say whether a browser hears what spectators say among themselves: its own kind, or who wants to."""
    return not socket.held or socket.hears_spectators
