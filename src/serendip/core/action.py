"""What a seat chooses: a small frozen value, JSON both ways, words both ways.

A game declares its actions as subclasses:

    class Bid(Action, frozen=True, tag="bid"):
        words = "bid {money} M$"
        rules = ("DM-20",)
        money: int

These are msgspec Structs, so this module and those with the actions of a game stay out of the compiled build.
"""

import contextlib
from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from serendip.core.line import Line, Plain


class Action(msgspec.Struct, frozen=True, cache_hash=True, tag_field="kind"):
    """The ancestor of all actions. `words` is the Line that says it, `rules` the rules that govern it.

    What is `brought_by_server` tells of something that only the server can know, as how a tower stands in its world:
    a client may ask for it, but the server fills it in and plays it.

    What `goes_back` only leaves what the seat has just begun: a search does not choose it, lest it go round in circles.

    A `preference` only says how a seat wants to be asked, as whether it takes offers: no hint names it as a move.

    What is `done_by_table` need not be chosen where it is all that a seat can do: tables do it then. A game says so of
    what everybody can see to be the only choice; where it hangs on a hand, doing it at once would tell what is in it.
    """

    words: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    brought_by_server: ClassVar[bool] = False
    goes_back: ClassVar[bool] = False
    done_by_table: ClassVar[bool] = False
    preference: ClassVar[bool] = False

    @classmethod
    def line(cls) -> Line:
        """Return the sentence that says this kind of action."""
        found = _LINES.get(cls)
        if found is None:
            found = _LINES[cls] = Line(cls.kind(), cls.words, *cls.rules)
        return found

    @classmethod
    def kind(cls) -> str:
        """Return the tag that stands for this kind of action in JSON."""
        return str(cls.__struct_config__.tag)

    def said(self, names: Sequence[str] | None = None) -> str:
        """Return the action in words, with the players' names if they are given."""
        return self.line().fill(msgspec.structs.asdict(self), names)

    def __str__(self) -> str:
        """Return the action in words."""
        return self.said()

    @classmethod
    def read(cls, sentence: str) -> "Self | None":
        """Return the action that these words say, or None if they say another kind."""
        values = cls.line().read(sentence)
        if values is None:
            return None
        typed: dict[str, Any] = dict(values)
        for field in msgspec.structs.fields(cls):
            if field.name in typed and field.type not in (int, str, float):
                with contextlib.suppress(msgspec.DecodeError):
                    typed[field.name] = msgspec.json.decode(typed[field.name])
        for parts in (typed, values):  # "7" may be a number, or words all the same
            with contextlib.suppress(msgspec.ValidationError):
                return msgspec.convert({"kind": cls.kind(), **parts}, cls, strict=False)
        return None

    def to_json(self) -> dict[str, Plain]:
        """Return the action as plain data; `Game.action` turns it back."""
        plain: dict[str, Plain] = msgspec.to_builtins(self)
        return plain


class Ranged(Action, frozen=True):
    """An action with a number of one's choice, offered once for the whole range.

    The offer carries the least number; `choose(n)` gives the action with another one.
    """

    number: int
    least: int
    most: int

    def choose(self, number: int) -> Self:
        """Return the same action with this number; whether it is in the range is for the match to judge."""
        return msgspec.structs.replace(self, number=number)

    def fits(self) -> bool:
        """Say whether the number is in the range."""
        return self.least <= self.number <= self.most


class TimeOut(Action, frozen=True, tag="time-out"):
    """The table's own action when the clock reaches what the state was waiting for."""

    words = "time is up"


_LINES: dict[type[Action], Line] = {}
