"""The promises about snapshots and copies, on games that declare their fields."""

import pytest

from serendip.conformance import BrokenPromise, Case, Promise
from serendip.conformance.snapshots import every_field_is_declared, snapshots_go_on, twins_are_equal
from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.herbarium.game import HerbariumGame
from tests.examples.herbarium.position import Position
from tests.examples.herbarium.rules.setup import set_up


@pytest.mark.parametrize("promise", [snapshots_go_on, every_field_is_declared, twins_are_equal])
@pytest.mark.parametrize("game", [HERBARIUM, COMET_CHASE])
def test_games_keep_it(promise: Promise, game: Game) -> None:
    promise(Case(game, seats=2))


class Undeclared(Position):
    def apply(self, seat: int, action: Action) -> None:
        self.finder = seat
        super().apply(seat, action)


class LosesCount(Position):
    """The twelfth choice throws moss away, but in a restored match, which counts anew, it never comes."""

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        self.count = getattr(self, "count", 0) + 1
        if self.count == 12:
            self.compost.append("moss")


class WrongGame(HerbariumGame):
    def __init__(self, position: type[Position]) -> None:
        super().__init__()
        self.position = position

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        position = self.position(seats, chance)
        set_up(position)
        return position

    def read_rulebook(self) -> Rulebook:
        return HERBARIUM.rulebook


def test_what_is_not_declared_is_told_by_name() -> None:
    with pytest.raises(BrokenPromise, match="finder: declare it in `__init__`"):
        every_field_is_declared(Case(WrongGame(Undeclared), seats=2))


def test_what_a_snapshot_leaves_out_is_found_at_whatever_decision_it_matters() -> None:
    with pytest.raises(BrokenPromise, match="decision 12: a restored match goes on differently"):
        snapshots_go_on(Case(WrongGame(LosesCount), seats=2))
