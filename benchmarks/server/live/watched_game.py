"""One live game at a table of bots, with or without a person who does nothing, and what is to be seen in it."""

import asyncio
from dataclasses import dataclass, field

from benchmarks.server.live.whole_server import WholeServer
from serendip.core.action import TimeOut
from serendip.core.live import truth
from serendip.core.match import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.report import report
from serendip.games.for_science.state import NONE, PLAYING, ForScience
from serendip.server.protocol.requests import NewRoom
from serendip.server.rooms.create import open_room
from serendip.server.tables.table import Table

LOOK = 0.25
"""Seconds on the table's clock between two looks at it."""

IDLE: tuple[type, ...] = (
    TimeOut,
    do.Think,
    do.DrawDesign,
    do.WasteHand,
    do.WasteDesign,
    do.Arrange,
    do.TearDown,
    do.ReturnBlock,
    do.GiveUpTile,
    do.LayAside,
    do.StartBuild,
)
"""What does not bring a table any further."""


@dataclass
class Seen:
    """What came of one game."""

    seats: int
    idle: bool
    won: bool = False
    seconds: float = 0.0
    cures: int = 0
    research: int = 0
    still: float = 0.0
    """The longest time in which nothing went on, in seconds."""
    still_at: float = 0.0
    meanwhile: list[str] = field(default_factory=list)
    """What was done in that time all the same, from the last thing before it to the first after it."""
    held: float = 0.0
    """The longest time for which a build had blocks and nobody touched it."""
    doubled: int = 0
    """Builds begun where one was going on."""
    differ: int = 0
    given_up: int = 0
    """Builds torn down by bots."""
    tiles_given_up: int = 0
    wasted: int = 0
    calls: int = 0
    """What bots called out."""
    failed: list[str] = field(default_factory=list)


class Watch:
    """Looks at a match again and again while it goes on."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._benches: list[int] = []
        self._blocks: list[list[int]] = []
        self._since: list[float] = []

    def look(self, state: ForScience) -> None:
        """Note who has begun to build where somebody builds, and for how long blocks lie untouched."""
        if not self._benches:
            self._benches = [NONE] * state.seats
            self._blocks = [[] for _ in range(state.seats)]
            self._since = [0.0] * state.seats
        for seat, place in enumerate(state.bench):
            if place not in (NONE, self._benches[seat]):
                self.seen.doubled += any(
                    there == place and not state.passed[other]
                    for other, there in enumerate(state.bench)
                    if other != seat
                )
            if state.blocks[seat] != self._blocks[seat] or state.passed[seat] or state.stage != PLAYING:
                self._blocks[seat] = [*state.blocks[seat]]
                self._since[seat] = state.clock
            elif sum(state.blocks[seat]):
                self.seen.held = max(self.seen.held, state.clock - self._since[seat])
        self._benches = [*state.bench]


def sum_up(seen: Seen, match: Match) -> None:
    """Note what the past of a match tells."""
    last = 0.0
    begun = False
    steps = match.steps()
    for step in steps:
        before = last
        if not begun or not isinstance(step.action, IDLE):
            last = step.at
        begun = begun or type(step.action) is do.DrawDesign
        if begun and step.at - before > seen.still:
            seen.still, seen.still_at = step.at - before, before
        seen.given_up += type(step.action) is do.TearDown
        seen.tiles_given_up += type(step.action) is do.GiveUpTile
        seen.wasted += isinstance(step.action, (do.WasteHand, do.WasteDesign))
    seen.meanwhile = [
        f"{step.at:.0f} s, {step.seat}: {step.action}"
        for step in steps
        if seen.still_at <= step.at <= seen.still_at + seen.still and type(step.action) is not do.Think
    ]
    facts = report(match)
    seen.won = facts["won"] == "yes"
    seen.seconds = match.clock
    seen.cures, seen.research = int(facts["cures"]), int(facts["research"])


async def play(
    whole: WholeServer,
    bots: int,
    idle: bool,
    options: dict[str, str | int | bool],
    enough: int | None = None,
) -> Seen:
    """Play a game and return what was seen; to its end, or until so many things are built and somebody was asked."""
    seen = Seen(bots + idle, idle)
    wish = NewRoom("for-science", ["human"] * idle + ["thumb"] * bots, dict(options), pace="none")
    visitor = "somebody"
    differed = whole.services.metrics.counted("benches_differ")
    whole.opening = True
    room, seat, _ = await open_room(whole.services, wish, visitor, "Somebody")
    table = await whole.table(room.id)
    socket = whole.look_on(table, visitor)
    watch = Watch(seen)
    while (match := table.record.playing) is not None:
        state = truth(match)
        assert isinstance(state, ForScience)
        watch.look(state)
        if enough is not None and state.cured + state.researched >= enough and await called_out(whole, table):
            break
        if seat is not None:
            await do_what_all_wait_for(table, match, seat)
        await asyncio.sleep(LOOK)
    if table.record.match is None or room.id not in whole.server.rooms.tables:
        seen.failed.append("the table broke")
        return seen
    sum_up(seen, table.record.match)
    seen.calls = await called_out(whole, table)
    seen.differ = whole.services.metrics.counted("benches_differ") - differed
    table.depart(socket)
    whole.server.rooms.put_away(room.id)
    return seen


async def called_out(whole: WholeServer, table: Table) -> int:
    """Return how many calls were heard."""
    whole.opening = True
    try:
        return len([line for line, _ in await table.chat.lines(apart=False) if line.key])
    finally:
        whole.opening = False


async def do_what_all_wait_for(table: Table, match: Match, seat: int) -> None:
    """Choose a Role, be ready, confirm: nobody could begin or go on without that."""
    asked = (do.ChooseRole, do.SayReady, do.ConfirmCount, do.DrawEvent, do.PickUniversal)
    offers = [action for action in match.actions(seat) if isinstance(action, asked)]
    if offers:
        await table.transactions.do(table.playing.carry_out, seat, offers[0])
