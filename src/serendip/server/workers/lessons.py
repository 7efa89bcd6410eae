"""What players can learn from finished matches, thought about when they ask, and remembered for a while."""

from typing import Any

import msgspec

from serendip.bots import teacher
from serendip.core.line import Line, Said
from serendip.core.match import Match
from serendip.lab.lessons import MOST
from serendip.server.protocol.bodies import TaughtLesson, Teaching
from serendip.server.protocol.sentences import entry
from serendip.server.services import Services
from serendip.server.storage.store import Room
from serendip.server.tables.offers import offer
from serendip.server.workers import tasks

REMEMBERED = 500


class Lessons:
    """The lessons of seats that somebody has asked for."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[tuple[str, int], Teaching] = {}

    def known(self, room: Room, seat: int) -> Teaching | None:
        """Return what was found before, if it is remembered."""
        return self._known.get((room.id, seat))

    async def of(self, room: Room, match: Match, names: tuple[str, ...], seat: int) -> Teaching:
        """Look for lessons, choice by choice, so that others have their turn between two. Raises WorkerDied."""
        background, account = self._services.lanes.background, ("lessons", "", room.id)
        found = await self._services.store.room(room.id)
        rows = found[1] if found else []
        lessons: list[TaughtLesson] = []
        for step in await background.do(account, tasks.doubtful, room, rows, seat):
            kept = await background.do(account, tasks.taught, room, rows, step, seat, teacher(match.game))
            told = msgspec.json.decode(kept)
            if told is not None:
                lessons.append(self._told(match, names, step, told))
        lessons.sort(key=lambda one: -one.gain)
        teaching = Teaching(sorted(lessons[:MOST], key=lambda one: one.step))
        self._known[room.id, seat] = teaching
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return teaching

    def _told(self, match: Match, names: tuple[str, ...], step: int, told: list[Any]) -> TaughtLesson:
        """Return a lesson in words."""
        played, better, gain, noise, why = told
        offers = [msgspec.json.decode(offer(match.game.action(plain), names)) for plain in (played, better)]
        because = None if why is None else entry(Said(Line(why[0], why[1]), tuple(why[2])), names)
        return TaughtLesson(step, offers[0], offers[1], gain, noise, because)
