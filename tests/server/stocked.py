"""A database with many tables of all games, running and finished, as this release keeps them."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import serendip
from serendip.core.match import Match
from serendip.games import GAMES
from serendip.server.identity import new_room_id
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import Change, Room, SeatRow
from serendip.server.tables.dealing import deal, start
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transaction import Transaction

NOON = 1_800_000_000.0
SHORT = 60
"""How many steps a table that still runs has seen at most."""


def played(id: str, game: str, luck: Random, to_the_end: bool) -> Transaction:
    """Return a table at which somebody has played at random, as one long change."""
    seats = [SeatRow("human", f"Player {number + 1}") for number in range(max(2, serendip.game(game).seats[0]))]
    room = Room(id, game, seats, NOON, options=dict(serendip.game(game).options), open=True, pace="none")
    start(room, NOON)
    room.seed = luck.getrandbits(62)
    table = Transaction(TableRecord(room, 0, NOON), NOON)
    table.start(deal(room))
    left = luck.randrange(1, SHORT)
    while (to_the_end or left) and table.match is not None and table.match.outcome is None:
        act(table, table.match, luck, to_the_end and not left)
        left = max(0, left - 1)
    table.finish()
    return table


def act(table: Transaction, match: Match, luck: Random, hurry: bool) -> None:
    """Let somebody choose; in real time the clock runs, to the end if there is no time to lose."""
    at = None
    if match.game.real_time:
        at = match.clock + (10_000.0 if hurry else 2.0)
        table.pass_time(at)
        assert table.match is not None
        match = table.match
    if match.to_act:
        seat = luck.choice(match.to_act)
        table.play(seat, luck.choice(match.actions(seat)), at)


def goes_on(match: Match) -> bool:
    """Let somebody do the first thing that is offered; say whether it was done."""
    seat = match.to_act[0]
    before = len(match.steps())
    match.play(seat, match.actions(seat)[0], match.clock if match.game.real_time else None)
    return len(match.steps()) > before


def stock(data: Path, each: int) -> dict[str, Transaction]:
    """Fill a database with so many running and so many finished tables; return them by their ids."""
    luck = Random(13)
    games = list(GAMES)
    tables: dict[str, Transaction] = {}
    for number in range(2 * each):
        over = number >= each
        id = new_room_id()
        table = played(id, games[number % len(games)], luck, over)
        while not over and table.room.status == "over":  # it was a short one: deal again
            table = played(id, games[number % len(games)], luck, over)
        tables[id] = table
    assert Counter(table.room.status for table in tables.values()) == {"playing": each, "over": each}

    async def write() -> None:
        store = SqliteStore(data / "serendip.db")
        for table in tables.values():
            due = None
            await store.write(Change(table.room, NOON, 0, table.rows, True, table.moves, table.asked, due))
        store.close()

    data.mkdir(parents=True)
    asyncio.run(write())
    return tables


def seen(match: Match) -> list[Any]:
    """Return all that anybody can see of a match."""
    every = (None, *range(match.seats))
    return [[match.view(seat), [line.words() for line in match.log(seat)]] for seat in every]
