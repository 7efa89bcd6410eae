"""Arenas: fair seats, and ratings that follow the results."""

from collections import Counter

import pytest

import serendip
from serendip.lab import ArenaReport, arena
from serendip.lab.arena import mixes, rotations, tables
from serendip.lab.games import Result
from serendip.lab.ratings import Duel, rate


def result(bots: str, *winners: int) -> Result:
    names = tuple(bots.split())
    scores = tuple(float(seat in winners) for seat in range(len(names)))
    return Result(names, winners, scores, "over", 10, {})


def test_every_mix_has_two_different_bots_at_least() -> None:
    assert mixes(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert mixes(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(mixes(["a", "b", "c"], 4)) == 12


def test_everybody_sits_everywhere() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    for size in (2, 3, 4):
        played = tables(["a", "b", "c"], size, 100, seed=1)
        assert len(played) >= 100
        for seat in range(size):
            assert Counter(sitting[seat] for _, sitting in played) == Counter(sitting[0] for _, sitting in played)


def test_a_deal_is_played_in_all_rotations() -> None:
    deals = Counter(deal for deal, _ in tables(["a", "b"], 2, 10, seed=1))
    assert set(deals.values()) == {2}


def test_a_duel_counts_a_table_once() -> None:
    duel = Duel("a", "b", [result("a b", 0), result("a a b", 1), result("b a", 0, 1), result("a c", 0)])
    assert (duel.games, duel.ahead, duel.behind, duel.level) == (3, 1.5, 0, 1.5)


def test_ratings_follow_the_results() -> None:
    games = [result("a b", 0)] * 300 + [result("a b", 1)] * 30 + [result("b c", 0)] * 300 + [result("b c", 1)] * 30
    best, middle, worst = rate(["a", "b", "c"], games, seed=1)
    assert best.value - middle.value == pytest.approx(400, abs=5), "ten to one"
    assert middle.value - worst.value == pytest.approx(400, abs=5)
    assert middle.value == pytest.approx(1000)
    assert best.low < best.value < best.high


def test_equal_bots_are_rated_alike() -> None:
    games = [result("a b", 0), result("a b", 1), result("a b", 0, 1), result("a b")] * 10
    one, other = rate(["a", "b"], games, seed=1)
    assert one.value == pytest.approx(1000)
    assert one.low < 1000 < one.high
    assert other.value == pytest.approx(1000)


@pytest.fixture(scope="module")
def report() -> ArenaReport:
    return arena("dark-matter", ["random", "thumb"], 40, [2, 4], seed=2, workers=1)


def test_workers_make_no_difference(report: ArenaReport) -> None:
    again = arena("dark-matter", ["random", "thumb"], 40, [2, 4], seed=2, workers=2)
    assert report.to_json() == again.to_json()
    assert report.words() == again.words()


def test_a_report_compares_with_an_even_share(report: ArenaReport) -> None:
    assert list(report.ladders) == [2, 4]
    for size, ladder in report.ladders.items():
        floor, thumb = ladder.standings
        assert floor.share.value < floor.even < thumb.share.value
        assert floor.even <= 1 / size
        assert ladder.ratings[0].high < ladder.ratings[1].low


def test_a_report_has_words_for_people(report: ArenaReport) -> None:
    words = report.words()
    for expected in ("2 players", "4 players", "All tables", "random – thumb", "share of wins", "rating"):
        assert expected in words


def test_an_arena_can_be_held_with_other_options() -> None:
    report = arena("time-horizon", ["random", "thumb"], 1, 2, seed=1, options={"first_game": True}, workers=1)
    assert report.words().startswith("Time Horizon: 2 games, first_game=True, seed 1")
    assert report.to_json()["options"] == {"first_game": True}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("dark-matter", ["thumb"]), "two different bots"),
        (("dark-matter", ["thumb", " thumb"]), "two different bots"),
        (("dark-matter", ["thumb", "genius"]), "there is no bot 'genius'"),
        (("dark-matter", ["thumb", "random"], 0), "at least one game"),
        (("dark-matter", ["thumb", "random"], 1, 9), "for 2 to 4 players"),
        (("dark-matter", ["thumb", "random"], 1, [1, 2]), "at least two seats"),
    ],
)
def test_mistakes_are_named(arguments: tuple[str, list[str]], words: str) -> None:
    with pytest.raises(serendip.SerendipError, match=words):
        arena(*arguments)
