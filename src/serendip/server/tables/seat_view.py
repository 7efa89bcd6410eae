"""The one way out: what a seat may know of its table, ready for the wire.

Everything here is made of `match.view`, `match.actions`, `match.prompt` and the log as that seat sees it. A view
changes its number `rev` only when something in it changed, so that not even the numbering tells of what is hidden.
"""

from msgspec import Raw

from serendip.server.protocol.encoding import NOTHING, NULL, raw
from serendip.server.protocol.sentences import sentence
from serendip.server.tables.encoded_views import EncodedViews
from serendip.server.tables.log import TableLog
from serendip.server.tables.offers import offer
from serendip.server.tables.record import TableRecord


class SeatView:
    """A table as one seat (None: a spectator) sees it."""

    def __init__(self, seat: int | None, rev: int) -> None:
        self.seat = seat
        self.rev = rev
        self.choices = rev
        """The number of the view since which the seat has had these choices."""
        self.prompt = NULL
        self.offers = NOTHING
        self.forced = False
        self.can_undo = False
        self.log: list[Raw] = []
        self._encoded: EncodedViews | None = None
        self._shown: tuple[object, ...] = ()
        self._acted = 0
        self._told: tuple[int, int] | None = None

    def refresh(self, record: TableRecord, encoded: EncodedViews | None, common: tuple[object, ...]) -> bool:
        """Look again; say whether anything has changed, and count it if so. `common` is what all seats see alike."""
        match = record.match
        known: tuple[bytes, ...] = ()
        if match is not None and encoded is not None:
            names = record.names()
            self._encoded = encoded
            known = (encoded.public(), encoded.own(self.seat))
            self.prompt = sentence(encoded.prompt(self.seat), names)
            actions = () if self.seat is None else match.actions(self.seat)
            offers = raw([offer(action, names) for action in actions]) if actions else NOTHING
            acted = 0 if self.seat is None else record.actors.count(self.seat)
            if offers != self.offers or acted != self._acted:
                self.choices = self.rev + 1
            self.offers = offers
            self.forced = self.seat is not None and match.forced(self.seat) is not None
            self._acted = acted
            self.can_undo = acted > 0 and match.outcome is None and not record.game.real_time
        shown = (known, self.offers, len(self.log), self.log[-1:], common, self._acted, self.can_undo)
        if shown == self._shown:
            return False
        self._shown = shown
        self.rev += 1
        return True

    @property
    def view(self) -> Raw:
        """All that the seat may know of the match."""
        return NULL if self._encoded is None else self._encoded.view(self.seat)

    def catch_up(self, record: TableRecord, log: TableLog) -> None:
        """Add what has happened since to the log; all of it after a rest."""
        if self._told is None:
            self.retell(record, log)
            return
        steps, notes = self._told
        self.log += log.since(steps, notes, record.first_step, self.seat)
        self._told = log.length

    def rest(self) -> None:
        """Forget everything but its numbers while nobody looks."""
        self._encoded = None
        self.prompt = NULL
        self.offers = NOTHING
        self.log = []
        self._shown = ()
        self._told = None

    def retell(self, record: TableRecord, log: TableLog) -> int:
        """Write the log anew; return how many lines from the start are as they were."""
        old = self.log
        self.log = log.opening(record.match, self.seat, record.names())
        self._told = (0, 0)
        self.catch_up(record, log)
        same = 0
        for before, now in zip(old, self.log, strict=False):
            if before != now:
                break
            same += 1
        return same
