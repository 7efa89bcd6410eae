"""Bots at a table: woken when they are asked, thinking in a worker, answering at a humane pace.

How long a bot thinks could tell what it holds. So its answer comes after a pause that is drawn before it begins to
think, and if it thinks longer, at the next of evenly spaced moments.

What a bot has thought holds only as long as nothing has happened that its seat could notice; else it thinks again, and
need not pause once more. In real time something happens all the time: there it looks as late as it can, and when it has
thought again often enough it does what it may still do, unless somebody else has just done the very same.
"""

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil
from random import SystemRandom

from serendip.core.action import Action
from serendip.core.match import Match
from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.chat import Chat
from serendip.server.tables.log import heard
from serendip.server.tables.notes import HURRIED
from serendip.server.tables.playing import Playing
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.tables.sockets import Sockets
from serendip.server.tables.transactions import Transactions
from serendip.server.workers.bot_choice import THUMB, BotChoice, choose

SHORTEST, LONGEST, BEAT, AGAIN = 0.6, 1.5, 0.5, 2.0
GLANCE = 0.1
"""In real time: how long before its answer a bot looks at the table, and the beat at which it answers after that."""
SECOND_THOUGHTS = 2
"""How often a bot thinks again as it is used to; after that by rules of thumb, which are quicker than what happens."""
CALM = 20
"""After how many choices for which there was time the table is told again that there is none."""
_luck = SystemRandom()


class BotTurn:
    """A bot thinking about a match as it was."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.thoughts = 0
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
        chat: Chat,
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._transactions = transactions
        self._playing = playing
        self._real_time = real_time
        self._chat = chat
        self._called: dict[int, str | None] = {}
        """What each of them called out last, as long as it stays so."""
        self._turns: dict[int, BotTurn] = {}
        self._calm = CALM

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
                turn = self._turns[seat] = BotTurn(match)
                turn.task = self._transactions.spawn(self._think(seat, spec, turn))

    async def _think(self, seat: int, spec: str, turn: BotTurn) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        record, real_time = self._record, self._record.game.real_time
        pause, beat = _luck.uniform(SHORTEST, LONGEST), GLANCE if real_time else BEAT
        swift = record.room.swift or self._services.settings.swift
        if real_time and not swift:
            await asyncio.sleep(pause - GLANCE)
        account = self._services.account(record.room.creator, record.room.id)
        look = partial(self._look, turn)
        while self._turns.get(seat) is turn:
            turn.thoughts += 1
            bot = spec if turn.thoughts <= 1 + SECOND_THOUGHTS else THUMB
            choice = await choose(self._services, account, look, seat, bot, record.people())
            if not swift:
                await asyncio.sleep(wait(pause, clock() - began, beat))
            try:
                if await self._transactions.do(self._answer, seat, choice, turn):
                    return
            except Refused as refused:
                if refused.code in ("illegal", "not-now"):
                    # In real time the clock alone can forbid it.
                    await asyncio.sleep(beat)
                else:
                    # The disk is full, say: the table waits and so does the bot.
                    self._services.journal.error("bot-waits", room=record.room.id, words=refused.words)
                    await asyncio.sleep(AGAIN)

    def _look(self, turn: BotTurn) -> Match:
        """Return the match as it is now, and remember that this is what the bot knows."""
        if self._record.match is not None:
            turn.match = self._record.match
        return turn.match

    async def _answer(self, seat: int, choice: BotChoice, turn: BotTurn) -> bool:
        """Play what a bot chose, if what it knew is still so; return whether that is settled."""
        if self._turns.get(seat) is not turn:
            return True
        match, before = self._record.match, turn.match
        if match is None:
            return False
        if not still_so(match, before, seat):
            hurried = match.game.real_time and turn.thoughts > 1 + SECOND_THOUGHTS
            if not hurried or not still_good(match, before, seat, choice.action):
                return False
        note = HURRIED if choice.cut_short and self._calm >= CALM else None
        # Taken off first, so that a bot which is asked again right away gets a turn of its own.
        del self._turns[seat]
        try:
            await self._playing.carry_out(seat, choice.action, note)
        except Refused:
            self._turns[seat] = turn
            raise
        self._calm = 0 if choice.cut_short else self._calm + 1
        await self._call_out(seat, choice.call)
        return True

    async def _call_out(self, seat: int, call: str | None) -> None:
        """Let a bot call out what it has not called out already."""
        called, self._called[seat] = self._called.get(seat), call
        if call is not None and call != called:
            with suppress(Refused):  # what can't be written now is not called out
                await self._chat.call_for_bot(seat, call)


def still_so(match: Match, before: Match, seat: int) -> bool:
    """Say whether a seat has the same choices as before, and has noticed nothing since."""
    if match is before:
        return True
    news = match.steps(after=before.last)
    went_on = (news[0].before if news else match.last) is before.last
    return went_on and match.actions(seat) == before.actions(seat) and not any(heard(step, seat) for step in news)


def still_good(match: Match, before: Match, seat: int, action: Action) -> bool:
    """Say whether a seat may still do something, and nobody has done the same since."""
    news = match.steps(after=before.last)
    went_on = (news[0].before if news else match.last) is before.last
    return went_on and match.why_not(seat, action) is None and all(step.action != action for step in news)


def _is_gone(match: Match, seat: int, turn: BotTurn) -> bool:
    """Say whether the choices that a bot thinks about are gone.

    In real time they change all the time, and a bot that began anew each time would never act.
    """
    return match.actions(seat) != turn.match.actions(seat) and not match.game.real_time


def wait(pause: float, thought: float, beat: float = BEAT) -> float:
    """Return how long to wait after thinking so long, so that the answer comes after the pause or whole beats later."""
    return pause - thought + beat * max(0, ceil((thought - pause) / beat))
