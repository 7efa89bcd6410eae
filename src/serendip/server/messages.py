"""What is done for each message of a socket. Every function takes the socket and the message, and gives the answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import UNSET

from serendip.core.errors import BadAction
from serendip.server import chat, playing, rooms, seats, thinking, undo, votes
from serendip.server.live.floor import Floor
from serendip.server.looks import offer
from serendip.server.refused import Refused, not_yours
from serendip.server.sockets import Socket
from serendip.server.wire import (
    Aim,
    Because,
    CastVote,
    Chat,
    Check,
    Hand,
    Hint,
    Hinted,
    LookFrom,
    Moved,
    Ok,
    Ping,
    Play,
    Pong,
    Rematch,
    Replace,
    Return,
    SeeBench,
    Start,
    Told,
    Undo,
    Weighed,
    Why,
)

HINT_BOT = "search:400"


async def play(socket: Socket, message: Play) -> Told:
    """Carry out an action; whoever was played for is back with it."""
    await _own(socket, message.seat, back=True)
    await socket.table.do(playing.play, socket.table, message.seat, message.action, message.rev)
    return Ok(message.id)


async def take_back(socket: Socket, message: Undo) -> Told:
    """Take the last action back, or ask the others for it."""
    visitor = await _own(socket, message.seat, back=True)
    vote = await socket.table.do(undo.undo, socket.table, message.seat, visitor)
    return Ok(message.id, vote=UNSET if vote is None else vote)


async def why(socket: Socket, message: Why) -> Told:
    """Say why something can't be done."""
    await _own(socket, message.seat)
    match = socket.table.match
    if match is None:
        return Because(message.id, "the game has not begun", [])
    try:
        refusal = match.why_not(message.seat, match.game.action(bytes(message.action)))
    except BadAction as error:
        raise Refused("bad-message", str(error)) from error
    if refusal is None:
        return Because(message.id, None, [])
    words = refusal.words(socket.table.names())
    return Because(message.id, words, list(refusal.rules), refusal.line.key, refusal.values())


async def hint(socket: Socket, message: Hint) -> Told:
    """Say what a bot would do."""
    visitor = await _own(socket, message.seat, back=True)
    table = socket.table
    house = table.house
    match = table.match
    if match is None or not match.actions(message.seat):
        raise Refused("not-now", "You are not asked anything now. Ask for a hint when it is your turn.")
    if socket.hinting or not house.hints.take(visitor):
        raise Refused("too-fast", "One hint after the other: wait a little.")
    socket.hinting = True
    try:
        found = await house.workers.do(thinking.suggest, match.save(), message.seat, HINT_BOT)
    finally:
        socket.hinting = False
    choice, chances = msgspec.json.decode(found)
    names = table.names()
    weighed = [(match.game.action(plain), float(chance)) for plain, chance in chances]
    best = match.game.action(choice)
    return Hinted(
        message.id,
        offer(best, names),
        next((chance for action, chance in weighed if action == best), None),
        [Weighed(offer(action, names), chance) for action, chance in weighed if action != best],
    )


async def look(socket: Socket, message: LookFrom) -> Told:
    """Look from another seat of one's own."""
    await _own(socket, message.seat)
    socket.look_from(message.seat)
    return Ok(message.id)


async def say(socket: Socket, message: Chat) -> Told:
    """Say something."""
    visitor = _known(socket)
    if not socket.table.house.chats.take(visitor):
        raise Refused("too-fast", "Slowly: give the others time to read.")
    await socket.table.do(chat.say, socket.table, visitor, socket.name, message.words)
    return Ok(message.id)


async def start(socket: Socket, message: Start) -> Told:
    """Begin with bots in the open seats."""
    await socket.table.do(seats.start, socket.table, _known(socket))
    return Ok(message.id)


async def vote(socket: Socket, message: CastVote) -> Told:
    """Agree or not."""
    await socket.table.do(votes.cast, socket.table, message.vote, _known(socket), message.yes)
    return Ok(message.id)


async def replace(socket: Socket, message: Replace) -> Told:
    """Ask for a bot in the place of somebody absent."""
    if message.seat >= len(socket.table.room.seats):
        raise not_yours()
    wanted = (socket.table, _known(socket), message.seat, message.bot)
    opened = await socket.table.do(seats.ask_to_replace, *wanted)
    return Ok(message.id, vote=UNSET if opened is None else opened)


async def come_back(socket: Socket, message: Return) -> Told:
    """Take one's seat back from the bot."""
    await _own(socket, message.seat, back=True)
    return Ok(message.id)


async def rematch(socket: Socket, message: Rematch) -> Told:
    """Open the next room and tell everybody."""
    if not socket.table.held_by(socket.visitor):
        raise Refused("not-yours", "Only players of this table can ask for a rematch.")
    room = await socket.table.do(rooms.rematch, socket.table)
    for other in socket.table.sockets:
        other.send(Moved(room.id))
    return Ok(message.id, room=room.id)


async def ping(socket: Socket, message: Ping) -> Told:
    """Be there."""
    return Pong(message.id)


async def hand(socket: Socket, message: Hand) -> Told:
    """Let a hand do something at the bench."""
    floor = _floor(socket)
    await _own(socket, message.seat, back=True)
    await floor.hand(message.seat, message.place, message.of, message.wish)
    return Ok(message.id)


async def aim(socket: Socket, message: Aim) -> None:
    """Let a hand point somewhere."""
    floor = _floor(socket)
    if message.seat not in socket.table.held_by(_known(socket)):
        raise not_yours()
    floor.aim(message.seat, message.place, message.of, message.x, message.y)


async def see_bench(socket: Socket, message: SeeBench) -> Told:
    """Show all that stands at the bench."""
    if socket.table.floor is not None:
        socket.table.floor.greet(socket)
    return Ok(message.id)


async def check(socket: Socket, message: Check) -> Told:
    """Freeze a build and have the match check it."""
    floor = _floor(socket)
    await _own(socket, message.seat, back=True)
    await floor.check(message.seat, message.place, message.of)
    return Ok(message.id)


DOES: dict[type, Callable[[Socket, Any], Awaitable[Told | None]]] = {
    Play: play,
    Undo: take_back,
    Why: why,
    Hint: hint,
    LookFrom: look,
    Chat: say,
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


def _known(socket: Socket) -> str:
    """Return who it is. Raises Refused for a browser without our cookie."""
    if socket.visitor is None:
        raise Refused("not-yours", "You can only watch: your browser has no cookie of this server. Load the page anew.")
    return socket.visitor


def _floor(socket: Socket) -> Floor:
    """Return the table's live builds. Raises Refused where nothing is built."""
    if socket.table.floor is None:
        raise Refused("not-now", "Nothing is built by hand in this game.")
    return socket.table.floor


async def _own(socket: Socket, seat: int, back: bool = False) -> str:
    """Return who it is if that seat is theirs, and with `back` give it back to them from a bot."""
    visitor = _known(socket)
    table = socket.table
    if seat >= len(table.room.seats) or visitor not in table.room.seats[seat].holders:
        raise not_yours()
    if back and table.room.seats[seat].stand_in is not None:
        await table.do(seats.come_back, table, seat)
    return visitor
