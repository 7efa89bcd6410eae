"""What a seat heard as numbers. That it gives every log of every game back is a promise: `serendip.conformance`."""

import pytest

import serendip
from serendip.core.entry import ALL
from serendip.core.errors import SerendipError
from serendip.core.log_encoding import LIST, NUMBER, SEAT, UNKNOWN, LogEncoding
from serendip.games.dark_matter.words import BID_SHOWN, DRAWS_CARDS
from tests.core.test_encoding import Wagers

DARK_MATTER = serendip.game("dark-matter")
LOG = DARK_MATTER.encoding.log


def test_a_line_is_its_code_and_what_stands_in_its_gaps_as_the_seat_counts() -> None:
    found: list[float] = []
    LOG.add((BID_SHOWN, (2, 12), ALL), 1, 3, found)
    assert found[2:] == [SEAT, 1, NUMBER, 12]
    assert LOG.explain([0, 0, *found]) == ["player +1 bid 12 M$."]
    found = []
    LOG.add((DRAWS_CARDS, (("COVID vaccine", "no such card"),), ALL), 1, 3, found)
    assert found[2:4] == [LIST, 2]
    assert found[6] == UNKNOWN
    assert LOG.explain(found) == ["You draw COVID vaccine and …."]


def test_what_was_cut_off_is_told_in_words() -> None:
    with pytest.raises(SerendipError, match="it was cut"):
        LOG.explain([NUMBER, 3])
    with pytest.raises(SerendipError, match="pairs of a code and a number"):
        LOG.explain([NUMBER])


def test_a_game_without_lines_says_so() -> None:
    with pytest.raises(SerendipError, match="Wagers declares no `lines`"):
        LogEncoding(Wagers())
