"""Bots at the bench: a worker finds out how to build something, then a bot's hand builds it before everybody's eyes."""

import asyncio
from typing import TYPE_CHECKING, Any

from serendip.server import thinking
from serendip.server.bots import bot_of
from serendip.server.live.orders import path_of
from serendip.server.workers import WorkerDied

if TYPE_CHECKING:
    from serendip.core.live import Site
    from serendip.core.match import Match
    from serendip.server.live.floor import Floor


def review(floor: "Floor") -> None:
    """Send every bot that has something new to build."""
    match = floor.table.match
    if match is None:
        return
    for site in floor.sites.values():
        if site.halted:
            continue
        if _has_person(floor, match, site):
            _take_turns(floor, match, site)
            continue
        errand = floor.live.errand(match, site.builder)
        if errand is not None and floor.errands.get(site.name) != errand:
            floor.errands[site.name] = errand
            floor.table.house.spawn(_send(floor, site.name, errand))


def _has_person(floor: "Floor", match: "Match", site: "Site") -> bool:
    """Say whether a person builds there, alone or by turns: a hand that only helps does not build."""
    room = floor.table.room
    return bot_of(room, site.builder) is None or any(
        bot_of(room, hand) is None and floor.live.turn(match, site, hand) is not None for hand in site.helpers
    )


def _take_turns(floor: "Floor", match: "Match", site: "Site") -> None:
    """Let a bot take its turns with a person, and leave when they build together no longer."""
    if site.name not in floor.builds:
        return
    bots = [hand for hand in (site.builder, *site.helpers) if bot_of(floor.table.room, hand) is not None]
    turns = [(hand, turn) for hand in bots if (turn := floor.live.turn(match, site, hand)) is not None]
    if turns and floor.errands.get(site.name) != turns[0][1]:
        floor.errands[site.name] = turns[0][1]
        floor.bench.tell("errand", site.name, *turns[0])
    elif not turns and floor.errands.pop(site.name, None) is not None:
        floor.bench.tell("errand", site.name, site.builder, {"turns": None})


async def _send(floor: "Floor", name: str, errand: dict[str, Any]) -> None:
    house = floor.table.house
    try:
        async with asyncio.timeout(house.settings.thinking_seconds):
            task = await house.workers.do(thinking.work_out, path_of(floor.live), errand)
    except (WorkerDied, TimeoutError) as error:
        house.journal.error("errand-failed", room=floor.table.room.id, error=type(error).__name__)
        return
    site = floor.sites.get(name)
    if task is None or site is None or floor.errands.get(name) != errand:
        return
    if name not in floor.builds:
        floor.open(site)
    floor.bench.tell("errand", name, site.builder, task)
