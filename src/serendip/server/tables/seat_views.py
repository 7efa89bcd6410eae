"""What all seats of a table see, and who is sent what of it when something has changed."""

from collections.abc import Sequence
from functools import partial

from msgspec import UNSET, Raw

from serendip.core.match import Match
from serendip.core.step import Step
from serendip.server.protocol.encoding import NULL
from serendip.server.protocol.to_client import Can, Deadline, TableMessage
from serendip.server.services import Services
from serendip.server.tables.absence import Absence
from serendip.server.tables.encoded_views import EncodedViews
from serendip.server.tables.log import TableLog
from serendip.server.tables.offers import deed
from serendip.server.tables.presence import Presence
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord
from serendip.server.tables.room_card import EncodedRoomCard
from serendip.server.tables.seat_view import SeatView
from serendip.server.tables.sockets import Sockets, TableSocket
from serendip.server.tables.votes import Votes


class SeatViews:
    """The views of one table. Those that nobody looks at rest."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        sockets: Sockets,
        presence: Presence,
        votes: Votes,
        absence: Absence,
        real_time: RealTime,
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._presence = presence
        self._votes = votes
        self._absence = absence
        self._real_time = real_time
        self.card = EncodedRoomCard(record, sockets, presence)
        self._log = TableLog()
        self._views: dict[int | None, SeatView] = {}
        self._encoded: EncodedViews | None = None
        # Later than any number it had before it left the memory: nobody makes a thousand changes a second.
        self._first_rev = int(services.now() * 1_000)

    def of(self, seat: int | None) -> SeatView:
        """Return the table as a seat sees it, up to date."""
        record = self._record
        found = self._views.get(seat)
        if found is not None and self._sockets.looking_from(seat):
            return found
        self._log.add(record.match, (), record.notes, record.names())
        if found is None:
            found = self._views[seat] = SeatView(seat, self._first_rev)
            found.retell(record, self._log)
            found.refresh(record, self._current(), self._common())
            found.rev = found.choices = self._first_rev
        else:
            found.catch_up(record, self._log)
            found.refresh(record, self._current(), self._common())
        return found

    def look_from(self, socket: TableSocket, seat: int | None) -> None:
        """Let a browser look from a seat and be sent its whole table."""
        self._sockets.look_away(socket)
        view = self.of(seat)
        self._sockets.look_from(socket, seat)
        socket.held = self._record.held_by(socket.visitor)
        socket.log_sent = 0
        self._send(socket, view, NULL)

    def prepare(self, match: Match | None) -> None:
        """Write out what is going to be seen while the disk is at work. It is shown afterwards."""
        if match is None or match is self._record.match:
            return
        encoded = EncodedViews(match)
        try:
            for seat in self._views:
                if self._sockets.looking_from(seat):
                    encoded.public()
                    encoded.own(seat)
        except Exception:
            # It fails again when it is shown: what is on its way to the disk has to come to the table.
            encoded = EncodedViews(match)
        self._encoded = encoded

    def tell(self, news: Sequence[Step], retold: bool) -> None:
        """Let every view that somebody looks at hear what happened; if the past is not the same, the whole log."""
        record = self._record
        if retold:
            self._log.forget()
        added = False
        for seat, view in self._views.items():
            sockets = self._sockets.looking_from(seat)
            if not sockets:
                if retold:
                    view.rest()
                continue
            if not added:
                self._log.add(record.match, news, record.notes, record.names())
                added = True
            if retold:
                same = view.retell(record, self._log)
                for socket in sockets:
                    socket.log_sent = min(socket.log_sent, same)
            else:
                view.catch_up(record, self._log)

    def show(self, news: Sequence[Step] = (), same_room: bool = False) -> None:
        """Send every socket its table if anything in it has changed; nothing of the room itself if it is the same."""
        self.card.changed(same_room)
        names = self._record.names()
        common: tuple[object, ...] | None = None
        for seat, view in self._views.items():
            sockets = self._sockets.looking_from(seat)
            if not sockets:
                continue
            if common is None:
                common = self._common()
            if view.refresh(self._record, self._current(), common):
                did = deed(news[-1], seat, names, self._log.latest) if news else NULL
                for socket in sockets:
                    self._send(socket, view, did)

    def rest(self) -> None:
        """Keep little in memory while nobody is here: what is told can be told again."""
        self._log.forget()
        self._encoded = None
        for view in self._views.values():
            view.rest()

    def _common(self) -> tuple[object, ...]:
        """Return what all seats see alike, beside the match."""
        return self.card.encoded(), self._votes.messages(), self._absence.deadline, self._real_time.stands

    def _current(self) -> EncodedViews | None:
        """Return the match as it may be seen."""
        match = self._record.match
        if match is None:
            return None
        if self._encoded is None or self._encoded.match is not match:
            self._encoded = EncodedViews(match)
        return self._encoded

    def _lines_until(self, view: SeatView, step: int) -> int:
        """Return how many lines of a view's log stood before a step."""
        record = self._record
        first = record.first_step
        notes = sum(note.after <= step for note in record.notes)
        return len(view.log) - len(self._log.since(max(0, step - first), notes, first, view.seat))

    def _send(self, socket: TableSocket, view: SeatView, did: Raw) -> None:
        """Send the table as the socket's seat sees it."""
        room = self._record.room
        deadline, time = self._absence.deadline, self._real_time.time()
        begun = min(socket.log_sent, len(view.log))
        message = TableMessage(
            rev=view.rev,
            room=self.card.encoded(),
            you=socket.held,
            seat=view.seat,
            view=view.view,
            offers=view.offers,
            prompt=view.prompt,
            log_from=begun,
            log=view.log[begun:],
            can=Can(
                undo=view.can_undo and room.status == "playing",
                start=room.status == "waiting" and socket.visitor == room.creator,
                rematch=room.status == "over" and bool(socket.held),
            ),
            votes=self._votes.messages(partial(self._lines_until, view)),
            clock=Deadline(deadline, self._services.now()) if deadline or self._presence.away_since else None,
            did=did,
            forced=True if view.forced else UNSET,
            time=UNSET if time is None else time,
            stands=True if self._real_time.stands else UNSET,
        )
        socket.log_sent = len(view.log)
        socket.send(message)
