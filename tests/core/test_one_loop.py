"""The loop of the README plays any game to its end."""

from random import Random

import pytest

import serendip
from serendip.core.chance import Chance
from serendip.core.errors import RulesGap
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from tests.examples.all import EXAMPLES
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS
from tests.examples.telescope_nights.game import TelescopeNightsGame

GAMES = [*map(serendip.game, serendip.games()), *EXAMPLES.values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_played_to_its_end(game: serendip.Game) -> None:
    match = game.new(seed=1)
    rng = Random(1)
    while match.wait():
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.actions(seat)))
    assert match.outcome is not None


def test_a_game_that_asks_nobody_and_has_not_ended_is_told_of() -> None:
    class AsksNobody(TelescopeNightsGame):
        def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
            state = super().setup(seats, options, chance)
            state.to_act = ()
            return state

        def read_rulebook(self) -> Rulebook:
            return TELESCOPE_NIGHTS.rulebook

    with pytest.raises(RulesGap, match="Telescope Nights asks nobody and has not ended"):
        AsksNobody().new(seed=1).wait()
