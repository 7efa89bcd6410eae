"""Bots at the bench: a worker finds out how to build something, then a bot's hand builds it before everybody's eyes."""

import asyncio
from typing import TYPE_CHECKING, Any

from serendip.server.live.bench_messages import path_of
from serendip.server.tables.bots import bot_of
from serendip.server.workers import tasks
from serendip.server.workers.pool import WorkerDied

if TYPE_CHECKING:
    from serendip.core.live import Site
    from serendip.core.match import Match
    from serendip.server.live.table_builds import TableBuilds


def review(builds: "TableBuilds") -> None:
    """Send every bot that has something new to build."""
    match = builds.table.match
    if match is None:
        return
    for site in builds.sites.values():
        if site.halted:
            continue
        if _has_person(builds, match, site):
            _take_turns(builds, match, site)
            continue
        errand = builds.live.errand(match, site.builder)
        if errand is not None and builds.errands.get(site.name) != errand:
            builds.errands[site.name] = errand
            builds.table.house.spawn(_send(builds, site.name, errand))


def _has_person(builds: "TableBuilds", match: "Match", site: "Site") -> bool:
    """Say whether a person builds there, alone or by turns: a hand that only helps does not build."""
    room = builds.table.room
    return bot_of(room, site.builder) is None or any(
        bot_of(room, hand) is None and builds.live.turn(match, site, hand) is not None for hand in site.helpers
    )


def _take_turns(builds: "TableBuilds", match: "Match", site: "Site") -> None:
    """Let a bot take its turns with a person, and leave when they build together no longer."""
    if site.name not in builds.standing:
        return
    bots = [hand for hand in (site.builder, *site.helpers) if bot_of(builds.table.room, hand) is not None]
    turns = [(hand, turn) for hand in bots if (turn := builds.live.turn(match, site, hand)) is not None]
    if turns and builds.errands.get(site.name) != turns[0][1]:
        builds.errands[site.name] = turns[0][1]
        builds.bench.tell("errand", site.name, *turns[0])
    elif not turns and builds.errands.pop(site.name, None) is not None:
        builds.bench.tell("errand", site.name, site.builder, {"turns": None})


async def _send(builds: "TableBuilds", name: str, errand: dict[str, Any]) -> None:
    house = builds.table.house
    try:
        async with asyncio.timeout(house.settings.thinking_seconds):
            task = await house.workers.do(tasks.work_out, path_of(builds.live), errand)
    except (WorkerDied, TimeoutError) as error:
        house.journal.error("errand-failed", room=builds.table.room.id, error=type(error).__name__)
        return
    site = builds.sites.get(name)
    if task is None or site is None or builds.errands.get(name) != errand:
        return
    if name not in builds.standing:
        builds.open(site)
    builds.bench.tell("errand", name, site.builder, task)
