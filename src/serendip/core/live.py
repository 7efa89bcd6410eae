"""What happens at a table between its actions: builds that the server simulates while players have their hands in them.

A game that has such builds gives its Game a `live`. The server asks it where something can be built and by whom, keeps
a Bench for the table in a worker process, brings it what hands do, and shows everybody what changed. When a build is to
be checked the server freezes it and plays the action that `check` makes of it: no client is ever believed.
"""

from collections.abc import Mapping
from typing import Any

from serendip.core.action import Action
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.state import State
from serendip.core.subclassing import mypyc_attr


class Site:
    """A build that a player may have now. Several players may build at one place, each for themselves."""

    def __init__(
        self,
        place: str,
        builder: int,
        plan: dict[str, Plain],
        helpers: tuple[int, ...] = (),
        halted: str = "",
        round: int = 0,
        by_keys: bool = False,
    ) -> None:
        self.place = place
        """The name of the place, the same as long as it is the same place: "alpha", "workshop-2"."""
        self.builder = builder
        """Whose build it is."""
        self.plan = plan
        """What is to be built, as the game's Bench reads it; clients are told it too."""
        self.helpers = helpers
        """The seats that may put a hand in."""
        self.halted = halted
        """Why no hand may move now, in words; "" if all may."""
        self.round = round
        """Changes when what stands here is over and must be torn down, though the place stays."""
        self.by_keys = by_keys
        """Whether hands are moved by keys alone here: pointing is refused."""

    @property
    def name(self) -> str:
        """The name of the build."""
        return f"{self.place}:{self.builder}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bench:
    """The builds of one table, in a worker process. A build's name is "place:seat"; a hand's number is its seat.

    What can't be done raises a SerendipError in words and changes nothing.
    """

    def open(self, build: str, plan: dict[str, Plain]) -> None:
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

    def bot_builds(self, build: str, hand: int, task: dict[str, Any]) -> None:
        """Let a bot's hand build; the news say "built" of it in the end.

        What players' hands ask the match for, a bot's hand asks for with an event: "asked", with its "hand" and the
        "wishes" of which one will do. It waits for the `answer`.
        """
        raise NotImplementedError

    def answer(self, build: str, hand: int, wish: Mapping[str, Any] | None) -> None:
        """Let a bot's hand do one of the things it asked for; None: not now, it asks again after a while."""
        raise NotImplementedError

    def leave(self, hand: int) -> None:
        """Take a hand away, and the builds that are its own."""
        raise NotImplementedError

    def step(self) -> bool:
        """Let a sixtieth of a second pass; say whether anything can move, or it need not be called for a while."""
        raise NotImplementedError

    def news(self) -> Mapping[str, Plain] | None:
        """Return what changed since the last call, for everybody; None if nothing did.

        "builds" by name, "closed" builds, the "pool"; and "events", which only the match is told: each names its
        "build" and what "happened".
        """
        raise NotImplementedError

    def whole(self) -> Mapping[str, Plain]:
        """Return everything, for somebody who comes."""
        raise NotImplementedError

    def freeze(self, build: str) -> dict[str, Plain]:
        """Return the build as it stands now, for a check."""
        raise NotImplementedError

    def film(self, build: str) -> dict[str, Plain]:
        """Return how the build came about, for replays."""
        raise NotImplementedError


def truth(match: Match) -> State:
    """Return the state itself: for a game's own Live, and for nothing that leaves the server but plans."""
    return match._state


SeatAction = tuple[int, Action]
"""A seat and what it does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Live:
    """What a game says about its builds. A subclass is made without arguments, on both sides of the process border.

    Actions that only the server can bring about are `brought_by_server`: from a client they are refused.
    """

    def sites(self, match: Match) -> list[Site]:
        """Return what may be built now."""
        raise NotImplementedError

    def before(self, match: Match, seat: int, site: Site, wish: Mapping[str, Any]) -> list[SeatAction]:
        """Return what the match must agree to before a hand does something: to take a block out of the pool, say.

        The wish is whatever a client sent. Raises SerendipError in words if it is nothing that a hand can do.
        """
        return []

    def happened(self, match: Match, site: Site, event: Mapping[str, Any]) -> list[SeatAction]:
        """Return what the match must be told of something that happened at the bench: a block fell off, say."""
        return []

    def left(self, match: Match, seat: int) -> list[SeatAction]:
        """Return what the match must be told when a seat's grace time is over, build or no build; [] if it knows."""
        return []

    def check(self, match: Match, seat: int, site: Site, frozen: dict[str, Any]) -> SeatAction:
        """Return the action by which a seat has a frozen build checked."""
        raise NotImplementedError

    def bot_goal(self, match: Match, seat: int) -> dict[str, Any] | None:
        """Return what a bot is to build now, in a few words; None: nothing. It is built anew when they change."""
        return None

    def turn(self, match: Match, site: Site, hand: int) -> dict[str, Any] | None:
        """Return what a bot may bring where it builds by turns with somebody, for `Bench.bot_builds`; None: nothing."""
        return None

    def bot_call(self, match: Match, seat: int, people: list[int]) -> str | None:
        """Return what a bot calls out to the people at its table, one of the game's calls by its name; None: nothing.

        As long as that stays the same it is called out once.
        """
        return None

    def work_out(self, goal: dict[str, Any]) -> dict[str, Any] | None:
        """Return how a goal can be built, for `Bench.bot_builds`; None: it can't. It may take a while."""
        return None

    def bench(self) -> Bench:
        """Return an empty bench, in the worker process."""
        raise NotImplementedError

    def reference(self) -> dict[str, Plain]:
        """Return what a page needs to draw builds."""
        return {}

    def practice(self, wish: Any, luck: int) -> dict[str, Plain]:
        """Return a plan to practise, from what a client asked for and a random number. Raises SerendipError."""
        raise NotImplementedError

    def verdict(self, plan: dict[str, Plain], frozen: dict[str, Plain]) -> dict[str, Plain]:
        """Judge a practice build."""
        raise NotImplementedError
