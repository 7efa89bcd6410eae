"""What players have to agree on: taking back a move, or letting a bot play for somebody absent.

Nobody's consent is taken for granted: whoever is asked and has not answered is waited for.
Votes are part of the room's document, so that those who come back after a restart are still asked.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

from msgspec import UNSET

from serendip.server.errors import Refused
from serendip.server.protocol.to_client import Vote
from serendip.server.services import Services
from serendip.server.storage.store import VoteRow
from serendip.server.tables.notes import GONE_ON, NOT_AGREED, RATHER_WAITS
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transaction import Transaction
from serendip.server.tables.transactions import Transactions

VoteKind: TypeAlias = Literal["undo", "replace"]


class OpenVote:
    """A vote that is going on. `others` says whether anybody but the one who asked was asked."""

    def __init__(self, row: VoteRow, others: bool) -> None:
        self.number = row.number
        self.kind = row.kind
        self.seat = row.seat
        self.by = row.by
        self.began = row.began
        self.yes = set(row.yes)
        self.to = row.to
        self.bot = row.bot
        self.others = others

    def row(self, needs: list[int]) -> VoteRow:
        """Return it as it is kept, with who has to agree by now."""
        yes = sorted(self.yes)
        return VoteRow(self.number, self.kind, self.seat, self.by, self.began, yes, self.to, self.bot, needs)


class Question:
    """What a kind of vote is about: whether it still has an object, who has to agree by now, and what is done then."""

    def __init__(
        self,
        stands: Callable[[OpenVote], bool],
        voters: Callable[[OpenVote], list[int]],
        agreed: Callable[[OpenVote], Awaitable[None]],
    ) -> None:
        self.stands = stands
        self.voters = voters
        self.agreed = agreed


class Votes:
    """The votes of one table. Who is asked and what comes of it, each kind's owner has said with `about`."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        transactions: Transactions,
        show: Callable[[], None],
    ) -> None:
        self._services = services
        self._record = record
        self._transactions = transactions
        self._show = show
        self._questions: dict[str, Question] = {}
        # Those that were going on when the table left the memory go on.
        self._open = {row.number: OpenVote(row, others=True) for row in record.room.votes}
        self._last = max(self._open, default=0)

    def about(self, kind: VoteKind, question: Question) -> None:
        """Say what votes of a kind are about."""
        self._questions[kind] = question

    @property
    def last_began(self) -> float | None:
        """When the last of those began that are going on; None if there are none."""
        return max([vote.began for vote in self._open.values()]) if self._open else None

    def messages(self, lines_until: Callable[[int], int] | None = None) -> list[Vote]:
        """Return what is being voted on, as clients see it; to a seat, with how many lines of its log would stay."""
        return [self._message(vote, lines_until) for vote in self._open.values()] if self._open else []

    def rows(self) -> list[VoteRow]:
        """Return the votes as they are kept; every change of a table writes them with it."""
        return [vote.row(self._voters(vote)) for vote in self._open.values()] if self._open else []

    async def ask(self, visitor: str, kind: VoteKind, seat: int, by: int, to: int = 0, bot: str = "") -> int | None:
        """Begin a vote, with the yes of whoever asks; return its number, or None if nobody else had to agree."""
        for other in self._open.values():
            if other.kind == kind and other.seat == seat:
                raise Refused("not-now", "The table is already voting on that. Wait until everybody has answered.")
        self._last += 1
        number = self._last
        row = VoteRow(number, kind, seat, by, self._services.now(), to=to, bot=bot)
        vote = self._open[number] = OpenVote(row, others=False)
        try:
            await self.cast(number, visitor, True)
        except Refused:
            self._open.pop(number, None)
            raise
        vote.others = True
        return number if number in self._open else None

    async def cast(self, number: int, visitor: str, yes: bool) -> None:
        """Say yes or no for every seat that a visitor holds. One no ends a vote, the last yes carries it."""
        vote = self._open.get(number)
        if vote is None:
            raise Refused("not-now", "That vote is over.")
        voters = self._voters(vote)
        seats = [seat for seat in self._record.held_by(visitor) if seat in voters]
        if not seats:
            raise Refused("not-yours", "Only players who are asked can vote here.")
        before = set(vote.yes)
        try:
            if yes:
                vote.yes.update(seats)
                await self._settle(vote)
            else:
                del self._open[number]
                await self._tell_no(vote, seats)
        except Refused:
            vote.yes = before
            self._open[number] = vote
            raise

    def play_on(self, seat: int, transaction: Transaction) -> None:
        """Drop what was asked to be taken back: a person has played on. Bots do not decide that."""
        if seat not in self._record.people():
            return
        for number, vote in list(self._open.items()):
            if vote.kind == "undo":
                del self._open[number]
                if vote.by != seat:
                    transaction.note(GONE_ON, vote.by)

    def review(self) -> None:
        """Drop votes that have no object any more: the player came back, or left, or the match is over.

        And count the others again: somebody who was asked has left, or is not waited for any longer.
        """
        if not self._open:
            return
        record = self._record
        people = record.people()
        for number, vote in list(self._open.items()):
            gone = vote.seat not in people or vote.by not in people
            if gone or record.room.status != "playing" or not self._questions[vote.kind].stands(vote):
                del self._open[number]
                self._transactions.spawn(self._transactions.do(self._keep))
            elif self._is_agreed(vote):
                self._transactions.spawn(self._transactions.do(self._settle, vote))

    async def _settle(self, vote: OpenVote) -> None:
        """Carry a vote out if all have agreed."""
        if not self._is_agreed(vote) or vote.number not in self._open:
            await self._keep()
            return
        del self._open[vote.number]
        await self._questions[vote.kind].agreed(vote)

    def _voters(self, vote: OpenVote) -> list[int]:
        return self._questions[vote.kind].voters(vote)

    def _is_agreed(self, vote: OpenVote) -> bool:
        return vote.yes.issuperset(self._voters(vote))

    def _message(self, vote: OpenVote, lines_until: Callable[[int], int] | None) -> Vote:
        """Return a vote as clients see it."""
        voters = self._voters(vote)
        yes = [seat for seat in voters if seat in vote.yes]
        back_to = lines_until(vote.to) if lines_until and vote.kind == "undo" else UNSET
        return Vote(vote.number, vote.kind, vote.seat, vote.by, yes, voters, back_to)

    async def _tell_no(self, vote: OpenVote, seats: list[int]) -> None:
        """Let everybody know who did not agree, unless it was withdrawn."""
        transaction = self._transactions.begin()
        if vote.by not in seats:
            transaction.note(NOT_AGREED if vote.kind == "undo" else RATHER_WAITS, seats[0], vote.seat)
        await self._transactions.commit(transaction)

    async def _keep(self) -> None:
        """Write the votes down as they stand."""
        if self.rows() == self._record.room.votes:
            self._show()
        else:
            await self._transactions.commit(self._transactions.begin())
