"""What every Monolith card has (PD-40). Immediate ones take effect at once, the others when their owner uses them."""

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
        """Say whether a kept card would do anything now (PD-108)."""
        return True

    def take_effect(self, state: Pandorum, player: int) -> None:
        """Do what the card says for a player, or ask for what it needs."""
        raise NotImplementedError

    def take_effect_for_maximus(self, state: Pandorum, player: int) -> bool:
        """Do what the card says for Maximus and return True; False: he takes Quids instead (PD-70)."""
        return False
