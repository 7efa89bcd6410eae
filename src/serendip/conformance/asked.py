"""What `why_not` is asked of: every action that somebody was offered, and of every other kind one that is made up."""

import random
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from serendip.conformance.broken import BrokenPromise
from serendip.core.action import Action
from serendip.core.game import Game

_PLAINEST: tuple[Any, ...] = (0, "", False, 0.0, [], {}, None)


class Asked:
    """Grows with every offer. A kind that no match has offered yet is asked for all the same, each time another one.

    What comes up once in a thousand matches, a player who reads the rulebook asks for in the first.
    """

    def __init__(self, game: Game) -> None:
        self.known: dict[Action, None] = {}
        self._unknown = {kind: msgspec.structs.fields(kind) for kind in game.actions}
        self._parts: dict[str, list[Any]] = {}
        self._rng = random.Random(33)

    def add(self, offers: Iterable[Action]) -> None:
        """Remember what was offered, and the parts of it, of which others are made up."""
        for action in offers:
            if action in self.known:
                continue
            self.known[action] = None
            self._unknown.pop(type(action), None)
            for name, part in msgspec.structs.asdict(action).items():
                self._parts.setdefault(name, []).append(part)

    def all(self) -> list[Action]:
        """Return at least one action of every kind of the game."""
        return [*self.known, *map(self._made_up, self._unknown)]

    def _made_up(self, kind: type[Action]) -> Action:
        """Return an action with parts that others have under the same name, or with the plainest of their type."""
        return kind(**{part.name: self._part(kind, part.name, part.type) for part in self._unknown[kind]})

    def _part(self, kind: type[Action], name: str, wanted: Any) -> Any:
        found = self._parts.get(name, [])
        for part in (*self._rng.choices(found, k=min(1, len(found))), *get_args(wanted), *_PLAINEST):
            try:
                return msgspec.convert(part, wanted)
            except msgspec.ValidationError:
                continue
        raise BrokenPromise(f"{kind.__name__} was never offered, and no `{name}` can be made up: use a plain type")
