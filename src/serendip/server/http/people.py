"""Routes about other people: who is at a table, ignoring them, sending a spectator away."""

from serendip.server.errors import Refused, no_such_person
from serendip.server.http.rooms import table_of
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.identity import handle
from serendip.server.protocol.bodies import IgnoredPeople, IgnoredPerson, People, Person, SentAway
from serendip.server.protocol.codes import CloseCode
from serendip.server.protocol.requests import Ignore
from serendip.server.protocol.to_client import Bye
from serendip.server.protocol.values import Ignored
from serendip.server.storage.store import IgnoredRow
from serendip.server.tables.people import Somebody, people_at, somebody_at
from serendip.server.tables.table import Table


def person(somebody: Somebody, visitor: str | None, ignored: Ignored | None) -> Person:
    """Return somebody as another visitor sees them."""
    you = visitor is not None and somebody.visitor == visitor
    return Person(somebody.who, somebody.name, somebody.seat, somebody.here, you, ignored)


async def people(ask: ApiRequest) -> People:
    """Return who is at a table."""
    visitor = ask.need_visitor()
    stands = await ask.services.store.relations(visitor)
    table = await table_of(ask)
    how = {row.visitor: row.how for row in stands.ignores}
    me = table.record.person(visitor)
    found = [person(somebody, me, how.get(somebody.visitor)) for somebody in await people_at(table)]
    return People(found, host=visitor == table.record.room.creator)


async def ignore(ask: ApiRequest) -> Person:
    """Mute or block somebody, or neither any more."""
    visitor = ask.need_visitor()
    table = await table_of(ask)
    somebody = await somebody_at(table, ask.part("who"))
    if somebody.visitor == table.record.person(visitor):
        raise Refused("illegal", "That is you.")
    wish: Ignore = ask.body
    row = None
    if wish.ignored is not None:
        row = IgnoredRow(somebody.visitor, wish.ignored, somebody.name, ask.services.now())
    await _ignore(ask, visitor, somebody.visitor, row)
    if wish.ignored == "blocked" and visitor == table.record.room.creator and somebody.seat is None:
        _see_out(table, somebody)
    return person(somebody, visitor, wish.ignored)


async def send_away(ask: ApiRequest) -> SentAway:
    """Send a spectator away from one's table for good."""
    table = await table_of(ask)
    if ask.visitor is None or ask.visitor != table.record.room.creator:
        raise Refused("not-yours", "Only who opened the table can send somebody away.")
    somebody = await somebody_at(table, ask.part("who"))
    if somebody.seat is not None or somebody.visitor == ask.visitor:
        raise Refused("illegal", "Only spectators can be sent away.")
    await ask.services.store.send_away(table.record.room.id, somebody.visitor)
    _see_out(table, somebody)
    ask.services.journal.info("sent-away", room=table.record.room.id, visitor=somebody.visitor[:8])
    return SentAway(somebody.who)


async def ignored(ask: ApiRequest) -> IgnoredPeople:
    """Return whom one ignores."""
    visitor = ask.need_visitor()
    stands = await ask.services.store.relations(visitor)
    return IgnoredPeople([_listed(visitor, row) for row in stands.ignores])


async def ignore_no_more(ask: ApiRequest) -> IgnoredPerson:
    """Ignore somebody no more."""
    visitor = ask.need_visitor()
    for row in (await ask.services.store.relations(visitor)).ignores:
        if handle(visitor, row.visitor) == ask.part("who"):
            await _ignore(ask, visitor, row.visitor, None)
            return _listed(visitor, row)
    raise no_such_person()


def _see_out(table: Table, spectator: Somebody) -> None:
    """Close every browser of a spectator at a table, and say why."""
    for socket in table.sockets:
        if socket.visitor == spectator.visitor:
            socket.send(Bye("sent-away", "The host of this table has sent you away. Choose another one."))
            socket.socket.close(CloseCode.SENT_AWAY)


def _listed(visitor: str, row: IgnoredRow) -> IgnoredPerson:
    return IgnoredPerson(handle(visitor, row.visitor), row.name, row.how)


async def _ignore(ask: ApiRequest, visitor: str, other: str, row: IgnoredRow | None) -> None:
    """Keep it, and let every browser of the visitor know at once."""
    stands = await ask.services.store.relations(visitor)
    known = stands.hears_nothing_of - {other}
    if row is not None and len(known) >= ask.services.settings.limits.ignored_people:
        raise Refused("too-many", "You ignore too many people. Forgive some of them, in the menu.")
    await ask.services.store.ignore(visitor, other, row)
    for table in list(ask.rooms.tables.values()):
        for socket in table.sockets:
            if socket.visitor == visitor:
                socket.ignores = known if row is None else known | {other}


ROUTES = [
    ApiRoute("GET", "/api/rooms/{room}/people", "Who is at a table", People, people, refuses=("no-such-room",)),
    ApiRoute(
        "PATCH", "/api/rooms/{room}/people/{who}", "Mute or block somebody, or neither any more", Person, ignore,
        body=Ignore, refuses=("no-such-room", "no-such-person", "too-many"),
    ),
    ApiRoute(
        "DELETE", "/api/rooms/{room}/people/{who}", "Send a spectator away from one's table", SentAway, send_away,
        refuses=("no-such-room", "no-such-person", "not-yours"),
    ),
    ApiRoute("GET", "/api/me/ignored", "Whom one ignores", IgnoredPeople, ignored),
    ApiRoute(
        "DELETE", "/api/me/ignored/{who}", "Ignore somebody no more", IgnoredPerson, ignore_no_more,
        refuses=("no-such-person",),
    ),
]  # fmt: skip
