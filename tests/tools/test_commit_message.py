"""A commit's first line says where and what, briefly."""

import pytest

from tools.commit_message import faults


@pytest.mark.parametrize(
    "message",
    [
        "server: cut a flooding socket at once",
        "time horizon: rules by section\n\nEach around one predicate.",
        "Merge branch 'main' into mine",
    ],
)
def test_good_ones(message: str) -> None:
    assert faults(message) == []


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("Fixed it", "says where, then what"),
        ("server: " + "very " * 20 + "long", "72"),
        ("server: done.", "full stop"),
        ("server: done\nat last", "empty line"),
    ],
)
def test_what_is_wrong_is_said(message: str, words: str) -> None:
    assert any(words in fault for fault in faults(message))
