"""What happens at a table between its actions: builds that the server simulates while players have their hands in them.

A game that has such builds gives its Game a `live`. The server asks it where something can be built and by whom, keeps
a Bench for the table in a worker process, brings it what hands do, and shows everybody what changed. When a build is to
be checked the server freezes it and plays the action that `check` makes of it: no client is ever believed.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serendip.core.action import Action
    from serendip.core.line import Plain
    from serendip.core.match import Match


class Site:
    """A place of the table where something can be built now. Each builder there has a build of their own."""

    def __init__(
        self,
        place: str,
        plan: "dict[str, Plain]",
        builders: tuple[int, ...],
        helpers: tuple[int, ...] = (),
        halted: str = "",
        round: int = 0,
    ) -> None:
        self.place = place
        """Its name, the same as long as it is the same place: "alpha", "workshop-2"."""
        self.plan = plan
        """What is to be built, as the game's Bench reads it; clients are told it too."""
        self.builders = builders
        """The seats that may build here."""
        self.helpers = helpers
        """The seats that may put a hand into the builds of others here."""
        self.halted = halted
        """Why no hand may move now, in words; "" if all may."""
        self.round = round
        """Changes when what stands here is over and must be torn down, though the place stays."""


class Errand:
    """Something that a bot builds, visibly: the Bench knows what to make of the task."""

    def __init__(self, seat: int, place: str, task: "dict[str, Plain]") -> None:
        self.seat = seat
        self.place = place
        self.task = task


class Bench:
    """The builds of one table, in a worker process. A build's name is "place:seat"; a hand's number is its seat.

    What can't be done raises a SerendipError in words and changes nothing.
    """

    def open(self, build: str, plan: "dict[str, Plain]") -> None:
        """Begin a build, or give one that is there another plan."""
        raise NotImplementedError

    def close(self, build: str) -> None:
        """Tear a build down and forget it."""
        raise NotImplementedError

    def wish(self, build: str, hand: int, wish: Any) -> None:
        """Do what a hand wants done; the wish is whatever a client sent."""
        raise NotImplementedError

    def aim(self, build: str, hand: int, x: float, y: float) -> None:
        """Let a hand point somewhere."""
        raise NotImplementedError

    def errand(self, build: str, hand: int, task: "dict[str, Plain]") -> None:
        """Let a bot's hand build."""
        raise NotImplementedError

    def leave(self, hand: int) -> None:
        """Take a hand away, and the builds that are its own."""
        raise NotImplementedError

    def step(self) -> bool:
        """Let a sixtieth of a second pass; say whether anything can move, or it need not be called for a while."""
        raise NotImplementedError

    def news(self) -> "Mapping[str, Plain] | None":
        """Return what changed since the last call, for everybody; None if nothing did."""
        raise NotImplementedError

    def whole(self) -> "Mapping[str, Plain]":
        """Return everything, for somebody who comes."""
        raise NotImplementedError

    def freeze(self, build: str) -> "dict[str, Plain]":
        """Return the build as it stands now, for a check."""
        raise NotImplementedError

    def film(self, build: str) -> "dict[str, Plain]":
        """Return how the build came about, for replays."""
        raise NotImplementedError


class Live:
    """What a game says about its builds. A subclass is made without arguments, on both sides of the process border."""

    made_here: tuple[str, ...] = ()
    """The kinds of actions that only the table makes, by freezing a build: from a client they are refused."""

    def sites(self, match: "Match") -> list[Site]:
        """Return where something can be built now."""
        raise NotImplementedError

    def check(self, match: "Match", seat: int, place: str, builder: int, frozen: "dict[str, Plain]") -> "Action":
        """Return the action by which a seat has a frozen build checked."""
        raise NotImplementedError

    def touched(self, match: "Match", seat: int, place: str) -> "Action | None":
        """Return the action that tells the match that a seat has begun to build somewhere, if it wants to know."""
        return None

    def errands(self, match: "Match") -> list[Errand]:
        """Return what bots build now."""
        return []

    def verifier(self, match: "Match", place: str, builder: int) -> int | None:
        """Return the bot that has a bot's finished build checked; None: a person will."""
        return None

    def bench(self) -> Bench:
        """Return an empty bench, in the worker process."""
        raise NotImplementedError

    def reference(self) -> "dict[str, Plain]":
        """Return what a page needs to draw builds."""
        return {}

    def practice(self, wish: Any, luck: int) -> "dict[str, Plain]":
        """Return a plan to practise, from what a client asked for and a random number. Raises SerendipError."""
        raise NotImplementedError

    def verdict(self, plan: "dict[str, Plain]", frozen: "dict[str, Plain]") -> "dict[str, Plain]":
        """Judge a practice build."""
        raise NotImplementedError
