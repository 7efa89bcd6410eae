"""What is done for each message of a socket. Every function takes the table, the socket and the message."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import UNSET

from serendip.bots import hinter
from serendip.core.line import Line, Said
from serendip.server.errors import Refused, enough_today, not_yours
from serendip.server.live.table_builds import TableBuilds
from serendip.server.protocol.encoding import NULL, raw
from serendip.server.protocol.from_client import (
    Aim,
    AskPreview,
    AskUndo,
    CastVote,
    Check,
    ClientMessage,
    Hand,
    Hear,
    Hint,
    LookFrom,
    Ping,
    Play,
    Rematch,
    Replace,
    Return,
    SayInChat,
    SeeBench,
    Start,
    Why,
)
from serendip.server.protocol.sentences import entry
from serendip.server.protocol.to_client import Because, Hinted, Ok, Pong, Previewed, ServerMessage, Weighed
from serendip.server.rooms.next_room import rematch as rematch_of
from serendip.server.tables.offers import chosen, offer
from serendip.server.tables.previews import foresee
from serendip.server.tables.sockets import TableSocket
from serendip.server.tables.table import Table
from serendip.server.transport.origin import address_of
from serendip.server.workers import tasks
from serendip.server.workers.bot_choice import imagined
from serendip.server.workers.worker import WorkerDied, WorkerStuck


async def play(table: Table, socket: TableSocket, message: Play) -> Ok:
    """Carry out an action; whoever was played for is back with it."""
    await _own(table, socket, message.seat, back=True)
    await table.transactions.do(table.playing.play, message.seat, message.action, message.rev)
    return Ok(message.id)


async def take_back(table: Table, socket: TableSocket, message: AskUndo) -> Ok:
    """Take the last action back, or ask the others for it."""
    visitor = await _own(table, socket, message.seat, back=True)
    vote = await table.transactions.do(table.undo.undo, message.seat, visitor)
    return Ok(message.id, vote=UNSET if vote is None else vote)


async def why(table: Table, socket: TableSocket, message: Why) -> Because:
    """Say why something can't be done."""
    await _own(table, socket, message.seat)
    match = table.record.match
    if match is None:
        return Because(message.id, "the game has not begun", [])
    refusal = match.why_not(message.seat, chosen(match.game, message.action))
    if refusal is None:
        return Because(message.id, None, [])
    words = refusal.words(table.record.names())
    return Because(message.id, words, list(refusal.rules), refusal.line.key, refusal.values())


async def preview(table: Table, socket: TableSocket, message: AskPreview) -> Previewed:
    """Say what the seat can foresee of an action, unless it asks too often."""
    visitor = await _own(table, socket, message.seat)
    match = table.record.match
    if match is None:
        raise Refused("not-now", "The game has not begun: there is nothing to foresee yet.")
    if not table.services.limits.previews.take(visitor):
        raise Refused("too-fast", "Slowly: nobody can foresee so much at once.")
    return foresee(match, table.record.names(), message)


async def hint(table: Table, socket: TableSocket, message: Hint) -> Hinted:
    """Say what the strongest bot of the game would do, where that is agreed."""
    if not table.record.room.hints:
        raise Refused("no-hints", "No hints at this table: everybody thinks for themselves.")
    visitor = await _own(table, socket, message.seat, back=True)
    services, match = table.services, table.record.match
    if match is None or not match.actions(message.seat):
        raise Refused("not-now", "You are not asked anything now. Ask for a hint when it is your turn.")
    if socket.hinting or not services.limits.hints.take(visitor):
        raise Refused("too-fast", "One hint after the other: wait a little.")
    socket.hinting = True
    account = services.account(visitor, table.record.room.id)
    try:
        position = imagined(match, message.seat)
        found = await services.lanes.hints.do(account, tasks.suggest, position, message.seat, hinter(match.game))
    except (WorkerDied, WorkerStuck) as error:
        raise Refused("busy", "The hint could not be thought of. Try again in a moment.") from error
    finally:
        socket.hinting = False
    choice, chance, others, cut_short, told = msgspec.json.decode(found)
    names = table.record.names()
    return Hinted(
        message.id,
        offer(match.game.action(choice), names),
        chance,
        [Weighed(offer(match.game.action(plain), names), likely, equal) for plain, likely, equal in others],
        NULL if told is None else raw(entry(Said(Line(told[0], told[1]), tuple(told[2])), names)),
        cut_short,
    )


async def look(table: Table, socket: TableSocket, message: LookFrom) -> Ok:
    """Look from another seat of one's own."""
    await _own(table, socket, message.seat)
    table.seat_views.look_from(socket, message.seat)
    return Ok(message.id)


async def say(table: Table, socket: TableSocket, message: SayInChat) -> Ok:
    """Say something, unless too often."""
    visitor = _known(socket)
    if not table.services.limits.chats.take(visitor):
        raise Refused("too-fast", "Slowly: give the others time to read.")
    if not table.services.limits.chats_a_day.take(visitor, address_of(socket.socket.web)):
        raise enough_today("lines of chat")
    await table.transactions.do(table.chat.say, visitor, socket.name, message.words, message.call)
    return Ok(message.id)


