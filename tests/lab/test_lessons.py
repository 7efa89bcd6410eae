"""Moments to learn from: where something else was clearly better, by what the player knew."""

from random import Random

import serendip
from serendip import Action, Match
from serendip.bots import ask, make_bot
from serendip.core.action import Ranged
from serendip.lab.lessons import Lesson, doubtful, lesson, worth_most


def looked_over(match: Match, played: Action) -> Lesson | None:
    seat = match.to_act[0]
    return lesson(match, 7, seat, played, make_bot("search:40", match.game, 1), Random(1))


def test_a_turn_given_away_is_a_lesson() -> None:
    match = serendip.game("pandorum").new(2, 3)
    bot, rng = make_bot("thumb", match.game, 1), Random(1)
    lessons: list[Lesson] = []
    while len(lessons) < 2:
        seat = match.to_act[0]
        choices = {action.kind(): action for action in match.actions(seat)}
        if {"build", "end-turn"} <= set(choices):
            found = looked_over(match, choices["end-turn"])
            if found is not None:
                assert (found.step, found.seat, found.played) == (7, seat, choices["end-turn"])
                assert found.better != found.played
                assert found.gain > 2 * found.noise > 0
                assert looked_over(match, found.better) is None, "nothing is clearly better than what is best"
                lessons.append(found)
        match.play(seat, ask(bot, match, seat, rng))


def test_a_choice_that_is_none_teaches_nothing() -> None:
    match = serendip.game("dark-matter").new(2, 1)
    bot, rng = make_bot("thumb", match.game, 1), Random(1)
    while len(match.actions(match.to_act[0])) > 1:
        match.play(match.to_act[0], ask(bot, match, match.to_act[0], rng))
    (only,) = match.actions(match.to_act[0])
    assert not isinstance(only, Ranged)
    assert looked_over(match, only) is None


def test_a_bot_is_asked_where_the_chance_fell_most() -> None:
    drops = [(step, 0.01 * (step % 12)) for step in range(24)]
    assert doubtful(drops) == [8, 9, 10, 11, 20, 21, 22, 23]
    assert doubtful([(0, -0.1), (1, 0.0), (2, 0.2)]) == [2]


def test_the_three_from_which_most_is_learned_are_told_in_their_order() -> None:
    played = serendip.game("dark-matter").new(2, 1).actions(0)[0]
    told = [
        Lesson(step, 0, played, played, gain, 0.01, None) for step, gain in ((1, 0.1), (2, 0.3), (3, 0.2), (4, 0.4))
    ]
    assert [one.step for one in worth_most(told)] == [2, 3, 4]
