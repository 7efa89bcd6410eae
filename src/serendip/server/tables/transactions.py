"""The turns in which a table is changed: one change after another, each on disk before anybody sees it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from serendip.server.errors import Refused, broken_room
from serendip.server.services import Services
from serendip.server.storage.store import Change, StoreError, VoteRow
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transaction import Transaction

T = TypeVar("T")
P = ParamSpec("P")
_MOST_WAITING = 200


class TransactionListener:
    """What transactions ask and tell their table."""

    def votes_to_keep(self) -> list[VoteRow]:
        """Return the votes that are going on."""
        raise NotImplementedError

    def due(self, transaction: Transaction) -> float | None:
        """Return when the room has to go on by itself after this."""
        raise NotImplementedError

    def broke(self, error: BaseException) -> None:
        """Give the table up: a mistake of ours was met where nobody could be told."""
        raise NotImplementedError

    def writing(self, transaction: Transaction) -> None:
        """Prepare for what comes while the disk is at work. Must not raise."""
        raise NotImplementedError

    def written(self, transaction: Transaction) -> None:
        """Show what has changed, and go on from there."""
        raise NotImplementedError


class Transactions:
    """Whatever changes a table goes through `do`, and ends with `commit`."""

    def __init__(self, services: Services, record: TableRecord, listener: TransactionListener) -> None:
        self._services = services
        self._record = record
        self._listener = listener
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether somebody changes the table or waits to."""
        return self._waiting > 0

    async def do(self, what: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the table when it is one's turn, and return what came of it.

        Whoever is here must not be cancelled: what is on disk would be missing at the table.
        """
        if self._closed:
            raise Refused("busy", "This table was put away this very moment. Try again.")
        if self._waiting >= _MOST_WAITING:
            raise Refused("busy", "This table has too much to do. Try again in a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                return await what(*args, **kwargs)
        finally:
            self._waiting -= 1

    def spawn(self, job: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something for the table beside; if it fails by a mistake of ours, the table is given up."""
        return self._services.spawn(job, self._listener.broke)

    def close(self) -> None:
        """Let nobody change the table any more."""
        self._closed = True

    def begin(self) -> Transaction:
        """Begin a change."""
        return Transaction(self._record, self._services.now())

    async def commit(self, transaction: Transaction) -> None:
        """Write a change to disk, then show it. Raises Refused if it can't be written; nothing has changed then."""
        listener, record = self._listener, self._record
        transaction.finish()
        if (standing := listener.votes_to_keep()) != transaction.room.votes:
            transaction.edit().votes = standing
        change = Change(
            room=transaction.room,
            touched=transaction.now,
            after=record.rows,
            rows=transaction.rows,
            whole=transaction.whole,
            moves=transaction.moves,
            asked=transaction.asked,
            due=listener.due(transaction),
        )
        written = self._services.store.write(change)
        listener.writing(transaction)
        try:
            await written
        except StoreError as error:
            raise self._services.not_written(record.room.id, error) from error
        record.room = transaction.room
        record.match = transaction.match
        record.packed = transaction.packed
        record.actors = transaction.actors
        record.asked = transaction.asked
        record.asked_before = transaction.asked_before
        record.notes = transaction.notes
        record.moves = transaction.moves
        record.rows += len(transaction.rows)
        record.touched = transaction.now
        try:
            listener.written(transaction)
        except Exception as error:
            # It is on disk, and nobody can be shown it.
            listener.broke(error)
            raise broken_room() from error
