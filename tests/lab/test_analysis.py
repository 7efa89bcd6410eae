"""A finished match seen again: chances at every step, and the moments that mattered."""

import sys
from random import Random

import pytest

import serendip
from serendip import Match
from serendip.bots import make_bot, play_bots
from serendip.lab import Analysis, chances
from tests.examples.all import EXAMPLES

GAME = serendip.game("dark-matter")


def finished(seed: int) -> Match:
    match = GAME.new(2, seed)
    play_bots(match, [make_bot("thumb", GAME, seat) for seat in range(2)], Random(seed))
    return match


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return chances(finished(3).save(), iterations=6)


def test_there_are_chances_for_every_step(analysis: Analysis) -> None:
    match = finished(3)
    assert [moment.seat for moment in analysis.moments] == [None, *[step.seat for step in match.steps()]]
    for moment in analysis.moments:
        assert len(moment.chances) == 2
        assert all(0 <= chance <= 1 for chance in moment.chances)


def test_the_last_step_is_the_truth(analysis: Analysis) -> None:
    outcome = finished(3).outcome
    assert outcome is not None
    assert analysis.moments[-1].chances == [float(seat in outcome.winners) for seat in range(2)]


def test_nobody_is_ahead_before_the_first_action(analysis: Analysis) -> None:
    first, second = analysis.moments[0].chances
    assert first == pytest.approx(second, abs=0.2)


def test_key_moments_are_the_widest_swings(analysis: Analysis) -> None:
    key = analysis.key_moments(3)
    assert [moment.number for moment in key] == sorted(moment.number for moment in key)
    assert min(moment.swing for moment in key) >= sorted((m.swing for m in analysis.moments), reverse=True)[3]
    assert analysis.moments[-1] in key


def test_the_same_match_is_analysed_the_same(analysis: Analysis) -> None:
    assert chances(finished(3).save(), iterations=6).to_json() == analysis.to_json()


def test_a_match_that_goes_on_is_not_analysed() -> None:
    match = GAME.new(2, 1)
    with pytest.raises(serendip.SerendipError, match="not over yet"):
        chances(match.save())


def test_a_match_in_real_time_keeps_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    game = EXAMPLES["comet-chase"]
    match = game.new(seed=1)
    play_bots(match, [make_bot("random", game, seat) for seat in range(match.seats)], Random(1))
    monkeypatch.setitem(sys.modules["serendip.games"].GAMES, "comet-chase", "tests.examples.comet_chase.game")
    analysis = chances(match.save(), iterations=2)
    assert len(analysis.moments) == len(match.steps()) + 1
