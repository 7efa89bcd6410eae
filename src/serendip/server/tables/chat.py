"""What people at a table say to each other."""

from typing import TYPE_CHECKING

from msgspec import UNSET

from serendip.server.errors import Refused
from serendip.server.protocol.to_client import Chatted
from serendip.server.storage.store import ChatLine, StoreError

if TYPE_CHECKING:
    from serendip.server.tables.socket import TableSocket
    from serendip.server.tables.table import Table


async def say(table: "Table", visitor: str, name: str, words: str) -> None:
    """Keep what somebody says and tell everybody who is there."""
    words = " ".join(words.split())
    most = table.house.settings.limits.chat_letters
    if not words:
        raise Refused("bad-message", "Say something.")
    if len(words) > most:
        raise Refused("too-long", f"That is too long for the chat: {len(words)} letters, and {most} fit.")
    held = table.held_by(visitor)
    seat = held[0] if held else None
    said = ChatLine(table.room.seats[seat].name if seat is not None else name, seat, words, table.house.now())
    try:
        await table.house.store.say(table.room.id, said)
    except StoreError as error:
        raise Refused("busy", "That could not be written to disk. Say it again in a moment.") from error
    message = told(said, past=False)
    for socket in table.sockets:
        socket.send(message)


async def remember(socket: "TableSocket") -> None:
    """Tell somebody who has just come what was said before."""
    house = socket.table.house
    for said in await house.store.chat(socket.table.room.id, house.settings.limits.chats_kept):
        socket.send(told(said, past=True))


def told(said: ChatLine, past: bool) -> Chatted:
    """Return a line of chat as clients get it."""
    return Chatted(said.name, said.seat, said.words, said.at, True if past else UNSET)
