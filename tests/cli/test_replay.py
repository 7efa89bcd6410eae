"""Replaying a saved match: the same story for everybody who may hear it."""

import json
from pathlib import Path
from random import Random

import pytest

import serendip as engine
from tests.cli.keyboard import serendip


@pytest.fixture
def played(tmp_path: Path) -> tuple[engine.Match, str]:
    """A whole match of three, and its file."""
    match = engine.game("dark-matter").new(seats=3, seed=11)
    rng = Random(11)
    while match.wait():
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.actions(seat)))
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return match, str(file)


def _squeezed(text: str) -> str:
    return " ".join(text.split())


def test_a_replay_tells_the_whole_log_and_the_end(played: tuple[engine.Match, str]) -> None:
    match, file = played
    answer = serendip("replay", file)
    story = _squeezed(answer.out)
    assert answer.code == 0
    assert all(str(entry) in story for entry in match.log(None))
    assert match.outcome is not None
    assert answer.out.endswith(f"{match.outcome.reason}\n")


def test_a_seat_s_replay_speaks_to_that_player_and_hides_the_others_draws(played: tuple[engine.Match, str]) -> None:
    match, file = played
    second = _squeezed(serendip("replay", file, "--seat", "2").out)
    draws = [[str(entry) for entry in match.log(seat) if entry.line.key == "draws-cards"] for seat in range(3)]
    assert all(line in second for line in draws[1])
    assert not any(line in second for line in set(draws[0] + draws[2]) - set(draws[1]))
    assert "You lay a bid face down." in second
    assert "Player 2 " not in second


def test_all_eyes_hide_nothing(played: tuple[engine.Match, str]) -> None:
    match, file = played
    story = _squeezed(serendip("replay", file, "--seat", "all", "--at", "1").out)
    for seat in range(3):
        for entry in match.log(seat):
            assert str(entry) in story
    opening = engine.game("dark-matter").new(seats=3, seed=11)
    step = match.steps()[0]
    opening.play(step.seat, step.action)
    assert f"Player {step.seat + 1} {step.action!s} 2 cards: " in story, "the bid and the hands are open"


def test_the_table_is_shown_at_the_moments_asked_for(played: tuple[engine.Match, str]) -> None:
    file = played[1]
    answer = serendip("replay", file, "--at", "0,10,end")
    assert len(answer.tables()) == 3
    assert answer.tables()[0].startswith("round 1  bids")
    assert "the game is over" in answer.tables()[2]


def test_step_by_step_goes_forward_back_and_anywhere(played: tuple[engine.Match, str]) -> None:
    match, file = played
    last = len(match.steps())
    answer = serendip("replay", file, "--step", typed=["", "", "b", "10", "-5", "e", "99999", "q"])
    shown = [line for line in answer.out.splitlines() if line.startswith("action ")]
    assert shown == [f"action {number} of {last}" for number in (0, 1, 2, 1, 10, 0, last, last)]


def test_the_replay_for_a_program_holds_a_view_for_every_action(played: tuple[engine.Match, str]) -> None:
    match, file = played
    told = json.loads(serendip("replay", file, "--seat", "1", "--json").out)
    assert len(told["scenes"]) == len(match.steps()) + 1
    assert told["scenes"][-1]["view"] == match.view(0)
    assert all("words" not in scene for scene in told["scenes"]), "another seat's choice may be a secret"
    everything = json.loads(serendip("replay", file, "--seat", "all", "--json").out)
    assert [scene["words"] for scene in everything["scenes"][1:]] == [str(step.action) for step in match.steps()]
