"""Bots by name, and what is said of names that are none and of seats that are not asked."""

from random import Random

import pytest

import serendip
from serendip.bots import NotAsked, UnknownBot, ask, ask_for_hint, check_bot, make_bot

GAME = serendip.game("dark-matter")


@pytest.mark.parametrize("spec", ["random", "thumb", "search", "search:1", "search:200", "search:50ms"])
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


@pytest.mark.parametrize("spec", ["random", "thumb", "search:1"])
def test_a_bot_is_only_asked_for_a_seat_that_is_asked(spec: str) -> None:
    match = GAME.new(seats=3, seed=1)
    bot = make_bot(spec, GAME, 1)
    match.play(1, ask(bot, match, 1, Random(1)))
    for asking in (ask, ask_for_hint):
        with pytest.raises(NotAsked, match=r"seat 1 is not asked for anything now; ask a bot for one of .*: 0, 2"):
            asking(bot, match, 1, Random(1))
