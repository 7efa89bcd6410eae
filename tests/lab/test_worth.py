"""What things are worth: withheld from those who use them, and by regression."""

import json
from collections.abc import Sequence

import pytest

import serendip
from serendip.bots import Bot, make_bot
from serendip.lab import luck, worth
from serendip.lab.deeds import Deeds, corners
from serendip.lab.games import Result
from serendip.lab.regression import regression
from serendip.lab.restricted import Never, restricted
from tests.cli.keyboard import serendip as command


def test_a_restricted_bot_plays_as_ever_but_for_what_it_never_does() -> None:
    game = serendip.game("dark-matter")
    match = game.new(seats=2, seed=1)
    actions = match.actions(0)
    bots: Sequence[Bot] = [make_bot("thumb", game, 1), make_bot("thumb", game, 1)]
    plain = bots[0].choose(match.view(0), actions, lambda: match)
    kept = restricted(bots, [Never(0, "bid")])
    assert kept[1] is bots[1]
    assert kept[0].choose(match.view(0), actions, lambda: match) == plain, "there is nothing else to choose"
    others = restricted(bots, [Never(0, "take-laboratory")])
    assert others[0].choose(match.view(0), actions, lambda: match) == plain


def test_worth_is_measured_on_the_same_luck_and_told_with_its_interval() -> None:
    report = worth("dark-matter", ["new-lab-director", "bid"], seats=2, games=20, pairs=6, workers=1)
    found = {one.deed: one for one in report.worths}
    assert found["bid"].gain.alike, "where there is no other choice nothing is withheld"
    assert found["new-lab-director"].gain.of == 6
    assert 0 < found["new-lab-director"].done.value <= 1
    assert not report.stopped
    assert "who does it" in report.words() or "Nothing that was tried" in report.words()
    assert json.dumps(report.to_json())
    with pytest.raises(serendip.SerendipError, match=r"nobody did 'flying' in 3 games; what was done: .*bid"):
        worth("dark-matter", ["flying"], games=3, workers=1)


def test_the_regression_finds_what_goes_with_winning() -> None:
    def game(number: int) -> Result:
        lucky = number % 3 == 0
        did = (("card", "luck") if lucky else ("card",), () if number % 2 else ("luck",))
        return Result(("a", "b"), (0,), (1.0, 0.0), "end", 1, {}, Deeds(did, ()))

    slopes = regression([game(number) for number in range(60)], ["card", "luck"])
    assert slopes["card"].value == pytest.approx(1.0)
    assert slopes["luck"].value == pytest.approx(0.0, abs=1e-9)
    assert regression([game(1)], ["card"]) == {}


def test_skill_is_told_from_luck() -> None:
    report = luck("dark-matter", ["thumb", "random"], deals=12, replays=2, workers=1)
    assert report.games == 12
    assert report.wins["thumb"].value > 0.6 > report.wins["random"].value
    assert report.by_bot.value > report.by_seat.value
    assert "skill decided" in report.words()
    assert json.dumps(report.to_json())
    with pytest.raises(serendip.SerendipError, match="two, as in --bots thumb,random"):
        luck("dark-matter", ["thumb"], deals=2)


def test_the_commands_tell_it() -> None:
    told = command("luck", "dark-matter", "--bots", "thumb,random", "--games", "1", "--workers", "1", "--json")
    assert json.loads(told.out)["deals"] == 1
    words = command("worth", "dark-matter", "--games", "4", "--pairs", "2", "--of", "revolution", "--workers", "1")
    assert words.code == 2 or "same luck" in words.out
    assert "say who plays" in command("luck", "dark-matter").err


def test_corners_are_what_the_log_can_tell_and_no_game_reached() -> None:
    game = serendip.game("dark-matter")
    nothing = corners(game, set())
    assert len(nothing.kinds) == len(game.actions)
    assert {"DM-20", "DM-35"} & set(nothing.rules)
    assert nothing.rules == sorted(nothing.rules, key=lambda rule: int(rule.removeprefix("DM-")))
    everything = corners(game, {*nothing.kinds, *nothing.rules, *nothing.lines})
    assert everything == ([], [], [])
