"""Who may see an entry of the log."""

from functools import reduce
from operator import and_, or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.core.entry import ALL, Entry, all_but, only
from serendip.core.line import Line

LINE = Line("hears", "{seat:player} hears this.", "XX-1")
SEATS = st.integers(0, 11)


@given(SEATS)
def test_what_is_for_all_is_for_every_seat_and_spectators(seat: int) -> None:
    entry = Entry(LINE, (0,), ALL)
    assert entry.seen_by(seat)
    assert entry.seen_by(None)


@given(st.sets(SEATS, min_size=1), SEATS)
def test_what_is_for_some_is_for_nobody_else(seats: set[int], seat: int) -> None:
    entry = Entry(LINE, (0,), reduce(or_, map(only, seats)))
    assert entry.seen_by(seat) == (seat in seats)
    assert not entry.seen_by(None)


@given(st.sets(SEATS, min_size=1), SEATS)
def test_what_is_for_all_but_some_is_for_everybody_else_and_spectators(seats: set[int], seat: int) -> None:
    entry = Entry(LINE, (0,), reduce(and_, map(all_but, seats)))
    assert entry.seen_by(seat) == (seat not in seats)
    assert entry.seen_by(None)


@pytest.mark.parametrize("audience", [ALL, only(1), all_but(1)])
def test_an_entry_reads_the_same_for_whoever_sees_it(audience: int) -> None:
    entry = Entry(LINE, (1,), audience)
    assert str(entry) == "Player 2 hears this."
    assert entry.rules == ("XX-1",)
    assert entry.to_json()["key"] == "hears"
