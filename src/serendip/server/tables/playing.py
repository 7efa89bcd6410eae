"""The shortest path in the house: a seat's action from the wire to the disk to everybody's table."""

from typing import TYPE_CHECKING

from msgspec import Raw

from serendip.core.action import Action
from serendip.core.errors import BadAction, IllegalAction, WrongTime
from serendip.server.errors import Refused, sentence
from serendip.server.tables import real_time

if TYPE_CHECKING:
    from serendip.server.tables.table import Table


async def play(table: "Table", seat: int, body: Raw, rev: int) -> None:
    """Carry out what a player sent, unless it was meant for choices that are gone."""
    if table.match is None:
        raise Refused("not-now", "The game has not begun: wait until every seat is taken.")
    # In real time choices change while one reaches for them: the rules say what still holds.
    if rev < table.seat_view(seat).choices and not table.game.real_time:
        raise Refused("stale", "The table has changed since you chose. Look again and choose anew.")
    try:
        action = table.game.action(bytes(body))
    except BadAction as error:
        raise Refused("bad-message", sentence(error)) from error
    if action.brought_by_server:
        raise Refused("not-yours", "Only the table itself can say that: it looks at the bench with its own eyes.")
    await carry_out(table, seat, action)


async def carry_out(table: "Table", seat: int, action: Action) -> None:
    """Carry out an action: on a copy, then on disk, then at the table."""
    transaction = table.begin()
    try:
        transaction.play(seat, action, real_time.time_of(table))
    except IllegalAction as error:
        refusal = table.match.why_not(seat, action) if table.match else None
        words = refusal.words(table.names()) if refusal else error.reason
        raise Refused("illegal", words, error.rules, refusal) from error
    except WrongTime as error:
        raise Refused("not-now", str(error)) from error
    # Whoever plays on does not want the earlier move back any more.
    for number, vote in list(table.votes.items()):
        if vote.kind == "undo" and vote.by == seat:
            del table.votes[number]
    await table.commit(transaction)
    table.house.metrics.count("actions")
