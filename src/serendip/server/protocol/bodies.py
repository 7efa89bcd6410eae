"""What the HTTP routes take and give, as typed values: the same that docs/protocol.md shows."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from serendip.core.line import Plain
from serendip.core.shapes import Sentence, View
from serendip.server.protocol.codes import RefusalCode
from serendip.server.protocol.raw import Holds
from serendip.server.protocol.shapes import AnyAction, Args
from serendip.server.protocol.values import NAME_LETTERS, REPORT_LETTERS, Ignored, OptionValue, Pace, SeatKind, Status

SeatNumber = Annotated[int, Meta(ge=0, le=15)]

_SEAT_WISHES = "^(human|open|random|thumb|search(:[0-9]{1,9}(ms)?)?)$"
# Only told, not checked by it: whoever wishes for another bot hears in words which there are.
SeatWish = Annotated[str, Meta(max_length=32, extra_json_schema={"pattern": _SEAT_WISHES})]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """The ancestor of what clients send: nothing unknown is let through."""


class NewRoom(RequestBody, omit_defaults=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    open: bool = False
    pace: Pace = "live"
    swift: bool = False
    hints: bool | None = None
    """Whether players may ask a bot what it would do; left out: unless strangers may join."""


class Rename(RequestBody):
    """A name of one's choice."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LETTERS)]


class EnterSeat(RequestBody):
    """The key of a seat, from the fragment of its link."""

    key: Annotated[str, Meta(max_length=128)]


class TakeSeat(RequestBody, omit_defaults=True):
    """The seat to take; without it any free one."""

    seat: SeatNumber | None = None


class BranchOff(RequestBody):
    """The step of a finished match from which to play on, and the seat to play."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class Report(RequestBody, omit_defaults=True):
    """A problem, in the words of whoever met it; with `who`, somebody at the table is the problem."""

    words: Annotated[str, Meta(min_length=1, max_length=REPORT_LETTERS)]
    who: Annotated[str, Meta(max_length=16)] | None = None


class Ignore(RequestBody):
    """How one wants to ignore somebody; null: not any more."""

    ignored: Ignored | None


class BotCard(msgspec.Struct):
    """A bot that can take a seat."""

    spec: str
    title: str
    help: str


class OptionCard(msgspec.Struct):
    """A choice to be made before the match."""

    name: str
    title: str
    help: str
    values: list[OptionValue]
    default: OptionValue


class GameCard(msgspec.Struct):
    """A game in a list."""

    name: str
    title: str
    tagline: str
    minutes: str
    players: list[int]
    options: list[OptionCard]
    real_time: bool
    bots: list[BotCard]
    board: str | None
    """Where the page finds the board that the game's own package brings; null: it brings none."""


class GamePage(GameCard):
    """A game with its rulebook in Markdown, by language, and all its cards."""

    rulebook: dict[str, str]
    reference: Annotated[Any, Holds(Plain)]


class Games(msgspec.Struct):
    """All games that this server knows."""

    games: list[GameCard]


class SeatCard(msgspec.Struct):
    """A seat as everybody sees it. A human with a bot: the bot plays while that player is absent.

    `replaceable_from` is when the others may vote to let a bot play for somebody who is away.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    away_since: float | None
    replaceable_from: float | None


class RoomCard(msgspec.Struct):
    """A table as everybody sees it. `moves` counts what everybody could see happen."""

    room: str
    game: str
    status: Status
    seats: list[SeatCard]
    open: bool
    pace: Pace
    hints: bool
    options: dict[str, OptionValue]
    created: float
    moves: int


class MyRoomCard(RoomCard):
    """A table of one's own."""

    your_seats: list[int]
    your_turn: bool


class Person(msgspec.Struct):
    """Somebody at a table; `who` is what they are known by to programs, there only."""

    who: str
    name: str
    seat: int | None
    here: bool
    you: bool
    ignored: Ignored | None


