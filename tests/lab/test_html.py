"""Reports as one page: no network, sentences, plots told in words, tables to take away, games to look at."""

import re
from base64 import b64decode
from pathlib import Path

from pyarrow import parquet

import serendip
from serendip.lab import Compared, arena, compare, luck, simulate, worth
from serendip.lab.html import as_table, page
from serendip.lab.pictures import links_of, pictures_of
from tests.cli.keyboard import serendip as command

SIMULATE = ("simulate", "pandorum", "--seats", "2", "--games", "6", "--drama", "6", "--bots", "thumb", "--workers", "1")


def test_a_page_has_all_of_a_report_and_needs_no_network(tmp_path: Path) -> None:
    file, games = tmp_path / "report.html", tmp_path / "games.parquet"
    assert command(*SIMULATE, "--html", str(file), "--csv", str(tmp_path / "tables"), "--parquet", str(games)).code == 0
    text = file.read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=["']https?:|@import|url\(["']?http""", text)
    assert "6 games tell too little for a claim" in text
    for picture in ("Seats", "Length", "Scores", "Tension", "What was dealt"):
        assert f"<h2>{picture}</h2><figure" in text
    for words in re.findall(r'role="img" aria-label="([^"]*)"', text):
        assert len(words) > 30, "a picture says in words what it shows"
    link = re.search(r'download="wins.csv" href="data:text/csv;charset=utf-8;base64,([^"]+)"', text)
    assert link is not None
    csv = b64decode(link[1]).decode()
    assert csv == (tmp_path / "tables" / "wins.csv").read_text(encoding="utf-8")
    assert csv.startswith('wins,games,95 %,even\n"Player 1, thumb",')
    saves = re.findall(r'href="data:application/json;base64,([^"]+)"', text)
    assert len(saves) == 2
    columns = parquet.read_table(games).to_pydict()
    assert columns["game"] == [1, 2, 3, 4, 5, 6]
    assert {
        one + other for one, other in zip(columns["part of the win 1"], columns["part of the win 2"], strict=True)
    } == {1}
    assert {"fact: rounds", "tension", "score 2", "bot 1"} <= set(columns)
    assert all(serendip.load(b64decode(save)).outcome is not None for save in saves)


def test_what_is_written_is_escaped_and_the_same_again() -> None:
    assert "&lt;b&gt;" in as_table(["<b>"], [("&",)])
    report = simulate("dark-matter", games=6, bots=["thumb"], workers=1)
    first, again = (
        page(report.heading, report.sentences(), report.tables(), pictures_of(report), links_of(report)) for _ in "ab"
    )
    assert first == again
    assert "<script>" in first
    assert "<table>" in report._repr_html_()


def test_every_report_has_pictures_that_say_what_they_show() -> None:
    options = {"monoliths": False, "events": False}
    found = {
        "What differs": compare("pandorum", Compared(), Compared(options=options), games=6, bots=["random"], workers=1),
        "Worth": worth("dark-matter", ["take-laboratory"], games=8, pairs=8, workers=1),
        "Ratings": arena("dark-matter", ["random", "thumb"], games=4, seats=2, workers=1),
        "Skill": luck("dark-matter", ["random", "thumb"], deals=5, replays=1, workers=1),
    }
    for title, report in found.items():
        for picture in pictures_of(report):
            assert picture.title == title
            assert picture.svg.startswith("<svg")
            assert len(picture.words) > 40
    assert all(pictures_of(report) for title, report in found.items() if title != "Worth")


def test_a_file_that_can_t_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    answer = command(*SIMULATE, "--html", str(tmp_path / "no" / "report.html"))
    assert (answer.code, "name a file in a folder that there is" in answer.err) == (2, True)
    (tmp_path / "taken").write_text("", encoding="utf-8")
    answer = command(*SIMULATE, "--csv", str(tmp_path / "taken"))
    assert (answer.code, "Name another folder" in answer.err) == (2, True)
