"""Bots at the bench: a worker finds out how to build something, then a bot's hand builds it before everybody's eyes."""

from typing import Any

from serendip.core.live import Live, Site
from serendip.core.match import Match
from serendip.server.live.bench_messages import path_of
from serendip.server.live.table_bench import TableBench
from serendip.server.services import Services
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.workers import tasks
from serendip.server.workers.worker import WorkerDied, WorkerStuck


class BotBuilds:
    """What the bots of one table build, by the name of the build."""

    def __init__(self, services: Services, record: TableRecord, live: Live, bench: TableBench) -> None:
        self._services = services
        self._record = record
        self._live = live
        self._bench = bench
        self._goals: dict[str, dict[str, Any]] = {}

    def __contains__(self, name: object) -> bool:
        """Say whether a bot builds that."""
        return name in self._goals

    def goal(self, name: str) -> dict[str, Any] | None:
        """Return what a bot builds there; None: nothing."""
        return self._goals.get(name)

    def is_at_work(self, match: Match, site: Site, hand: int) -> bool:
        """Say whether a hand is a bot's that has something to build there."""
        if bot_of(self._record.room, hand) is None or site.halted or site.name not in self._goals:
            return False
        if self._has_person(match, site):
            return self._live.turn(match, site, hand) is not None
        return self._live.bot_goal(match, site.builder) is not None

    def forget(self, name: str) -> None:
        """Let a bot begin again with that."""
        self._goals.pop(name, None)

    def forget_all(self) -> None:
        """Let all bots begin again."""
        self._goals.clear()

    def review(self) -> None:
        """Send every bot that has something new to build."""
        standing = self._bench.standing
        match = self._record.match
        if match is None:
            return
        for site in self._bench.sites.values():
            if site.halted:
                continue
            if self._has_person(match, site):
                if site.name in standing:
                    self._take_turns(match, site)
                continue
            goal = self._live.bot_goal(match, site.builder)
            if goal is not None and self._goals.get(site.name) != goal:
                self._goals[site.name] = goal
                self._services.spawn(self._send(site.name, goal))

    def _has_person(self, match: Match, site: Site) -> bool:
        """Say whether a person builds there, alone or by turns: a hand that only helps does not build."""
        room = self._record.room
        return bot_of(room, site.builder) is None or any(
            bot_of(room, hand) is None and self._live.turn(match, site, hand) is not None for hand in site.helpers
        )

    def _take_turns(self, match: Match, site: Site) -> None:
        """Let a bot take its turns with a person, and leave when they build together no longer."""
        room = self._record.room
        bots = [hand for hand in (site.builder, *site.helpers) if bot_of(room, hand) is not None]
        turns = [(hand, turn) for hand in bots if (turn := self._live.turn(match, site, hand)) is not None]
        if turns and self._goals.get(site.name) != turns[0][1]:
            self._goals[site.name] = turns[0][1]
            self._bench.remote.tell("bot-builds", site.name, *turns[0])
        elif not turns and self._goals.pop(site.name, None) is not None:
            self._bench.remote.tell("bot-builds", site.name, site.builder, {"turns": None})

    async def _send(self, name: str, goal: dict[str, Any]) -> None:
        services = self._services
        room = self._record.room
        account = services.account(room.creator, room.id)
        try:
            task = await services.lanes.quick.do(account, tasks.work_out, path_of(self._live), goal)
        except (WorkerDied, WorkerStuck) as error:
            services.journal.error("bot-build-failed", room=room.id, error=type(error).__name__)
            return
        site = self._bench.sites.get(name)
        if task is None or site is None or self._goals.get(name) != goal:
            return
        if name not in self._bench.standing:
            self._bench.open(site)
        self._bench.remote.tell("bot-builds", name, site.builder, task)
