"""What the HTTP routes give, as typed values: the same that docs/protocol.md shows."""

from typing import Annotated, Any, Literal

import msgspec

from serendip.bots.cast import Strength
from serendip.core.line import Plain
from serendip.core.shapes import Sentence, View
from serendip.server.protocol.codes import RefusalCode
from serendip.server.protocol.raw import Holds
from serendip.server.protocol.shapes import AnyAction, Args, Offer, PlanJson, ReferenceJson
from serendip.server.protocol.values import Asked, Ignored, OptionValue, Pace, SeatKind, Status


class BotCard(msgspec.Struct):
    """A bot that can take a seat: how strong it is, how it plays in English, and what the first of them is called."""

    spec: str
    strength: Strength
    help: str
    name: str


class OptionCard(msgspec.Struct):
    """A choice to be made before the match."""

    name: str
    title: str
    help: str
    values: list[OptionValue]
    default: OptionValue
    harder: list[float] = []
    """By how much each value makes the game harder, where the rulebook says so."""
    part_of: str = ""
    """The option that says for the whole what this one says for a part: its usual value means "as the whole"."""
    unless: str = ""
    """The option that, when it is chosen, switches this one off."""
    among: list[str] = []
    """Things of which some may be left out: the value is their names with commas between."""


class PresetCard(msgspec.Struct):
    """Options that go well together; those that it does not name have their usual values."""

    name: str
    title: str
    help: str
    options: dict[str, OptionValue]


class CallCard(msgspec.Struct):
    """Something that players call out: its name, its sentence, and the same as a sound and a picture."""

    name: str
    key: str
    args: Annotated[dict[str, Any], Holds(dict[str, Plain])]
    words: str
    beep: str


class GameCard(msgspec.Struct):
    """A game in a list."""

    name: str
    title: str
    tagline: str
    minutes: str
    players: list[int]
    options: list[OptionCard]
    presets: list[PresetCard]
    calls: list[CallCard]
    real_time: bool
    bots: list[BotCard]
    board: str | None
    """Where the page finds the board that the game's own package brings; null: it brings none."""


class GamePage(GameCard):
    """A game with its rulebook in Markdown, by language, and all its cards."""

    rulebook: dict[str, str]
    reference: Annotated[Any, Holds(Plain)]
    printed: Annotated[dict[str, Any] | None, Holds(dict[str, Plain] | None)]
    """What is printed on the cards of a variant, by the names of the game's data files; null: what the page has."""


class Games(msgspec.Struct):
    """All games that this server knows."""

    games: list[GameCard]


class SeatCard(msgspec.Struct):
    """A seat as everybody sees it. A human with a bot: the bot plays while that player is absent.

    `strength` is the bot's, in the word by which it was offered. `invited`: kept for somebody who was asked to play
    again.

    `replaceable_from` is when the others may vote to let a bot play for somebody who is away.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    strength: Strength | None
    here: bool
    away_since: float | None
    replaceable_from: float | None
    invited: bool


class NextRoom(msgspec.Struct):
    """The table at which a seat, `by`, would like to play again."""

    room: str
    by: int


class RoomCard(msgspec.Struct):
    """A table as everybody sees it. `moves` counts what everybody could see happen.

    `variant` is the name of the variant that this server plays of its game; null: it is played as it is.
    """

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
    next: NextRoom | None
    variant: str | None


class MyRoomCard(RoomCard):
    """A table of one's own. `asked` is what it waits for; `touched` is when something happened there last."""

    your_seats: list[int]
    your_turn: bool
    asked: Asked | None
    touched: float


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
    """How a match ended, and which seats were one's own."""

    room: str
    game: str
    names: list[str]
    winners: list[int]
    scores: list[float]
    reason: Annotated[dict[str, Any], Holds(Sentence)]
    ended: float
    moves: int
    your_seats: list[int]


class Lobby(msgspec.Struct):
    """Open tables that miss players, and the latest results: those of open tables, and one's own."""

    open: list[RoomCard]
    recent: list[ResultCard]


class Me(msgspec.Struct):
    """Who one is, and one's tables."""

    name: str
    rooms: list[MyRoomCard]


class MyRooms(msgspec.Struct):
    """Some of one's tables that are not over, the latest touched first.

    `left_out` are those among them that can't be shown: they are damaged, or their game is not known here. `next` is
    where the others begin; null: these are the last.
    """

    rooms: list[MyRoomCard]
    left_out: int
    next: str | None


class MyResults(msgspec.Struct):
    """Some of one's finished matches, the latest first; `left_out` and `next` as in MyRooms."""

    results: list[ResultCard]
    left_out: int
    next: str | None


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


class SeatLeft(msgspec.Struct):
    """The seat that one has left."""

    seat: int


class ReplayFrame(msgspec.Struct):
    """One step of a replay, as the seat that looks may know it."""

    step: int
    seat: int | None
    action: Annotated[dict[str, Any] | None, Holds(AnyAction | None)]
    words: str
    at: float
    view: Annotated[Any, Holds(View | list[View])]
    """With `?seat=all` all views: the spectator's, then seat 0's, seat 1's …"""
    log: list[Annotated[dict[str, Any], Holds(Sentence)]]


class Printed(msgspec.Struct):
    """What is printed on the cards from a step on, by the names of the game's data files; null: what is today."""

    step: int
    data: Annotated[dict[str, Any] | None, Holds(dict[str, Plain] | None)]


class Replay(msgspec.Struct):
    """A match from its opening on. `rules` is the fingerprint of those by which it was played last.

    `printed` is empty if all of it was played with the cards of today. `as_today` says that some of it was not, but is
    shown with them, for what was printed then is not known.
    """

    room: str
    game: str
    rules: str
    seat: int | Literal["all"] | None
    names: list[str]
    frames: list[ReplayFrame]
    printed: list[Printed] = []
    as_today: bool = False


class BenchReference(msgspec.Struct):
    """What a page needs to draw the live builds of a game, in the game's own form."""

    reference: ReferenceJson


class Film(msgspec.Struct):
    """How a build came about: the kinds of its blocks by number, and its pictures, packed (see docs/protocol.md)."""

    place: str
    seat: int
    step: int
    ended: float
    plan: PlanJson
    kinds: list[tuple[int, str]]
    film: str
    frames: int
    rate: int


class Films(msgspec.Struct):
    """The builds of a match that have ended, in that order; `full` if some were not kept."""

    films: list[Film]
    full: bool


class TurningPoint(msgspec.Struct):
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
    moments: list[TurningPoint]
    steps: int = 0
    """How many steps the match has."""


class TaughtLesson(msgspec.Struct):
    """What was played after so many steps, what was clearly better, and by how much one's chance to win was better.

    The gain is unsure by its noise, a standard error. `why` goes on after "because".
    """

    step: int
    played: Annotated[dict[str, Any], Holds(Offer)]
    better: Annotated[dict[str, Any], Holds(Offer)]
    gain: float
    noise: float
    why: Annotated[dict[str, Any] | None, Holds(Sentence | None)] = None


class Teaching(msgspec.Struct):
    """The moments of a finished match from which a seat can learn most, at most three of them, in their order."""

    lessons: list[TaughtLesson]


class Reported(msgspec.Struct):
    """The number under which a report is kept."""

    report: str


class ErrorDetails(msgspec.Struct):
    """A refusal: a code for programs, words for people."""

    code: RefusalCode
    words: str


class Failure(msgspec.Struct):
    """The body of every error."""

    error: ErrorDetails


class Health(msgspec.Struct):
    """That the server is well, or lives, or may be asked."""

    status: Literal["ok"]
    version: str
