"""Calibrated chances: made for the rules of today, of nothing that is hidden, nearer the truth than an even share."""

import json
from importlib.resources import files
from math import log
from random import Random

import pytest

import serendip
from serendip import Match
from serendip.bots import ask, make_bot
from serendip.core.outlook import EACH_ALONE, MOMENTS, ONE_WINS, Outlook, read_outlooks

LEARNED = [name for name in serendip.games() if serendip.game(name).signs_told]


def command(name: str) -> str:
    package = serendip.game(name).package.replace(".", "/")
    return f"serendip learn {name} --into src/{package}/bot --card docs/bots.md"


@pytest.mark.parametrize("name", LEARNED)
def test_chances_are_made_for_the_rules_of_today(name: str) -> None:
    game = serendip.game(name)
    kept = json.loads(files(game.package).joinpath("bot", "outlook.json").read_text(encoding="utf-8"))
    assert kept["rules"] == game.fingerprint, f"learned for other rules; learn again: {command(name)}"
    assert tuple(kept["signs"]) == game.signs_told, f"other signs are told now; learn again: {command(name)}"
    assert {int(seats) for seats in kept["seats"]} == {min(seats, game.outlooks_up_to) for seats in game.seats}
    for seats in game.seats:
        outlook = game.outlook(seats)
        assert outlook is not None
        assert [len(weights) for weights in outlook.weights] == [len(game.signs_told)] * MOMENTS


def played(name: str, seats: int, seed: int) -> list[tuple[Match, list[float]]]:
    """Play a match by rules of thumb; return some of its positions, each with what spectators are told there."""
    game, rng = serendip.game(name), Random(seed)
    match = game.new(seats, seed)
    bots = [make_bot("thumb", game, seat) for seat in range(seats)]
    found = []
    while match.wait():
        chances = match.outlook()
        assert chances is not None
        if rng.random() < 0.1:
            found.append((match.copy(), chances))
        match.play(match.to_act[0], ask(bots[match.to_act[0]], match, match.to_act[0], rng))
    assert match.outcome is not None
    found.append((match, match.outlook() or []))
    assert found[-1][1] == [float(seat in match.outcome.winners) for seat in range(seats)]
    return found


@pytest.mark.parametrize(("name", "seats"), [("dark-matter", 3), ("pandorum", 2), ("pandorum", 1), ("time-horizon", 3)])
def test_chances_go_by_nothing_that_is_hidden(name: str, seats: int) -> None:
    outlook = serendip.game(name).outlook(seats)
    assert outlook is not None
    for match, chances in played(name, seats, seed=2)[:-1]:
        assert match.imagine(None, Random(7)).outlook() == pytest.approx(chances, abs=1e-12)
        assert all(0.0 < chance < 1.0 for chance in chances)
        if outlook.link == ONE_WINS and seats > 1:
            assert sum(chances) == pytest.approx(1.0)


def test_who_is_told_more_wins_more_often() -> None:
    """In the second half of a game what is told is much nearer the truth than an even share."""
    told = even = 0.0
    for seed in range(100, 130):
        found = played("pandorum", 2, seed)
        winner = found[-1][1].index(max(found[-1][1]))
        for _, chances in found[len(found) // 2 : -1]:
            told -= log(chances[winner])
            even -= log(0.5)
    assert told < 0.75 * even


def test_weights_are_those_of_the_moment() -> None:
    weights = [[float(moment)] for moment in range(MOMENTS)]
    outlook = Outlook(ONE_WINS, weights)
    assert outlook.weights_at(0.0) == [0.0]
    assert outlook.weights_at(0.5) == [2.0]
    assert outlook.weights_at(0.625) == [2.5]
    assert outlook.weights_at(2.0) == [4.0]
    assert outlook.chances((0.0, [[1.0], [5.0]]), 2) == [0.5, 0.5]
    assert outlook.chances((0.25, [[log(3.0)], [0.0]]), 2) == pytest.approx([0.75, 0.25])


def test_who_wins_together_is_told_alike_and_who_has_no_seat_is_told_nothing() -> None:
    alone = Outlook(EACH_ALONE, [[1.0]] * MOMENTS)
    assert alone.chances((0.5, [[log(4.0)]]), 3) == pytest.approx([0.8, 0.8, 0.8])
    assert alone.chances((0.5, [[log(4.0)], [0.0]]), 2) == pytest.approx([0.8, 0.5])
    against = Outlook(ONE_WINS, [[1.0]] * MOMENTS)
    assert against.chances((0.5, [[0.0], [log(3.0)]]), 1) == pytest.approx([0.25])


def test_weights_for_other_signs_are_not_used() -> None:
    plain = {"signs": ["money"], "seats": {"2": {"link": ONE_WINS, "weights": [[1.0]] * MOMENTS}}}
    assert set(read_outlooks(plain, ("money",))) == {2}
    assert read_outlooks(plain, ("money", "time")) == {}
