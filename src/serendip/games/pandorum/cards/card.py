"""What a card that asks players something has: which answers there are, why not another one, what an answer does."""

from typing import Any, ClassVar

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.state import Pandorum


class Card:
    """An Event or a monolith. `name` and `rule` come from the data file, `number` is its place there."""

    name: str
    rule: str
    number: int
    source: int
    """How the card is called in `Pandorum.asks`."""
    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer its questions."""

    def ask(self, state: Pandorum, player: int, step: int = 0) -> None:
        """Ask a player, after those who are asked already."""
        state.asks.append((player, self.source, step))

    def ask_again(self, state: Pandorum, player: int, step: int) -> None:
        """Ask the player who has just answered once more, before the others."""
        state.asks.insert(0, (player, self.source, step))

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Add every legal answer; none: the question is dropped."""
        raise NotImplementedError

    def why_not(self, state: Pandorum, player: int, step: int, action: Any) -> Said | None:
        """Return why an action of its kinds is no answer; None just when it is offered."""
        raise NotImplementedError

    def play(self, state: Pandorum, player: int, step: int, action: Any) -> None:
        """Do what was chosen; the question is off the list already."""
        raise NotImplementedError

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return what the asked player reads."""
        raise NotImplementedError
