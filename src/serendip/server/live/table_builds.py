"""Hands at a table: what the match agrees to before they move, what it is told afterwards, and how a build is checked.

The game says all that through its Live; the blocks themselves are in the process of the benches. Nothing here is
written to disk but films: a build that the server loses has to be built again, the match goes on.
"""

import asyncio
from typing import Any

from serendip.core.errors import SerendipError
from serendip.core.live import Live, SeatAction, Site
from serendip.core.match import Match
from serendip.server.errors import Refused, in_words
from serendip.server.live.bot_builds import BotBuilds
from serendip.server.live.table_bench import TableBench
from serendip.server.services import Services
from serendip.server.tables.playing import Playing
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.tables.sockets import Sockets, TableSocket
from serendip.server.tables.transactions import Transactions

AGAIN = 1.0
"""Seconds after which a bot that was refused a check asks again: after a meeting, say."""


class TableBuilds:
    """The live builds of one table."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        sockets: Sockets,
        transactions: Transactions,
        playing: Playing,
        real_time: RealTime,
        live: Live,
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._transactions = transactions
        self._playing = playing
        self._real_time = real_time
        self._live = live
        self._bench = TableBench(services, record, sockets, live, self._hear, self._broke)
        self._bots = BotBuilds(services, record, live, self._bench)
        self._going: dict[int, asyncio.TimerHandle] = {}

    @property
    def busy(self) -> bool:
        """Whether something stands here."""
        return bool(self._bench.standing)

    def review(self) -> None:
        """See what the match has become: change plans, tear down what is over, send bots, miss whoever has gone."""
        standing = set(self._bench.standing)
        self._bench.review()
        for name in standing - set(self._bench.standing):
            self._bots.forget(name)
        if self._real_time.stands:
            # Nobody gains anything while the clock stands: what bots have begun is built again later.
            self._broke()
        else:
            self._bots.review()
        self._miss()

    def greet(self, socket: TableSocket) -> None:
        """Show everything that stands here to somebody who comes."""
        self._bench.greet(socket)

    async def hand(self, seat: int, place: str, of: int | None, wish: dict[str, Any]) -> None:
        """Let a hand do something; a build begins with the first block. Raises Refused."""
        standing = self._bench.standing
        site = self._site(seat, place, of)
        begun = site.name in standing
        try:
            actions = self._live.before(self._match(), seat, site, wish)
        except SerendipError as error:
            raise Refused("illegal", in_words(error)) from error
        await self._play(actions)
        if begun and site.name not in standing:
            # It was the last of it.
            return
        site = self._site(seat, place, of)
        if site.name not in standing:
            if seat != site.builder and not actions:
                raise Refused("not-now", "Nobody builds that yet: a hand helps only where a build has begun.")
            self._bench.open(site)
        try:
            await self._bench.remote.ask("wish", site.name, seat, wish)
        except Refused:
            if actions:
                await self._happened({"build": site.name, "happened": "refused", "wish": wish, "hand": seat})
            raise

    def aim(self, seat: int, place: str, of: int | None, x: float, y: float) -> None:
        """Let a hand point somewhere. Raises Refused."""
        site = self._site(seat, place, of)
        if site.by_keys:
            raise Refused("not-now", "This is built with the keys alone: move the block with the arrow keys.")
        if site.name in self._bench.standing:
            self._bench.remote.tell("aim", site.name, seat, [x, y])

    async def check(self, seat: int, place: str, of: int | None) -> None:
        """Freeze a build and play the action that has it checked. Raises Refused."""
        name = f"{place}:{seat if of is None else of}"
        if name not in self._bench.standing:
            raise Refused("not-now", "Nothing is built there. Build first, then have it checked.")
        frozen = await self._bench.remote.ask("freeze", name)
        site = self._bench.standing.get(name)
        if site is None:
            raise Refused("not-now", "That build is gone.")
        try:
            deed = self._live.check(self._match(), seat, site, frozen)
        except SerendipError as error:
            raise Refused("illegal", in_words(error)) from error
        await self._play([deed])

    def close(self) -> None:
        """Clear everything away."""
        for timer in self._going.values():
            timer.cancel()
        self._going.clear()
        self._bench.close()

    def _match(self) -> Match:
        """Return the match. Raises Refused before it has begun."""
        if self._record.match is None:
            raise Refused("not-now", "The game has not begun: wait until every seat is taken.")
        return self._record.match

    def _site(self, seat: int, place: str, of: int | None) -> Site:
        """Return what a seat may put a hand into. Raises Refused."""
        builder = seat if of is None else of
        site = self._bench.sites.get(f"{place}:{builder}")
        if site is None:
            raise Refused("not-now", "Nothing is to be built there now. Choose another place.")
        if site.halted:
            raise Refused("not-now", site.halted)
        if seat != builder and seat not in site.helpers:
            raise Refused("not-yours", "That is somebody else's build. Begin one of your own beside it.")
        return site

    async def _play(self, actions: list[SeatAction]) -> None:
        """Carry out what the bench brings about, as the match's own actions. Raises Refused."""
        for seat, action in actions:
            await self._transactions.do(self._playing.carry_out, seat, action)

    async def _happened(self, event: dict[str, Any]) -> None:
        """Let the match know what happened at the bench, as it is when its turn has come."""
        tell = self._asked if event["happened"] == "asked" else self._tell_match
        await self._transactions.do(tell, event)

    async def _tell_match(self, event: dict[str, Any]) -> None:
        site = self._bench.standing.get(str(event["build"]))
        match = self._record.match
        if site is None or match is None:
            return
        try:
            for seat, action in self._live.happened(match, site, event):
                await self._playing.carry_out(seat, action)
        except Refused as refused:
            self._differ(refused)

    async def _asked(self, event: dict[str, Any]) -> None:
        """Let a bot's hand do the first of its wishes that the match agrees to; none of them if it builds no more."""
        name, hand = str(event["build"]), int(event["hand"])
        site, match = self._bench.sites.get(name), self._record.playing
        if site is None or match is None or name not in self._bench.standing:
            return
        granted: dict[str, Any] | None = None
        for wish in event["wishes"] if self._bots.is_at_work(match, site, hand) else ():
            try:
                for seat, action in self._live.before(match, hand, site, wish):
                    await self._playing.carry_out(seat, action)
            except Refused:
                continue
            granted = wish
            break
        if name in self._bench.standing:
            self._bench.remote.tell("answer", name, hand, granted)

    def _differ(self, refused: Refused) -> None:
        self._services.metrics.count("benches_differ")
        self._services.journal.error("bench-and-match-differ", room=self._record.room.id, words=refused.words)

    def _end(self, name: str) -> None:
        self._bots.forget(name)
        self._bench.end(name)

    def _hear(self, body: dict[str, Any]) -> None:
        spawn = self._transactions.spawn
        for event in body["events"]:
            spawn(self._happened(event))
        for name, told in body.get("builds", {}).items():
            site = self._bench.standing.get(name)
            if told.get("built") and site is not None and name in self._bots:
                spawn(self._check_for_bot(site))

    async def _check_for_bot(self, site: Site) -> None:
        """Have a bot's build checked, again and again while the match can't be asked."""
        goal = self._bots.goal(site.name)
        while site.name in self._bench.standing and self._bots.goal(site.name) == goal:
            try:
                await self.check(site.builder, site.place, None)
                return
            except Refused:
                await asyncio.sleep(AGAIN)

    def _broke(self) -> None:
        """Let the match know that everything was lost."""
        self._bots.forget_all()
        for name in list(self._bench.standing):
            self._transactions.spawn(self._end_with({"build": name, "happened": "lost"}))

    def _miss(self) -> None:
        """Give whoever has gone a while to come back, then give their blocks back and let the match know."""
        away = {seat for seat in range(len(self._record.room.seats)) if self._is_missed(seat)}
        for seat in [seat for seat in self._going if seat not in away]:
            self._going.pop(seat).cancel()
        for seat in away - set(self._going):
            wait = self._services.settings.bench_grace_seconds
            self._going[seat] = asyncio.get_running_loop().call_later(wait, self._gone, seat)

    def _is_missed(self, seat: int) -> bool:
        """Say whether a person has gone, nobody plays for them, and something of theirs is still at the table."""
        room = self._record.room
        if room.seats[seat].kind != "human" or bot_of(room, seat) is not None or self._sockets.here(seat):
            return False
        if any(site.builder == seat for site in self._bench.standing.values()):
            return True
        match = self._record.playing
        return match is not None and bool(self._live.left(match, seat))

    def _gone(self, seat: int) -> None:
        self._going.pop(seat, None)
        self._bench.leave(seat)
        names = [name for name, site in self._bench.standing.items() if site.builder == seat]
        for name in names:
            self._transactions.spawn(self._end_with({"build": name, "happened": "left", "hand": seat}))
        if not names:
            self._transactions.spawn(self._leave(seat))

    async def _leave(self, seat: int) -> None:
        """Let the match go on without somebody who builds nothing."""
        try:
            await self._play(self._live.left(self._match(), seat))
        except Refused as refused:
            self._differ(refused)

    async def _end_with(self, event: dict[str, Any]) -> None:
        """Let the match know what has happened to a build, and clear it away."""
        await self._happened(event)
        self._end(str(event["build"]))
