"""Bots at a table: woken when they are asked, thinking in a worker, answering at a humane pace.

How long a bot thinks could tell what it holds. So its answer comes after a pause that is drawn before it begins to
think, and if it thinks longer, at the next of evenly spaced moments.
"""

import asyncio
from math import ceil
from random import SystemRandom
from typing import TYPE_CHECKING

from serendip.bots.random_bot import pick_any
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.server import thinking
from serendip.server.refused import Refused
from serendip.server.store import Room

if TYPE_CHECKING:
    from serendip.server.table import Table

SHORTEST, LONGEST, BEAT, AGAIN = 0.6, 1.5, 0.5, 2.0
_luck = SystemRandom()


class Thought:
    """A bot thinking about what it was offered."""

    def __init__(self, offered: tuple[Action, ...]) -> None:
        self.offered = offered
        self.task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """Never mind."""
        if self.task is not None:
            self.task.cancel()


def bot_of(room: Room, seat: int) -> str | None:
    """Return the bot that plays a seat, be it a bot's or that of somebody absent."""
    row = room.seats[seat]
    return row.stand_in or (row.bot if row.kind == "bot" else None)


def wake(table: "Table") -> None:
    """Let every bot that is asked begin to think, and those stop whose choices are not the same any more."""
    match = table.match if table.room.status == "playing" else None
    asked = match.to_act if match is not None else ()
    for seat, thought in list(table.thoughts.items()):
        if match is None or seat not in asked or bot_of(table.room, seat) is None or _is_gone(match, seat, thought):
            table.thoughts.pop(seat).cancel()
    if match is None or not (table.sockets or any(seat.kind == "human" for seat in table.room.seats)):
        return
    for seat in asked:
        spec = bot_of(table.room, seat)
        if spec is not None and seat not in table.thoughts:
            thought = table.thoughts[seat] = Thought(match.actions(seat))
            thought.task = table.house.spawn(_think(table, seat, spec, thought))


def _is_gone(match: Match, seat: int, thought: Thought) -> bool:
    """Say whether the choices that a thought is about are gone.

    In real time they change all the time: there it is thought to its end, and the rules say whether it still holds.
    """
    return match.actions(seat) != thought.offered and not match.game.real_time


def wait(pause: float, thought: float) -> float:
    """Return how long to wait after thinking so long, so that the answer comes after the pause or whole beats later."""
    return pause - thought + BEAT * max(0, ceil((thought - pause) / BEAT))


async def _think(table: "Table", seat: int, spec: str, thought: Thought) -> None:
    match = table.match
    assert match is not None
    clock = asyncio.get_running_loop().time
    began = clock()
    pause = _luck.uniform(SHORTEST, LONGEST)
    action = await _ask(table, match.save(), seat, spec, thought)
    if not (table.room.swift or table.house.settings.swift):
        await asyncio.sleep(wait(pause, clock() - began))
    while table.thoughts.get(seat) is thought:
        try:
            await table.do(_answer, table, seat, action, thought)
            return
        except Refused as refused:
            if refused.code in ("illegal", "not-now"):
                # Somebody was quicker: it thinks anew.
                table.thoughts.pop(seat, None)
                await table.do(_again, table)
                return
            # The disk is full, say: the table waits and so does the bot.
            table.house.journal.error("bot-waits", room=table.room.id, words=refused.words)
            await asyncio.sleep(AGAIN)


async def _ask(table: "Table", save: str, seat: int, spec: str, thought: Thought) -> Action:
    """Ask a worker; if that can't be done, choose at random, so that the table goes on."""
    house = table.house
    try:
        async with asyncio.timeout(house.settings.thinking_seconds):
            return table.game.action(await house.workers.do(thinking.choose, save, seat, spec))
    except Exception as error:
        if isinstance(error, TimeoutError):
            house.workers.end_thoughts()
        house.metrics.count("bot_failures")
        house.journal.error("bot-failed", room=table.room.id, bot=spec, error=type(error).__name__)
        return pick_any(thought.offered, _luck)


async def _answer(table: "Table", seat: int, action: Action, thought: Thought) -> None:
    from serendip.server.playing import carry_out

    if table.thoughts.get(seat) is thought:
        # Taken off first, so that a bot which is asked again right away gets a thought of its own.
        del table.thoughts[seat]
        try:
            await carry_out(table, seat, action)
        except Refused:
            table.thoughts[seat] = thought
            raise


async def _again(table: "Table") -> None:
    wake(table)