async def hear(table: Table, socket: TableSocket, message: Hear) -> Ok:
    """Hear the spectators too, or not any more."""
    await table.chat.hear(socket, message.spectators)
    return Ok(message.id)


async def start(table: Table, socket: TableSocket, message: Start) -> Ok:
    """Begin with bots in the open seats."""
    await table.transactions.do(table.seats.start, _known(socket))
    return Ok(message.id)


async def vote(table: Table, socket: TableSocket, message: CastVote) -> Ok:
    """Agree or not."""
    await table.transactions.do(table.votes.cast, message.vote, _known(socket), message.yes)
    return Ok(message.id)


async def replace(table: Table, socket: TableSocket, message: Replace) -> Ok:
    """Ask for a bot in the place of somebody absent."""
    if message.seat >= len(table.record.room.seats):
        raise not_yours()
    wanted = (_known(socket), message.seat, message.bot)
    opened = await table.transactions.do(table.seats.ask_to_replace, *wanted)
    return Ok(message.id, vote=UNSET if opened is None else opened)


async def come_back(table: Table, socket: TableSocket, message: Return) -> Ok:
    """Take one's seat back from the bot."""
    await _own(table, socket, message.seat, back=True)
    return Ok(message.id)


async def rematch(table: Table, socket: TableSocket, message: Rematch) -> Ok:
    """Open the next room; the others see at their table that they are asked."""
    if not table.record.held_by(socket.visitor):
        raise Refused("not-yours", "Only players of this table can ask for a rematch.")
    limit = table.services.limits.rooms_a_day
    if table.record.room.next is None and not limit.take(_known(socket), address_of(socket.socket.web)):
        raise enough_today("tables")
    room = await table.transactions.do(rematch_of, table, _known(socket))
    return Ok(message.id, room=room.id)


async def ping(table: Table, socket: TableSocket, message: Ping) -> Pong:
    """Answer, so that the page knows the line is good."""
    return Pong(message.id)


async def hand(table: Table, socket: TableSocket, message: Hand) -> Ok:
    """Let a hand do something at the bench."""
    builds = _builds(table)
    await _own(table, socket, message.seat, back=True)
    await builds.hand(message.seat, message.place, message.of, message.wish)
    return Ok(message.id)


async def aim(table: Table, socket: TableSocket, message: Aim) -> None:
    """Let a hand point somewhere."""
    builds = _builds(table)
    if message.seat not in table.record.held_by(_known(socket)):
        raise not_yours()
    builds.aim(message.seat, message.place, message.of, message.x, message.y)


async def see_bench(table: Table, socket: TableSocket, message: SeeBench) -> Ok:
    """Show all that stands at the bench."""
    if table.builds is not None:
        table.builds.greet(socket)
    return Ok(message.id)


async def check(table: Table, socket: TableSocket, message: Check) -> Ok:
    """Freeze a build and have the match check it."""
    builds = _builds(table)
    await _own(table, socket, message.seat, back=True)
    await builds.check(message.seat, message.place, message.of)
    return Ok(message.id)


COMMANDS: dict[type, Callable[[Table, TableSocket, Any], Awaitable[ServerMessage | None]]] = {
    Play: play,
    AskUndo: take_back,
    Why: why,
    AskPreview: preview,
    Hint: hint,
    LookFrom: look,
    SayInChat: say,
    Hear: hear,
    Start: start,
    CastVote: vote,
    Replace: replace,
    Return: come_back,
    Rematch: rematch,
    Ping: ping,
    Hand: hand,
    Aim: aim,
    Check: check,
    SeeBench: see_bench,
}


def _known(socket: TableSocket) -> str:
    """Return who it is. Raises Refused for a browser without our cookie."""
    if socket.visitor is None:
        raise Refused("not-yours", "You can only watch: your browser has no cookie of this server. Load the page anew.")
    return socket.visitor


def _builds(table: Table) -> TableBuilds:
    """Return the table's live builds. Raises Refused where nothing is built."""
    if table.builds is None:
        raise Refused("not-now", "Nothing is built by hand in this game.")
    return table.builds


async def _own(table: Table, socket: TableSocket, seat: int, back: bool = False) -> str:
    """Return who it is if that seat is theirs, and with `back` give it back to them from a bot."""
    visitor = _known(socket)
    if seat >= len(table.record.room.seats) or visitor not in table.record.room.seats[seat].holders:
        raise not_yours()
    if back and table.record.room.seats[seat].stand_in is not None:
        await table.transactions.do(table.seats.come_back, seat)
    return visitor


async def answer(table: Table, socket: TableSocket, message: ClientMessage) -> ServerMessage | None:
    """Do what a message asks for and return the answer. Raises Refused."""
    return await COMMANDS[type(message)](table, socket, message)
