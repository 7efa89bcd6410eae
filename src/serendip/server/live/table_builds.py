"""The live builds of one table: what the match lets whom build, whose hands are in it, and how it is checked.

The game says all that through its Live; the blocks themselves are in the process of the benches. Nothing here is
written to disk but films: a build that the server loses has to be built again, the match goes on.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from serendip.core.errors import SerendipError
from serendip.core.live import Deed, Live, Site
from serendip.server.errors import Refused, sentence
from serendip.server.live import bot_builds
from serendip.server.live.bench_client import RemoteBench
from serendip.server.live.bench_messages import BenchReport
from serendip.server.live.films import keep
from serendip.server.protocol.to_client import news
from serendip.server.tables.bots import bot_of

if TYPE_CHECKING:
    from serendip.core.match import Match
    from serendip.server.tables.socket import TableSocket
    from serendip.server.tables.table import Table


class TableBuilds:
    """All that is built at a table."""

    def __init__(self, table: "Table", live: Live) -> None:
        self.table = table
        self.live = live
        self.sites: dict[str, Site] = {}
        """What may be built, by the name of the build."""
        self.standing: dict[str, Site] = {}
        """What has been begun, as it was told to the bench."""
        self.errands: dict[str, dict[str, Any]] = {}
        """What bots build."""
        self._bench: RemoteBench | None = None
        self._watching: set[TableSocket] = set()
        self._going: dict[int, asyncio.TimerHandle] = {}

    @property
    def busy(self) -> bool:
        """Whether something stands here."""
        return bool(self.standing)

    def review(self) -> None:
        """See what the match has become: change plans, tear down what is over, send bots, miss whoever has gone."""
        match = self.table.match
        playing = match is not None and self.table.room.status == "playing"
        self.sites = {site.name: site for site in self.live.sites(match)} if match is not None and playing else {}
        for name, was in list(self.standing.items()):
            site = self.sites.get(name)
            if site is None or site.round != was.round:
                self.end(name)
            elif site.plan != was.plan:
                self.open(site)
        bot_builds.review(self)
        self._watching &= self.table.sockets
        self._miss()

    async def hand(self, seat: int, place: str, of: int | None, wish: dict[str, Any]) -> None:
        """Let a hand do something; a build begins with the first block. Raises Refused."""
        site = self._site(seat, place, of)
        begun = site.name in self.standing
        deeds = self.live.before(self.match, seat, site, wish)
        await self.play(deeds)
        if begun and site.name not in self.standing:
            # It was the last of it.
            return
        site = self._site(seat, place, of)
        if site.name not in self.standing:
            if seat != site.builder and not deeds:
                raise Refused("not-now", "Nobody builds that yet: a hand helps only where a build has begun.")
            self.open(site)
        try:
            await self.bench.ask("wish", site.name, seat, wish)
        except Refused:
            if deeds:
                await self.happened({"build": site.name, "happened": "refused", "wish": wish, "hand": seat})
            raise

    def aim(self, seat: int, place: str, of: int | None, x: float, y: float) -> None:
        """Let a hand point somewhere. Raises Refused."""
        site = self._site(seat, place, of)
        if site.by_keys:
            raise Refused("not-now", "This is built with the keys alone: move the block with the arrow keys.")
        if site.name in self.standing:
            self.bench.tell("aim", site.name, seat, [x, y])

    async def check(self, seat: int, place: str, of: int | None) -> None:
        """Freeze a build and play the action that has it checked. Raises Refused."""
        name = f"{place}:{seat if of is None else of}"
        if name not in self.standing:
            raise Refused("not-now", "Nothing is built there. Build first, then have it checked.")
        frozen = await self.bench.ask("freeze", name)
        site = self.standing.get(name)
        if site is None:
            raise Refused("not-now", "That build is gone.")
        try:
            deed = self.live.check(self.match, seat, site, frozen)
        except SerendipError as error:
            raise Refused("illegal", sentence(error)) from error
        await self.play([deed])

    async def play(self, deeds: list[Deed]) -> None:
        """Carry out what the bench brings about, as the match's own actions. Raises Refused."""
        from serendip.server.tables.playing import carry_out

        for seat, action in deeds:
            await self.table.do(carry_out, self.table, seat, action)

    async def happened(self, event: dict[str, Any]) -> None:
        """Let the match know what happened at the bench."""
        site = self.standing.get(str(event["build"]))
        if site is None or self.table.match is None:
            return
        try:
            await self.play(self.live.happened(self.table.match, site, event))
        except Refused as refused:
            self.table.house.journal.error("bench-and-match-differ", room=self.table.room.id, words=refused.words)
            if event["happened"] == "taken":
                # A bot has taken what the match does not grant: it begins again.
                self.errands.pop(site.name, None)
                self.end(site.name)

    def greet(self, socket: "TableSocket") -> None:
        """Show everything that stands here to somebody who comes."""
        if self._bench is None:
            socket.send(news({}, whole=True))
            self._watching.add(socket)
            return

        def show(report: BenchReport) -> None:
            if not report.failed:
                socket.send(news(report.body, whole=True))
            self._watching.add(socket)

        self._watching.discard(socket)
        self._bench.then(show, "whole")

    def close(self) -> None:
        """Clear everything away."""
        for timer in self._going.values():
            timer.cancel()
        self._going.clear()
        self.standing.clear()
        if self._bench is not None:
            self._bench.close()
            self._bench = None

    def open(self, site: Site) -> None:
        """Begin a build, or change its plan."""
        self.standing[site.name] = site
        self.bench.tell("open", site.name, body=site.plan)

    def end(self, name: str) -> None:
        """Tear a build down and keep its film."""
        site = self.standing.pop(name)
        self.errands.pop(name, None)
        self.bench.then(keep(self.table, site), "film", name)
        self.bench.tell("close", name)

    @property
    def bench(self) -> RemoteBench:
        """The table's bench, set up with the first build."""
        if self._bench is None:
            self._bench = self.table.house.benches.new(self.live, self._hear, self._broke)
        return self._bench

    @property
    def match(self) -> "Match":
        """The match. Raises Refused before it has begun."""
        if self.table.match is None:
            raise Refused("not-now", "The game has not begun: wait until every seat is taken.")
        return self.table.match

    def _site(self, seat: int, place: str, of: int | None) -> Site:
        """Return what a seat may put a hand into. Raises Refused."""
        builder = seat if of is None else of
        site = self.sites.get(f"{place}:{builder}")
        if site is None:
            raise Refused("not-now", "Nothing is to be built there now. Choose another place.")
        if site.halted:
            raise Refused("not-now", site.halted)
        if seat != builder and seat not in site.helpers:
            raise Refused("not-yours", "That is somebody else's build. Begin one of your own beside it.")
        return site

    def _miss(self) -> None:
        """Give whoever has gone a while to come back, then give their blocks back and let the match know."""
        away = {seat for seat in range(len(self.table.room.seats)) if self._is_missed(seat)}
        for seat in [seat for seat in self._going if seat not in away]:
            self._going.pop(seat).cancel()
        for seat in away - set(self._going):
            wait = self.table.house.settings.bench_grace_seconds
            self._going[seat] = asyncio.get_running_loop().call_later(wait, self._gone, seat)

    def _is_missed(self, seat: int) -> bool:
        """Say whether a person has gone, nobody plays for them, and something of theirs is still at the table."""
        table = self.table
        if table.room.seats[seat].kind != "human" or bot_of(table.room, seat) is not None or table.here(seat):
            return False
        if any(site.builder == seat for site in self.standing.values()):
            return True
        return table.match is not None and table.room.status == "playing" and bool(self.live.left(table.match, seat))

    def _gone(self, seat: int) -> None:
        self._going.pop(seat, None)
        if self._bench is not None:
            self._bench.tell("leave", hand=seat)
        names = [name for name, site in self.standing.items() if site.builder == seat]
        for name in names:
            self.table.house.spawn(self.happened({"build": name, "happened": "left", "hand": seat}))
            self.table.house.spawn(self._end_if_there(name))
        if not names:
            self.table.house.spawn(self._leave(seat))

    async def _leave(self, seat: int) -> None:
        """Let the match go on without somebody who builds nothing."""
        try:
            await self.play(self.live.left(self.match, seat))
        except Refused as refused:
            self.table.house.journal.error("bench-and-match-differ", room=self.table.room.id, words=refused.words)

    async def _end_if_there(self, name: str) -> None:
        if name in self.standing:
            self.end(name)

    def _hear(self, body: dict[str, Any]) -> None:
        spawn = self.table.house.spawn
        for event in body.pop("events", []):
            spawn(self.happened(event))
        message = news(body)
        for socket in self._watching & self.table.sockets:
            socket.send(message)
        for name, told in body.get("builds", {}).items():
            site = self.standing.get(name)
            if told.get("built") and site is not None and name in self.errands:
                spawn(self.check(site.builder, site.place, None))

    def _broke(self) -> None:
        """Begin anew after everything was lost."""
        lost = list(self.standing.values())
        self.errands.clear()
        for socket in self._watching & self.table.sockets:
            socket.send(news({}, whole=True))
        for site in lost:
            self.table.house.spawn(self.happened({"build": site.name, "happened": "lost"}))
            self.table.house.spawn(self._end_if_there(site.name))
