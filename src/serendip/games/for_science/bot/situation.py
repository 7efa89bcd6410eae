"""What a bot of For Science! sees and may do, put so that its rules of thumb read easily."""

from collections.abc import Sequence
from typing import Any, TypeVar

from serendip.core.action import Action
from serendip.core.chance import RandomBits

A = TypeVar("A", bound=Action)


class Situation:
    """What a bot sees: the view, and what it may do by kind."""

    def __init__(self, view: dict[str, Any], actions: Sequence[Action], rng: RandomBits) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.me: dict[str, Any] = view["players"][self.seat]
        self.people: Sequence[int] = view.get("people", ())
        """The seats of people, as far as the bot was told."""
        self.hurried = bool(view.get("live")) and self.seat not in self.people
        """Whether the table goes on while this bot thinks, so that each thought must be a short one."""
        self.actions = actions
        self.rng = rng
        self.build: dict[str, Any] | None = next(
            (build for build in view["builds"] if build["builder"] == self.seat), None
        )

    def of(self, kind: type[A]) -> list[A]:
        """Return the offers of a kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    def one_in(self, number: int) -> bool:
        """Be lucky, or not, once in so many times."""
        return self.rng.getrandbits(20) % number == 0

    def pick(self, offers: list[A]) -> A:
        """Return any of the offers, each as likely as the others."""
        return offers[self.rng.getrandbits(20) % len(offers)]
