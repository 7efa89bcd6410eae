"""What every Event has: an immediate effect, Quids, and hooks for its ongoing effect. Each Event declares its own.

The hooks that say "for" return how many Quids a player may take from the card; they change nothing, so that the view
can foretell an income with them.
"""

from serendip.core.line import Said
from serendip.games.pandorum.cards.card import Card
from serendip.games.pandorum.components import (
    EVENT_CARD,
    EVENT_FIGURES,
    EVENT_NUMBER,
    EVENT_RULES,
    EVENT_TERRAIN,
    texts,
)
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import ASK_EVENT


class Event(Card):
    """One Event card; an Event overrides only what it does."""

    needs_no_quids: bool = False
    """Whether it goes on with no Quids on it."""
    counts_cards: bool = False
    """Whether it pays for building by the cards that are used."""

    def __init__(self) -> None:
        self.number = EVENT_NUMBER[self.name]
        self.source = self.number
        self.rule = EVENT_RULES[self.number]
        figures = EVENT_FIGURES[self.number]
        self.figures: dict[str, int] = figures
        self.quids: int = figures["quids"]
        self.pays: int = figures.get("pays", 0)
        self.card: int = EVENT_CARD[self.number]
        self.terrain: int = EVENT_TERRAIN[self.number]
        row = texts("events")[self.number]
        self.immediate: str = row["immediate"]
        self.ongoing: str = row["ongoing"]
        self.request: str = row.get("ask", "")
        self.end: str = row.get("end", "")

    def turn_up(self, state: Pandorum) -> None:
        """Resolve the immediate effect, or ask for what it needs (PD-51)."""

    def pool(self, state: Pandorum) -> int:
        """Return how many Quids go on the card once the immediate effect is resolved."""
        return self.quids

    def dearer(self) -> int:
        """Before a move: return how many cards more it costs."""
        return 0

    def for_payment(self, state: Pandorum, card: int) -> int:
        """As a card is paid for a move, before it lies in the Market."""
        return 0

    def for_move(self, state: Pandorum) -> int:
        """After a move has been paid."""
        return 0

    def for_crossing(self) -> int:
        """After a Harvester has crossed the dead city."""
        return 0

    def for_stopping(self, state: Pandorum, player: int, hex: int) -> int:
        """When a Harvester has stopped on a hex."""
        return 0

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """When a construction is finished: `used` counts its cards by type, `earned` is what they paid."""
        return 0

    def after_building(self, state: Pandorum, hex: int) -> None:
        """After a construction, before its Quids are taken."""

    def for_loss(self) -> int:
        """When somebody has taken Quids from a player: what that player may take."""
        return 0

    def is_spent(self, state: Pandorum) -> bool:
        """Say whether it can't do anything any more, whatever lies on it (PD-53)."""
        return False

    def over(self, state: Pandorum) -> None:
        """Do what the card says for its end."""

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return the Event and what it asks for."""
        return Said(ASK_EVENT, (self.name, self.request))
