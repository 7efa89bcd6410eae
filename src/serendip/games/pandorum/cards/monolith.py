"""What every Monolith card has. Immediate ones resolve at once, the others are kept and used in one's own turn."""

from serendip.games.pandorum.cards.card import Card
from serendip.games.pandorum.components import IMMEDIATE, MONOLITH_CARDS, MONOLITH_NUMBER, MONOLITH_RULES
from serendip.games.pandorum.state import FIRST_MONOLITH, Pandorum


class Monolith(Card):
    """One Monolith card; each fills in what it does."""

    def __init__(self) -> None:
        self.number = MONOLITH_NUMBER[self.name]
        self.source = FIRST_MONOLITH + self.number
        self.rule = MONOLITH_RULES[self.number]
        self.immediate: bool = IMMEDIATE[self.number]
        self.cards: int = MONOLITH_CARDS[self.name]

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """Say whether a kept card would do anything now."""
        return True

    def resolve(self, state: Pandorum, player: int) -> None:
        """Apply the effect to a player, or ask for what it needs."""
        raise NotImplementedError

    def resolve_for_maximus(self, state: Pandorum, player: int) -> bool:
        """Apply the effect to Maximus and return True; False: he takes Quids instead (PD-70)."""
        return False
