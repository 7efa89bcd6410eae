"""One position of Telescope Nights: the nights, the purses, the papers and the bids on the table."""

from serendip.core.chance import Chance
from serendip.core.state import State

NO_BID = -1


class TelescopeNights(State):
    """All that lies on the table, open or not; at first nothing is dealt."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.nights: list[int] = list(range(1, 10))
        """Face down, the next one last."""
        self.left: int = 0
        """How many of them are still to be played."""
        self.night: int = 0
        self.purses: list[int] = [0] * seats
        self.papers: list[int] = [0] * seats
        self.bids: list[int] = [NO_BID] * seats
        self.shown: tuple[int, ...] = ()
        """The bids for the night before."""
