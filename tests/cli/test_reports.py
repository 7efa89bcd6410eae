"""The commands that count: simulate, arena, bench, games."""

import json

from serendip.cli.arguments import find_game, find_options
from tests.cli.examples import examples_on_the_shelf
from tests.cli.keyboard import serendip

SIMULATE = ("simulate", "dark-matter", "--seats", "3", "--games", "8", "--workers", "1")


def test_simulate_reports_in_words_and_for_a_program() -> None:
    words = serendip(*SIMULATE)
    assert words.code == 0
    assert "8 games" in words.out
    assert words.err == "", "no bar where nobody watches"
    assert json.loads(serendip(*SIMULATE, "--json").out)["games"] == 8


def test_simulate_repeats_itself_for_the_same_seed() -> None:
    assert serendip(*SIMULATE, "--seed", "3").out == serendip(*SIMULATE, "--seed", "3").out
    assert serendip(*SIMULATE, "--seed", "3").out != serendip(*SIMULATE, "--seed", "4").out


def test_arena_ranks_the_bots() -> None:
    arena = ("arena", "dark-matter", "--bots", "random,thumb", "--games", "2", "--seats", "2", "--workers", "1")
    words = serendip(*arena)
    assert words.code == 0
    assert "random" in words.out
    assert "thumb" in words.out
    assert isinstance(json.loads(serendip(*arena, "--json").out), dict)


def test_arena_of_a_game_that_can_be_played_alone_takes_the_tables_of_two_and_more() -> None:
    with examples_on_the_shelf():
        answer = serendip("arena", "comet-chase", "--bots", "random,thumb", "--games", "1", "--workers", "1", "--json")
    assert answer.code == 0
    assert list(json.loads(answer.out)["tables"]) == ["2", "3", "4"]


def test_bench_measures_here_and_points_to_the_comparison() -> None:
    answer = serendip("bench", "dark-matter", "--seconds", "0.05")
    assert answer.code == 0
    for what in ("decisions", "copies", "imagined matches", "views"):
        assert f"{what} per CPU-second" in answer.out
    assert "benchmarks/" in answer.out


def test_games_lists_what_can_be_played() -> None:
    assert "serendip play dark-matter" in serendip("games").out
    listed = json.loads(serendip("games", "--json").out)
    assert [(game["name"], game["seats"]) for game in listed][:1] == [("dark-matter", [2, 3, 4])]


def test_presets_are_listed_with_how_hard_they_are_and_set_their_options() -> None:
    answer = " ".join(serendip("games").out.split())
    assert "--option preset=hard Hard: A quarter more Insight to find, in Labs of level 2. (difficulty +2)" in answer
    assert "--option no_events=… Cards that are not in the deck (FS-82). (names with commas between)" in answer
    listed = {row["name"]: row for row in json.loads(serendip("games", "--json").out)}
    assert listed["for-science"]["presets"]["hard"] == {"labs": "2", "goal": "125"}
    game = find_game("for science")
    assert find_options(game, ["goal=75", "preset=Hard"]) == {"labs": "2", "goal": "75"}
    assert find_options(game, ["no_mutations=rolling, Shy"]) == {"no_mutations": "Rolling, Shy"}
