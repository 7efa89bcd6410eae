"""The one way out: what a seat may know of its table, ready for the wire.

Everything here is made of `match.view`, `match.actions`, `match.prompt` and the log as that seat sees it. A look
changes its number `rev` only when something in it changed, so that not even the numbering tells of what is hidden.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from serendip.core.action import Action
from serendip.core.entry import reaches
from serendip.core.match import Step
from serendip.server.protocol.encoding import NOTHING, NULL, encode, raw
from serendip.server.protocol.sentences import sentence
from serendip.server.tables.encoded_views import NOBODY, EncodedViews

if TYPE_CHECKING:
    from serendip.server.tables.socket import TableSocket
    from serendip.server.tables.table import Table


class EncodedAction:
    """An action written out: as clients are offered it, and what is told of it when it was one's own."""

    def __init__(self, action: Action, names: tuple[str, ...]) -> None:
        parts = {"words": action.said(names), "key": action.kind(), "args": msgspec.structs.asdict(action)}
        self.offer = raw({"action": action, **parts, "rules": action.rules})
        self.told = encode(parts)


_written = lru_cache(maxsize=2_000)(EncodedAction)


def written(action: Action, names: tuple[str, ...]) -> EncodedAction:
    """Return an action written out. The same are offered again and again, at all tables if they name no player."""
    if action.brought_by_server:
        return EncodedAction(action, names)
    return _written(action, names if action.line().names_players else NOBODY)


def offer(action: Action, names: tuple[str, ...]) -> Raw:
    """Return an action as clients are offered it."""
    return written(action, names).offer


def deed(step: Step, seat: int | None, names: tuple[str, ...], told: Sequence[tuple[int, bytes]]) -> Raw:
    """Return what a step was as this seat may know it: one's own action, else the first line of the log one sees."""
    if step.seat == seat:
        return done_by(step.seat, written(step.action, names).told)
    for audience, words in told:
        if reaches(audience, seat):
            return done_by(step.seat, words)
    return NULL


def done_by(seat: int, told: bytes) -> Raw:
    """Return what is told of somebody's deed with who it was."""
    return Raw(b'{"seat":%d,%b' % (seat, told[1:]))


class SeatView:
    """A table as one seat (None: a spectator) sees it."""

    def __init__(self, table: "Table", seat: int | None, rev: int) -> None:
        self.seat = seat
        self.rev = rev
        self.choices = rev
        self.prompt = NULL
        self.offers = NOTHING
        self.can_undo = False
        self.log: list[Raw] = []
        self.sockets: set[TableSocket] = set()
        self._encoded: EncodedViews | None = None
        self._shown: tuple[object, ...] = ()
        self._acted = 0
        self._heard: tuple[int, int] | None = None
        self.retell(table)
        self.refresh(table)
        self.rev = self.choices = rev

    def refresh(self, table: "Table") -> bool:
        """Look again; say whether anything has changed, and count it if so."""
        match = table.match
        known: tuple[bytes, ...] = ()
        if match is not None:
            names = table.names()
            encoded = self._encoded = table.encoded_views()
            known = (encoded.public(), encoded.own(self.seat))
            self.prompt = sentence(encoded.prompt(self.seat), names)
            actions = () if self.seat is None else match.actions(self.seat)
            offers = raw([offer(action, names) for action in actions]) if actions else NOTHING
            acted = 0 if self.seat is None else table.actors.count(self.seat)
            if offers != self.offers or acted != self._acted:
                self.choices = self.rev + 1
            self.offers = offers
            self._acted = acted
            self.can_undo = acted > 0 and match.outcome is None and not table.game.real_time
        shown = (
            known,
            self.offers,
            len(self.log),
            self.log[-1:],
            table.card(),
            table.votes_now(),
            table.deadline,
            self._acted,
            self.can_undo,
        )
        if shown == self._shown:
            return False
        self._shown = shown
        self.rev += 1
        return True

    @property
    def view(self) -> Raw:
        """All that the seat may know of the match."""
        return NULL if self._encoded is None else self._encoded.view(self.seat)

    def catch_up(self, table: "Table") -> None:
        """Add what has happened since to the log; all of it after a rest."""
        if self._heard is None:
            self.retell(table)
            return
        steps, notes = self._heard
        self.log += table.log.since(steps, notes, table.first_step, self.seat)
        self._heard = table.log.length

    def rest(self) -> None:
        """Forget everything but its numbers while nobody looks."""
        self._encoded = None
        self.prompt = NULL
        self.offers = NOTHING
        self.log = []
        self._shown = ()
        self._heard = None

    def retell(self, table: "Table") -> int:
        """Write the log anew; return how many lines from the start are as they were."""
        old = self.log
        self.log = table.log.opening(table.match, self.seat, table.names())
        self._heard = (0, 0)
        self.catch_up(table)
        same = 0
        for before, now in zip(old, self.log, strict=False):
            if before != now:
                break
            same += 1
        return same
