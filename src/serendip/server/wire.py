"""Every message of the socket, both ways. docs/protocol.md tells when each is sent."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

Id: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[float, Meta(ge=-(2**53), le=2**53)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Place: TypeAlias = Annotated[str, Meta(max_length=80)]
Rev: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Asked(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """The ancestor of what clients send; `id` is a number of their own."""

    id: Id


class Play(Asked, tag="play"):
    """Carry out an action."""

    seat: Seat
    action: Raw
    rev: Rev


class Undo(Asked, tag="undo"):
    """Take back one's last action."""

    seat: Seat


class Why(Asked, tag="why"):
    """Why can this not be done?"""

    seat: Seat
    action: Raw


class Hint(Asked, tag="hint"):
    """What would a bot do?"""

    seat: Seat


class LookFrom(Asked, tag="look"):
    """Look from another seat of one's own."""

    seat: Seat


class Chat(Asked, tag="chat"):
    """Say something to everybody at the table."""

    words: str


class Start(Asked, tag="start"):
    """Begin, with bots in the open seats."""


class CastVote(Asked, tag="vote"):
    """Agree or not."""

    vote: int
    yes: bool


class Replace(Asked, tag="replace"):
    """Let a bot play for somebody absent."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)] = "thumb"


class Return(Asked, tag="return"):
    """Take one's seat back from a bot."""

    seat: Seat


class Rematch(Asked, tag="rematch"):
    """The same players once more."""


class Ping(Asked, tag="ping"):
    """Are you there?"""


class Hand(Asked, tag="hand"):
    """A hand does something; the game's bench reads the wish. `of`: into whose build, one's own if left out."""

    wish: dict[str, Any]
    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


class Aim(Asked, tag="aim"):
    """A hand points somewhere. Not answered: the pictures show what comes of it."""

    x: Annotated[float, Meta(ge=-1e6, le=1e6)]
    y: Annotated[float, Meta(ge=-1e6, le=1e6)]
    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


class SeeBench(Asked, tag="bench"):
    """Be shown all that stands at the table's bench."""


class Check(Asked, tag="check"):
    """Freeze a build and have it judged."""

    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


FromClient: TypeAlias = (
    Play
    | Undo
    | Why
    | Hint
    | LookFrom
    | Chat
    | Start
    | CastVote
    | Replace
    | Return
    | Rematch
    | Ping
    | Hand
    | Aim
    | Check
    | SeeBench
)


class Told(msgspec.Struct, tag_field="t"):
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


class Table(Told, tag="table"):
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


class Ok(Told, tag="ok"):
    """Done, and on disk."""

    id: Id
    room: str | UnsetType = UNSET
    vote: int | UnsetType = UNSET


class RefusedMessage(Told, tag="refused"):
    """Not done; nothing has changed."""

    id: Id | None
    code: str
    words: str
    rules: list[str]
    key: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class Because(Told, tag="why"):
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


class Hinted(Told, tag="hint"):
    """What a bot would do."""

    id: Id
    offer: Raw
    chance: float | None
    others: list[Weighed]


class Chatted(Told, tag="chat"):
    """Somebody said something; `past` if it was before this socket came."""

    name: str = msgspec.field(name="from")
    seat: int | None
    words: str
    at: float
    past: bool | UnsetType = UNSET


class Pong(Told, tag="pong"):
    """I am."""

    id: Id


class Moved(Told, tag="moved"):
    """The table went on in another room."""

    room: str


class Bye(Told, tag="bye"):
    """The server closes this socket."""

    code: str
    words: str


class _JustId(msgspec.Struct):
    id: Id | None = None


class _JustKind(msgspec.Struct):
    t: str = ""


_decoder = msgspec.json.Decoder(FromClient)
_just_kind = msgspec.json.Decoder(_JustKind)
_just_id = msgspec.json.Decoder(_JustId)
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> FromClient:
    """Return what a client said. Raises msgspec.MsgspecError, UnicodeError or RecursionError."""
    message: FromClient = _decoder.decode(text)
    return message


def id_of(text: str | bytes) -> int | float | None:
    """Return the id of a message that makes no sense otherwise, if it has one."""
    try:
        return _just_id.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def kind_of(text: str | bytes) -> str:
    """Return which message it is, before all of it is read; "" if that can't be told."""
    try:
        return _just_kind.decode(text).t
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def raw(value: Any) -> Raw:
    """Return a value as JSON that goes into a message as it is."""
    return Raw(encode(value))


NULL = Raw(b"null")
NOTHING = Raw(b"[]")
