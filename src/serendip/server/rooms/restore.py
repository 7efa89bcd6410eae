"""A room from the disk: its match is played again from its rows."""

from serendip.core.line import Said
from serendip.core.match import Match
from serendip.core.repeat import replayed
from serendip.server.rooms.create import deal
from serendip.server.rooms.house import House
from serendip.server.storage.store import Noted, Passed, Played, Room, Row, Stored, TakenBack
from serendip.server.tables import votes
from serendip.server.tables.notes import LINES
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


def restore(house: House, stored: Stored, rows: list[Row]) -> Table:
    """Play a room's rows again. Raises SerendipError if they do not fit."""
    # Touched now: whoever has asked for it needs a moment to get to it.
    table = Table(house, stored.room, len(rows), house.now())
    table.away_since = {number: stored.touched for number, seat in enumerate(stored.room.seats) if seat.kind == "human"}
    if stored.room.status == "waiting":
        return table
    match, notes = (in_real_time if table.game.real_time else in_turns)(stored.room, rows)
    steps = match.steps()
    table.match = match
    table.notes = notes
    table.actors = [step.seat for step in steps]
    table.moves = sum(map(is_public, steps))
    table.asked_since = dict.fromkeys(match.to_act, stored.touched)
    votes.recall(table)
    return table
