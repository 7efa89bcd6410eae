"""One position of Herbarium: staged choices, and a choice that is pending while others play."""

from serendip.core.chance import Chance
from serendip.core.state import State
from tests.examples.herbarium.components import LEAVES, PAGES

# What the game waits for from a seat.
CHOOSING = 0
PLACING = 1
KEEPING = 2


class Herbarium(State):
    """The basket, the hands, the albums, and what waits for a decision."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.basket: list[str] = list(LEAVES)
        self.turn: int = 0
        self.chosen: str = ""
        """The leaf in the hand of the player at turn; "" before it is chosen."""
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.albums: list[list[list[str]]] = [[[] for _ in range(PAGES)] for _ in range(seats)]
        self.found: list[tuple[str, ...]] = [()] * seats
        """For each player the two leaves to choose from, or ()."""
        self.given: list[list[str]] = [[] for _ in range(seats)]
        """For each player the leaves given away unseen."""
        self.compost: list[str] = []
