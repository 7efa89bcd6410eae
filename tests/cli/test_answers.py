"""What the table answers during play: hints, reasons, rules."""

import re
from itertools import count

import pytest

import serendip as engine
from serendip.cli.wishes import why_not
from tests.cli.keyboard import serendip
from tests.examples.herbarium.game import GAME as HERBARIUM

PLAY = ("play", "dark-matter", "--bots", "thumb", "--seed", "5")


def test_a_hint_names_a_choice_and_the_chance_to_win() -> None:
    game = serendip(*PLAY, "--hints", "search:20", typed=["1", "h"])
    answer = " ".join(game.after("h").split())
    told = r"Hint from search:20: \[\d\] [^%]+: \d+% chance to win(, \d+ points better than the next)?\."
    assert re.match(told, answer)


def test_a_hint_by_rule_of_thumb_has_no_estimate() -> None:
    answer = serendip(*PLAY, "--hints", "thumb", typed=["1", "h"]).after("h")
    assert re.fullmatch(r"Hint from thumb: \[\d\] [^%]+\n.*", answer, re.DOTALL)


def test_a_hint_says_why() -> None:
    answer = serendip(*PLAY, "--hints", "thumb", typed=["1", "h"]).after("h")
    assert re.search(r"\[\d\] [^.]+, because [^.]+\.", answer)


def test_a_forced_choice_needs_no_hint() -> None:
    game = engine.game("dark-matter")
    seed = next(seed for seed in count() if len(game.new(seats=3, seed=seed).actions(0)) == 1)
    answer = serendip("play", "dark-matter", "--seed", str(seed), "--bots", "thumb", typed=["h"]).after("h")
    assert answer.startswith("There is only one thing to do: [1].\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("bid 100", "because you have no 100 M$ card in hand [DM-20]"),
        ("why can't I play revolution", "because everybody is bidding now: choose a money card [DM-20]"),
        ("discard publication", "because everybody is bidding now: choose a money card [DM-20]"),
    ],
)
def test_why_not_answers_with_the_reason_and_the_rule(words: str, reason: str) -> None:
    answer = serendip(*PLAY, typed=[f"w {words}"]).after(f"w {words}")
    assert answer.startswith("Not now: ")
    assert reason in answer
    assert "\nDM-20 " in answer, "with a single reason the rule itself is shown"


def test_why_not_says_so_if_it_can_be_done() -> None:
    game = serendip(*PLAY)
    second = re.search(r"\[2\] (\d+) M\$", game.out)
    assert second is not None
    answer = serendip(*PLAY, typed=[f"w bid {second[1]}"]).after(f"w bid {second[1]}")
    assert answer.startswith(f"You can: bid {second[1]} M$. That is choice 2.\n")


def test_why_not_keeps_different_reasons_apart() -> None:
    kept = re.search(r"\[(\d)\] {1,2}take (.+) and keep it at your side\n", serendip(*PLAY, typed=["1"]).out)
    assert kept is not None
    answer = serendip(*PLAY, typed=["1", f"w {kept[2]}"]).after(f"w {kept[2]}")
    assert f"You can: take {kept[2]} and keep it at your side. That is choice {kept[1]}.\n" in answer
    assert f"because you have no {kept[2]} at your side [DM-34]\n" in answer
    assert f"because {kept[2]} is not installed in any laboratory [" in answer


def test_what_the_game_has_no_words_of_its_own_for_is_one_reason() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    allowed, answers = why_not(match, match.to_act[0], "press it on a page", ["Ada", "Ben"])
    assert allowed == []
    assert [len(answer.wishes) > 1 for answer in answers] == [True], "all pages, together"


@pytest.mark.parametrize("typed", ["w", "w zzz", "w why can't I"])
def test_why_not_without_words_of_the_game_asks_for_some(typed: str) -> None:
    assert serendip(*PLAY, typed=[typed]).after(typed).startswith("Say what you would like to do")


def test_rules_are_at_hand_by_section_id_and_word() -> None:
    game = serendip(*PLAY, typed=["r", "r dm-35", "r postdoc covid", "r zzz"])
    assert re.search(r"^  Events  from DM-60, \d+ rules$", game.after("r"), re.MULTILINE)
    assert re.findall(r"^DM-\d+", game.after("r dm-35"), re.MULTILINE) == ["DM-35"]
    assert re.findall(r"^DM-\d+", game.after("r postdoc covid"), re.MULTILINE) == ["DM-67", "DM-68"]
    assert game.after("r zzz").startswith("No rule speaks of 'zzz'")


def test_what_a_choice_would_bring_is_shown() -> None:
    answer = serendip("play", "time-horizon", "--bots", "thumb", "--seed", "5", typed=["1", "i 1"]).after("i 1")
    assert answer.startswith("Then:\n")
    assert "You move to node 1." in answer


def test_what_a_choice_would_bring_may_depend_on_what_one_cannot_know() -> None:
    game = serendip("play", "pandorum", "--bots", "thumb", "--seed", "5", typed=["i 1", "i 99", "i"])
    assert game.after("i 1").startswith("What it brings can't be said: that depends on what you can't know.\n")
    assert game.after("i 99").startswith("There is no choice 99")
    assert game.after("i").startswith("Say which choice: i 3 shows what choice 3 would bring.")
