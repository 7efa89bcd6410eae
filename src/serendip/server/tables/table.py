"""One room while it is in memory: its parts, and what they do together when something has changed.

Each part owns its own state. A change goes through `transactions`: it is written to disk first and shown afterwards,
so that nobody sees what could still be lost.
"""

from collections.abc import Callable

from serendip.server.live.table_builds import TableBuilds
from serendip.server.services import Services
from serendip.server.storage.store import VoteRow
from serendip.server.tables.absence import Absence
from serendip.server.tables.bots import Bots
from serendip.server.tables.chat import Chat
from serendip.server.tables.playing import Playing
from serendip.server.tables.presence import Presence
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord
from serendip.server.tables.seat_views import SeatViews
from serendip.server.tables.seats import Seats
from serendip.server.tables.sockets import Sockets, TableSocket
from serendip.server.tables.transaction import Transaction
from serendip.server.tables.transactions import TransactionListener, Transactions
from serendip.server.tables.undo import Undo
from serendip.server.tables.votes import Votes
from serendip.server.transport.socket import Socket


class Table(TransactionListener):
    """A room, its match and whoever is there."""

    def __init__(self, services: Services, record: TableRecord, broke: Callable[[BaseException], None]) -> None:
        self.services = services
        self.record = record
        self._broke = broke
        self._closed = False
        self.sockets = Sockets(record)
        self.presence = Presence(services, record, self.sockets)
        self.transactions = Transactions(services, record, self)
        self.votes = Votes(services, record, self.transactions, self.show)
        self.seats = Seats(services, record, self.sockets, self.presence, self.transactions, self.votes, self._seated)
        self.undo = Undo(record, self.transactions, self.votes)
        self.absence = Absence(services, record, self.presence, self.transactions, self.votes, self.seats, self._lapsed)
        self.real_time = RealTime(services, record, self.sockets, self.transactions)
        self.seat_views = SeatViews(
            services, record, self.sockets, self.presence, self.votes, self.absence, self.real_time
        )
        self.playing = Playing(services, record, self.transactions, self.votes, self.real_time, self.seat_views)
        self.chat = Chat(services, record, self.sockets)
        self.bots = Bots(services, record, self.sockets, self.transactions, self.playing, self.real_time, self.chat)
        self.builds: TableBuilds | None = None
        if record.game.live is not None:
            parts = (self.sockets, self.transactions, self.playing, self.real_time)
            self.builds = TableBuilds(services, record, *parts, record.game.live)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.transactions.busy or self.bots.busy or (self.builds is not None and self.builds.busy)
        return not len(self.sockets) and not busy and not self.real_time.goes

    def close(self) -> None:
        """Let go of everything that would wake it."""
        self._closed = True
        self.transactions.close()
        self.bots.close()
        self.absence.close()
        self.real_time.close()
        if self.builds is not None:
            self.builds.close()

    def arrive(self, socket: Socket, name: str, ignores: set[str]) -> TableSocket:
        """Let a browser be at the table; everybody sees it. It hears nothing of those whom it `ignores`."""
        held = self.record.held_by(socket.visitor)
        arrived = TableSocket(socket, name, held, ignores)
        self.sockets.add(arrived)
        try:
            self.presence.arrived(held)
            self.go_on()
            self.show()
            self.seat_views.look_from(arrived, arrived.seat)
            if self.builds is not None:
                self.builds.greet(arrived)
        except Exception as error:
            self.broke(error)
        return arrived

    def depart(self, socket: TableSocket) -> None:
        """Let a browser be gone; everybody sees it."""
        self.sockets.remove(socket)
        if self._closed:
            return
        try:
            self._see_out(socket)
        except Exception as error:
            self.broke(error)

    def _see_out(self, socket: TableSocket) -> None:
        self.presence.departed(self.record.held_by(socket.visitor))
        self.record.touched = max(self.record.touched, self.services.now())
        if not len(self.sockets):
            self.seat_views.rest()
        self.go_on()
        self.show()

    async def rename(self, visitor: str, name: str) -> None:
        """Call a visitor by another name, in the log too."""
        self.seats.rename(visitor, name)
        self.seat_views.tell((), retold=True)
        self.show()

    def go_on(self) -> None:
        """See who is asked now: remember since when, set the clocks, wake the bots."""
        if self._closed:
            return
        self.votes.review()
        self.absence.review()
        self.real_time.review()
        self.bots.review()
        if self.builds is not None:
            self.builds.review()

    def show(self) -> None:
        """Send every socket its table if anything in it has changed."""
        self.seat_views.show()

    def votes_to_keep(self) -> list[VoteRow]:
        """Return the votes that are going on."""
        return self.votes.rows()

    def due(self, transaction: Transaction) -> float | None:
        """Return when the room has to go on by itself after this."""
        return self.absence.due(transaction)

    def broke(self, error: BaseException) -> None:
        """Give the table up: it is set aside, and whoever is here is told."""
        if not self._closed:
            self._broke(error)

    def writing(self, transaction: Transaction) -> None:
        """Write out what is going to be seen while the disk is at work."""
        self.seat_views.prepare(transaction.match)

    def written(self, transaction: Transaction) -> None:
        """Show what has changed, and go on from there."""
        self.seat_views.tell(transaction.news, transaction.retold)
        self.go_on()
        self.seat_views.show(transaction.news, same_room=not transaction.whole)

    def _lapsed(self) -> None:
        """Count the votes again: somebody's grace time is over."""
        self.go_on()
        self.show()

    def _seated(self) -> None:
        """Let every socket look from a seat that its visitor holds, and show who is here now."""
        for socket in self.sockets:
            held = self.record.held_by(socket.visitor)
            if socket.seat not in held and (held or socket.seat is not None):
                self.seat_views.look_from(socket, held[0] if held else None)
            elif held != socket.held:
                self.seat_views.look_from(socket, socket.seat)
        self.go_on()
        self.show()
