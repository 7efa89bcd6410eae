"""Who is at a table, as others may speak of them: players, spectators, and who has said something lately."""

from serendip.server.errors import no_such_person
from serendip.server.identity import handle
from serendip.server.tables.table import Table


class Somebody:
    """One of them. The visitor is for the server alone; others know the handle."""

    def __init__(self, room: str, visitor: str, name: str, seat: int | None, here: bool) -> None:
        self.visitor = visitor
        self.who = handle(room, visitor)
        self.name = name
        self.seat = seat
        self.here = here


async def people_at(table: Table) -> list[Somebody]:
    """Return everybody who can be named at a table, players first. Raises StoreError."""
    lines = await table.chat.lines(apart=False) + await table.chat.lines(apart=True)
    record = table.record
    room = record.room
    found: dict[str, Somebody] = {}
    for number, seat in enumerate(room.seats):
        if seat.kind == "human" and seat.owner and seat.owner not in found:
            found[seat.owner] = Somebody(room.id, seat.owner, seat.name, number, table.sockets.here(number))
    for socket in table.sockets:
        if socket.visitor is not None:
            person = record.person(socket.visitor)
            found.setdefault(person, Somebody(room.id, person, socket.name, None, True))
    for line, visitor in reversed(lines):
        if visitor:
            person = record.person(visitor)
            found.setdefault(person, Somebody(room.id, person, line.name, None, False))
    return list(found.values())


async def somebody_at(table: Table, who: str) -> Somebody:
    """Return the one who is known by a handle. Raises Refused and StoreError."""
    for somebody in await people_at(table):
        if somebody.who == who:
            return somebody
    raise no_such_person()
