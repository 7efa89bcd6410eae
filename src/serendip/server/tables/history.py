"""What the rows of a room tell of its match: all that was done and told, every position, and whose rules hold."""

from collections.abc import Iterable
from typing import Final

import msgspec

import serendip
from serendip.core.errors import SerendipError
from serendip.core.line import Said
from serendip.core.match import Match, set_clock
from serendip.core.past import tellings
from serendip.core.played_state import TABLE
from serendip.core.recording import RecordedStep, Recording, last_frame, opening
from serendip.server.storage.store import Noted, Passed, Played, Recorded, Room, Row, Ruled, Stored, TakenBack
from serendip.server.tables.dealing import deal
from serendip.server.tables.notes import LINES, Note
from serendip.server.tables.packing import WINDOW, unpacked

_frames: Final = msgspec.json.Decoder(list[RecordedStep])
_recording: Final = msgspec.json.Decoder(Recording)


class History:
    """The match of one room, as its rows tell it. Without a recording only the rules can tell where it is."""

    def __init__(self, room: Room, rows: list[Row]) -> None:
        self.game = serendip.game(room.game)
        self.recording: Recording | None = None
        self.rules = ""
        """By which rules it was played last."""
        self.base = 0
        """How many steps were played before these rules came."""
        self.last = b""
        """What was packed last: the next thing is packed by how it differs from that."""
        self.changed = False
        """Whether the rules of today do not lead where it is: its `match` goes on from its latest position."""
        self.clock = 0.0
        self.notes: list[Note] = []
        self.asked_before: list[float | None] = []
        self.times: list[float] = [room.started]
        """When the match began and when each action was played, by the wall clock."""
        self._room = room
        self._actions: list[Played | Passed] = []
        for row in rows:
            self._add(row)

    @property
    def steps(self) -> int:
        """How many steps were not taken back."""
        return len(self._actions) if self.recording is None else len(self.recording.frames)

    def match(self) -> Match:
        """Return the match at its latest position. Raises SerendipError if these rules can't read it."""
        found = self._replayed()
        if found is None:
            assert self.recording is not None
            self.changed = True
            found = self.recording.match(self.game, self.steps)
        if self.clock > found.clock:
            # What falls due by then under the rules of today happens at the table, before everybody's eyes.
            set_clock(found, self.clock)
        return found

    def _replayed(self) -> Match | None:
        """Return the match as the rules of today play it from where they began to hold, if that leads where it is."""
        if self.recording is None:
            return self._by_rules()
        if self.rules != self.game.fingerprint:
            return None
        try:
            match = self._base()
            for frame in self.recording.frames[self.base :]:
                self._repeat(match, frame)
        except SerendipError:
            return None
        nothing_since = self.base == self.steps
        there = len(match.steps()) == self.steps and match.position() == bytes(self.recording.last)
        return match if nothing_since or there else None

    def made_recording(self) -> Recording:
        """Return the recording; of a room of former days it is made by the rules of today."""
        if self.recording is not None:
            return self.recording
        match = self._by_rules()
        again = match.opening()
        made = opening(again)
        for step in match.steps():
            if step.seat == TABLE:
                again.act_by_itself(step.at)
            else:
                again.play(step.seat, step.action, step.at if self.game.real_time else None)
            made.frames.append(last_frame(again))
        return made

    def _add(self, row: Row) -> None:
        if isinstance(row, Recorded):
            text = unpacked(row.kept, b"")
            self.last = text[-WINDOW:]
            self.recording = _recording.decode(text)
            self.rules, self.base = row.rules, self.recording.rules_hold_from
            self.asked_before += [None] * (len(self.recording.frames) - len(self.asked_before))
        elif isinstance(row, Ruled):
            self.rules, self.base = row.rules, self.steps
        elif isinstance(row, Noted):
            self.notes.append(Note(self.steps, Said(LINES[row.key], tuple(row.args)), tellings(row.undone)))
        elif isinstance(row, TakenBack):
            self._take_back(row.to)
        else:
            self._act(row)

    def _act(self, row: Played | Passed) -> None:
        self.clock = row.at or 0.0
        if isinstance(row, Played):
            self.times.append(row.when)
            self.asked_before.append(row.since)
        if self.recording is None:
            self._actions.append(row)
            return
        self.last = unpacked(row.kept, self.last)
        self.recording.frames += _frames.decode(self.last)

    def _take_back(self, to: int) -> None:
        if self.recording is None:
            self._actions = self._actions[:to]
        else:
            self.recording.frames = self.recording.frames[:to]
        self.times = self.times[: to + 1]
        self.asked_before = self.asked_before[:to]
        self.notes = [note.not_later(to) for note in self.notes]

    def _base(self) -> Match:
        """Return the match where the rules of today began to hold: from its seed, if that gives its opening."""
        assert self.recording is not None
        if not self.base:
            dealt = deal(self._room)
            if dealt.position() == bytes(self.recording.position):
                return dealt
        frames = self.recording.frames[: self.base]
        return msgspec.structs.replace(self.recording, frames=frames).match(self.game, self.base)

    def _repeat(self, match: Match, frame: RecordedStep) -> None:
        step = frame.step
        if step.seat == TABLE:
            match.act_by_itself(step.at)
        else:
            action = self.game.action(bytes(step.action))
            match.play(step.seat, action, step.at if self.game.real_time else None)

    def _by_rules(self) -> Match:
        match = deal(self._room)
        for row in self._actions:
            if isinstance(row, Passed):
                match.pass_time(row.at)
            else:
                match.play(row.seat, match.game.action(bytes(row.action)), row.at)
        return match


def rules_of(rows: Iterable[Row]) -> set[str]:
    """Return the fingerprints of all rules by which a match was played, as far as its rows know them."""
    found: set[str] = set()
    for row in rows:
        if isinstance(row, Ruled):
            found.add(row.rules)
        elif isinstance(row, Recorded):  # what is played on from a match of several releases begins with all of them
            found.update(rules for rules, _ in _recording.decode(unpacked(row.kept, b"")).by_rules())
    return found


def match_of(stored: Stored, rows: list[Row]) -> Match:
    """Return the match of a room that has begun. Raises SerendipError if its rows can't be read."""
    return History(stored.room, rows).match()


def check_match(stored: Stored, rows: list[Row]) -> None:
    """See whether a room that has begun can be played on. Raises SerendipError if not, or if it should be elsewhere."""
    history = History(stored.room, rows)
    history.match()
    if history.changed and history.rules == history.game.fingerprint:
        raise SerendipError("its actions lead to another position than the one that was kept")
