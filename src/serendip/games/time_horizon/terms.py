"""What one player offers another: energy, artifacts given, artifacts asked for (TH-29). It is never changed."""

from typing import Final, NamedTuple

ANY: Final = 99
"""Asks for an artifact from hand that the other player chooses."""

NAMED: Final = 100
"""NAMED + kind asks for that kind of artifact from hand. Numbers below ANY are artifacts on the table."""


class Terms(NamedTuple):
    """An offer, or the draft of one."""

    proposer: int
    receiver: int
    energy: int
    """What the proposer gives; below 0: asks for."""
    gives: tuple[int, ...]
    """Artifacts, from the proposer's hand or table."""
    shown: int
    """A bit for each artifact from hand that is named."""
    asks: tuple[int, ...]

    def with_energy(self, energy: int) -> "Terms":
        """Return the same with another amount of energy."""
        return Terms(self.proposer, self.receiver, energy, self.gives, self.shown, self.asks)

    def giving(self, artifact: int, shown: bool) -> "Terms":
        """Return the same with one more artifact given."""
        named = self.shown | 1 << artifact if shown else self.shown
        return Terms(self.proposer, self.receiver, self.energy, (*self.gives, artifact), named, self.asks)

    def asking(self, code: int) -> "Terms":
        """Return the same with one more artifact asked for."""
        return Terms(self.proposer, self.receiver, self.energy, self.gives, self.shown, (*self.asks, code))

    def without(self, place: int) -> "Terms":
        """Return the same without what is given at a place."""
        gives = self.gives[:place] + self.gives[place + 1 :]
        shown = self.shown & ~(1 << self.gives[place])
        return Terms(self.proposer, self.receiver, self.energy, gives, shown, self.asks)

    def not_asking(self, place: int) -> "Terms":
        """Return the same without what is asked for at a place."""
        asks = self.asks[:place] + self.asks[place + 1 :]
        return Terms(self.proposer, self.receiver, self.energy, self.gives, self.shown, asks)

    def is_empty(self) -> bool:
        """Say whether nothing would change hands."""
        return self.energy == 0 and not self.gives and not self.asks
