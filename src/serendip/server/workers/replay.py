"""A match stepped through again as one seat saw it. Runs in a worker process: a long match is a lot of views."""

import gzip
from typing import Any, Literal, TypeAlias

import msgspec

from serendip.core.entry import Entry
from serendip.core.match import TABLE, Match, Step
from serendip.server.protocol.bodies import Frame, Replay
from serendip.server.protocol.sentences import entry
from serendip.server.storage.store import Room, Row
from serendip.server.tables.history import History
from serendip.server.tables.log import heard

Viewer: TypeAlias = int | Literal["all"] | None


def replay_json(room: Room, rows: list[Row], viewer: Viewer, packed: bool) -> bytes:
    """Return the Replay as JSON, gzipped if `packed`.

    While a match runs, steps of which the viewer saw nothing are left out and the others are numbered without gaps,
    so that not even their number tells of hidden ones.
    """
    history = History(room, rows)
    recording = history.made_recording()
    running = room.status != "over"
    names = [seat.name for seat in room.seats]
    frames: list[Frame] = []
    for number, match in enumerate(recording.positions(history.game)):
        step = match.last
        if step is None:
            told = [entry(line, names) for line in match.log(None if viewer == "all" else viewer)]
            frames.append(Frame(0, None, None, "", room.started, _view(match, viewer), told))
            continue
        log = [entry(line, names) for line in _heard(step, viewer)]
        own = viewer in ("all", step.seat)
        if running and not own and not log:
            continue
        said = step.action.said(names) if own else str(log[0]["words"]) if log else ""
        action: dict[str, Any] | None = msgspec.json.decode(recording.frames[number - 1].step.action) if own else None
        place = len(frames) if running else number
        times = history.times
        at = room.started + step.at if match.game.real_time else times[min(number, len(times) - 1)]
        seat = None if step.seat == TABLE else step.seat
        frames.append(Frame(place, seat, action, said, at, _view(match, viewer), log))
    body = msgspec.json.encode(Replay(room.id, room.game, recording.rules, viewer, names, frames))
    return gzip.compress(body, 5, mtime=0) if packed else body


def _view(match: Match, viewer: Viewer) -> Any:
    if viewer == "all":
        return [match.view(None), *(match.view(seat) for seat in range(match.seats))]
    return match.view(viewer)


def _heard(step: Step, viewer: Viewer) -> list[Entry]:
    """Return the lines that a viewer heard, or that anybody heard."""
    if viewer != "all":
        return heard(step, viewer)
    return [Entry(line, args, audience) for line, args, audience in step.told]
