"""What players have to agree on: taking back a move, or letting a bot play for somebody absent.

Votes are part of the room's document, so that those who come back after a restart are still asked.
"""

from typing import TYPE_CHECKING, Literal

from serendip.server.errors import Refused
from serendip.server.protocol.to_client import Vote
from serendip.server.storage.store import VoteRow

if TYPE_CHECKING:
    from serendip.server.tables.table import Table


class OpenVote:
    """A vote that is going on. `others` says whether anybody but the one who asked was asked."""

    def __init__(self, row: VoteRow, others: bool) -> None:
        self.number = row.number
        self.kind = row.kind
        self.seat = row.seat
        self.by = row.by
        self.voters = row.voters
        self.yes = set(row.yes)
        self.to = row.to
        self.bot = row.bot
        self.others = others

    @property
    def agreed(self) -> bool:
        """Whether all have said yes."""
        return self.yes.issuperset(self.voters)

    def told(self) -> Vote:
        """Return it as clients see it."""
        return Vote(self.number, self.kind, self.seat, self.by, sorted(self.yes), len(self.voters))

    def row(self) -> VoteRow:
        """Return it as it is kept."""
        parts = (self.number, self.kind, self.seat, self.by, self.voters)
        return VoteRow(*parts, sorted(self.yes), self.to, self.bot)


async def ask(
    table: "Table",
    visitor: str,
    kind: Literal["undo", "replace"],
    seat: int,
    by: int,
    voters: list[int],
    to: int = 0,
    bot: str = "",
) -> int | None:
    """Begin a vote, with the yes of whoever asks; return its number, or None if nobody else had to agree."""
    for other in table.votes.values():
        if other.kind == kind and other.seat == seat:
            raise Refused("not-now", "The table is already voting on that. Wait until everybody has answered.")
    table.last_vote += 1
    number = table.last_vote
    vote = table.votes[number] = OpenVote(VoteRow(number, kind, seat, by, voters, to=to, bot=bot), others=False)
    try:
        await cast(table, number, visitor, True)
    except Refused:
        table.votes.pop(number, None)
        raise
    vote.others = True
    return number if number in table.votes else None


async def cast(table: "Table", number: int, visitor: str, yes: bool) -> None:
    """Say yes or no for every seat that a visitor holds. One no ends a vote, the last yes carries it."""
    vote = table.votes.get(number)
    if vote is None:
        raise Refused("not-now", "That vote is over.")
    seats = [seat for seat in table.held_by(visitor) if seat in vote.voters]
    if not seats:
        raise Refused("not-yours", "Only players who are asked can vote here.")
    before = set(vote.yes)
    try:
        if yes:
            vote.yes.update(seats)
            await settle(table, vote)
        else:
            del table.votes[number]
            await keep(table)
    except Refused:
        vote.yes = before
        table.votes[number] = vote
        raise


async def settle(table: "Table", vote: OpenVote) -> None:
    """Carry a vote out if all have agreed."""
    from serendip.server.tables import seats, undo

    if not vote.agreed or vote.number not in table.votes:
        await keep(table)
        return
    del table.votes[vote.number]
    if vote.kind == "undo":
        await undo.go_back(table, vote.seat, vote.to, agreed=vote.others)
    else:
        await seats.stand_in(table, vote.seat, vote.bot)


async def keep(table: "Table") -> None:
    """Write the votes down as they stand."""
    if rows(table) == table.room.votes:
        table.show()
    else:
        await table.commit(table.begin())


def rows(table: "Table") -> list[VoteRow]:
    """Return the votes as they are kept; every change of a table writes them with it."""
    return [vote.row() for vote in table.votes.values()]


def recall(table: "Table") -> None:
    """Go on with the votes that were going on when the table left the memory."""
    for row in table.room.votes:
        table.votes[row.number] = OpenVote(row, others=True)
        table.last_vote = max(table.last_vote, row.number)


def review(table: "Table") -> None:
    """Drop votes that have no object any more: the player came back, or left, or the match is over."""
    for number, vote in list(table.votes.items()):
        people = table.people()
        vote.voters = [seat for seat in vote.voters if seat in people]
        vote.yes.intersection_update(vote.voters)
        gone = vote.seat not in people or vote.by not in people
        came_back = vote.kind == "replace" and table.here(vote.seat)
        outdated = vote.kind == "undo" and len(table.actors) <= vote.to
        if gone or came_back or outdated or table.room.status != "playing":
            del table.votes[number]
            table.house.spawn(table.do(keep, table))
        elif vote.agreed:
            # The last one who had not answered has left.
            table.house.spawn(table.do(settle, table, vote))
