"""Every game gives its bots a choice and its search something to go by; who does not is found out."""

from collections.abc import Sequence
from random import Random

import pytest

import serendip
from serendip.bots import ask, make_bot, play_bots
from serendip.bots.promises import bots_of_every_kind_find_a_choice, search_is_no_worse_than_thumb
from serendip.conformance import BrokenPromise, Case
from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.errors import RulesGap
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.ruleset import Ruleset
from serendip.core.state import State
from serendip.games.dark_matter.game import GAME as DARK_MATTER
from serendip.games.dark_matter.game import DarkMatterGame
from tests.bots.race import GAME as RACE
from tests.examples.all import EXAMPLES
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.herbarium.game import HerbariumGame
from tests.examples.herbarium.position import Position
from tests.examples.herbarium.rules.setup import set_up
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS
from tests.examples.telescope_nights.game import TelescopeNightsGame

SHORT: dict[str, dict[str, Plain]] = {"for-science": {"timer": "7:30", "goal": "75"}}
"""Where a game of fifteen minutes shows no more than one of seven."""


def four_at_a_table(game: Game) -> Case:
    """One of each kind of bot, where there are so many seats."""
    return Case(game, min(4, game.seats[-1]), SHORT.get(game.name))


@pytest.mark.slow
@pytest.mark.parametrize("name", serendip.games())
def test_bots_of_every_kind_find_a_choice(name: str) -> None:
    bots_of_every_kind_find_a_choice(four_at_a_table(serendip.game(name)))


@pytest.mark.parametrize("name", EXAMPLES)
def test_bots_of_every_kind_find_a_choice_in_small_games(name: str) -> None:
    bots_of_every_kind_find_a_choice(four_at_a_table(EXAMPLES[name]))


class StopsOffering(Position):
    def actions(self, seat: int) -> list[Action]:
        return super().actions(seat) if len(self.compost) < 1 else []


class GapGame(HerbariumGame):
    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        position = StopsOffering(seats, chance)
        set_up(position)
        return position

    def read_rulebook(self) -> Rulebook:
        return HERBARIUM.rulebook


def test_a_position_without_a_choice_is_met_in_words() -> None:
    with pytest.raises(BrokenPromise, match=r"asks seat \d and offers it nothing: its rules have a gap"):
        bots_of_every_kind_find_a_choice(Case(GapGame(), seats=3))


@pytest.mark.parametrize("bot", ["random", "thumb", "patient", "search:5"])
def test_each_bot_meets_it_in_words(bot: str) -> None:
    game = GapGame()
    match = game.new(seats=2, seed=1)
    rng = Random(1)
    with pytest.raises(RulesGap, match=r"Herbarium asks seat \d and offers it nothing"):
        play_bots(match, [make_bot(bot, game, 1), make_bot(bot, game, 2)], rng)


def test_a_search_that_is_worse_than_thumb_is_found_out() -> None:
    with pytest.raises(BrokenPromise, match="wins less than its share among bots that follow `thumb`"):
        search_is_no_worse_than_thumb(Case(RACE, seats=2))


class NoAppeal(DarkMatterGame):
    """Dark Matter with rules of thumb and an estimate alone."""

    appeal = Ruleset.appeal

    def read_rulebook(self) -> Rulebook:
        return DARK_MATTER.rulebook


def test_without_an_appeal_a_search_plays_on_by_the_rules_of_thumb() -> None:
    asked: list[int] = []

    class Counted(NoAppeal):
        def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
            asked.append(len(actions))
            return super().thumb(view, actions, rng)

    game = Counted()
    match = game.new(seats=2, seed=1)
    ask(make_bot("search:10", game, 1), match, 0, Random(1))
    assert len(asked) > 10


def test_a_slow_thumb_is_followed_without_playing_on_by_it() -> None:
    class Slow(TelescopeNightsGame):
        quick_thumb = False

        def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
            offer = actions[0]
            assert isinstance(offer, Bid)
            return offer.choose(0)

        def read_rulebook(self) -> Rulebook:
            return TELESCOPE_NIGHTS.rulebook

    game = Slow()
    match = game.new(seats=2, seed=1)
    assert ask(make_bot("search:40", game, 1), match, 0, Random(1)) == Bid(0, 0, 10)
