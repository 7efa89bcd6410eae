"""Reading rulebooks, and which test shows which rule."""

import json
import re
from pathlib import Path

import serendip as engine
from serendip.testing import citations
from tests.cli.keyboard import serendip

BOOK = engine.game("dark-matter").rulebook


def test_the_whole_rulebook_is_printed_in_order_and_fits_the_width() -> None:
    out = serendip("rules", "dark-matter", width=72).out
    assert re.findall(r"^DM-\w+", out, re.MULTILINE) == list(BOOK.rules)
    assert max(map(len, out.splitlines())) <= 72
    assert not re.search(r"\*\*|\|", out), "no marks of Markdown are left"


def test_of_a_picture_the_words_are_printed_each_on_its_line() -> None:
    out = serendip("rules", "dark-matter", width=72).out
    assert "<!--" not in out
    assert re.findall(r"^\d+\.", out.partition("A round at a glance\n\n")[2].partition("\n\n")[0], re.MULTILINE) == [
        *("1.", "2.", "3.", "4.")
    ]


def test_rules_are_found_by_id_in_any_case() -> None:
    out = serendip("rules", "dark-matter", "dm-35", "DM-20").out
    assert re.findall(r"^DM-\w+", out, re.MULTILINE) == ["DM-20", "DM-35"]


def test_rules_are_found_by_words_that_they_all_contain() -> None:
    out = serendip("rules", "dark-matter", "postdoc", "laboratory").out
    found = re.findall(r"^DM-\w+", out, re.MULTILINE)
    assert found
    assert all("postdoc" in BOOK[id].text.lower() and "laboratory" in BOOK[id].text.lower() for id in found)


def test_the_game_can_be_left_out_or_written_as_people_do() -> None:
    assert serendip("rules", "DM-35").out == serendip("rules", "dark-matter", "DM-35").out
    assert serendip("rules", "Dark_Matter", "DM-35").out == serendip("rules", "dark-matter", "DM-35").out


def test_rules_for_a_program() -> None:
    rows = json.loads(serendip("rules", "dark-matter", "--json").out)
    assert [row["id"] for row in rows] == list(BOOK.rules)
    assert rows[0].keys() == {"game", "id", "section", "ruling", "text"}


def test_coverage_lists_the_tests_of_each_rule_and_fails_on_an_uncovered_one(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@rule("DM-1", "DM-2")\ndef test_two_to_four_may_play() -> None: ...\n')
    answer = serendip("rules", "dark-matter", "--coverage", "--tests", str(tmp_path))
    assert answer.code == 1
    assert re.search(r"^DM-1 +\S+test_some\.py::test_two_to_four_may_play$", answer.out, re.MULTILINE)
    assert re.search(r"^DM-3 +no test$", answer.out, re.MULTILINE)
    assert f"2 of {len(BOOK.rules)} rules are shown by a test; not DM-3, DM-4" in answer.out


def test_coverage_of_all_games_is_well_if_every_rule_has_a_test(tmp_path: Path) -> None:
    ids = ", ".join(f'"{id}"' for name in engine.games() for id in engine.game(name).rulebook.rules)
    (tmp_path / "test_all.py").write_text(f"@rule({ids})\ndef test_everything() -> None: ...\n")
    answer = serendip("rules", "--coverage", "--tests", str(tmp_path))
    assert answer.code == 0
    assert "no test" not in answer.out
    found = json.loads(serendip("rules", "--coverage", "--tests", str(tmp_path), "--json").out)
    assert found["dark-matter"]["uncovered"] == []
    assert found["dark-matter"]["tests"]["DM-35"] == [f"{tmp_path.name}/test_all.py::test_everything"]


def test_the_code_of_a_rule_is_listed_beside_its_tests() -> None:
    out = serendip("rules", "dark-matter", "DM-40", "--code").out
    places = re.findall(r"serendip/games/dark_matter/(\S+\.py):(\d+)", out)
    assert places
    for name, number in places:
        source = Path(engine.__file__).parent / "games" / "dark_matter" / name
        assert "DM-40" in source.read_text().splitlines()[int(number) - 1]
    assert "tests/games/dark_matter/" in out
    found = json.loads(serendip("rules", "dark-matter", "DM-40", "--code", "--json").out)
    assert [f"{name}:{number}" for name, number in places] == found["dark-matter"]["DM-40"]["code"]


def test_every_rule_is_named_in_the_code() -> None:
    for name in engine.games():
        assert [id for id, places in citations(engine.game(name)).items() if not places] == []


def test_rules_are_named_one_by_one() -> None:
    """A range hides the rules within it from whoever looks for one of them."""
    ranges = re.compile(r"\b([A-Z]{2})-\w+ (?:to|–|-) \1-\w+")
    games = Path(engine.__file__).parent / "games"
    files = sorted(games.rglob("*.py"))
    assert [path.name for path in files if ranges.search(path.read_text(encoding="utf-8"))] == []
