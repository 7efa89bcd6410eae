"""The command knows no game: one without a table of its own, with ranges and options, can be played as well."""

import re
from collections.abc import Iterator

import pytest

from tests.cli.examples import examples_on_the_shelf
from tests.cli.keyboard import serendip

PLAY = ("play", "telescope-nights", "--seats", "2", "--bots", "thumb", "--seed", "1")


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with examples_on_the_shelf():
        yield


def test_a_game_without_a_table_of_its_own_is_drawn_from_its_view() -> None:
    table = serendip(*PLAY).out
    assert "Telescope Nights  to act: You\n" in table
    assert "  purses: 10, 10\n" in table
    assert "  bids: none, face down\n" in table


def test_a_number_is_asked_for_where_a_choice_is_a_range() -> None:
    game = serendip(*PLAY, typed=["1", "3"])
    assert "[1]  bid … coins, from 0 to 10\n" in game.out
    assert "0–10 › 3\n" in game.out
    assert re.search(r"purses: (7|10), \d+\n", game.out)


def test_the_number_can_follow_the_choice_at_once() -> None:
    game = serendip(*PLAY, typed=["1 10", "l 30"])
    assert re.search(r"\b10\b", game.after("l 30"))
    assert "0–10 ›" not in game.out


@pytest.mark.parametrize("number", ["11", "-1", "many", "1.5"])
def test_a_number_outside_the_range_is_refused(number: str) -> None:
    assert "That takes a number from 0 to 10.\n" in serendip(*PLAY, typed=["1", number]).out


def test_a_hint_for_a_range_names_the_number() -> None:
    answer = " ".join(serendip(*PLAY, "--hints", "search:20", typed=["h"]).after("h").split())
    assert re.match(r"Hint from search:20: \[1\] bid \d+ coins, from 0 to 10\. ", answer)


def test_why_not_for_a_number_out_of_range() -> None:
    typed = "w bid 99 coins"
    answer = serendip(*PLAY, typed=[typed]).after(typed)
    assert answer.startswith("Not now: bid 99 coins, from 0 to 10\n  because 99 is not between 0 and 10 [TN-4]\n")


def test_a_whole_game() -> None:
    game = serendip(*PLAY, typed=["1 2"] * 10)
    assert re.search(r"\n(You win!|You lose\.)\n", game.out)


def test_options_are_listed_and_taken() -> None:
    assert "--option purse=…  How many coins each player has (TN-1). (10, 20)" in serendip("games").out
    assert "purses: 20, 20\n" in serendip(*PLAY, "--option", "purse=20").out


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("purse=11", "purse can be 10 or 20"),
        ("purse", "write NAME=VALUE; its options are purse, nights"),
        ("moons=3", "Telescope Nights has no option 'moons'; its options are purse, nights"),
    ],
)
def test_a_wrong_option_is_answered_with_the_right_ones(option: str, words: str) -> None:
    answer = serendip(*PLAY, "--option", option)
    assert answer.code == 2
    assert words in answer.err


def test_a_game_in_real_time_is_refused_in_words() -> None:
    answer = serendip("play", "comet-chase")
    assert answer.code == 2
    assert "is played in real time" in answer.err
    assert "serendip serve" in answer.err
    assert "serendip play comet-chase" not in serendip("games").out


def test_a_game_in_real_time_can_be_replayed(tmp_path: object) -> None:
    from tests.examples.comet_chase.game import GAME

    match = GAME.new(seats=2, seed=1)
    while match.wait():
        seat = match.to_act[0]
        match.play(seat, match.actions(seat)[0])
    file = f"{tmp_path}/comets.json"
    with open(file, "w", encoding="utf-8") as out:
        out.write(match.save())
    answer = serendip("replay", file, "--seat", "all")
    assert answer.code == 0
    assert match.outcome is not None
    assert match.outcome.reason in answer.out
