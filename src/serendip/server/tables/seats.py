"""Who sits where: taking a seat, opening it with its key, leaving it, a bot for somebody absent, coming back."""

from hmac import compare_digest
from typing import TYPE_CHECKING

from serendip.server.errors import Refused, not_yours
from serendip.server.identity import hashed, new_secret
from serendip.server.rooms.create import known_bot, name_bots, start_match
from serendip.server.tables import votes
from serendip.server.tables.notes import IS_BACK, LEFT, STANDS_IN

if TYPE_CHECKING:
    from serendip.server.tables.table import Table

DEVICES = 8


async def take(table: "Table", visitor: str, name: str, wanted: int | None) -> tuple[int, str]:
    """Take a free seat, that one or any; return it with its key. The match begins with the last one."""
    free = [number for number, seat in enumerate(table.room.seats) if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < len(table.room.seats):
        raise Refused("room-full", f"There is no such seat: this table has the seats 0 to {len(table.room.seats) - 1}.")
    if not free or (wanted is not None and wanted not in free):
        raise Refused("room-full", "That seat is taken. You can watch instead." if free else _FULL)
    number = free[0] if wanted is None else wanted
    key = new_secret()
    transaction = table.begin()
    room = transaction.edit()
    seat = room.seats[number]
    seat.kind, seat.name, seat.owner, seat.holders, seat.key = "human", name, visitor, [visitor], hashed(key)
    if all(other.kind != "open" for other in room.seats):
        start_match(transaction)
    await table.commit(transaction)
    seat_sockets(table)
    return number, key


async def enter(table: "Table", visitor: str, key: str) -> int | None:
    """Give a visitor the right to the seat that the key opens; None if it opens none."""
    wanted = hashed(key)
    for number, seat in enumerate(table.room.seats):
        if seat.key and compare_digest(seat.key, wanted):
            if visitor not in seat.holders:
                transaction = table.begin()
                holders = transaction.edit().seats[number].holders
                if len(holders) >= DEVICES:
                    # Who took the seat stays; of the other devices the one that came first goes.
                    del holders[1]
                holders.append(visitor)
                await table.commit(transaction)
                seat_sockets(table)
            return number
    return None


async def leave(table: "Table", visitor: str, number: int) -> None:
    """Give a seat up: free again before the match, afterwards a bot plays on."""
    if number not in table.held_by(visitor):
        raise not_yours()
    transaction = table.begin()
    seat = transaction.edit().seats[number]
    seat.holders, seat.owner, seat.key = [], None, ""
    if table.room.status == "waiting":
        seat.kind, seat.name = "open", ""
    elif table.room.status == "playing":
        seat.kind, seat.bot, seat.stand_in = "bot", seat.stand_in or "thumb", None
        transaction.note(LEFT, number)
    await table.commit(transaction)
    seat_sockets(table)


async def ask_to_replace(table: "Table", visitor: str, number: int, bot: str) -> int | None:
    """Ask the players to let a bot play for somebody absent; return the vote if others have to agree."""
    mine = [seat for seat in table.held_by(visitor) if seat in table.people()]
    if not mine:
        raise Refused("not-yours", "Only players of this table can ask for that.")
    if table.room.status != "playing" or number not in table.people():
        raise Refused("not-now", "Only the seat of a player in a game that is going on can be given to a bot.")
    if table.here(number):
        raise Refused("not-now", "That player is here. A bot can play only for somebody absent.")
    known_bot(bot, table.house.settings.limits)
    voters = [seat for seat in table.people() if seat != number and table.here(seat)]
    return await votes.ask(table, visitor, "replace", number, mine[0], voters, bot=bot)


async def stand_in(table: "Table", number: int, bot: str) -> None:
    """Let a bot play for a seat until its player comes back."""
    transaction = table.begin()
    transaction.edit().seats[number].stand_in = bot
    transaction.note(STANDS_IN, number)
    await table.commit(transaction)


async def come_back(table: "Table", number: int) -> None:
    """Give a seat back to its player."""
    if table.room.seats[number].stand_in is None:
        return
    transaction = table.begin()
    transaction.edit().seats[number].stand_in = None
    transaction.note(IS_BACK, number)
    await table.commit(transaction)


async def start(table: "Table", visitor: str) -> None:
    """Begin with bots in the open seats."""
    if table.room.status != "waiting":
        raise Refused("not-now", "The game has already begun.")
    if visitor != table.room.creator:
        raise Refused("not-yours", "Only who opened the table can start it before it is full.")
    transaction = table.begin()
    room = transaction.edit()
    for seat in room.seats:
        if seat.kind == "open":
            seat.kind, seat.bot = "bot", "thumb"
    name_bots(room)
    start_match(transaction)
    await table.commit(transaction)


async def rename(table: "Table", visitor: str, name: str) -> None:
    """Call a visitor's seats by the name that the store already knows."""
    for seat in table.room.seats:
        if seat.owner == visitor:
            seat.name = name
    table.tell([], rewound=True)
    table.show()


def seat_sockets(table: "Table") -> None:
    """Let every socket look from a seat that its visitor holds, and show who is here now."""
    for socket in list(table.sockets):
        held = table.held_by(socket.visitor)
        if socket.seat_view.seat not in held and (held or socket.seat_view.seat is not None):
            socket.look_from(held[0] if held else None)
        else:
            socket.greet_again(held)
    table.go_on()
    table.show()


_FULL = "All seats are taken. You can watch instead."
