"""Routes about matches that were or are played: replay, analysis, branching off, reports of problems."""

import re
import secrets

from starlette.responses import Response

from serendip.core.errors import SerendipError, brief
from serendip.server.errors import Refused, broken_room, enough_today, not_welcome
from serendip.server.http.rooms import may_open, may_watch, table_of
from serendip.server.http.route import ApiRequest, ApiRoute, Query
from serendip.server.live.films import LEFT_OUT
from serendip.server.printed import printed_then
from serendip.server.protocol.bodies import Analysis, Films, Opened, Replay, Reported, Teaching
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.requests import BranchOff, Report
from serendip.server.rooms.next_room import branch_off
from serendip.server.storage.store import Relations, StoreError
from serendip.server.tables.people import somebody_at
from serendip.server.tables.table import Table
from serendip.server.transport.origin import address_of
from serendip.server.workers.replay import Viewer, replay_json
from serendip.server.workers.worker import WorkerDied, WorkerStuck

SEAT = Query(
    "seat",
    "A seat's number, or all; left out: one's own seat, or a spectator's place",
    {"type": "string", "pattern": "^(all|[0-9]|1[0-5])$"},
)


def viewer_of(ask: ApiRequest, table: Table) -> Viewer:
    """Return from where the visitor may look: while a match runs only from one's own seat."""
    held = table.record.held_by(ask.visitor) if ask.visitor else []
    wanted = ask.query("seat")
    if wanted is None:
        return held[0] if held else None
    if not re.fullmatch(r"all|[0-9]|1[0-5]", wanted):
        raise Refused("bad-message", "Ask with ?seat= and the number of a seat, or all.")
    if wanted != "all" and int(wanted) >= len(table.record.room.seats):
        raise Refused(
            "no-such-page", f"There is no seat {wanted}: this table has {len(table.record.room.seats)} seats."
        )
    if table.record.room.status != "over" and (wanted == "all" or int(wanted) not in held):
        raise Refused("not-yours", "While a game goes on it can be seen only from one's own seat.")
    return "all" if wanted == "all" else int(wanted)


async def replay(ask: ApiRequest) -> Response:
    """Return a match from its opening on."""
    services = ask.services
    stands = Relations() if ask.visitor is None else await services.store.relations(ask.visitor)
    table = await table_of(ask)
    viewer = viewer_of(ask, table)
    if table.record.room.status != "over" and not may_watch(table.record, ask.visitor, stands):
        raise not_welcome()
    if table.record.match is None:
        raise Refused("not-now", "The game has not begun: there is nothing to replay yet.")
    if not services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too many replays at once. Wait a little.")
    packed = "gzip" in ask.request.headers.get("accept-encoding", "")
    found = await services.store.room(table.record.room.id)
    rows = found[1] if found else []
    try:
        account = ("replay", address_of(ask.request), table.record.room.id)
        room = table.record.room
        then = await printed_then(services, room.game, rows)
        body = await services.lanes.background.do(account, replay_json, room, rows, viewer, packed, then)
    except (WorkerDied, WorkerStuck) as error:
        raise Refused("busy", "The replay could not be made. Try again in a moment.") from error
    except SerendipError as error:
        raise broken_room(error) from error
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else {}
    return Response(body, headers=headers, media_type="application/json")


async def films(ask: ApiRequest) -> Response:
    """Return the films of a match's builds: nothing of them is secret."""
    table = await table_of(ask)
    if not ask.services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too many replays at once. Wait a little.")
    found = await ask.services.store.films(table.record.room.id)
    kept = [film for film in found if film != LEFT_OUT]
    left_out = len(kept) < len(found) or len(found) >= ask.services.settings.limits.films_per_room
    full = b"true" if left_out else b"false"
    return Response(b'{"films": [' + b", ".join(kept) + b'], "full": ' + full + b"}", media_type="application/json")


async def analysis(ask: ApiRequest) -> Analysis:
    """Return how the chances moved, as far as that is known. Only beginning counts as heavy: pages ask often."""
    table = await table_of(ask)
    if table.record.room.status != "over":
        raise Refused("not-now", "The game is not over: its chances stay secret until then.")
    match, analyses = table.record.match, ask.server.analyses
    assert match is not None
    found = await analyses.of(table.record.room)
    if found is not None:
        return found
    if not ask.services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too many analyses at once. Wait a little.")
    return analyses.begin(table.record.room, match, table.record.names())


