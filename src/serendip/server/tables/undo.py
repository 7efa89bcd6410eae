"""Taking back: at once where the rules of undo allow it, otherwise when all players agree."""

from serendip.core.errors import NoUndo
from serendip.core.repeat import replayed
from serendip.server.errors import Refused
from serendip.server.tables.notes import AGREED_BACK, TOOK_BACK
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transactions import Transactions
from serendip.server.tables.votes import OpenVote, Votes


class Undo:
    """What players of one table take back."""

    def __init__(self, record: TableRecord, transactions: Transactions, votes: Votes) -> None:
        self._record = record
        self._transactions = transactions
        self._votes = votes
        votes.when_agreed("undo", self._go_back)

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
            return await self._votes.ask(visitor, "undo", seat, seat, record.people(), to)
        transaction = self._transactions.begin()
        transaction.go_back(trial, len(record.actors) - 1, seat)
        transaction.note(TOOK_BACK, seat)
        await self._transactions.commit(transaction)
        return None

    async def _go_back(self, vote: OpenVote) -> None:
        """Play the match again as far as the vote wants it."""
        assert self._record.match is not None
        transaction = self._transactions.begin()
        transaction.go_back(replayed(self._record.match, vote.to), vote.to, vote.seat)
        transaction.note(AGREED_BACK if vote.others else TOOK_BACK, vote.seat)
        await self._transactions.commit(transaction)
