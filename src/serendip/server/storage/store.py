"""What is kept, and the small interface behind which it is kept. `sqlite.py` is the Store that is used.

A room is one document that is written anew when it changes, and an append-only list of rows: every action, every
taking back, every note. Beside each action stands what it told and the position after it, so that a release with other
rules changes no match: see `tables/history.py`.
"""

import zlib
from collections.abc import Awaitable, Collection
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from serendip.core.past import KeptLine
from serendip.server.protocol.kept import Kept
from serendip.server.protocol.values import Ignored, Pace, SeatKind, Status


class StoreError(Exception):
    """It could not be written or read; nothing has changed on disk."""


class Unreadable(StoreError):
    """What was kept of a room is damaged, or this server does not know it: it stays as it is."""


DAMAGED = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, zlib.error)
"""What reading something damaged raises."""


class SeatRow(msgspec.Struct, omit_defaults=True):
    """One seat: who sits there, by whom it may be opened, and which bot plays for somebody absent.

    `invited`: it is kept for somebody who was asked to play again and has not answered.
    """

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    key: str = ""
    owner: str | None = None
    holders: list[str] = []
    invited: bool = False

    @property
    def waits(self) -> bool:
        """Whether the match can't begin because of it."""
        return self.kind == "open" or self.invited

    def give_up(self, status: Status) -> None:
        """Let nobody hold it: it is free before the match, and afterwards a bot plays on."""
        self.holders, self.owner, self.key, self.invited = [], None, "", False
        if status == "waiting":
            self.kind, self.name = "open", ""
        elif status == "playing":
            self.kind, self.bot, self.stand_in = "bot", self.stand_in or "thumb", None


class ResultRow(msgspec.Struct):
    """How a match ended, for the lobby."""

    winners: list[int]
    scores: list[float]
    reason: dict[str, Any]


class VoteRow(msgspec.Struct, omit_defaults=True):
    """A vote that is going on since `began`. `to` is the step an undo goes back to, `bot` the bot that would play.

    `needs` are the seats that had to agree when it was kept, for lists: at the table they are worked out anew.
    """

    number: int
    kind: Literal["undo", "replace"]
    seat: int
    by: int
    began: float = 0.0
    yes: list[int] = []
    to: int = 0
    bot: str = ""
    needs: list[int] = []


class Room(msgspec.Struct, omit_defaults=True):
    """Everything about a table but its actions."""

    id: str
    game: str
    seats: list[SeatRow]
    created: float
    options: dict[str, Any] = {}
    open: bool = False
    pace: Pace = "live"
    swift: bool = False
    hints: bool = True
    creator: str = ""
    status: Status = "waiting"
    seed: int = 0
    started: float = 0.0
    ended: float = 0.0
    result: ResultRow | None = None
    next: str | None = None
    next_by: int = 0
    branched_from: str | None = None
    votes: list[VoteRow] = []


class Played(msgspec.Struct, tag_field="k", tag="play", omit_defaults=True):
    """A row: a seat's action, when by the wall clock, in real time when by the table's, and since when it was asked.

    `kept` are its frames, packed: what it told and the position after it, and before it those of the table itself.
    """

    seat: int
    action: msgspec.Raw
    when: float
    at: float | None = None
    since: float | None = None
    kept: bytes = b""


class Passed(msgspec.Struct, tag_field="k", tag="time", omit_defaults=True):
    """A row: in real time, the table acted by itself; what its clock showed then, when that was, and the frames."""

    at: float
    when: float
    kept: bytes = b""


class Recorded(msgspec.Struct, tag_field="k", tag="recorded"):
    """A row: the whole recording of the match so far, packed, and the rules by which it goes on."""

    rules: str
    when: float
    kept: bytes


class Ruled(msgspec.Struct, tag_field="k", tag="rules"):
    """A row: a release has brought other rules; from the latest position on they hold."""

    rules: str
    when: float


class TakenBack(msgspec.Struct, tag_field="k", tag="back"):
    """A row: the match went back to its first `to` actions."""

    to: int
    seat: int
    when: float


class Noted(msgspec.Struct, tag_field="k", tag="note", omit_defaults=True):
    """A row: a note of the table in the log, by the key of its line, and what was told of the steps taken back."""

    key: str
    args: list[Any]
    when: float
    undone: list[KeptLine] = []


class ChatLine(msgspec.Struct):
    """Something that somebody said at a table, under the name they had then; `apart` if only to other spectators.

    What was called out keeps the key and the values of its sentence; `voice` is that of whoever may not speak freely.
    """

    name: str
    seat: int | None
    words: str
    at: float
    apart: bool = False
    key: str = ""
    args: dict[str, Any] = {}
    voice: str = ""


class IgnoredRow(msgspec.Struct):
    """Somebody whom a visitor ignores, by the name they had then."""

    visitor: str
    how: Ignored
    name: str
    at: float


class Relations(msgspec.Struct):
    """How a visitor stands with others: whom they ignore, who has blocked them, which rooms have sent them away."""

    ignores: list[IgnoredRow] = []
    blocked_by: set[str] = set()
    sent_from: set[str] = set()

    @property
    def hears_nothing_of(self) -> set[str]:
        """Those whose talk the visitor does not hear."""
        return {row.visitor for row in self.ignores}

    @property
    def blocks(self) -> set[str]:
        """Those whom the visitor has blocked."""
        return {row.visitor for row in self.ignores if row.how == "blocked"}


Row: TypeAlias = Played | Passed | TakenBack | Noted | Recorded | Ruled