class People(msgspec.Struct):
    """Who plays at a table, who watches, and who has said something lately. A `host` may send spectators away."""

    people: list[Person]
    host: bool


class SentAway(msgspec.Struct):
    """The spectator whom one has sent away."""

    who: str


class IgnoredPerson(msgspec.Struct):
    """Somebody whom one ignores, by the name they had then; `who` is what they are known by in one's own list."""

    who: str
    name: str
    ignored: Ignored


class IgnoredPeople(msgspec.Struct):
    """Everybody whom one ignores."""

    people: list[IgnoredPerson]


class ResultCard(msgspec.Struct):
    """How a match ended."""

    room: str
    game: str
    names: list[str]
    winners: list[int]
    scores: list[float]
    reason: Annotated[dict[str, Any], Holds(Sentence)]
    ended: float
    moves: int


class Lobby(msgspec.Struct):
    """Open tables that miss players, and the latest results."""

    open: list[RoomCard]
    recent: list[ResultCard]


class Me(msgspec.Struct):
    """Who one is, and one's tables."""

    name: str
    rooms: list[MyRoomCard]


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


class Opened(msgspec.Struct):
    """A new table, the seat one has there and its key; no seat if it is for bots alone."""

    room: str
    seat: int | None
    key: str | None
    url: str


class Entered(msgspec.Struct):
    """The seat that one holds now."""

    seat: int


class Seated(msgspec.Struct):
    """The seat that one has taken, and its key."""

    seat: int
    key: str


class Left(msgspec.Struct):
    """The seat that one has left."""

    seat: int


class Frame(msgspec.Struct):
    """One step of a replay, as the seat that looks may know it."""

    step: int
    seat: int | None
    action: Annotated[dict[str, Any] | None, Holds(AnyAction | None)]
    words: str
    at: float
    view: Annotated[Any, Holds(View | list[View])]
    """With `?seat=all` all views: the spectator's, then seat 0's, seat 1's …"""
    log: list[Annotated[dict[str, Any], Holds(Sentence)]]


class Replay(msgspec.Struct):
    """A match from its opening on. `rules` is the fingerprint of those by which it was played last."""

    room: str
    game: str
    rules: str
    seat: int | Literal["all"] | None
    names: list[str]
    frames: list[Frame]


class BenchReference(msgspec.Struct):
    """What a page needs to draw the live builds of a game, in the game's own form."""

    reference: Annotated[dict[str, Any], Holds(Plain)]


class Film(msgspec.Struct):
    """How a build came about: the kinds of its blocks by number, and its pictures, packed (see docs/protocol.md)."""

    place: str
    seat: int
    step: int
    ended: float
    plan: Annotated[dict[str, Any], Holds(Plain)]
    kinds: list[tuple[int, str]]
    film: str
    frames: int
    rate: int


class Films(msgspec.Struct):
    """The builds of a match that have ended, in that order; `full` if later ones were not kept."""

    films: list[Film]
    full: bool


class Moment(msgspec.Struct):
    """A step after which the chances were not the same any more; `told` by a line of the log, else it is an action."""

    step: int
    words: str
    seat: int | None
    swing: float
    key: str = ""
    args: Args = {}
    told: bool = True


class Analysis(msgspec.Struct):
    """How the chances moved in a finished match."""

    status: Literal["ready", "computing"]
    done: int
    total: int
    chances: list[tuple[int, list[float]]]
    moments: list[Moment]
    steps: int = 0
    """How many steps the match has."""


class Reported(msgspec.Struct):
    """The number under which a report is kept."""

    report: str


class Problem(msgspec.Struct):
    """A refusal: a code for programs, words for people."""

    code: RefusalCode
    words: str


class Failure(msgspec.Struct):
    """The body of every error."""

    error: Problem


class Health(msgspec.Struct):
    """That the server is well, or lives, or may be asked."""

    status: Literal["ok"]
    version: str
