"""Who is at a table: every browser there, and the seat it looks from."""

from collections.abc import Iterator

from serendip.server.protocol.to_client import ServerMessage
from serendip.server.tables.record import TableRecord
from serendip.server.transport.socket import Socket


class TableSocket:
    """One browser at a table: from which seat it looks, and how much of the log it has been sent."""

    def __init__(self, socket: Socket, name: str, held: list[int], ignores: set[str]) -> None:
        self.socket = socket
        self.visitor = socket.visitor
        self.name = name
        self.ignores = ignores
        """Those whose talk it does not want to hear."""
        self.knows_what_was_said = False
        """Whether it has been told what was said before it came; what is said meanwhile is part of that."""
        self.hears_spectators = False
        """Whether it wants to hear them although it plays."""
        self.held = held
        """The seats of its visitor, as it was last told."""
        self.seat = held[0] if held else None
        self.log_sent = 0
        self.hinting = False

    def send(self, message: ServerMessage) -> None:
        """Send a message soon."""
        self.socket.send(message)


class Sockets:
    """All browsers at one table."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self._all: set[TableSocket] = set()
        self._by_seat: dict[int | None, set[TableSocket]] = {}

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._all)

    def __iter__(self) -> Iterator[TableSocket]:
        """Return them one after another; some may go meanwhile."""
        return iter(list(self._all))

    def __contains__(self, socket: object) -> bool:
        """Say whether a browser is still there."""
        return socket in self._all

    def add(self, socket: TableSocket) -> None:
        """Let a browser be there; it looks from nowhere yet."""
        self._all.add(socket)

    def remove(self, socket: TableSocket) -> None:
        """Let a browser be gone."""
        self._all.discard(socket)
        self.look_away(socket)

    def look_away(self, socket: TableSocket) -> None:
        """Let a browser look from no seat for a moment."""
        self._looking(socket.seat).discard(socket)

    def look_from(self, socket: TableSocket, seat: int | None) -> None:
        """Let a browser look from a seat."""
        socket.seat = seat
        self._looking(seat).add(socket)

    def looking_from(self, seat: int | None) -> list[TableSocket]:
        """Return the browsers that look from a seat."""
        found = self._by_seat.get(seat)
        return list(found) if found else []

    def here(self, seat: int) -> bool:
        """Say whether somebody who holds the seat is connected."""
        holders = self._record.room.seats[seat].holders
        return any(socket.visitor in holders for socket in self._all)

    def _looking(self, seat: int | None) -> set[TableSocket]:
        return self._by_seat.setdefault(seat, set())
