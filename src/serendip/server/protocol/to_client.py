"""What the server sends over a socket, a type for each message. docs/protocol.md tells when each is sent."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Raw, UnsetType

from serendip.core.shapes import Sentence, View
from serendip.server.protocol.bodies import RoomCard
from serendip.server.protocol.codes import ByeCode, RefusalCode
from serendip.server.protocol.raw import Holds
from serendip.server.protocol.shapes import (
    Args,
    BuildNews,
    Deed,
    LogLineJson,
    Offer,
    OfferJson,
    ReferenceJson,
    SentenceJson,
    VerdictJson,
)
from serendip.server.protocol.values import Id


class ServerMessage(msgspec.Struct, tag_field="t"):
    """The ancestor of what the server sends."""


class Can(msgspec.Struct):
    """What the visitor may ask the table for."""

    undo: bool
    start: bool
    rematch: bool


class Deadline(msgspec.Struct):
    """When a bot will play for whoever does not act, if ever, and what time it is now, in seconds since 1970."""

    deadline: float | None
    now: float


class Vote(msgspec.Struct):
    """Something that players have to agree on: all of `needs`, whether they are here or not.

    `back_to`: to take it back would leave so many lines of one's log; what comes after them is what is asked for.
    """

    vote: int
    kind: Literal["undo", "replace"]
    seat: int
    by: int
    yes: list[int]
    needs: list[int]
    back_to: int | UnsetType = UNSET


class TableMessage(ServerMessage, tag="table"):
    """All that a seat may know of its table now."""

    rev: int
    room: Annotated[Raw, Holds(RoomCard)]
    you: list[int]
    seat: int | None
    view: Annotated[Raw, Holds(View | None)]
    offers: Annotated[Raw, Holds(list[Offer])]
    prompt: Annotated[Raw, Holds(Sentence | None)]
    log_from: int
    log: list[LogLineJson]
    can: Can
    votes: list[Vote]
    clock: Deadline | None
    did: Annotated[Raw, Holds(Deed | None)]
    forced: bool | UnsetType = UNSET
    """Whether the one offer is all that can be done, as everybody can see: a client may do it by itself."""
    time: float | UnsetType = UNSET
    """In real time: what the table's clock shows, in seconds."""
    stands: bool | UnsetType = UNSET
    """In real time: whether that clock stands, because no player is there."""


class Ok(ServerMessage, tag="ok"):
    """Done, and on disk."""

    id: Id
    room: str | UnsetType = UNSET
    vote: int | UnsetType = UNSET


class RefusedMessage(ServerMessage, tag="refused"):
    """Not done; nothing has changed."""

    id: Id | None
    code: RefusalCode
    words: str
    rules: list[str]
    key: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


class Because(ServerMessage, tag="why"):
    """Why something can't be done; no words if it can."""

    id: Id
    words: str | None
    rules: list[str]
    key: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


class Weighed(msgspec.Struct):
    """An offer with its calibrated chance to win; `equal` if that differs from the best one's by no more than noise."""

    offer: OfferJson
    chance: float
    equal: bool


class Hinted(ServerMessage, tag="hint"):
    """What a bot would do; `why` in the game's own words if it has any, `cut_short` if it had no time to think on.

    Chances are calibrated: of the times when one is told 70 %, seven in ten are won. Where none is known there is none.
    `others` are those that come closest first.
    """

    id: Id
    offer: OfferJson
    chance: float | None
    others: list[Weighed]
    why: Annotated[Raw, Holds(Sentence | None)]
    cut_short: bool


class Previewed(ServerMessage, tag="preview"):
    """What would come of an action as far as the seat can foresee it, or the reason why not."""

    id: Id
    view: Annotated[Raw, Holds(View | None)]
    lines: list[SentenceJson]
    """What the log would tell."""
    reason: Annotated[Raw, Holds(Sentence | None)]


class Chatted(ServerMessage, tag="chat"):
    """Somebody said something; `past` if it was before this socket came, `apart` if spectators talk among themselves.

    `who` is what they are known by at this table; nobody's if they want to be forgotten. A call of the game's has
    a `key` and `args` too, for readers of any language; `voice` tells in what voice it was said, if not in everybody's.
    """

    name: str = msgspec.field(name="from")
    seat: int | None
    words: str
    at: float
    who: str
    apart: bool | UnsetType = UNSET
    past: bool | UnsetType = UNSET
    key: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET
    voice: str | UnsetType = UNSET


class Pong(ServerMessage, tag="pong"):
    """The answer to a ping."""

    id: Id


class Bye(ServerMessage, tag="bye"):
    """The server closes this socket."""

    code: ByeCode
    words: str


class BenchNews(ServerMessage, tag="bench", omit_defaults=True):
    """What changed at the bench; with `whole`, everything that is there."""

    builds: Annotated[dict[str, Any], Holds(dict[str, BuildNews])] = msgspec.field(default_factory=dict)
    closed: list[str] = msgspec.field(default_factory=list)
    pool: dict[str, int] | None = None
    whole: bool = False


class Practising(ServerMessage, tag="practice"):
    """The first message of a practice bench: what the page needs to draw, and the hand that is yours."""

    reference: ReferenceJson
    place: str
    hand: int


class Judged(ServerMessage, tag="verdict"):
    """What the judge says of a practice build."""

    id: Id
    verdict: VerdictJson


ToTable: TypeAlias = (
    TableMessage | Ok | RefusedMessage | Because | Hinted | Previewed | Chatted | Pong | Bye | BenchNews
)
"""What a socket of a table is sent."""

ToPractice: TypeAlias = Practising | BenchNews | Judged | Ok | RefusedMessage | Pong | Bye
"""What a socket of a practice bench is sent."""


def news(body: dict[str, Any], whole: bool = False) -> BenchNews:
    """Return what a bench told, ready for the wire."""
    return BenchNews(body.get("builds", {}), body.get("closed", []), body.get("pool"), whole)
