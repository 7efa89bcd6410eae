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
from serendip.core.match import Step
from serendip.server.chronicle import entry, heard
from serendip.server.wire import NOTHING, NULL, raw

if TYPE_CHECKING:
    from serendip.server.sockets import Socket
    from serendip.server.table import Table


@lru_cache(maxsize=2_000)
def offer(action: Action, names: tuple[str, ...]) -> Raw:
    """Return an action as clients are offered it. The same are offered again and again."""
    return raw(
        {
            "action": action,
            "words": action.said(names),
            "key": action.kind(),
            "args": msgspec.structs.asdict(action),
            "rules": action.rules,
        }
    )


def deed(step: Step, seat: int | None, names: Sequence[str]) -> Raw:
    """Return what a step was as this seat may know it: one's own action, else the first line of the log one sees."""
    if step.seat == seat:
        action = step.action
        args = msgspec.structs.asdict(action)
        return raw({"seat": seat, "words": action.said(names), "key": action.kind(), "args": args})
    for told in heard(step, seat):
        line = entry(told, names)
        return raw({"seat": step.seat, "words": line["words"], "key": line["key"], "args": line["args"]})
    return NULL


class Look:
    """A table as one seat (None: a spectator) sees it."""

    def __init__(self, table: "Table", seat: int | None, rev: int) -> None:
        self.seat = seat
        self.rev = rev
        self.choices = rev
        self.view = self.prompt = NULL
        self.offers = NOTHING
        self.can_undo = False
        self.log: list[Raw] = []
        self.sockets: set[Socket] = set()
        self._shown: tuple[object, ...] = ()
        self._acted = 0
        self._heard: tuple[int, int] | None = None
        self.retell(table)
        self.refresh(table)
        self.rev = self.choices = rev

    def refresh(self, table: "Table") -> bool:
        """Look again; say whether anything has changed, and count it if so."""
        match = table.match
        if match is not None:
            names = tuple(table.names())
            self.view = raw(match.view(self.seat))
            self.prompt = raw(entry(match.prompt(self.seat), names))
            actions = () if self.seat is None else match.actions(self.seat)
            offers = raw([offer(action, names) for action in actions])
            acted = 0 if self.seat is None else table.actors.count(self.seat)
            if offers != self.offers or acted != self._acted:
                self.choices = self.rev + 1
            self.offers = offers
            self._acted = acted
            self.can_undo = acted > 0 and match.outcome is None and not table.game.real_time
        shown = (
            self.view,
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

    def catch_up(self, table: "Table") -> None:
        """Add what has happened since to the log; all of it after a rest."""
        if self._heard is None:
            self.retell(table)
            return
        steps, notes = self._heard
        self.log += table.chronicle.since(steps, notes, table.first_step, self.seat)
        self._heard = table.chronicle.length

    def rest(self) -> None:
        """Forget everything but its numbers while nobody looks."""
        self.view = self.prompt = NULL
        self.offers = NOTHING
        self.log = []
        self._shown = ()
        self._heard = None

    def retell(self, table: "Table") -> int:
        """Write the log anew; return how many lines from the start are as they were."""
        old = self.log
        self.log = table.chronicle.opening(table.match, self.seat, table.names())
        self._heard = (0, 0)
        self.catch_up(table)
        same = 0
        for before, now in zip(old, self.log, strict=False):
            if before != now:
                break
            same += 1
        return same
