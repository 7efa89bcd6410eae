"""Bots by name, and what is said of names that are none and of seats that are not asked."""

from random import Random

import pytest

import serendip
from serendip.bots import NotAsked, UnknownBot, ask, ask_for_hint, check_bot, make_bot
from serendip.lab import simulate
from tests.bots.own_bots import LastOffer

GAME = serendip.game("dark-matter")


@pytest.mark.parametrize("spec", ["random", "thumb", "patient", "search", "search:1", "search:200", "search:50ms"])
def test_a_bot_keeps_the_name_it_was_asked_for_by(spec: str) -> None:
    assert make_bot(f" {spec} ", GAME, 1).name == spec
    assert check_bot(f" {spec} ") == spec


@pytest.mark.parametrize(
    "spec", ["", "Thumb", "deep-blue", "search:", "search:fast", "search:-1", "search:10s", "thumb:3"]
)
def test_an_unknown_bot_is_told_which_ones_there_are(spec: str) -> None:
    for call in (lambda: make_bot(spec, GAME, 1), lambda: check_bot(spec)):
        with pytest.raises(UnknownBot, match="the bots are random, thumb, search"):
            call()


@pytest.mark.parametrize("spec", ["search:0", "search:0ms", "search:999999999", "search:999999999ms"])
def test_a_budget_has_bounds(spec: str) -> None:
    with pytest.raises(UnknownBot, match="a search takes 1 to"):
        check_bot(spec)


@pytest.mark.parametrize("spec", ["random", "thumb", "patient", "search:1"])
def test_a_bot_is_only_asked_for_a_seat_that_is_asked(spec: str) -> None:
    match = GAME.new(seats=3, seed=1)
    bot = make_bot(spec, GAME, 1)
    match.play(1, ask(bot, match, 1, Random(1)))
    for asking in (ask, ask_for_hint):
        with pytest.raises(NotAsked, match=r"seat 1 is not asked for anything now; ask a bot for one of .*: 0, 2"):
            asking(bot, match, 1, Random(1))


def test_a_bot_of_ones_own_is_named_by_where_it_is() -> None:
    assert check_bot(" tests.bots.own_bots:LastOffer ") == check_bot(LastOffer) == "tests.bots.own_bots:LastOffer"
    made = make_bot("tests.bots.own_bots:LastOffer", GAME, 1)
    assert isinstance(made, LastOffer)
    assert made.name == "tests.bots.own_bots:LastOffer"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere_at_all:MyBot", "No module named 'nowhere_at_all'"),
        ("tests.bots.own_bots:MyBot", "the module tests.bots.own_bots has no MyBot"),
        ("serendip.bots:make_bot", "is no class of bots"),
        ("serendip.bots:Bot", r"can't be made as Bot\(game, seed\)"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_is_told_in_words(spec: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make_bot(check_bot(spec), GAME, 1)


def test_a_bot_of_ones_own_plays_in_the_lab_in_other_processes() -> None:
    report = simulate("dark-matter", 2, 4, [LastOffer, "random"], workers=2)
    assert report.games == 4
    with pytest.raises(UnknownBot, match="put it into a module"):
        simulate("dark-matter", 2, 1, [type("Local", (LastOffer,), {"__module__": "__main__"})])