class Change(msgspec.Struct):
    """One transaction on one room: its document if it changed, and the rows that are added after number `after`."""

    room: Room
    touched: float
    after: int
    rows: list[Row]
    whole: bool
    moves: int
    asked: dict[int, float]
    """The seats that are asked, and since when."""
    due: float | None


class Stored(msgspec.Struct):
    """A room as a list shows it, without its actions."""

    room: Room
    moves: int
    asked: dict[int, float]
    touched: float


class OwnRooms(msgspec.Struct):
    """Some of the rooms in which a visitor holds a seat, the latest touched first.

    `unreadable` says how many more there would have been here, `last` where the next ones begin: None after the last.
    """

    rooms: list[Stored]
    unreadable: int = 0
    last: tuple[float, str] | None = None


class Store(Protocol):
    """Where rooms live. Whatever is awaited and returns is on disk; otherwise StoreError.

    Lists leave out the rooms that can't be read, and their ids are in `unreadable` then.
    """

    unreadable: set[str]

    @property
    def damaged(self) -> bool:
        """Whether a part of the file itself could not be read or written."""

    def write(self, change: Change) -> Awaitable[None]:
        """Keep a change of a room; begin at once, so that one can do something else before one waits for it."""

    async def room(self, id: str) -> tuple[Stored, list[Row]] | None:
        """Return a room with all its rows. Raises Unreadable."""

    async def card(self, id: str) -> Stored | None:
        """Return a room without its rows. Raises Unreadable."""

    async def waiting(self, since: float, limit: int) -> list[Stored]:
        """Return open rooms that miss players, the newest first."""

    async def finished(self, limit: int) -> list[Stored]:
        """Return open rooms whose match is over, the newest first."""

    async def rooms_of(
        self, visitor: str, limit: int, over: bool | None = None, after: tuple[float, str] | None = None
    ) -> OwnRooms:
        """Return rooms in which a visitor holds a seat: those that are over, those that are not, or all.

        `after` is the `last` of those that are known already.
        """

    async def unfinished_of(self, visitor: str, since: float) -> int:
        """Return how many rooms a visitor has opened, sits in and has not finished, if touched since then."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Return the rooms that have to go on by themselves."""

    async def forget_waiting(self, before: float, empty_before: float, keep: Collection[str]) -> int:
        """Delete rooms that never began and were last touched before then, sooner if nobody has a seat there."""

    async def put_away(self, after: str, before: float, keep: Collection[str]) -> tuple[int, str]:
        """Put away some begun rooms that nobody has touched since then, looking from an id on; they can still be read.

        Return how many, and from which id to go on; "" after the last.
        """

    async def last_touched(self) -> float:
        """Return when anything was touched last."""

    async def set_back(self, now: float, due: float) -> None:
        """Let nothing have been touched after now, nor be due after then: the clock was ahead when that was written."""

    async def try_to_write(self) -> None:
        """Write something that nobody reads, to see whether that can be done."""

    async def name(self, visitor: str) -> str | None:
        """Return the name a visitor has chosen."""

    async def rename(self, visitor: str, name: str) -> None:
        """Keep the name of a visitor."""

    async def say(self, room: str, said: ChatLine, visitor: str, most: int) -> None:
        """Keep a line of chat, and whose it is; of more than so many of a room the oldest go."""

    async def chat(self, room: str, limit: int, apart: bool) -> list[tuple[ChatLine, str]]:
        """Return the last lines of chat, those of spectators apart or the others, oldest first, and whose each is."""

    async def relations(self, visitor: str) -> Relations:
        """Return how a visitor stands with others."""

    async def ignore(self, visitor: str, other: str, ignored: IgnoredRow | None) -> None:
        """Keep that a visitor ignores somebody, or does not any more."""

    async def send_away(self, room: str, visitor: str) -> None:
        """Keep that a visitor is not to watch a room any more."""

    async def analysis(self, room: str) -> bytes | None:
        """Return the analysis of a finished match, if it was made."""

    async def keep_analysis(self, room: str, body: bytes) -> None:
        """Keep the analysis of a finished match."""

    async def printed(self, rules: str) -> bytes | None:
        """Return what was printed on the pieces of a game when these were its rules, if it was kept."""

    async def keep_printed(self, rules: str, body: bytes) -> None:
        """Keep what is printed on the pieces of the game with these rules, if that is not kept yet."""

    async def keep_report(self, id: str, room: str, body: bytes, visitor: str, about: str) -> None:
        """Keep a report of a problem, whose it is, and about whom, if about anybody."""

    async def report(self, id: str) -> bytes | None:
        """Return what `keep_report` kept, or nothing if there is no such report."""

    async def keep_film(self, room: str, body: bytes, most: int) -> bool:
        """Keep the film of a build; False if so many are kept of the room already."""

    async def films(self, room: str) -> list[bytes]:
        """Return the films of a room's builds, in the order in which they ended."""

    async def rooms_with(self, visitor: str) -> list[str]:
        """Return the rooms that know a visitor, as a player or as who opened them."""

    async def kept_about(self, visitor: str) -> Kept:
        """Return all that is kept about a visitor."""

    async def forget(self, visitor: str, now: float) -> None:
        """Delete all that is kept about a visitor, whom tables in memory have forgotten already."""

    async def forget_chat(self, room: str, seats: list[int]) -> None:
        """Delete what some seats have said before lines of chat knew whose they are, and the analysis with names."""

    async def to_forget(self) -> list[str]:
        """Return the visitors whom the operator wants to be forgotten."""

    def close(self) -> None:
        """Finish what waits and close."""
