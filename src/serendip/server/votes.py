"""What players have to agree on: taking back a move, or letting a bot play for somebody absent."""

from typing import TYPE_CHECKING, Literal

from serendip.server.refused import Refused
from serendip.server.wire import Vote

if TYPE_CHECKING:
    from serendip.server.table import Table


class OpenVote:
    """A vote that is going on. `to` is the step an undo goes back to, `bot` the bot that would play."""

    def __init__(
        self, number: int, kind: Literal["undo", "replace"], seat: int, by: int, voters: list[int], to: int, bot: str
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.by = by
        self.voters = voters
        self.yes: set[int] = set()
        self.to = to
        self.bot = bot

    @property
    def agreed(self) -> bool:
        """Whether all have said yes."""
        return self.yes.issuperset(self.voters)

    def told(self) -> Vote:
        """Return it as clients see it."""
        return Vote(self.number, self.kind, self.seat, self.by, sorted(self.yes), len(self.voters))


async def call(
    table: "Table", kind: Literal["undo", "replace"], seat: int, by: int, voters: list[int], to: int = 0, bot: str = ""
) -> OpenVote:
    """Begin a vote; whoever asks has said yes for all seats of that visitor by `cast` afterwards."""
    for other in table.votes.values():
        if other.kind == kind and other.seat == seat:
            raise Refused("not-now", "The table is already voting on that. Wait until everybody has answered.")
    table.last_vote += 1
    vote = table.votes[table.last_vote] = OpenVote(table.last_vote, kind, seat, by, voters, to, bot)
    return vote


async def cast(table: "Table", number: int, visitor: str, yes: bool) -> None:
    """Say yes or no for every seat that a visitor holds. One no ends a vote, the last yes carries it."""
    vote = table.votes.get(number)
    if vote is None:
        raise Refused("not-now", "That vote is over.")
    seats = [seat for seat in table.held_by(visitor) if seat in vote.voters]
    if not seats:
        raise Refused("not-yours", "Only players who are asked can vote here.")
    if not yes:
        del table.votes[number]
        table.show()
        return
    vote.yes.update(seats)
    await settle(table, vote)


async def settle(table: "Table", vote: OpenVote) -> None:
    """Carry a vote out if all have agreed."""
    from serendip.server import seats, undo

    if not vote.agreed or vote.number not in table.votes:
        table.show()
        return
    del table.votes[vote.number]
    if vote.kind == "undo":
        await undo.go_back(table, vote.seat, vote.to)
    else:
        await seats.stand_in(table, vote.seat, vote.bot)


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
        elif vote.agreed:
            # The last one who had not answered has left.
            table.house.spawn(table.do(settle, table, vote))
