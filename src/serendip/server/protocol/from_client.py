"""What clients send over a socket, a type for each message. docs/protocol.md tells when each is sent."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from serendip.server.protocol.shapes import ActionJson, PracticeJson, WishJson
from serendip.server.protocol.to_client import Because, Hinted, Judged, Ok, Pong, Previewed, ServerMessage
from serendip.server.protocol.values import Id, Place, Rev, Seat


class ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """The ancestor of what clients send; `id` is a number of their own."""

    id: Id


class Play(ClientMessage, tag="play"):
    """Carry out an action."""

    seat: Seat
    action: ActionJson
    rev: Rev


class AskUndo(ClientMessage, tag="undo"):
    """Take back one's last action."""

    seat: Seat


class Why(ClientMessage, tag="why"):
    """Why can this not be done?"""

    seat: Seat
    action: ActionJson


class AskPreview(ClientMessage, tag="preview"):
    """What would come of it?"""

    seat: Seat
    action: ActionJson


class Hint(ClientMessage, tag="hint"):
    """What would a bot do?"""

    seat: Seat


class LookFrom(ClientMessage, tag="look"):
    """Look from another seat of one's own."""

    seat: Seat


class SayInChat(ClientMessage, tag="chat"):
    """Say something: players to everybody at the table, spectators to each other while the game goes on.

    Players may instead call out something of the game's, by its name.
    """

    words: str = ""
    call: str = ""


class Hear(ClientMessage, tag="hear"):
    """Hear, as a player, what spectators say among themselves; or not any more."""

    spectators: bool


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

    wish: WishJson
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


class Practise(ClientMessage, tag="design"):
    """Practise something else; the game reads the wish."""

    wish: PracticeJson


FromClient: TypeAlias = (
    Play
    | AskUndo
    | Why
    | AskPreview
    | Hint
    | LookFrom
    | SayInChat
    | Hear
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

FromPractice: TypeAlias = Hand | Aim | Check | Practise | Ping
"""What a socket of a practice bench may send."""

ANSWERS: Final[Mapping[type[ClientMessage], type[ServerMessage] | None]] = {
    Play: Ok,
    AskUndo: Ok,
    Why: Because,
    AskPreview: Previewed,
    Hint: Hinted,
    LookFrom: Ok,
    SayInChat: Ok,
    Hear: Ok,
    Start: Ok,
    CastVote: Ok,
    Replace: Ok,
    Return: Ok,
    Rematch: Ok,
    Ping: Pong,
    Hand: Ok,
    Aim: None,
    Check: Ok,
    SeeBench: Ok,
}
"""With what each message is answered at a table, unless it is refused; None: not at all."""

PRACTICE_ANSWERS: Final[Mapping[type[ClientMessage], type[ServerMessage] | None]] = {
    Hand: Ok,
    Aim: None,
    Check: Judged,
    Practise: Ok,
    Ping: Pong,
}
"""The same at a practice bench."""
