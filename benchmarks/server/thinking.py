"""What others notice while one address has all bots think: python -m benchmarks.server.thinking

Four visitors of 127.0.0.1 open and watch 80 tables of four searching bots, which never pause. Somebody at 127.0.0.2
plays against a thumb, against a search, and asks for hints. From when a table shows that a bot is to choose until it
shows what it chose is measured, in calm and then while all of them think.
"""

import argparse
import asyncio
import os
import sys
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import perf_counter

import msgspec

import serendip
from benchmarks.engine.__main__ import above_zero, at_least_one, progress
from benchmarks.engine.report import aligned
from benchmarks.server.clients import SerendipClient
from benchmarks.server.posting import Post
from benchmarks.server.previews import at
from benchmarks.server.servers import SerendipAsUsual

MANY, OTHERS = "127.0.0.1", "127.0.0.2"
VISITORS = 4
SEARCH = "search:400"
PAUSE = 0.2
"""How long a person looks before each click, in seconds."""
HINT_PAUSE = 3.0
MOST = 1.0
"""Seconds in which a thumb is to answer, 95 times in 100."""


class _View(msgspec.Struct):
    to_act: list[int]


@dataclass
class Answers:
    """Seconds that bots and hints took to answer somebody else."""

    thumb: list[float] = field(default_factory=list)
    search: list[float] = field(default_factory=list)
    hint: list[float] = field(default_factory=list)

    def figures(self) -> list[list[str]]:
        """Return of each how many there were, the middle and the slowest twentieth."""
        return [
            [str(len(took)), f"{at(took, 0.5):.3f}", f"{at(took, 0.95):.3f}"]
            for took in (self.thumb, self.search, self.hint)
        ]

    def times(self, calm: "Answers") -> list[float]:
        """Return of each how many times as long as in calm the middle one took."""
        pairs = ((self.thumb, calm.thumb), (self.search, calm.search), (self.hint, calm.hint))
        return [at(took, 0.5) / (at(before, 0.5) or inf) for took, before in pairs]


@dataclass
class Thought:
    """What the server counted while all of them thought."""

    choices: float
    waited: float
    cut_short: float
    failed: float
    replaced: float
    at_random: float


class Person(SerendipClient):
    """Plays against one bot, and notes how long each of its choices takes."""

    def __init__(self) -> None:
        super().__init__(self._look)
        self.took: list[float] = []
        self.over = False
        self._since: float | None = None
        self._hinted: asyncio.Future[None] | None = None

    def hear(self, text: bytes) -> None:
        """Take a message; an answer to the question for a hint ends the wait for it."""
        super().hear(text)
        if self._hinted is not None and not self._hinted.done() and b'"t":"hint"' in text:
            self._hinted.set_result(None)

    def _look(self) -> None:
        now = perf_counter()
        if self._since is not None:
            self.took.append(now - self._since)
        to_act = msgspec.json.decode(bytes(self.last.view), type=_View).to_act
        self._since = now if to_act and not self.asked else None
        self.over = not to_act

    async def hint(self) -> float:
        """Ask for a hint; return how long it took."""
        self._hinted = asyncio.get_running_loop().create_future()
        began = perf_counter()
        self.say(b'{"t":"hint","id":7,"seat":%d}' % (self.last.seat or 0))
        await self._hinted
        return perf_counter() - began


def main() -> int:
    """Measure and print; 1 if a thumb answered too late, or a choice was made at random."""
    asked = parse()
    with SerendipAsUsual() as server:
        assert isinstance(server, SerendipAsUsual)
        calm, busy, thought = asyncio.run(measure(server, asked.tables, asked.game, asked.calm, asked.seconds))
    progress("")
    print(f"{os.cpu_count()} cores, clients included; {asked.tables} tables of four {SEARCH}; seconds\n")
    rows = [
        [name, *before, *during, f"{times:.1f}"]
        for name, before, during, times in zip(
            ("thumb", SEARCH, "hint"), calm.figures(), busy.figures(), busy.times(calm), strict=True
        )
    ]
    print(aligned(["answers of", "calm", "p50", "p95", "busy", "p50", "p95", "times calm"], rows, 1))
    print(
        f"\n{thought.choices:.0f} searches, {thought.cut_short:.0f} cut short, each waited {thought.waited:.1f} s;"
        f" {thought.failed:.0f} failed, {thought.replaced:.0f} workers replaced, {thought.at_random:.0f} at random"
    )
    kept = [at(busy.thumb, 0.95) < MOST and bool(busy.thumb), not thought.at_random and not thought.failed]
    print(f"{'yes' if kept[0] else 'NO '} a thumb elsewhere answers within {MOST:g} s at p95")
    print(f"{'yes' if kept[1] else 'NO '} no choice is random, none fails")
    return 0 if all(kept) else 1


