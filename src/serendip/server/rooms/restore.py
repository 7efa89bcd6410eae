"""A room from the disk: its match is played again from its rows."""

from collections.abc import Callable

import serendip
from serendip.core.line import Said
from serendip.core.match import Match
from serendip.core.repeat import replayed
from serendip.server.services import Services
from serendip.server.storage.store import Noted, Passed, Played, Room, Row, Stored, TakenBack
from serendip.server.tables.dealing import deal
from serendip.server.tables.notes import LINES
from serendip.server.tables.record import TableRecord
from serendip.server.tables.table import Table
from serendip.server.tables.transaction import is_public


def in_turns(room: Room, rows: list[Row]) -> tuple[Match, list[tuple[int, Said]]]:
    """Return the match that rows tell, and the table's notes: what was taken back is not even played."""
    kept: list[Played] = []
    notes: list[tuple[int, Said]] = []
    for row in rows:
        if isinstance(row, Played):
            kept.append(row)
        elif isinstance(row, TakenBack):
            kept = kept[: row.to]
            notes = [(min(after, row.to), said) for after, said in notes]
        elif isinstance(row, Noted):
            notes.append((len(kept), Said(LINES[row.key], tuple(row.args))))
    match = deal(room)
    for played in kept:
        match.play(played.seat, match.game.action(bytes(played.action)), played.at)
    return match, notes


def in_real_time(room: Room, rows: list[Row]) -> tuple[Match, list[tuple[int, Said]]]:
    """Return the match that rows tell, where an action may bring several steps: what the table did before it."""
    match = deal(room)
    notes: list[tuple[int, Said]] = []
    for row in rows:
        if isinstance(row, Played):
            match.play(row.seat, match.game.action(bytes(row.action)), row.at)
        elif isinstance(row, Passed):
            match.pass_time(row.at)
        elif isinstance(row, TakenBack):
            match = replayed(match, row.to)
            notes = [(min(after, row.to), said) for after, said in notes]
        else:
            notes.append((len(match.steps()), Said(LINES[row.key], tuple(row.args))))
    return match, notes


def asked_before(rows: list[Row]) -> list[float | None]:
    """Return for each action that was not taken back since when its seat had been asked for it."""
    kept: list[float | None] = []
    for row in rows:
        if isinstance(row, Played):
            kept.append(row.since)
        elif isinstance(row, TakenBack):
            kept = kept[: row.to]
    return kept


def match_of(stored: Stored, rows: list[Row]) -> Match:
    """Return the match of a room that has begun. Raises SerendipError if its rows do not fit."""
    real_time = serendip.game(stored.room.game).real_time
    return (in_real_time if real_time else in_turns)(stored.room, rows)[0]


def restore(services: Services, stored: Stored, rows: list[Row], broke: Callable[[BaseException], None]) -> Table:
    """Return the table of a room whose rows are played again. Raises whatever damaged ones bring about.

    `broke` is called when the table has to be given up later.
    """
    # Touched now: whoever has asked for it needs a moment to get to it.
    record = TableRecord(stored.room, len(rows), services.now())
    if stored.room.status != "waiting":
        match, notes = (in_real_time if record.game.real_time else in_turns)(stored.room, rows)
        steps = match.steps()
        record.match = match
        record.notes = notes
        record.actors = [step.seat for step in steps]
        record.moves = sum(map(is_public, steps))
        now = services.now()
        record.asked = {seat: min(since, now) for seat, since in stored.asked.items()}
        record.asked_before = asked_before(rows)
    table = Table(services, record, broke)
    table.presence.restore(min(stored.touched, services.now()))
    return table
