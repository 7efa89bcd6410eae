"""Taking back: at once where the rules of undo allow it, otherwise when all players agree."""

from typing import TYPE_CHECKING

from serendip.core.errors import NoUndo
from serendip.core.repeat import replayed
from serendip.server.errors import Refused
from serendip.server.tables import votes
from serendip.server.tables.notes import AGREED_BACK, TOOK_BACK

if TYPE_CHECKING:
    from serendip.server.tables.table import Table


async def undo(table: "Table", seat: int, visitor: str) -> int | None:
    """Take back the last action of a seat; return the number of the vote if the others have to agree."""
    match = table.match
    if match is None or table.room.status != "playing":
        raise Refused("no-undo", "There is no game going on in which something could be taken back.")
    if table.game.real_time:
        raise Refused("no-undo", "Time can't be taken back: in real time what is done is done.")
    if seat not in table.actors:
        raise Refused("no-undo", "You have not done anything yet that could be taken back.")
    trial = match.copy()
    try:
        trial.undo(seat)
    except NoUndo:
        to = len(table.actors) - 1 - table.actors[::-1].index(seat)
        return await votes.ask(table, visitor, "undo", seat, seat, table.people(), to)
    transaction = table.begin()
    transaction.go_back(trial, len(table.actors) - 1, seat)
    transaction.note(TOOK_BACK, seat)
    await table.commit(transaction)
    return None


async def go_back(table: "Table", seat: int, to: int, agreed: bool) -> None:
    """Play the match again as far as its first `to` actions; `agreed` if others were asked for it."""
    assert table.match is not None
    transaction = table.begin()
    transaction.go_back(replayed(table.match, to), to, seat)
    transaction.note(AGREED_BACK if agreed else TOOK_BACK, seat)
    await table.commit(transaction)