async def measure(
    server: SerendipAsUsual, tables: int, game: str | None, calm: float, seconds: float
) -> tuple[Answers, Answers, Thought]:
    """Have somebody play in calm, then while everybody's bots think."""
    progress("calm")
    await others(server, 0.0)  # every worker is started then
    before = await others(server, calm)
    progress("opening tables")
    watchers = await many(server, tables, game)
    await asyncio.sleep(min(calm, 5.0))
    first = server.metrics()
    progress("busy")
    during = await others(server, seconds)
    last = server.metrics()
    for watcher in watchers:
        if watcher.socket is not None:
            watcher.socket.close()

    def more(name: str, label: str = "") -> float:
        return sum([last[key] - first[key] for key in last if key.startswith(f"serendip_{name}") and label in key])

    choices = more("lane_begun", "searches")
    return (
        before,
        during,
        Thought(
            choices,
            more("lane_waited", "searches") / max(1.0, choices),
            more("choices_cut_short"),
            more("bot_failures"),
            more("workers_replaced"),
            more("random_choices"),
        ),
    )


async def many(server: SerendipAsUsual, tables: int, game: str | None) -> list[SerendipClient]:
    """Open tables of searching bots, of all games in turns or of one, each watched by who opened it."""
    post = Post(server.port, MANY)
    visitors = [SerendipClient(lambda: None).cookie for _ in range(VISITORS)]
    games = [game] if game else [name for name in serendip.games() if 4 in serendip.game(name).seats]
    watchers: list[SerendipClient] = []
    for number in range(tables):
        watcher = SerendipClient(lambda: None)
        watcher.cookie = visitors[number % VISITORS]
        wish = {"game": games[number % len(games)], "seats": [SEARCH] * 4, "pace": "none", "swift": True}
        room = (await post.post("/api/rooms", wish, watcher.cookie))["room"]
        await watcher.connect(server.port, room, MANY)
        watchers.append(watcher)
    post.close()
    return watchers


async def others(server: SerendipAsUsual, seconds: float) -> Answers:
    """Have somebody else play at two tables and ask for hints at one of them."""
    found = Answers()
    until = perf_counter() + seconds
    await asyncio.gather(
        play(server, "thumb", until, found.thumb),
        play(server, SEARCH, until, found.search),
        ask(server, until, found.hint),
    )
    return found


async def play(server: SerendipAsUsual, bot: str, until: float, took: list[float]) -> None:
    """Play one match after another against a bot."""
    rng = Random(bot)
    while perf_counter() < until or not took:
        person = await sit(server, bot)
        while not person.over and (perf_counter() < until or not person.took):
            await asyncio.sleep(PAUSE)
            if person.asked:
                person.asked = False
                person.click(rng)
        took += person.took
        leave(person)


async def ask(server: SerendipAsUsual, until: float, took: list[float]) -> None:
    """Ask for one hint after another, where there is something to choose."""
    person = await sit(server, "thumb")
    while len(person.last.offers) < 2:
        leave(person)
        person = await sit(server, "thumb")
    took.append(await person.hint())
    while perf_counter() + HINT_PAUSE < until:
        await asyncio.sleep(HINT_PAUSE)
        took.append(await person.hint())
    leave(person)


async def sit(server: SerendipAsUsual, bot: str) -> Person:
    """Open a table against a bot and look at it."""
    person = Person()
    post = Post(server.port, OTHERS)
    wish = {"game": "dark-matter", "seats": ["human", bot], "pace": "none", "swift": True}
    room = (await post.post("/api/rooms", wish, person.cookie))["room"]
    post.close()
    await person.connect(server.port, room, OTHERS)
    while not person.ready:
        await asyncio.sleep(0.01)
    return person


def leave(person: Person) -> None:
    """Close the table's socket."""
    assert person.socket is not None
    person.socket.close()


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.thinking", description=__doc__)
    parser.add_argument("--tables", type=at_least_one, default=80, help="so many tables of searching bots (80)")
    parser.add_argument("--game", choices=serendip.games(), help="which game they play (all in turns)")
    parser.add_argument("--calm", type=above_zero, default=15.0, help="seconds of calm (15)")
    parser.add_argument("--seconds", type=above_zero, default=60.0, help="seconds in which all of them think (60)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
