"""The one place that knows the clock: since when a seat is asked, and when a bot plays for whoever does not act."""

import asyncio
from typing import TYPE_CHECKING

from serendip.server.errors import Refused
from serendip.server.tables.bots import bot_of
from serendip.server.tables.transaction import Transaction

if TYPE_CHECKING:
    from serendip.server.tables.table import Table

AGAIN = 5.0


def wind(table: "Table") -> None:
    """Remember who is asked since when, and set the timer for whoever is late."""
    now = table.house.now()
    asked = table.match.to_act if table.match else ()
    table.asked_since = {seat: table.asked_since.get(seat, now) for seat in asked}
    if table.absence_timer is not None:
        table.absence_timer.cancel()
        table.absence_timer = None
    found = next_deadline(table)
    table.deadline = found[1] if found else None
    if found is not None:
        loop = asyncio.get_running_loop()
        table.absence_timer = loop.call_later(max(0.0, found[1] - now), _ring, table)


def next_deadline(table: "Table") -> tuple[int, float] | None:
    """Return the seat that is late first and when; None if nobody can be."""
    room = table.room
    if room.status != "playing" or room.pace == "none":
        return None
    people = table.people()
    late: list[tuple[float, int]] = []
    for seat, since in table.asked_since.items():
        if seat not in people:
            continue
        if room.pace == "day" and len(people) > 1:
            late.append((since + table.house.settings.day_seconds, seat))
        elif room.pace == "live" and not table.here(seat) and any(table.here(other) for other in people):
            since = max(since, table.away_since.get(seat, since))
            late.append((since + table.house.settings.away_seconds, seat))
    if not late:
        return None
    when, seat = min(late)
    return seat, when


def due(table: "Table", transaction: Transaction) -> float | None:
    """Return when the room has to go on though nobody looks at it: bots at once, a day's pace when it ends."""
    room = transaction.room
    if room.status != "playing" or transaction.match is None:
        return None
    humans = [number for number, seat in enumerate(room.seats) if seat.kind == "human"]
    if humans and any(bot_of(room, seat) for seat in transaction.match.to_act):
        return transaction.now
    if room.pace == "day" and len(humans) > 1:
        since = min(
            (table.asked_since.get(seat, transaction.now) for seat in transaction.match.to_act), default=transaction.now
        )
        return since + table.house.settings.day_seconds
    return None


def _ring(table: "Table") -> None:
    table.absence_timer = None
    table.house.spawn(table.do(_time_is_up, table))


async def _time_is_up(table: "Table") -> None:
    from serendip.server.tables import seats

    found = next_deadline(table)
    if found is None or found[1] > table.house.now():
        wind(table)
        return
    try:
        await seats.stand_in(table, found[0], "thumb")
    except Refused:
        # It could not be written: ring again soon.
        table.absence_timer = asyncio.get_running_loop().call_later(AGAIN, _ring, table)
