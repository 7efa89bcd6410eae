"""What the server sends over a socket, a type for each message. docs/protocol.md tells when each is sent."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from serendip.server.protocol.values import Id


class ServerMessage(msgspec.Struct, tag_field="t"):
    """The ancestor of what the server sends."""


class Can(msgspec.Struct):
    """What the visitor may ask the table for."""

    undo: bool
    start: bool
    rematch: bool


class Clock(msgspec.Struct):
    """When a bot will play for whoever does not act, and what time it is now, in seconds since 1970."""

    deadline: float
    now: float


class Vote(msgspec.Struct):
    """Something that players have to agree on."""

    vote: int
    kind: str
    seat: int
    by: int
    yes: list[int]
    needs: int


class Table(ServerMessage, tag="table"):
    """All that a seat may know of its table now."""

    rev: int
    room: Raw
    you: list[int]
    seat: int | None
    view: Raw
    offers: Raw
    prompt: Raw
    log_from: int
    log: list[Raw]
    can: Can
    votes: list[Vote]
    clock: Clock | None
    did: Raw
    time: float | UnsetType = UNSET


class Ok(ServerMessage, tag="ok"):
    """Done, and on disk."""

    id: Id
    room: str | UnsetType = UNSET
    vote: int | UnsetType = UNSET


class RefusedMessage(ServerMessage, tag="refused"):
    """Not done; nothing has changed."""

    id: Id | None
    code: str
    words: str
    rules: list[str]
    key: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class Because(ServerMessage, tag="why"):
    """Why something can't be done; no words if it can."""

    id: Id
    words: str | None
    rules: list[str]
    key: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class Weighed(msgspec.Struct):
    """An offer with its chance to win."""

    offer: Raw
    chance: float


class Hinted(ServerMessage, tag="hint"):
    """What a bot would do."""

    id: Id
    offer: Raw
    chance: float | None
    others: list[Weighed]


class Chatted(ServerMessage, tag="chat"):
    """Somebody said something; `past` if it was before this socket came."""

    name: str = msgspec.field(name="from")
    seat: int | None
    words: str
    at: float
    past: bool | UnsetType = UNSET


class Pong(ServerMessage, tag="pong"):
    """I am."""

    id: Id


class Moved(ServerMessage, tag="moved"):
    """The table went on in another room."""

    room: str


class Bye(ServerMessage, tag="bye"):
    """The server closes this socket."""

    code: str
    words: str


class BenchNews(ServerMessage, tag="bench", omit_defaults=True):
    """What changed at the bench; with `whole`, everything that is there."""

    builds: dict[str, Any] = msgspec.field(default_factory=dict)
    closed: list[str] = msgspec.field(default_factory=list)
    pool: dict[str, int] | None = None
    whole: bool = False


class Practising(ServerMessage, tag="practice"):
    """The first message of a practice bench: what the page needs to draw, and the hand that is yours."""

    reference: dict[str, Any]
    place: str
    hand: int


class Judged(ServerMessage, tag="verdict"):
    """What the judge says of a practice build."""

    id: Id
    verdict: dict[str, Any]


def news(body: dict[str, Any], whole: bool = False) -> BenchNews:
    """Return what a bench told, ready for the wire."""
    return BenchNews(body.get("builds", {}), body.get("closed", []), body.get("pool"), whole)
