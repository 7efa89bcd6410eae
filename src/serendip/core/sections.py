"""A game's rules as the list of its rulebook's sections: what is offered, refused and played is built from that list.

A section is a module (or any object) with three verbs around one predicate, and says what it governs:

    ACTIONS = (InstallResearch, KeepResearch)   the kinds of action that it governs; each kind has one section
    STAGES = (TURN, DISCARDING)                 when it may have something to offer
    offer(state, seat, offers)                  adds every legal action of these kinds
    why_not(state, seat, action)                says why one of them can't be done; None just when it is offered
    play(state, seat, action)                   carries a legal one out
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.line import Said

Offer = Callable[[Any, int, list[Action]], None]
WhyNot = Callable[[Any, int, Any], Said | None]
Play = Callable[[Any, int, Any], None]


class Section(Protocol):
    """A section of a rulebook. `offer` and `why_not` must agree: the conformance suite compares them."""

    @property
    def ACTIONS(self) -> tuple[type[Action], ...]:  # noqa: N802
        """The kinds of action that this section governs."""

    @property
    def STAGES(self) -> tuple[int, ...]:  # noqa: N802
        """The stages in which it may have something to offer."""

    @property
    def offer(self) -> Offer:
        """Add every legal action of these kinds to a list."""

    @property
    def why_not(self) -> WhyNot:
        """Return why an action of these kinds can't be done in one of these stages; None if it is offered."""

    @property
    def play(self) -> Play:
        """Carry out a legal action of these kinds."""


ALWAYS: Final = (0,)
"""The stages of a section in a game that has only one."""


def only_stage(state: Any, seat: int) -> int:
    """Return the stage of a game that has only one."""
    return 0


def never_asked(state: Any, seat: int, action: Action) -> Said:
    """Refuse to say why a kind of action does not belong to a stage. Raises SerendipError."""
    raise SerendipError(f"{type(action).__name__} can't be done in every stage: say why not with `not_now`")


class Sections:
    """The sections of a rulebook in its order, ready to be asked.

    `stage` tells what the game waits for from a seat (in most games from everybody the same); `not_now` says why a
    kind of action does not belong to that stage, and is asked before the action's own section is. What is
    `brought_by_server` may come at any stage, so that its section is always asked. A game of one stage needs neither:
    its sections say `STAGES = ALWAYS`. Raises SerendipError if two sections govern one kind.
    """

    def __init__(
        self,
        sections: Sequence[Section],
        stage: Callable[[Any, int], int] = only_stage,
        not_now: Callable[[Any, int, Any], Said] = never_asked,
    ) -> None:
        self.stage = stage
        self.not_now = not_now
        last = max([number for section in sections for number in section.STAGES], default=0)
        self.offers: list[list[Offer]] = [[] for _ in range(last + 1)]
        self.plays: dict[type[Action], Play] = {}
        self.refusals: dict[type[Action], WhyNot] = {}
        self.stages: dict[type[Action], tuple[int, ...]] = {}
        for section in sections:
            for number in section.STAGES:
                self.offers[number].append(section.offer)
            for kind in section.ACTIONS:
                if kind in self.plays:
                    raise SerendipError(f"two sections of the rules govern {kind.__name__}: give it to one of them")
                self.plays[kind] = section.play
                self.refusals[kind] = section.why_not
                self.stages[kind] = section.STAGES

    def legal(self, state: Any, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked, in the order of the sections.

        A game that is compiled has the same in `generated/offers.py`, without the detour.
        """
        offers: list[Action] = []
        for offer in self.offers[self.stage(state, seat)]:
            offer(state, seat, offers)
        return offers

    def why_not(self, state: Any, seat: int, action: Action) -> Said | None:
        """Return why a seat that is asked can't do this now; None if it is offered."""
        kind = type(action)
        if self.stage(state, seat) not in self.stages[kind] and not kind.brought_by_server:
            return self.not_now(state, seat, action)
        return self.refusals[kind](state, seat, action)

    def carry_out(self, state: Any, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.plays[type(action)](state, seat, action)
