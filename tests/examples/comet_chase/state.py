"""One position of Comet Chase: a race in real time. Nothing is hidden."""

from serendip.core.chance import Chance
from serendip.core.state import State

READY = -1.0


class CometChase(State):
    """Where the probes are, and until when each cools down."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.distance: int = 0
        self.at: list[int] = [0] * seats
        self.until: list[float] = [READY] * seats
