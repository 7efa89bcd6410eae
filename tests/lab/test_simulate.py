"""Simulations: the same figures for the same seed, whoever does the work."""

import re

import pytest

import serendip
from serendip.lab import SimulationReport, simulate


def test_workers_make_no_difference() -> None:
    alone = simulate("dark-matter", 3, 24, ["random", "thumb"], seed=4, workers=1)
    together = simulate("dark-matter", 3, 24, ["random", "thumb"], seed=4, workers=2)
    assert alone.to_json() == together.to_json()
    assert alone.words() == together.words()
    assert alone.to_json() != simulate("dark-matter", 3, 24, ["random", "thumb"], seed=5, workers=1).to_json()


@pytest.fixture(scope="module")
def report() -> SimulationReport:
    return simulate("dark-matter", 2, 60, ["thumb"], seed=1, workers=1)


def test_a_report_sums_up_endings_wins_and_lengths(report: SimulationReport) -> None:
    assert report.games == 60
    assert set(report.endings) <= {"found", "all-negative", "no-resources"}
    assert sum(share.count for share in report.endings.values()) == 60
    assert [share.of for share in report.wins] == [60, 60]
    for share in [*report.wins, *report.endings.values()]:
        assert 0 <= share.low <= share.value <= share.high <= 1
    assert 8 < report.means["rounds"].value < 27
    assert report.choices.value > report.means["rounds"].value * 2


def test_dark_matter_tells_what_its_events_are_worth(report: SimulationReport) -> None:
    assert "won after New lab director" in report.done
    for share in report.done.values():
        assert 0 <= share.low <= share.value <= share.high <= 1
        assert 1 <= share.of <= 60
    assert not [fact for fact in report.means if fact.startswith("won")], "whoever could play it was ahead: no worth"
    assert sum(share.count for share in report.shares["dark matter was"].values()) == 60


def test_dark_matter_tells_whom_its_events_hit(report: SimulationReport) -> None:
    lost = [report.means[f"hands lost by seat {seat}"] for seat in (1, 2)]
    looked = [report.means[f"insights into {name}"] for name in ("WIMP", "Dark Sector", "Axion", "MOND")]
    assert all(mean.of == 60 for mean in [*lost, *looked])
    assert all(mean.value > 0 for mean in [*lost, *looked]), "somebody, or something, is never chosen"


def test_a_report_has_words_for_people(report: SimulationReport) -> None:
    words = report.words()
    assert words.startswith("Dark Matter: The Card Game: 60 games of 2 players, seed 1")
    for expected in ("found", "Player 1, thumb", "rounds", "won after New lab director", "dark matter was"):
        assert expected in words


def test_a_single_game_and_unusual_options_are_told_as_they_are() -> None:
    words = simulate("pandorum", 1, 1, ["random"], seed=1, options={"events": False}, workers=1).words()
    assert words.startswith("Pandorum: 1 game of 1 player, events=False, seed 1")
    assert re.search(r"^choices +[0-9.]+ +unknown +1$", words, re.MULTILINE), "one game has no interval"


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("dark-matter", 2, 5, ["random"], seed=1, workers=1, progress=lambda done, all_: told.append((done, all_)))
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_ends_cleanly_with_what_is_done(workers: int) -> None:
    def stop_after_three(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = simulate("dark-matter", 2, 40, ["random"], seed=1, workers=workers, progress=stop_after_three)
    assert (report.games, report.asked, report.stopped) == (3, 40, True)
    assert "stopped; 40 were asked for" in report.words()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("dark-matter", 7), "for 2 to 4 players"),
        (("dark-matter", 2, 0), "at least one game"),
        (("dark-matter", 2, 5, ["thumb"] * 3), "3 bots don't fit at 2 seats: name 1 to 2"),
        (("dark-matter", 2, 5, []), "0 bots don't fit at 2 seats: name 1 to 2"),
        (("dark-matter", 2, 5, ["genius"]), "there is no bot 'genius'"),
        (("dark-matter", 2, 5, ["thumb"], 1, {"easy": True}), "has no option 'easy'"),
        (("dark-matter", 2, 5, ["thumb"], 1, None, 0), "at least one worker"),
        (("light-matter",), "there is no game"),
    ],
)
def test_mistakes_are_named(arguments: tuple[str], words: str) -> None:
    with pytest.raises(serendip.SerendipError, match=words):
        simulate(*arguments)
