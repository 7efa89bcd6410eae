"""Taking back: at once where the rules of undo allow it, otherwise when those agree whom it touches.

Past a move of another person it needs that person, present or not, even if a bot plays for them now. Past something
that was shown or drawn it needs every person at the table.
"""

from serendip.core.errors import NoUndo
from serendip.core.repeat import replayed
from serendip.server.errors import Refused
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transactions import Transactions
from serendip.server.tables.votes import OpenVote, Question, Votes


class Undo:
    """What players of one table take back."""

    def __init__(self, record: TableRecord, transactions: Transactions, votes: Votes) -> None:
        self._record = record
        self._transactions = transactions
        self._votes = votes
        votes.about("undo", Question(self._can_go_back, self._voters, self._go_back))

    async def undo(self, seat: int, visitor: str) -> int | None:
        """Take back the last action of a seat; return the number of the vote if the others have to agree."""
        record = self._record
        match = record.playing
        if match is None:
            raise Refused("no-undo", "There is no game going on in which something could be taken back.")
        if record.game.real_time:
            raise Refused("no-undo", "Time can't be taken back: in real time what is done is done.")
        if seat not in record.actors:
            raise Refused("no-undo", "You have not done anything yet that could be taken back.")
        trial = match.copy()
        try:
            trial.undo(seat)
        except NoUndo:
            to = len(record.actors) - 1 - record.actors[::-1].index(seat)
            if to < len(match.opening().steps()):
                words = "The rules have changed since: what was done before can't be taken back."
                raise Refused("no-undo", words) from None
            return await self._votes.ask(visitor, "undo", seat, seat, to)
        transaction = self._transactions.begin()
        transaction.go_back(trial, len(record.actors) - 1, seat, agreed=False)
        await self._transactions.commit(transaction)
        return None

    def _can_go_back(self, vote: OpenVote) -> bool:
        """Say whether what is to be taken back is still there, and was done by today's rules."""
        match = self._record.match
        first = 0 if match is None else len(match.opening().steps())
        return first <= vote.to < len(self._record.actors)

    def _voters(self, vote: OpenVote) -> list[int]:
        """Return the persons whose consent it needs, as far as the match has come by now."""
        record = self._record
        persons, match = record.persons(), record.match
        passed = match.steps()[max(0, vote.to - record.first_step) :] if match is not None else []
        if vote.to < record.first_step or any(step.sealed for step in passed):
            return persons
        acted = record.actors[vote.to :]
        return [seat for seat in persons if seat == vote.seat or seat in acted]

    async def _go_back(self, vote: OpenVote) -> None:
        """Play the match again as far as the vote wants it."""
        assert self._record.match is not None
        transaction = self._transactions.begin()
        transaction.go_back(replayed(self._record.match, vote.to), vote.to, vote.seat, agreed=vote.others)
        await self._transactions.commit(transaction)
