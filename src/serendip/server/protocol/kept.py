"""What is kept about a visitor, as that visitor is told of it."""

from typing import Annotated, Any

import msgspec

from serendip.server.protocol.raw import Holds
from serendip.server.protocol.shapes import AnyAction
from serendip.server.protocol.values import Ignored, Status


class KeptAction(msgspec.Struct):
    """An action of one's own."""

    seat: int
    when: float
    action: Annotated[dict[str, Any], Holds(AnyAction)]


class KeptRoom(msgspec.Struct):
    """A table that knows one: the seats that one holds, and what was played from them."""

    room: str
    game: str
    status: Status
    created: float
    opened_by_you: bool
    seats: list[int]
    actions: list[KeptAction]


class KeptChat(msgspec.Struct):
    """A line of chat of one's own."""

    room: str
    at: float
    name: str
    words: str


class KeptReport(msgspec.Struct):
    """A problem that one has reported."""

    report: str
    room: str
    at: float
    words: str


class KeptIgnored(msgspec.Struct):
    """Somebody whom one ignores, since when, and by the name they had then."""

    name: str
    ignored: Ignored
    at: float


class Kept(msgspec.Struct):
    """All that is kept about oneself. `visitor` is the hash of the cookie; the cookie itself is not kept.

    `sent_from` are tables at which one was sent away.
    """

    visitor: str
    name: str | None
    rooms: list[KeptRoom]
    chats: list[KeptChat]
    reports: list[KeptReport]
    ignored: list[KeptIgnored]
    sent_from: list[str]


class Forgotten(msgspec.Struct):
    """At how many tables one was known."""

    rooms: int
