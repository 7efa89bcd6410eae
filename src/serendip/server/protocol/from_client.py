"""What clients send over a socket, a type for each message. docs/protocol.md tells when each is sent."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw

from serendip.server.protocol.values import Id, Place, Rev, Seat


class ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """The ancestor of what clients send; `id` is a number of their own."""

    id: Id


class Play(ClientMessage, tag="play"):
    """Carry out an action."""

    seat: Seat
    action: Raw
    rev: Rev


class Undo(ClientMessage, tag="undo"):
    """Take back one's last action."""

    seat: Seat


class Why(ClientMessage, tag="why"):
    """Why can this not be done?"""

    seat: Seat
    action: Raw


class Hint(ClientMessage, tag="hint"):
    """What would a bot do?"""

    seat: Seat


class LookFrom(ClientMessage, tag="look"):
    """Look from another seat of one's own."""

    seat: Seat


class Chat(ClientMessage, tag="chat"):
    """Say something to everybody at the table."""

    words: str


class Start(ClientMessage, tag="start"):
    """Begin, with bots in the open seats."""


class CastVote(ClientMessage, tag="vote"):
    """Agree or not."""

    vote: int
    yes: bool


class Replace(ClientMessage, tag="replace"):
    """Let a bot play for somebody absent."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)] = "thumb"


class Return(ClientMessage, tag="return"):
    """Take one's seat back from a bot."""

    seat: Seat


class Rematch(ClientMessage, tag="rematch"):
    """The same players once more."""


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""


class Hand(ClientMessage, tag="hand"):
    """A hand does something; the game's bench reads the wish. `of`: into whose build, one's own if left out."""

    wish: dict[str, Any]
    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


class Aim(ClientMessage, tag="aim"):
    """A hand points somewhere. Not answered: the pictures show what comes of it."""

    x: Annotated[float, Meta(ge=-1e6, le=1e6)]
    y: Annotated[float, Meta(ge=-1e6, le=1e6)]
    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


class SeeBench(ClientMessage, tag="bench"):
    """Be shown all that stands at the table's bench."""


class Check(ClientMessage, tag="check"):
    """Freeze a build and have it judged."""

    seat: Seat = 0
    place: Place = ""
    of: Seat | None = None


class Design(ClientMessage, tag="design"):
    """Practise something else; the game reads the wish."""

    wish: dict[str, Any]


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
"""What a socket of a table may send."""

FromPractice: TypeAlias = Hand | Aim | Check | Design | Ping
"""What a socket of a practice bench may send."""
