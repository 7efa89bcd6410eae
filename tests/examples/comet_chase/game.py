"""Comet Chase: a race in real time. Nothing is hidden; the table wakes the probes and ends the race."""

from serendip.core.chance import Chance
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.options import Option
from serendip.core.state import State
from tests.examples.comet_chase.actions import KINDS
from tests.examples.comet_chase.position import Position
from tests.examples.comet_chase.rules.setup import set_up


class CometChaseGame(Game):
    """A race against the clock."""

    name = "comet-chase"
    title = "Comet Chase"
    tagline = "Be the first at the comet."
    minutes = "1"
    seats = range(1, 5)
    choices = (Option("distance", "Distance", "How far the comet is (CC-1).", (12, 20)),)
    actions = KINDS
    real_time = True

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        distance = options["distance"]
        assert isinstance(distance, int)
        position = Position(seats, chance)
        set_up(position, distance)
        return position


GAME = CometChaseGame()
