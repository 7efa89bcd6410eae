"""A room from the disk: its match is where it was, by whichever rules it came there."""

from collections.abc import Callable

from serendip.server.services import Services
from serendip.server.storage.store import Row, Stored
from serendip.server.tables.history import History
from serendip.server.tables.notes import LED_ELSEWHERE, RULES_CHANGED
from serendip.server.tables.record import TableRecord
from serendip.server.tables.table import Table
from serendip.server.tables.transaction import is_public


async def restore(services: Services, stored: Stored, rows: list[Row], broke: Callable[[BaseException], None]) -> Table:
    """Return the table of a room. Raises whatever damaged rows bring about.

    `broke` is called when the table has to be given up later.
    """
    room = stored.room
    # Touched now: whoever has asked for it needs a moment to get to it.
    record = TableRecord(room, len(rows), services.now())
    history = None if room.status == "waiting" else History(room, rows)
    if history is not None:
        match = history.match()
        steps = match.steps()
        record.match = match
        record.packed = history.last
        record.notes = history.notes
        record.actors = [step.seat for step in steps]
        record.moves = sum(map(is_public, steps))
        now = services.now()
        record.asked = {seat: min(since, now) for seat, since in stored.asked.items()}
        record.asked_before = history.asked_before
    table = Table(services, record, broke)
    table.presence.restore(min(stored.touched, services.now()))
    if history is not None:
        await _go_on_from(history, table)
    return table


async def _go_on_from(history: History, table: Table) -> None:
    """Keep from where today's rules hold, if those that brought the match here were others, or nothing is kept yet."""
    match = table.record.match
    assert match is not None
    transaction = table.transactions.begin()
    if history.recording is None:
        transaction.record(history.made_recording())
    elif history.changed and match.outcome is None:
        if history.rules == match.game.fingerprint:
            table.services.journal.error("position-differs", room=table.record.room.id, steps=history.steps)
            transaction.take_rules(history.rules, LED_ELSEWHERE)
        else:
            transaction.take_rules(match.game.fingerprint, RULES_CHANGED)
    else:
        return
    await table.transactions.commit(transaction)
