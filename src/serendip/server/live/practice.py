"""Practice benches (FS-10): one builder, no clock, no match. A bench outlives its socket a while, for coming back."""

import asyncio
import secrets
from typing import Any

import serendip
from serendip.core.errors import SerendipError, UnknownGame
from serendip.core.live import Live
from serendip.server.errors import Refused, in_words
from serendip.server.live.bench_client import Benches
from serendip.server.live.bench_messages import BenchReport
from serendip.server.protocol.from_client import Aim, Check, FromPractice, Hand, Ping, Practise
from serendip.server.protocol.to_client import Judged, Ok, Pong, Practising, ServerMessage, news
from serendip.server.transport.socket import Socket

PLACE = "practice"
HAND = 0
BUILD = f"{PLACE}:{HAND}"


def live_of(game: str) -> Live:
    """Return the builds of a game. Raises Refused if it has none."""
    try:
        live = serendip.game(game).live
    except UnknownGame:
        live = None
    if live is None:
        raise Refused("no-such-game", "There is nothing to build in this game. Go to the front page.")
    return live


class Practice:
    """One practice bench and whoever is at it."""

    def __init__(self, practices: "Practices", id: str, live: Live) -> None:
        self.id = id
        self.live = live
        self.sockets: set[Socket] = set()
        self.plan: dict[str, Any] = live.practice({"draw": 1}, 0)
        self.leaving: asyncio.TimerHandle | None = None
        self._practices = practices
        self.bench = practices.benches.new(live, self._hear, self._broke)
        self._begin()

    def _begin(self) -> None:
        self.bench.tell("open", BUILD, HAND, self.plan)

    def _broke(self) -> None:
        self._begin()
        for socket in self.sockets:
            self._show(socket)

    def _show(self, socket: Socket) -> None:
        """Send all that stands here; from then on the socket hears what changes."""

        def show(report: BenchReport) -> None:
            if not report.failed:
                socket.send(news(report.body, whole=True))
                self.sockets.add(socket)

        self.bench.then(show, "whole")

    def _hear(self, body: dict[str, Any]) -> None:
        message = news(body)
        for socket in self.sockets:
            socket.send(message)

    def arrive(self, socket: Socket) -> None:
        """Greet a socket: first what is there to draw with, then all that stands here."""
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        socket.send(Practising(self.live.reference(), PLACE, HAND))
        self._show(socket)

    def depart(self, socket: Socket) -> None:
        """See a socket out; the bench is cleared a while after the last one."""
        self.sockets.discard(socket)
        if not self.sockets and self.leaving is None:
            loop = asyncio.get_running_loop()
            self.leaving = loop.call_later(self._practices.grace, self._practices.forget, self)

    async def answer(self, message: FromPractice) -> ServerMessage | None:
        """Do what somebody at the bench wants. Raises Refused."""
        if isinstance(message, Aim):
            self.bench.tell("aim", BUILD, HAND, [message.x, message.y])
            return None
        if isinstance(message, Hand):
            await self.bench.ask("wish", BUILD, HAND, message.wish)
        elif isinstance(message, Practise):
            try:
                self.plan = self.live.practice(message.wish, secrets.randbits(30))
            except SerendipError as error:
                raise Refused("illegal", in_words(error)) from error
            await self.bench.ask("open", BUILD, HAND, self.plan)
        elif isinstance(message, Check):
            frozen = await self.bench.ask("freeze", BUILD)
            return Judged(message.id, self.live.verdict(self.plan, frozen))
        elif isinstance(message, Ping):
            return Pong(message.id)
        return Ok(message.id)


class Practices:
    """All practice benches of the server."""

    def __init__(self, benches: Benches, grace: float, most: int) -> None:
        self.benches = benches
        self.grace = grace
        self.most = most
        self.open: dict[str, Practice] = {}

    def at(self, id: str, game: str) -> Practice:
        """Return a bench, new if nobody was there. Raises Refused."""
        found = self.open.get(id)
        if found is None:
            if len(self.open) >= self.most:
                raise Refused("too-many", "All practice benches are taken. Try again in a few minutes.")
            found = self.open[id] = Practice(self, id, live_of(game))
        return found

    def forget(self, practice: Practice) -> None:
        """Clear a bench that everybody has left."""
        if self.open.get(practice.id) is practice:
            del self.open[practice.id]
            practice.bench.close()
