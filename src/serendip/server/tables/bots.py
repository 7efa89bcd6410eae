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
from serendip.server.errors import Refused
from serendip.server.storage.store import Room
from serendip.server.workers import tasks

if TYPE_CHECKING:
    from serendip.server.tables.table import Table

SHORTEST, LONGEST, BEAT, AGAIN = 0.6, 1.5, 0.5, 2.0
_luck = SystemRandom()


class BotTurn:
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
    for seat, turn in list(table.bot_turns.items()):
        if match is None or seat not in asked or bot_of(table.room, seat) is None or _is_gone(match, seat, turn):
            table.bot_turns.pop(seat).cancel()
    if match is None or not (table.sockets or any(seat.kind == "human" for seat in table.room.seats)):
        return
    for seat in asked:
        spec = bot_of(table.room, seat)
        if spec is not None and seat not in table.bot_turns:
            turn = table.bot_turns[seat] = BotTurn(match.actions(seat))
            turn.task = table.house.spawn(_think(table, seat, spec, turn))


def _is_gone(match: Match, seat: int, turn: BotTurn) -> bool:
    """Say whether the choices that a turn is about are gone.

    In real time they change all the time: there it thinks to its end, and the rules say whether it still holds.
    """
    return match.actions(seat) != turn.offered and not match.game.real_time


def wait(pause: float, thought: float) -> float:
    """Return how long to wait after thinking so long, so that the answer comes after the pause or whole beats later."""
    return pause - thought + BEAT * max(0, ceil((thought - pause) / BEAT))


async def _think(table: "Table", seat: int, spec: str, turn: BotTurn) -> None:
    match = table.match
    assert match is not None
    clock = asyncio.get_running_loop().time
    began = clock()
    pause = _luck.uniform(SHORTEST, LONGEST)
    action = await _ask(table, match.save(), seat, spec, turn)
    if not (table.room.swift or table.house.settings.swift):
        await asyncio.sleep(wait(pause, clock() - began))
    while table.bot_turns.get(seat) is turn:
        try:
            await table.do(_answer, table, seat, action, turn)
            return
        except Refused as refused:
            if refused.code in ("illegal", "not-now"):
                # Somebody was quicker: it thinks anew.
                table.bot_turns.pop(seat, None)
                await table.do(_again, table)
                return
            # The disk is full, say: the table waits and so does the bot.
            table.house.journal.error("bot-waits", room=table.room.id, words=refused.words)
            await asyncio.sleep(AGAIN)


async def _ask(table: "Table", save: str, seat: int, spec: str, turn: BotTurn) -> Action:
    """Ask a worker; if that can't be done, choose at random, so that the table goes on."""
    house = table.house
    try:
        async with asyncio.timeout(house.settings.thinking_seconds):
            return table.game.action(await house.workers.do(tasks.choose, save, seat, spec))
    except Exception as error:
        if isinstance(error, TimeoutError):
            house.workers.end_all()
        house.metrics.count("bot_failures")
        house.journal.error("bot-failed", room=table.room.id, bot=spec, error=type(error).__name__)
        return pick_any(turn.offered, _luck)


async def _answer(table: "Table", seat: int, action: Action, turn: BotTurn) -> None:
    from serendip.server.tables.playing import carry_out

    if table.bot_turns.get(seat) is turn:
        # Taken off first, so that a bot which is asked again right away gets a turn of its own.
        del table.bot_turns[seat]
        try:
            await carry_out(table, seat, action)
        except Refused:
            table.bot_turns[seat] = turn
            raise


async def _again(table: "Table") -> None:
    wake(table)
