"""The live builds of one table: where the match lets whom build, whose hands are in them, and how they are checked.

The game says all that through its Live; the blocks themselves are in the process of the benches. Nothing here is
written to disk but films: a build that the server loses has to be built again, the match goes on.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from serendip.core.live import Live, Site
from serendip.server.live.benches import RemoteBench
from serendip.server.live.orders import Report
from serendip.server.live.wire import news
from serendip.server.refused import Refused
from serendip.server.store import StoreError
from serendip.server.wire import encode

if TYPE_CHECKING:
    from serendip.core.match import Match
    from serendip.server.sockets import Socket
    from serendip.server.table import Table


class Floor:
    """All places of a table where something is built."""

    def __init__(self, table: "Table", live: Live) -> None:
        self.table = table
        self.live = live
        self.sites: dict[str, Site] = {}
        self.builds: dict[str, Site] = {}
        """The builds that are open, by name, each with the site as it was told to the bench."""
        self._bench: RemoteBench | None = None
        self._ears: set[Socket] = set()
        self._errands: dict[str, dict[str, Any]] = {}
        self._going: dict[int, asyncio.TimerHandle] = {}

    @property
    def busy(self) -> bool:
        """Whether something stands here."""
        return bool(self.builds)

    def review(self) -> None:
        """See what the match has become: change plans, tear down what is over, send bots, miss whoever has gone."""
        match = self.table.match
        playing = match is not None and self.table.room.status == "playing"
        self.sites = {site.place: site for site in self.live.sites(match)} if match is not None and playing else {}
        for name, was in list(self.builds.items()):
            place, seat = _parts(name)
            site = self.sites.get(place)
            if site is None or seat not in site.builders or site.round != was.round:
                self._end(name)
            elif site.plan != was.plan:
                self._open(name, site)
        for errand in self.live.errands(match) if match is not None and playing else []:
            name = f"{errand.place}:{errand.seat}"
            if errand.place in self.sites and self._errands.get(name) != errand.task:
                if name not in self.builds:
                    self._open(name, self.sites[errand.place])
                self._errands[name] = errand.task
                self.bench.tell("errand", name, errand.seat, errand.task)
        self._ears &= self.table.sockets
        self._miss()

    async def hand(self, seat: int, place: str, of: int | None, wish: dict[str, Any]) -> None:
        """Let a hand do something; a build begins with the first block. Raises Refused."""
        name = self._name(seat, place, of)
        match = self._match()
        action = self.live.touched(match, seat, place)
        if action is not None:
            from serendip.server.playing import carry_out

            await self.table.do(carry_out, self.table, seat, action)
            name = self._name(seat, place, of)
        if name not in self.builds:
            if not name.endswith(f":{seat}"):
                raise Refused("not-now", "Nobody builds that yet: a hand helps only where a build has begun.")
            self._open(name, self.sites[place])
        await self.bench.ask("wish", name, seat, wish)

    def aim(self, seat: int, place: str, of: int | None, x: float, y: float) -> None:
        """Let a hand point somewhere. Raises Refused."""
        name = self._name(seat, place, of)
        if name in self.builds:
            self.bench.tell("aim", name, seat, [x, y])

    async def check(self, seat: int, place: str, of: int | None) -> None:
        """Freeze a build and play the action that has it checked. Raises Refused."""
        from serendip.server.playing import carry_out

        self._site(place)
        name = f"{place}:{seat if of is None else of}"
        if name not in self.builds:
            raise Refused("not-now", "Nothing is built there. Build first, then have it checked.")
        frozen = await self.bench.ask("freeze", name)
        action = self.live.check(self._match(), seat, place, _parts(name)[1], frozen)
        await self.table.do(carry_out, self.table, seat, action)

    def greet(self, socket: "Socket") -> None:
        """Show everything that stands here to somebody who comes."""
        if self._bench is None:
            self._ears.add(socket)
            return

        def show(report: Report) -> None:
            if not report.failed:
                socket.send(news(report.body, whole=True))
            self._ears.add(socket)

        self._ears.discard(socket)
        self._bench.then(show, "whole")

    def close(self) -> None:
        """Clear everything away."""
        for timer in self._going.values():
            timer.cancel()
        self._going.clear()
        self.builds.clear()
        if self._bench is not None:
            self._bench.close()
            self._bench = None

    @property
    def bench(self) -> RemoteBench:
        """The table's bench, set up with the first build."""
        if self._bench is None:
            self._bench = self.table.house.benches.new(self.live, self._hear, self._broke)
        return self._bench

    def _match(self) -> "Match":
        if self.table.match is None:
            raise Refused("not-now", "The game has not begun: wait until every seat is taken.")
        return self.table.match

    def _site(self, place: str) -> Site:
        site = self.sites.get(place)
        if site is None:
            raise Refused("not-now", "There is nothing to build there now. Choose another place.")
        if site.halted:
            raise Refused("not-now", site.halted)
        return site

    def _name(self, seat: int, place: str, of: int | None) -> str:
        """Return the build that a seat may put a hand into. Raises Refused."""
        site = self._site(place)
        builder = seat if of is None else of
        if builder not in site.builders:
            raise Refused("not-yours", "That place is not yours to build at. Choose another.")
        if seat not in {builder, *site.helpers}:
            raise Refused("not-yours", "That is somebody else's build. Begin one of your own beside it.")
        return f"{place}:{builder}"

    def _open(self, name: str, site: Site) -> None:
        self.builds[name] = site
        self.bench.tell("open", name, body=site.plan)

    def _end(self, name: str) -> None:
        """Tear a build down and keep its film."""
        site = self.builds.pop(name)
        self._errands.pop(name, None)
        place, seat = _parts(name)
        table = self.table
        facts = {"place": place, "seat": seat, "step": len(table.actors), "ended": table.house.now(), "plan": site.plan}

        def keep(report: Report) -> None:
            if not report.failed and report.body["frames"]:
                table.house.spawn(_keep(table, encode({**facts, **report.body})))

        self.bench.then(keep, "film", name)
        self.bench.tell("close", name)

    def _miss(self) -> None:
        """Give whoever has gone a while to come back, then give their blocks back."""
        table = self.table
        seats = {_parts(name)[1] for name in self.builds}
        away = {seat for seat in seats if table.room.seats[seat].kind == "human" and not table.here(seat)}
        for seat in [seat for seat in self._going if seat not in away]:
            self._going.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        for seat in away - set(self._going):
            self._going[seat] = loop.call_later(table.house.settings.bench_grace_seconds, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._going.pop(seat, None)
        for name in [name for name in self.builds if _parts(name)[1] == seat]:
            self._end(name)
        self.bench.tell("leave", hand=seat)

    def _hear(self, body: dict[str, Any]) -> None:
        message = news(body)
        for socket in self._ears & self.table.sockets:
            socket.send(message)
        for name, told in body.get("builds", {}).items():
            if told.get("built") and name in self.builds:
                self.table.house.spawn(self._verify(*_parts(name)))

    async def _verify(self, place: str, builder: int) -> None:
        """Have a bot's finished build checked by another bot, if the game says so."""
        seat = self.live.verifier(self._match(), place, builder)
        if seat is not None:
            await self.check(seat, place, builder)

    def _broke(self) -> None:
        """Begin anew after everything was lost."""
        self.builds.clear()
        self._errands.clear()
        for socket in self._ears & self.table.sockets:
            socket.send(news({}, whole=True))
        self.review()


async def _keep(table: "Table", body: bytes) -> None:
    try:
        await table.house.store.keep_film(table.room.id, body)
    except StoreError as error:
        table.house.journal.error("film-lost", room=table.room.id, error=str(error))


def _parts(name: str) -> tuple[str, int]:
    place, _, seat = name.rpartition(":")
    return place, int(seat)
