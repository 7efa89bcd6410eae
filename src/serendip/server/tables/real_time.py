"""Games in real time: when the table has to act by itself, it does, though nobody has done anything."""

import asyncio
from typing import TYPE_CHECKING

from serendip.server.errors import Refused

if TYPE_CHECKING:
    from serendip.server.tables.table import Table

AGAIN = 1.0


def time_of(table: "Table") -> float | None:
    """Return the time on the table's own clock for a game in real time; None for all others."""
    return table.house.now() - table.room.started if table.game.real_time else None


def wind(table: "Table") -> None:
    """Set the timer to the next moment at which the table acts by itself."""
    if table.real_time_timer is not None:
        table.real_time_timer.cancel()
        table.real_time_timer = None
    now = time_of(table)
    match = table.match
    if now is None or match is None or match.due is None or table.room.status != "playing":
        return
    table.real_time_timer = asyncio.get_running_loop().call_later(max(0.0, match.due - now), _ring, table)


def _ring(table: "Table") -> None:
    table.real_time_timer = None
    table.house.spawn(table.do(_time_has_come, table))


async def _time_has_come(table: "Table") -> None:
    now = time_of(table)
    match = table.match
    if now is None or match is None or match.due is None or table.room.status != "playing":
        return
    if match.due > now + 0.01:
        wind(table)
        return
    transaction = table.begin()
    transaction.pass_time(max(now, match.due, match.clock))
    try:
        await table.commit(transaction)
    except Refused:
        # It could not be written: ring again soon.
        table.real_time_timer = asyncio.get_running_loop().call_later(AGAIN, _ring, table)
