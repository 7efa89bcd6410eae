"""A change of a table that is not on disk yet. The table takes it over once it is, and forgets it if that fails."""

from collections.abc import Sequence

import msgspec

from serendip.core.action import Action
from serendip.core.entry import Telling, reaches
from serendip.core.line import Line, Plain, Said
from serendip.core.match import Match
from serendip.core.past import kept_lines
from serendip.core.recording import RecordedStep, Recording, last_frame, opening
from serendip.core.step import Step
from serendip.server.storage.store import Noted, Passed, Played, ResultRow, Room, Row, Ruled, TakenBack
from serendip.server.tables.notes import AGREED_BACK, TOOK_BACK, Note
from serendip.server.tables.packing import packed, recorded
from serendip.server.tables.record import TableRecord


class Transaction:
    """Copies of what changes, and the rows that tell it."""

    def __init__(self, record: TableRecord, now: float) -> None:
        self.room: Room = record.room
        self.match: Match | None = record.match
        self.packed: bytes = record.packed
        self.actors: list[int] = record.actors
        self.asked: dict[int, float] = record.asked
        self.asked_before: list[float | None] = record.asked_before
        self.notes: list[Note] = record.notes
        self.moves: int = record.moves
        self.now = now
        self.rows: list[Row] = []
        self.news: list[Step] = []
        self.whole = False
        """Whether the room's document has changed."""
        self.retold = False
        """Whether the log has to be told anew: a match has begun, or a move was taken back."""

    def edit(self) -> Room:
        """Return a copy of the room's document, to be changed."""
        if not self.whole:
            self.room = msgspec.json.decode(msgspec.json.encode(self.room), type=Room)
            self.whole = True
        return self.room

    def start(self, match: Match) -> None:
        """Put the match in place: it begins."""
        self.match = match
        self.record(opening(match))
        self.asked = dict.fromkeys(match.to_act, self.now)
        self.retold = True

    def record(self, recording: Recording) -> None:
        """Keep a whole recording of the match."""
        row, self.packed = recorded(recording, self.now)
        self.rows.append(row)

    def play(self, seat: int, action: Action, at: float | None) -> None:
        """Carry out an action on a copy of the match. Raises what `Match.play` raises."""
        assert self.match is not None
        trial = self.match.copy()
        frames = self._frames_until(trial, at)
        trial.play(seat, action, at)
        frames.append(last_frame(trial))
        since = self.asked.get(seat)
        self._take_over(trial)
        if seat in self.asked:
            # The next choice has a time of its own.
            self.asked[seat] = self.now
        self.asked_before = [*self.asked_before, since]
        self.rows.append(
            Played(seat, msgspec.Raw(msgspec.json.encode(action)), self.now, at, since, self._pack(frames))
        )

    def pass_time(self, at: float) -> None:
        """Let the table do on a copy of the match what has fallen due by then."""
        assert self.match is not None
        trial = self.match.copy()
        frames = self._frames_until(trial, at)
        trial.pass_time(at)
        self._take_over(trial)
        self.rows.append(Passed(at, self.now, self._pack(frames)))

    def _frames_until(self, trial: Match, at: float | None) -> list[RecordedStep]:
        """Let the table act by itself until then, and return what comes of it."""
        frames: list[RecordedStep] = []
        while at is not None and trial.act_by_itself(at):
            frames.append(last_frame(trial))
        return frames

    def _pack(self, frames: list[RecordedStep]) -> bytes:
        text = msgspec.json.encode(frames)
        kept = packed(text, self.packed)
        self.packed = text
        return kept

    def _take_over(self, trial: Match) -> None:
        """Let a copy that was played on be the match. In real time what fell due before an action is news too."""
        assert self.match is not None
        self.news = trial.steps(after=self.match.last)
        self.match = trial
        self.asked = {seat: self.asked.get(seat, self.now) for seat in trial.to_act}
        self.actors = [*self.actors, *(step.seat for step in self.news)]
        self.moves += sum(map(is_public, self.news))

    def go_back(self, match: Match, to: int, seat: int, agreed: bool) -> None:
        """Put a match in place that has only the first `to` actions, and say in the log what was taken back.

        Whoever takes something back by themselves has no more time for it than they had: else a move and its taking
        back would put a deadline off for ever. With everybody's agreement all begin anew.
        """
        before = self.asked_before[to] if to < len(self.asked_before) else None
        known = {} if agreed else {**self.asked, seat: self.now if before is None else before}
        self.asked = {other: known.get(other, self.now) for other in match.to_act}
        self.asked_before = self.asked_before[:to]
        assert self.match is not None
        undone = [telling for step in self.match.steps()[len(match.steps()) :] for telling in step.told]
        self.match = match
        self.actors = self.actors[:to]
        self.notes = [note.not_later(to) for note in self.notes]
        self.moves = sum(map(is_public, match.steps()))
        self.retold = True
        self.rows.append(TakenBack(to, seat, self.now))
        self.note(AGREED_BACK if agreed else TOOK_BACK, seat, undone=undone)

    def take_rules(self, rules: str, why: Line) -> None:
        """Let these rules hold from this position on; everybody is told why."""
        self.rows.append(Ruled(rules, self.now))
        self.note(why)

    def note(self, line: Line, *args: Plain, undone: Sequence[Telling] = ()) -> None:
        """Write a line of the table's own into the log, after what was taken back."""
        self.notes = [*self.notes, Note(len(self.actors), Said(line, args), list(undone))]
        self.rows.append(Noted(line.key, list(args), self.now, kept_lines(list(undone))))

    def finish(self) -> None:
        """Write into the room how its match ended, if it has."""
        if self.match is None or self.match.outcome is None or self.room.status != "playing":
            return
        outcome = self.match.outcome
        room = self.edit()
        room.status = "over"
        room.ended = self.now
        room.result = ResultRow(list(outcome.winners), list(outcome.scores), outcome.said.to_json())


def is_public(step: Step) -> bool:
    """Say whether everybody could see that something happened."""
    return any(reaches(audience, None) for _, _, audience in step.told)
