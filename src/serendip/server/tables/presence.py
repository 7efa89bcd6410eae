"""Who is here, since when the others are away, and how long those wait before they may go on without them."""

from serendip.server.services import Services
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets


class Presence:
    """The players of one table, here or away. Whoever is away for less than the grace time may be back any moment."""

    def __init__(self, services: Services, record: TableRecord, sockets: Sockets) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self.away_since: dict[int, float] = {}
        """Since when seats are away whose players were here before."""

    def restore(self, since: float) -> None:
        """Nobody has been here since then: the room comes from the disk."""
        if self._record.room.pace == "live":
            # The server may have restarted under everybody: whoever comes back first waits for the others.
            since = self._services.now()
        seats = enumerate(self._record.room.seats)
        self.away_since = {number: since for number, seat in seats if seat.kind == "human"}

    def arrived(self, seats: list[int]) -> None:
        """Somebody who holds these seats is here."""
        for seat in seats:
            self.away_since.pop(seat, None)

    def departed(self, seats: list[int]) -> None:
        """A browser of somebody who holds these seats has gone."""
        now = self._services.now()
        for seat in seats:
            if not self._sockets.here(seat):
                self.away_since[seat] = now

    def gone_at(self, seat: int, since: float = 0.0) -> float | None:
        """Return when somebody has been away for the whole grace time, and asked at least since then; None if here."""
        if self._sockets.here(seat):
            return None
        return max(self._left(seat), since) + self._grace

    def is_gone(self, seat: int, since: float = 0.0) -> bool:
        """Say whether nobody has to wait for them any longer."""
        gone_at = self.gone_at(seat, since)
        return gone_at is not None and gone_at <= self._services.now()

    def replaceable_from(self, seat: int) -> float | None:
        """Return from when on the others may let a bot play for a seat; None if they may not."""
        room, asked = self._record.room, self._record.asked.get(seat)
        if room.status != "playing" or seat not in self._record.people() or self._sockets.here(seat):
            return None
        if room.pace == "live":
            return self.gone_at(seat)
        if room.pace != "none" or asked is None:
            return None
        # Who was here a moment ago may be back any moment, however long they think.
        return max(asked + self._grace, self._left(seat) + self._services.settings.away_seconds)

    def _left(self, seat: int) -> float:
        """Return since when somebody is away; who never came, since the beginning."""
        return self.away_since.get(seat, self._record.room.started)

    @property
    def _grace(self) -> float:
        settings = self._services.settings
        return settings.away_seconds if self._record.room.pace == "live" else settings.absent_seconds
