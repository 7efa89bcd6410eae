"""The one thread that writes. Whatever waits is put into one transaction, so that many share one wait for the disk."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TypeAlias

from serendip.server.storage.store import StoreError

Job: TypeAlias = Callable[[sqlite3.Connection], None]
Rows: TypeAlias = Sequence[tuple[str, tuple[object, ...]]]
"""Statements with their values, which may be carried out together with those of others, in any order."""
_MOST = 500


def tells_of_damage(error: Exception) -> bool:
    """Say whether something failed because the file itself is damaged."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class _Waiting:
    def __init__(self, job: Job | Rows, future: "asyncio.Future[None]") -> None:
        self.job = job
        self.future = future
        self.error: StoreError | None = None


class Writer:
    """Carries out jobs on its own connection; a job is done when its future is."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.commits = 0
        self.written = 0
        self.damaged = False
        """Whether a part of the file itself could not be used."""
        self._gathered: list[_Waiting] = []
        self._jobs: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def begin(self, job: Job | Rows) -> "asyncio.Future[None]":
        """Begin to write; the future is done when it is on disk, or has a StoreError."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._gathered:
            # What comes in one turn of the loop goes together: waking the thread for each would cost both of them.
            loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(job, future))
        return future

    async def do(self, job: Job | Rows) -> None:
        """Write, and return when it is on disk. Raises StoreError."""
        await self.begin(job)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self.connection.close()

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        closing = False
        while not closing:
            batch: list[_Waiting] = []
            waiting = self._jobs.get()
            while waiting is not None:
                batch += waiting
                if len(batch) >= _MOST or self._jobs.empty():
                    break
                waiting = self._jobs.get()
            closing = waiting is None
            if batch:
                self._commit(batch)
                _tell(batch)

    def _commit(self, batch: list[_Waiting]) -> None:
        """Write the batch in one transaction; a job that fails spoils only itself, a failed commit all of them."""
        left = list(batch)
        together = True
        while left and (spoilers := self._transact(left, together)):
            if together and len(left) > 1:
                together = False
            else:
                left = [waiting for waiting in left if waiting not in spoilers]
        for waiting in left:
            waiting.error = None

    def _transact(self, batch: list[_Waiting], together: bool) -> list[_Waiting]:
        """Write all of it or nothing; return what failed, with its error: one job if they are not put together."""
        run = self.connection.execute
        at = batch
        try:
            run("BEGIN IMMEDIATE")
            for part in [batch] if together else [[waiting] for waiting in batch]:
                at = part
                self._carry_out([waiting.job for waiting in part])
            at = batch
            run("COMMIT")
        except Exception as error:
            # Whatever a job meets in a damaged file must not end the one thread that writes.
            # A full disk may have ended the transaction already.
            if self.connection.in_transaction:
                run("ROLLBACK")
            self.damaged |= tells_of_damage(error)
            for waiting in at:
                waiting.error = StoreError(str(error))
            return at
        self.commits += 1
        self.written += len(batch)
        return []

    def _carry_out(self, jobs: "list[Job | Rows]") -> None:
        """Carry jobs out, the same statement for all at once: each call makes both threads wait for each other."""
        rows: dict[str, list[tuple[object, ...]]] = {}
        for job in jobs:
            if callable(job):
                job(self.connection)
            else:
                for words, values in job:
                    rows.setdefault(words, []).append(values)
        for words, several in rows.items():
            self.connection.executemany(words, several)


def _tell(batch: list[_Waiting]) -> None:
    """Wake whoever waits, once per loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in batch:
        by_loop.setdefault(waiting.future.get_loop(), []).append(waiting)
    for loop, parts in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, parts)


def _settle(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.future.cancelled():
            continue
        if waiting.error is not None:
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_result(None)
