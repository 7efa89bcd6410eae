"""Bots at a table: woken when they are asked, thinking in a worker, answering at a humane pace.

How long a bot thinks could tell what it holds. So its answer comes after a pause that is drawn before it begins to
think, and if it thinks longer, at the next of evenly spaced moments.
"""

import asyncio
from math import ceil
from random import SystemRandom

from serendip.bots.random_bot import pick_any
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.playing import Playing
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.tables.sockets import Sockets
from serendip.server.tables.transactions import Transactions
from serendip.server.workers import tasks

SHORTEST, LONGEST, BEAT, AGAIN = 0.6, 1.5, 0.5, 2.0
_luck = SystemRandom()


class BotTurn:
    """A bot thinking about what it was offered."""

    def __init__(self, offered: tuple[Action, ...]) -> None:
        self.offered = offered
        self.task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """Think no further; what was found is not played."""
        if self.task is not None:
            self.task.cancel()


class Bots:
    """The bots of one table, and what they are thinking about."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        sockets: Sockets,
        transactions: Transactions,
        playing: Playing,
        real_time: RealTime,
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._transactions = transactions
        self._playing = playing
        self._real_time = real_time
        self._turns: dict[int, BotTurn] = {}

    @property
    def busy(self) -> bool:
        """Whether one of them is thinking."""
        return bool(self._turns)

    def close(self) -> None:
        """Let all of them stop."""
        for seat in list(self._turns):
            self._turns.pop(seat).cancel()

    def review(self) -> None:
        """Let every bot that is asked begin to think, and those stop whose choices are not the same any more."""
        record = self._record
        room = record.room
        match = None if self._real_time.stands else record.playing
        asked = match.to_act if match is not None else ()
        for seat, turn in list(self._turns.items()):
            if match is None or seat not in asked or bot_of(room, seat) is None or _is_gone(match, seat, turn):
                self._turns.pop(seat).cancel()
        if match is None or not (len(self._sockets) or any(seat.kind == "human" for seat in room.seats)):
            return
        for seat in asked:
            spec = bot_of(room, seat)
            if spec is not None and seat not in self._turns:
                turn = self._turns[seat] = BotTurn(match.actions(seat))
                turn.task = self._transactions.spawn(self._think(match, seat, spec, turn))

    async def _think(self, match: Match, seat: int, spec: str, turn: BotTurn) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        pause = _luck.uniform(SHORTEST, LONGEST)
        action = await self._ask(match.save(), seat, spec, turn)
        if not (self._record.room.swift or self._services.settings.swift):
            await asyncio.sleep(wait(pause, clock() - began))
        while self._turns.get(seat) is turn:
            try:
                await self._transactions.do(self._answer, seat, action, turn)
                return
            except Refused as refused:
                if refused.code in ("illegal", "not-now"):
                    # Somebody was quicker: it thinks anew.
                    self._turns.pop(seat, None)
                    await self._transactions.do(self._again)
                    return
                # The disk is full, say: the table waits and so does the bot.
                self._services.journal.error("bot-waits", room=self._record.room.id, words=refused.words)
                await asyncio.sleep(AGAIN)

    async def _ask(self, save: str, seat: int, spec: str, turn: BotTurn) -> Action:
        """Ask a worker; if that can't be done, choose at random, so that the table goes on."""
        services, record = self._services, self._record
        try:
            async with asyncio.timeout(services.settings.thinking_seconds):
                return record.game.action(await services.workers.do(tasks.choose, save, seat, spec))
        except Exception as error:
            if isinstance(error, TimeoutError):
                services.workers.end_all()
            services.metrics.count("bot_failures")
            services.journal.error("bot-failed", room=record.room.id, bot=spec, error=type(error).__name__)
            return pick_any(turn.offered, _luck)

    async def _answer(self, seat: int, action: Action, turn: BotTurn) -> None:
        if self._turns.get(seat) is turn:
            # Taken off first, so that a bot which is asked again right away gets a turn of its own.
            del self._turns[seat]
            try:
                await self._playing.carry_out(seat, action)
            except Refused:
                self._turns[seat] = turn
                raise

    async def _again(self) -> None:
        self.review()


def _is_gone(match: Match, seat: int, turn: BotTurn) -> bool:
    """Say whether the choices that a bot thinks about are gone.

    In real time they change all the time: there it thinks to the end, and the rules say whether it still holds.
    """
    return match.actions(seat) != turn.offered and not match.game.real_time


def wait(pause: float, thought: float) -> float:
    """Return how long to wait after thinking so long, so that the answer comes after the pause or whole beats later."""
    return pause - thought + BEAT * max(0, ceil((thought - pause) / BEAT))
