"""The bell of a game in real time: when the table has to act by itself, it does, though nobody has done anything."""

import asyncio
from typing import TYPE_CHECKING

from serendip.server import clock
from serendip.server.refused import Refused

if TYPE_CHECKING:
    from serendip.server.table import Table

AGAIN = 1.0


def wind(table: "Table") -> None:
    """Set the bell to the next moment at which the table acts by itself."""
    if table.bell is not None:
        table.bell.cancel()
        table.bell = None
    now = clock.at(table)
    match = table.match
    if now is None or match is None or match.due is None or table.room.status != "playing":
        return
    table.bell = asyncio.get_running_loop().call_later(max(0.0, match.due - now), _ring, table)


def _ring(table: "Table") -> None:
    table.bell = None
    table.house.spawn(table.do(_time_has_come, table))


async def _time_has_come(table: "Table") -> None:
    now = clock.at(table)
    match = table.match
    if now is None or match is None or match.due is None or table.room.status != "playing":
        return
    if match.due > now + 0.01:
        wind(table)
        return
    draft = table.draft()
    draft.pass_time(max(now, match.due, match.clock))
    try:
        await table.commit(draft)
    except Refused:
        # It could not be written: ring again soon.
        table.bell = asyncio.get_running_loop().call_later(AGAIN, _ring, table)
