"""A match stepped through again as one seat saw it. Runs in a worker process: a long match is a lot of views.

What was played by older rules is shown with the cards of then.
"""

import gzip
from typing import Any, Literal, TypeAlias

import msgspec

import serendip
from serendip.core.entry import Entry, Telling, reaches
from serendip.core.errors import BadSnapshot
from serendip.core.match import Match
from serendip.core.past import past_step, tellings
from serendip.core.played_state import TABLE
from serendip.core.printed import of_board
from serendip.core.recording import Recording
from serendip.core.step import Step
from serendip.server.protocol.bodies import Printed, Replay, ReplayFrame
from serendip.server.protocol.sentences import entry
from serendip.server.storage.store import Room, Row
from serendip.server.tables.history import History
from serendip.server.workers.as_then import NotAsThen, as_then, unpacked

Viewer: TypeAlias = int | Literal["all"] | None


def replay_json(room: Room, rows: list[Row], viewer: Viewer, packed: bool, then: dict[str, bytes]) -> bytes:
    """Return the Replay as JSON, gzipped if `packed`. `then` is what was printed, by older rules.

    While a match runs, steps of which the viewer saw nothing are left out and the others are numbered without gaps,
    so that not even their number tells of hidden ones.
    """
    history = History(room, rows)
    recording = history.made_recording()
    running = room.status != "over"
    names = [seat.name for seat in room.seats]
    seen = Seen(history, recording, viewer, then)
    told = [entry(line, names) for line in _heard(tellings(recording.told), None if viewer == "all" else viewer)]
    frames = [ReplayFrame(0, None, None, "", room.started, seen.views[0], told)]
    printed = seen.printed.get(0)
    changes = [] if printed is None else [Printed(0, printed)]
    for number, kept in enumerate(recording.frames, start=1):
        step = Step(None, *past_step(history.game, kept.step))
        log = [entry(line, names) for line in _heard(step.told, viewer)]
        own = viewer in ("all", step.seat)
        place = len(frames) if running else number
        if number in seen.printed:
            changes.append(Printed(place, seen.printed[number]))
        if running and not own and not log:
            continue
        said = step.action.said(names) if own else str(log[0]["words"]) if log else ""
        action: dict[str, Any] | None = msgspec.json.decode(kept.step.action) if own else None
        times = history.times
        at = room.started + step.at if history.game.real_time else times[min(number, len(times) - 1)]
        seat = None if step.seat == TABLE else step.seat
        frames.append(ReplayFrame(place, seat, action, said, at, seen.views[number], log))
    body = msgspec.json.encode(
        Replay(room.id, room.game, recording.rules, viewer, names, frames, changes, seen.as_today)
    )
    return gzip.compress(body, 5, mtime=0) if packed else body


class Seen:
    """The views of a recording at its opening and after each step, and from which on what is printed is another."""

    def __init__(self, history: History, recording: Recording, viewer: Viewer, then: dict[str, bytes]) -> None:
        self.views: list[msgspec.Raw] = []
        self.printed: dict[int, dict[str, Any] | None] = {}
        self.as_today = False
        """Whether something was played with other cards than it is shown with."""
        game = history.game
        for rules, piece in recording.by_rules():
            asked = game.name, msgspec.json.encode(piece), viewer
            try:
                found = as_then(then[rules], views, *asked)
                self.printed[len(self.views)] = of_board(unpacked(then[rules])[1])
            except (KeyError, NotAsThen):
                found = views(*asked)
                self.as_today |= rules != game.fingerprint
                if self.printed:
                    self.printed[len(self.views)] = None
            self.views += map(msgspec.Raw, found)


def views(game: str, recording: bytes, viewer: Viewer) -> list[bytes]:
    """Return as JSON what can be seen at the opening of a recording and after each of its steps.

    Raises BadSnapshot if it can't be seen with the cards that there are.
    """
    positions = msgspec.json.decode(recording, type=Recording).positions(serendip.game(game))
    try:
        return [msgspec.json.encode(_view(match, viewer)) for match in positions]
    except Exception as error:
        raise BadSnapshot(f"this match does not fit the cards of today: {error!r}") from error


def _view(match: Match, viewer: Viewer) -> Any:
    if viewer == "all":
        return [match.view(None), *(match.view(seat) for seat in range(match.seats))]
    return match.view(viewer)


def _heard(told: list[Telling], viewer: Viewer) -> list[Entry]:
    """Return the lines that a viewer heard, or that anybody heard."""
    return [Entry(*telling) for telling in told if viewer == "all" or reaches(telling[2], viewer)]
