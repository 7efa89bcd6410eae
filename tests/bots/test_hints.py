"""Hints: they say why in the game's own words, and name moves, not preferences."""

from random import Random

import msgspec
import pytest

import serendip
from serendip import Action, Match
from serendip.bots import ask, ask_for_hint, make_bot
from serendip.core.line import Line, Said
from serendip.games.for_science.actions import DrawDesign, Think
from serendip.server.workers.tasks import suggest
from tests.examples.all import EXAMPLES


@pytest.mark.parametrize(
    ("name", "seats", "kinds"), [("dark-matter", 3, 6), ("pandorum", 3, 12), ("time-horizon", 3, 12)]
)
def test_what_a_sensible_player_does_has_a_reason(name: str, seats: int, kinds: int) -> None:
    game, rng = serendip.game(name), Random(3)
    match = game.new(seats, 3)
    bots = [make_bot("thumb", game, seat) for seat in range(seats)]
    reasons: dict[str, int] = {}
    while match.to_act:
        seat = match.to_act[0]
        action = ask(bots[seat], match, seat, rng)
        why = match.imagine(seat, rng).purpose(seat, action)
        if why is not None:
            reasons[why.words()] = reasons.get(why.words(), 0) + 1
        match.play(seat, action)
    assert sum(reasons.values()) > len(match.steps()) / 2
    assert len(reasons) >= kinds


def hint(match: Match, seat: int) -> tuple[Action, str]:
    """Return what a table tells a person who asks for a hint, and why."""
    position = msgspec.json.encode(match.imagine(seat, Random(1)).snapshot())
    choice, _, _, _, why = msgspec.json.decode(suggest(position, seat, match.game.bots[-1]))
    return match.game.action(choice), "" if why is None else Said(Line(why[0], why[1]), tuple(why[2])).words()


def test_a_person_is_told_what_to_do_not_to_take_a_bots_time() -> None:
    match = serendip.game("for-science").new(1, 1)
    bot, rng = make_bot("thumb", match.game, 1), Random(1)
    while not any(action.kind() == "draw-design" for action in match.actions(0)):
        match.play(0, ask(bot, match, 0, rng))
    assert hint(match, 0) == (DrawDesign(), "you have room in your hand, and Designs need cards")
    assert isinstance(ask(bot, match, 0, rng), Think)


def test_closing_ones_door_is_no_move() -> None:
    game = serendip.game("time-horizon")
    match = game.new(3, 1)
    while not any(action.preference for action in match.actions(match.to_act[0])):
        match.play(match.to_act[0], match.actions(match.to_act[0])[-1])
    seat = match.to_act[0]
    position = msgspec.json.encode(match.imagine(seat, Random(1)).snapshot())
    choice, chance, others, cut_short, _ = msgspec.json.decode(suggest(position, seat, "search:60"))
    weighed = [game.action(action) for action, _, _ in others]
    assert weighed
    assert not any(action.preference for action in [game.action(choice), *weighed])
    assert cut_short is False
    assert 0 < chance < 1
    assert all(equal or likely < chance for _, likely, equal in others)
    assert [likely for _, likely, _ in others] == sorted([likely for _, likely, _ in others], reverse=True)


def test_the_first_choice_of_a_game_is_about_an_even_one() -> None:
    """The game's own estimate, by which a search goes, says 77 % and more there: that is no chance to be told."""
    match = serendip.game("pandorum").new(2, 4)
    found = ask_for_hint(make_bot("search:30", match.game, 1), match, 0, Random(1))
    assert found.calibrated
    assert all(0.25 < chance < 0.75 for chance in found.chances.values())


def test_where_no_chance_is_known_none_is_told() -> None:
    match = EXAMPLES["telescope-nights"].new(seed=1)
    found = ask_for_hint(make_bot("search:20", match.game, 1), match, match.to_act[0], Random(1))
    assert found.chances
    assert not found.calibrated
    assert not found.leads


def test_a_bot_that_plays_works_out_no_chances_that_nobody_reads() -> None:
    match = serendip.game("pandorum").new(2, 4)
    bot = make_bot("search:20", match.game, 1)
    told = ask_for_hint(bot, match, 0, Random(1))
    bot = make_bot("search:20", match.game, 1)
    bot.tells = False
    silent = ask_for_hint(bot, match, 0, Random(1))
    assert (told.calibrated, silent.calibrated) == (True, False)
    assert told.choice == silent.choice
