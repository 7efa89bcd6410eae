"""Herbarium: an asynchronous draft with staged choices."""

from serendip.core.chance import Chance
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.state import State
from tests.examples.herbarium.actions import KINDS
from tests.examples.herbarium.position import Position
from tests.examples.herbarium.rules.setup import set_up


class HerbariumGame(Game):
    """Turns go on while a player still thinks about the last find."""

    name = "herbarium"
    title = "Herbarium"
    tagline = "Press leaves, keep what you find, and take your time."
    minutes = "10"
    seats = range(2, 5)
    actions = KINDS

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        position = Position(seats, chance)
        set_up(position)
        return position


GAME = HerbariumGame()
