"""The bench of one table: what may be built, what stands, and who watches. The blocks are in another process."""

from collections.abc import Callable
from typing import Any

from serendip.core.live import Live, Site
from serendip.server.live.bench_client import RemoteBench
from serendip.server.live.bench_messages import BenchReport
from serendip.server.live.films import keep
from serendip.server.protocol.to_client import news
from serendip.server.services import Services
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets, TableSocket


class TableBench:
    """What is built at a table. `told` hears all news of the bench, `broke` that everything on it was lost."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        sockets: Sockets,
        live: Live,
        told: Callable[[dict[str, Any]], None],
        broke: Callable[[], None],
    ) -> None:
        self.sites: dict[str, Site] = {}
        """What may be built, by the name of the build."""
        self.standing: dict[str, Site] = {}
        """What has been begun, as it was told to the bench."""
        self._services = services
        self._record = record
        self._sockets = sockets
        self._live = live
        self._told = told
        self._broke = broke
        self._remote: RemoteBench | None = None
        self._watching: set[TableSocket] = set()
        self._closing: dict[str, int] = {}
        """Builds that the bench has not torn down yet, and how often it was told to: what it tells of them is over."""

    @property
    def remote(self) -> RemoteBench:
        """The bench in the other process, set up with the first build."""
        if self._remote is None:
            self._remote = self._services.benches.new(self._live, self._hear, self._lost)
        return self._remote

    def review(self) -> None:
        """See what the match lets whom build now: tear down what is over, change plans."""
        match = self._record.playing
        self.sites = {site.name: site for site in self._live.sites(match)} if match is not None else {}
        for name, was in list(self.standing.items()):
            site = self.sites.get(name)
            if site is None or site.round != was.round:
                self.end(name)
            elif site.plan != was.plan:
                self.open(site)
        self._watching = {socket for socket in self._watching if socket in self._sockets}

    def open(self, site: Site) -> None:
        """Begin a build, or change its plan."""
        self.standing[site.name] = site
        self.remote.tell("open", site.name, body=site.plan)

    def end(self, name: str) -> None:
        """Tear a build down and keep its film."""
        site = self.standing.pop(name, None)
        if site is not None:
            film = keep(self._services, self._record.room, len(self._record.actors), site)
            self.remote.then(film, "film", name)
            self._closing[name] = self._closing.get(name, 0) + 1
            self.remote.then(lambda report: self._torn_down(name), "close", name)

    def _torn_down(self, name: str) -> None:
        self._closing[name] -= 1
        if not self._closing[name]:
            del self._closing[name]

    def leave(self, seat: int) -> None:
        """Take a seat's hand away."""
        if self._remote is not None:
            self._remote.tell("leave", hand=seat)

    def greet(self, socket: TableSocket) -> None:
        """Show everything that stands here to somebody who comes."""
        if self._remote is None:
            socket.send(news({}, whole=True))
            self._watching.add(socket)
            return

        def show(report: BenchReport) -> None:
            if not report.failed:
                socket.send(news(report.body, whole=True))
            self._watching.add(socket)

        self._watching.discard(socket)
        self._remote.then(show, "whole")

    def close(self) -> None:
        """Clear everything away."""
        self.standing.clear()
        if self._remote is not None:
            self._remote.close()
            self._remote = None

    def _hear(self, body: dict[str, Any]) -> None:
        events = [event for event in body.pop("events", []) if event["build"] not in self._closing]
        message = news(body)
        for socket in list(self._watching):
            if socket in self._sockets:
                socket.send(message)
        self._told({**body, "events": events})

    def _lost(self) -> None:
        """Show that everything is gone."""
        message = news({}, whole=True)
        for socket in list(self._watching):
            if socket in self._sockets:
                socket.send(message)
        self._broke()
