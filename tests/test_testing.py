"""The list of which test shows which rule."""

from pathlib import Path

import pytest

from serendip.core.errors import SerendipError
from serendip.core.rulebook import Rulebook
from serendip.testing import coverage, rule

RULEBOOK = Rulebook("## Play\n- **XY-1** Take a card.\n- **XY-2** Or pass.\n- **XY-3** Then stop.\n")


def folder_with(folder: Path, source: str) -> Path:
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_play.py").write_text(source, encoding="utf-8")
    return tests


def test_the_mark_leaves_the_test_as_it_is_and_names_its_rules() -> None:
    def take() -> str:
        return "taken"

    marked = rule("XY-1", "XY-2")(take)
    assert marked is take
    assert marked() == "taken"
    assert marked.__dict__["rules"] == ("XY-1", "XY-2")


def test_a_mark_without_rules_is_refused() -> None:
    with pytest.raises(SerendipError, match="name the rules"):
        rule()


def test_functions_and_methods_are_listed_under_their_rules(tmp_path: Path) -> None:
    tests = folder_with(
        tmp_path,
        '@rule("XY-1", "XY-2")\ndef test_take(): ...\n\n'
        'class TestPass:\n    @given(x)\n    @testing.rule("XY-2")\n    def test_pass(self): ...\n\n'
        "def test_of_no_rule(): ...\n",
    )
    assert coverage(tests, RULEBOOK) == {
        "XY-1": ["tests/test_play.py::test_take"],
        "XY-2": ["tests/test_play.py::test_take", "tests/test_play.py::TestPass::test_pass"],
        "XY-3": [],
    }


def test_what_pytest_does_not_run_shows_no_rule(tmp_path: Path) -> None:
    tests = folder_with(
        tmp_path,
        '@rule("XY-1")\ndef arrange(): ...\n\nclass Table:\n    @rule("XY-2")\n    def test_x(self): ...\n',
    )
    (tests / "table.py").write_text('@rule("XY-3")\ndef test_y(): ...\n', encoding="utf-8")
    assert coverage(tests, RULEBOOK) == {"XY-1": [], "XY-2": [], "XY-3": []}


def test_a_rule_that_does_not_exist_is_an_error_and_one_of_another_game_is_not(tmp_path: Path) -> None:
    tests = folder_with(tmp_path, '@rule("ZZ-9")\ndef test_other_game(): ...\n')
    assert not any(coverage(tests, RULEBOOK).values())
    (tests / "test_more.py").write_text('@rule("XY-9")\ndef test_typo(): ...\n', encoding="utf-8")
    with pytest.raises(SerendipError, match=r"test_more.py::test_typo shows XY-9"):
        coverage(tests, RULEBOOK)


def test_ids_that_are_not_written_out_are_refused(tmp_path: Path) -> None:
    tests = folder_with(tmp_path, "@rule(*IDS)\ndef test_many(): ...\n")
    with pytest.raises(SerendipError, match="write the ids of rules out"):
        coverage(tests, RULEBOOK)


def test_a_folder_without_tests_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SerendipError, match="there are no tests"):
        coverage(tmp_path, RULEBOOK)


def test_the_folder_may_be_given_as_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_with(tmp_path, '@rule("XY-1")\ndef test_take(): ...\n')
    monkeypatch.chdir(tmp_path)
    assert coverage("tests", RULEBOOK)["XY-1"] == ["tests/test_play.py::test_take"]
