"""The one way out: what a seat may know of its table, ready for the wire.

Everything here is made of `match.view`, `match.actions`, `match.prompt` and the log as that seat sees it. A look
changes its number `rev` only when something in it changed, so that not even the numbering tells of what is hidden.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from serendip.core.action import Action
from serendip.core.entry import Entry, reaches
from serendip.core.line import Said
from serendip.core.match import Match, Step
from serendip.server.wire import NOTHING, NULL, raw

if TYPE_CHECKING:
    from serendip.server.sockets import Socket
    from serendip.server.table import Table


def offer(action: Action, names: Sequence[str]) -> dict[str, object]:
    """Return an action as clients are offered it."""
    return {
        "action": action,
        "words": action.said(names),
        "key": action.kind(),
        "args": msgspec.structs.asdict(action),
        "rules": action.rules,
    }


def entry(said: Said, names: Sequence[str]) -> dict[str, object]:
    """Return a sentence as clients get it."""
    return {"key": said.line.key, "args": said.values(), "words": said.words(names), "rules": said.rules}


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


def heard(step: Step, seat: int | None) -> list[Entry]:
    """Return the lines of the log that a step wrote and a seat sees."""
    return [Entry(line, args, audience) for line, args, audience in step.told if reaches(audience, seat)]


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
        self.retell(table)
        self.refresh(table)
        self.rev = self.choices = rev

    def refresh(self, table: "Table") -> bool:
        """Look again; say whether anything has changed, and count it if so."""
        match = table.match
        if match is not None:
            names = table.names()
            self.view = raw(match.view(self.seat))
            self.prompt = raw(entry(match.prompt(self.seat), names))
            actions = () if self.seat is None else match.actions(self.seat)
            offers = raw([offer(action, names) for action in actions])
            acted = 0 if self.seat is None else table.actors.count(self.seat)
            if offers != self.offers or acted != self._acted:
                self.choices = self.rev + 1
            self.offers = offers
            self._acted = acted
            self.can_undo = acted > 0 and match.outcome is None
        shown = (
            self.view,
            self.offers,
            len(self.log),
            self.log[-1:],
            table.card(),
            table.votes_now(),
            table.deadline,
            self.can_undo,
        )
        if shown == self._shown:
            return False
        self._shown = shown
        self.rev += 1
        return True

    def hear(self, news: Sequence[Step], notes: Sequence[Said], names: Sequence[str]) -> None:
        """Add what has just happened to the log."""
        for step in news:
            self.log += [raw(entry(told, names)) for told in heard(step, self.seat)]
        self.log += [raw(entry(said, names)) for said in notes]

    def retell(self, table: "Table") -> int:
        """Write the log anew from the match; return how many lines from the start are as they were."""
        old = self.log
        self.log = tell(table.match, table.notes, len(table.actors), self.seat, table.names())
        same = 0
        for before, now in zip(old, self.log, strict=False):
            if before != now:
                break
            same += 1
        return same


def tell(
    match: Match | None, notes: Sequence[tuple[int, Said]], acted: int, seat: int | None, names: Sequence[str]
) -> list[Raw]:
    """Return the whole log as a seat sees it, with the table's notes where they were made."""
    if match is None:
        return [raw(entry(said, names)) for _, said in notes]
    entries = match.log(seat)
    steps = match.steps()
    counts = [len(heard(step, seat)) for step in steps]
    place = len(entries) - sum(counts)
    log = [raw(entry(told, names)) for told in entries[:place]]
    waiting = list(notes)
    # Of an imagined match the steps begin later.
    number = acted - len(steps)
    for count in (0, *counts):
        log += [raw(entry(told, names)) for told in entries[place : place + count]]
        place += count
        while waiting and waiting[0][0] <= number:
            log.append(raw(entry(waiting.pop(0)[1], names)))
        number += 1
    return log
