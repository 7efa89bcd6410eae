"""A change of a table that is not on disk yet. The table takes it over once it is, and forgets it if that fails."""

from typing import TYPE_CHECKING

import msgspec

from serendip.core.action import Action
from serendip.core.entry import reaches
from serendip.core.line import Line, Plain, Said
from serendip.core.match import Match, Step
from serendip.server.storage.store import Noted, Passed, Played, Room, Row, TakenBack

if TYPE_CHECKING:
    from serendip.server.tables.table import Table


class Transaction:
    """Copies of what changes, and the rows that tell it."""

    def __init__(self, table: "Table", now: float) -> None:
        self.room: Room = table.room
        self.match: Match | None = table.match
        self.actors: list[int] = table.actors
        self.notes: list[tuple[int, Said]] = table.notes
        self.moves: int = table.moves
        self.now = now
        self.rows: list[Row] = []
        self.news: list[Step] = []
        self.whole = False
        self.rewound = False

    def edit(self) -> Room:
        """Return a copy of the room's document, to be changed."""
        if not self.whole:
            self.room = msgspec.json.decode(msgspec.json.encode(self.room), type=Room)
            self.whole = True
        return self.room

    def play(self, seat: int, action: Action, at: float | None) -> None:
        """Carry out an action on a copy of the match. Raises what `Match.play` raises."""
        assert self.match is not None
        trial = self.match.copy()
        trial.play(seat, action, at)
        self._take_over(trial)
        self.rows.append(Played(seat, msgspec.Raw(msgspec.json.encode(action)), self.now, at))

    def pass_time(self, at: float) -> None:
        """Let the table do on a copy of the match what has fallen due by then."""
        assert self.match is not None
        trial = self.match.copy()
        trial.pass_time(at)
        self._take_over(trial)
        self.rows.append(Passed(at, self.now))

    def _take_over(self, trial: Match) -> None:
        """Let a copy that was played on be the match. In real time what fell due before an action is news too."""
        assert self.match is not None
        self.news = trial.steps(after=self.match.last)
        self.match = trial
        self.actors = [*self.actors, *(step.seat for step in self.news)]
        self.moves += sum(map(is_public, self.news))

    def go_back(self, match: Match, to: int, seat: int) -> None:
        """Put a match in place that has only the first `to` actions."""
        self.match = match
        self.actors = self.actors[:to]
        self.notes = [(min(after, to), said) for after, said in self.notes]
        self.moves = sum(map(is_public, match.steps()))
        self.rewound = True
        self.rows.append(TakenBack(to, seat, self.now))

    def note(self, line: Line, *args: Plain) -> None:
        """Write a line of the table's own into the log."""
        self.notes = [*self.notes, (len(self.actors), Said(line, args))]
        self.rows.append(Noted(line.key, list(args), self.now))


def is_public(step: Step) -> bool:
    """Say whether everybody could see that something happened."""
    return any(reaches(audience, None) for _, _, audience in step.told)