async def lessons(ask: ApiRequest) -> Teaching:
    """Return from which moments of a finished match a seat can learn. What is not known yet is thought about now."""
    table = await table_of(ask)
    room, match, known = table.record.room, table.record.match, ask.server.lessons
    if room.status != "over" or match is None:
        raise Refused("not-now", "The game is not over: until then everybody thinks for themselves.")
    text = ask.part("seat")
    if not re.fullmatch(r"[0-9]|1[0-5]", text) or int(text) >= len(room.seats):
        raise Refused("no-such-page", f"There is no seat {brief(text)}: this table has {len(room.seats)} seats.")
    seat = int(text)
    found = known.known(room, seat)
    if found is not None:
        return found
    if not ask.services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too many analyses at once. Wait a little.")
    try:
        return await known.of(room, match, table.record.names(), seat)
    except (WorkerDied, WorkerStuck) as error:
        raise Refused("busy", "The lessons could not be thought of. Try again in a moment.") from error


async def branch(ask: ApiRequest) -> Opened:
    """Open a room that begins in the middle of a finished match."""
    services = ask.services
    visitor = ask.need_visitor()
    name = await services.name_of(visitor)
    await may_open(ask, visitor)
    table = await table_of(ask)
    wish: BranchOff = ask.body
    room, key = await table.transactions.do(branch_off, table, visitor, name, wish.step, wish.seat)
    return Opened(room.id, wish.seat, key, f"/table/{room.id}#{key}")


async def report(ask: ApiRequest) -> Reported:
    """Keep a report with the save and the reporter's view; the save stays on the server."""
    services = ask.services
    if not services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too many reports at once. Wait a little.")
    table = await table_of(ask)
    if not services.limits.reports_a_day.take(ask.visitor or "", address_of(ask.request)):
        raise enough_today("reports")
    held = table.record.held_by(ask.visitor) if ask.visitor else []
    seat = held[0] if held else None
    body = {
        "room": table.record.room.id,
        "game": table.record.room.game,
        "at": services.now(),
        "seat": seat,
        "words": ask.body.words,
        "view": table.record.match.view(seat) if table.record.match else None,
        "save": table.record.match.save() if table.record.match else None,
        "about": None,
        "chat": [],
    }
    about = await somebody_at(table, ask.body.who) if ask.body.who is not None else None
    if about is not None:
        lines = await table.chat.lines(apart=False) + await table.chat.lines(apart=True)
        body["about"] = {"visitor": about.visitor, "name": about.name, "seat": about.seat}
        body["chat"] = [line for line, visitor in lines if table.record.person(visitor) == about.visitor]
    id = secrets.token_hex(6)
    whose = (ask.visitor or "", "" if about is None else about.visitor)
    try:
        await services.store.keep_report(id, table.record.room.id, encode(body), *whose)
    except StoreError as error:
        raise Refused("busy", "The report could not be written to disk. Try again soon.") from error
    services.journal.info("report", report=id, room=table.record.room.id)
    return Reported(id)


ROUTES = [
    ApiRoute(
        "GET", "/api/rooms/{room}/replay", "A match from its opening on", Replay, replay, query=(SEAT,),
        refuses=("no-such-room", "not-yours", "not-welcome", "not-now", "bad-message"),
    ),
    ApiRoute(
        "GET", "/api/rooms/{room}/films", "The films of the builds that have ended", Films, films,
        refuses=("no-such-room",),
    ),
    ApiRoute(
        "GET", "/api/rooms/{room}/analysis", "How the chances moved in a finished match", Analysis, analysis,
        refuses=("no-such-room", "not-now"),
    ),
    ApiRoute(
        "GET", "/api/rooms/{room}/seats/{seat}/lessons", "What a seat can learn from a match", Teaching, lessons,
        refuses=("no-such-room", "no-such-page", "not-now"),
    ),
    ApiRoute(
        "POST", "/api/rooms/{room}/branch", "Play on from a step of a finished match, against bots", Opened, branch,
        body=BranchOff, made=True, refuses=("no-such-room", "not-now"),
    ),
    ApiRoute(
        "POST", "/api/rooms/{room}/reports", "Report a problem, or somebody", Reported, report, body=Report, made=True,
        refuses=("no-such-room", "no-such-person"),
    ),
]  # fmt: skip
