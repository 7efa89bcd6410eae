"""What the rows of a room tell: the match as it is kept, whatever the rules of today make of its actions."""

from random import Random
from typing import Any

import msgspec
import pytest

import serendip
from serendip.core.errors import SerendipError
from serendip.games import GAMES
from serendip.server.storage.store import Played, Stored
from serendip.server.tables.history import History, check_match
from serendip.server.tables.packing import packed, unpacked
from serendip.server.tables.transaction import Transaction
from tests.server.stocked import NOON, played, seen


def table_of(game: str, seed: int = 3) -> Transaction:
    return played("aaaaaaaaaa", game, Random(seed), to_the_end=False)


def stored(table: Transaction) -> Stored:
    return Stored(table.room, table.moves, table.asked, NOON)


@pytest.mark.parametrize("game", GAMES)
def test_rows_bring_the_match_to_where_it_was(game: str) -> None:
    table = table_of(game)
    history = History(table.room, table.rows)
    assert table.match is not None
    match = history.match()
    assert not history.changed
    assert seen(match) == seen(table.match)
    assert match.save() == table.match.save()
    check_match(stored(table), table.rows)


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_former_days_have_no_positions_and_are_played_again(game: str) -> None:
    table = table_of(game)
    bare = [
        msgspec.structs.replace(row, kept=b"") if hasattr(row, "kept") else row
        for row in table.rows[1:]  # the first is the recording of the opening
    ]
    history = History(table.room, bare)
    assert table.match is not None
    assert seen(history.match()) == seen(table.match)
    made, kept = history.made_recording(), History(table.room, table.rows).recording
    assert msgspec.json.encode(made) == msgspec.json.encode(kept)


def choices_at_the_end(table: Transaction) -> list[Any]:
    """Return what could have been played instead of the last row."""
    last = table.rows[-1]
    assert isinstance(last, Played)
    return [msgspec.to_builtins(action) for action in History(table.room, table.rows[:-1]).match().actions(last.seat)]


def test_an_action_that_leads_elsewhere_does_not_move_the_match() -> None:
    tables = [table_of("dark-matter", seed) for seed in range(8)]
    table = next(table for table in tables if len(choices_at_the_end(table)) > 1)
    before, last = History(table.room, table.rows[:-1]), table.rows[-1]
    assert isinstance(last, Played)
    others = [action for action in choices_at_the_end(table) if action != msgspec.json.decode(last.action)]
    frames = msgspec.json.decode(unpacked(last.kept, before.last))
    frames[0][0][1] = others[0]
    rows = [*table.rows[:-1], msgspec.structs.replace(last, kept=packed(msgspec.json.encode(frames), before.last))]
    history = History(table.room, rows)
    match = history.match()
    assert history.changed
    assert table.match is not None
    assert match.view(0) == table.match.view(0)
    with pytest.raises(SerendipError, match="another position"):
        check_match(stored(table), rows)


def test_a_missing_or_damaged_row_is_told() -> None:
    table = table_of("pandorum")
    with pytest.raises(SerendipError, match="can't be read"):
        History(table.room, [*table.rows[:2], *table.rows[3:]])
    second = table.rows[1]
    assert isinstance(second, Played)
    damaged = msgspec.structs.replace(second, kept=second.kept[:-4] + b"\0\0\0\0")
    with pytest.raises(SerendipError, match="can't be read"):
        History(table.room, [table.rows[0], damaged])


def test_another_seed_changes_nothing_of_what_is_kept() -> None:
    table = table_of("time-horizon")
    assert table.match is not None
    moved = msgspec.structs.replace(table.room, seed=table.room.seed + 1)
    assert seen(History(moved, table.rows).match()) == seen(table.match)
    assert serendip.game("time-horizon").new(2, moved.seed).view(0) != table.match.opening().view(0)
