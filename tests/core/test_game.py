"""Starting a match: seats, seeds and options; and finding a game by its name."""

from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import serendip
from serendip.core.action import Action
from serendip.core.errors import BadSave, SerendipError, UnknownGame, UnknownOption, WrongSeats
from serendip.core.game import Game
from serendip.games import GAMES
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.game import GAME

HUGE = 10**5000


def test_the_usual_values_stand_first() -> None:
    assert GAME.options == {"purse": 10, "nights": 4}
    assert GAME.new(seed=1).options == {"purse": 10, "nights": 4}
    assert GAME.new(seed=1).seats == 2


def test_options_are_chosen_by_name() -> None:
    match = GAME.new(seats=3, seed=1, options={"purse": 20})
    assert match.options == {"purse": 20, "nights": 4}
    assert match.view(None)["purses"] == [20, 20, 20]


def test_the_options_of_a_match_cannot_be_changed_from_outside() -> None:
    chosen: dict[str, Any] = {"purse": 20}
    match = GAME.new(seed=1, options=chosen)
    copy = match.copy()
    chosen["purse"] = 10
    match.options["purse"] = 10
    GAME.options["purse"] = 99
    assert match.options == copy.options == {"purse": 20, "nights": 4}
    assert GAME.load(match.save()).options == match.options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"coins": 3}, "Telescope Nights has no option 'coins'; its options: purse, nights"),
        ({3: 3}, "has no option 3"),
        ({"purse": 11}, "the option 'purse' can be 10, 20, not 11"),
        ({"purse": "10"}, "can be 10, 20, not '10'"),
        ({"purse": 10.0}, "can be 10, 20, not 10.0"),
        ({"nights": True}, "can be 4, 6, not True"),
        ({"purse": None}, "can be 10, 20, not None"),
        ({"purse": [10]}, r"can be 10, 20, not \[10\]"),
        ({"purse": HUGE}, "can be 10, 20, not a int that can't be shown"),
        ([("purse", 10)], "options are names with values"),
        ("purse", "options are names with values"),
        (7, "options are names with values"),
    ],
)
def test_an_option_that_does_not_exist_is_a_named_error(options: Any, words: str) -> None:
    with pytest.raises(UnknownOption, match=words):
        GAME.new(seats=2, seed=1, options=options)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(UnknownOption, match="Herbarium has no option 'purse'; its options: none"):
        HERBARIUM.new(options={"purse": 10})


@pytest.mark.parametrize(
    "seats", [1, 6, 0, -2, True, 2.0, "2", [2], (), pytest.param(10**5000, id="huge"), float("nan")]
)
def test_a_wrong_number_of_seats_is_a_named_error(seats: Any) -> None:
    with pytest.raises(WrongSeats, match="Telescope Nights is for 2 to 5 players, not "):
        GAME.new(seats=seats)


@pytest.mark.parametrize("seed", ["1", 1.0, True, [1], 2**1024, -(2**2000), float("inf")])
def test_a_wrong_seed_is_a_named_error(seed: Any) -> None:
    with pytest.raises(UnknownOption, match="a seed is a whole number of at most 1024 bits, not "):
        GAME.new(seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 2**63, -(2**64), 2**1024 - 1])
def test_every_other_whole_number_is_a_seed(seed: int) -> None:
    match = GAME.new(seats=2, seed=seed)
    assert match.seed == seed
    assert GAME.load(match.save()).view(0) == match.view(0)


def test_without_a_seed_every_match_is_a_new_one() -> None:
    assert len({GAME.new().seed for _ in range(20)}) == 20


def test_a_save_of_another_game_is_not_loaded() -> None:
    with pytest.raises(BadSave, match="this is a match of 'herbarium', not of Telescope Nights"):
        GAME.load(HERBARIUM.new(seed=1).save())


def test_games_are_found_by_their_names() -> None:
    assert "dark-matter" in serendip.games()
    for name in serendip.games():
        game = serendip.game(name)
        assert game.name == name
        assert serendip.game(name) is game
        assert game.title
        assert game.tagline
        assert game.minutes


@pytest.mark.parametrize("name", ["", "chess", "Dark-Matter", None, 7, [], {}, "x" * 10_000])
def test_a_game_that_is_not_there_is_a_named_error(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; the games are dark-matter"):
        serendip.game(name)


def test_a_package_without_its_game_is_a_named_error() -> None:
    with (
        patch.dict(GAMES, {"chess": "tests.examples.all"}),
        pytest.raises(UnknownGame, match=r"tests\.examples\.all has no GAME of the name 'chess'"),
    ):
        serendip.game("chess")
    with (
        patch.dict(GAMES, {"nights": "tests.examples.telescope_nights.game"}),
        pytest.raises(UnknownGame, match="has no GAME of the name 'nights'"),
    ):
        serendip.game("nights")


def test_a_game_that_lacks_a_part_is_told_which() -> None:
    class Hasty(Game):
        name = "hasty"
        title = "Hasty"

    with pytest.raises(SerendipError, match="Hasty has no `tagline`"):
        Hasty()


def test_words_that_speak_of_no_field_are_found_at_once() -> None:
    class Fly(Action, frozen=True, tag="fly"):
        words = "fly to {planet}"
        star: str

    class Flight(Game):
        name = "flight"
        title = "Flight"
        tagline = "Nothing is played."
        minutes = "0"
        seats = range(2, 3)
        actions = (Fly,)

    with pytest.raises(SerendipError, match=r"Fly\.words speak of planet; its fields are star"):
        Flight()


def test_games_and_matches_say_what_they_are() -> None:
    match = GAME.new(seats=3, seed=123456)
    assert repr(GAME) == "<Game telescope-nights>"
    assert repr(match) == "<Match of telescope-nights, 3 seats, to act: 0, 1, 2>", "and not the seed"
    assert repr(match.imagine(0, Random(1))) == "<Match of telescope-nights, 3 seats, imagined, to act: 0, 1, 2>"
    while match.wait():
        match.play(match.to_act[0], match.actions(match.to_act[0])[0])
    assert repr(match).endswith("over: Player 1, Player 2 and Player 3 wrote the most papers.>")


def test_every_error_is_a_serendip_error() -> None:
    errors = [getattr(serendip, name) for name in serendip.__all__]
    named = [error for error in errors if isinstance(error, type) and issubclass(error, Exception)]
    assert len(named) > 8
    assert all(issubclass(error, SerendipError) for error in named)
