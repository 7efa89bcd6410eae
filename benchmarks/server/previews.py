"""How long the server takes to answer “what would come of it?”: python -m benchmarks.server.previews

Whole games are played in this process. At every decision the seat that will decide asks: first about an offer, for
which its matches are imagined anew, then about a few more. From the text of the message to that of the answer is
measured, all but the socket, in time of this thread alone.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from time import thread_time

import serendip
from benchmarks.engine.report import aligned
from benchmarks.server.servers import COMPILED, ROOT
from serendip import bots
from serendip.core.action import Action, Ranged
from serendip.server.protocol.encoding import encode, read
from serendip.server.protocol.from_client import AskPreview
from serendip.server.run import collect_seldom
from serendip.server.tables.previews import foresee

MOST = 5.0
"""Milliseconds of server time that a preview may take, 99 times in 100."""
MORE = 3
"""So many further offers are asked about at each decision."""
BOTS = ("random", "thumb")


@dataclass
class Took:
    """Milliseconds that the answers took: the first of a position, and those after it."""

    first: list[float] = field(default_factory=list)
    more: list[float] = field(default_factory=list)


def main() -> int:
    """Measure and print; 1 if a game's previews take too long."""
    asked = parse()
    if asked.here:
        collect_seldom()
        found = [measure(name, seats, asked.games) for name, seats in tables(asked.only)]
        print(json.dumps([asdict(took) for took in found]))
        return 0
    builds = {"pure": "src", **({"compiled": str(COMPILED)} if COMPILED.is_dir() else {})}
    rows, slow = [], False
    for build, path in builds.items():
        found = in_process(path, asked)
        for (game, seats), took in zip(tables(asked.only), found, strict=True):
            slow |= at(took.first, 0.99) >= MOST
            rows.append([game, str(seats), build, str(len(took.first) + len(took.more)), *figures(took)])
    heads = ["game", "seats", "build", "asked", "first p50", "p99", "max", "more p50", "p99", "max"]
    print(aligned(heads, rows, 3))
    print(f"\nMilliseconds; {asked.games} games of random bots and as many of thumbs.")
    print(f"{'NO ' if slow else 'yes'} p99 under {MOST:g} ms")
    return 1 if slow else 0


def in_process(path: str, asked: argparse.Namespace) -> list[Took]:
    """Measure with one build, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.server.previews", "--here", "--games", str(asked.games)]
    command += ["--only", *asked.only] if asked.only else []
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True
    )
    return [Took(**one) for one in json.loads(done.stdout)]


def tables(only: list[str]) -> list[tuple[str, int]]:
    """Return which games are measured, with how many seats: two and the most."""
    games = only or serendip.games()
    return [(name, seats) for name in games for seats in (2, max(serendip.game(name).seats))]


def measure(name: str, seats: int, games: int) -> Took:
    """Ask at every decision of some games, half of them of random bots and half of thumbs."""
    took = Took()
    for bot in BOTS:
        for seed in range(games):
            for match, seat in decisions(name, seats, seed, bot):
                ask(match, seat, Random(seed), took)
    return took


def decisions(name: str, seats: int, seed: int, bot: str) -> Iterator[tuple[serendip.Match, int]]:
    """Play a game and stop at every decision."""
    game, rng = serendip.game(name), Random(seed)
    match = game.new(seats=seats, seed=seed)
    players = [bots.make_bot(bot, game, number) for number in range(seats)]
    while match.wait():
        seat = rng.choice(match.to_act)
        yield match, seat
        match.play(seat, bots.ask(players[seat], match, seat, rng))


def ask(match: serendip.Match, seat: int, rng: Random, took: Took) -> None:
    """Ask about some of a seat's offers. The table has listed them before, to show them."""
    offers = [offer for offer in match.actions(seat) if not offer.brought_by_server]
    names = tuple(f"Player {number}" for number in range(match.seats))
    for number, offer in enumerate(rng.sample(offers, min(1 + MORE, len(offers)))):
        plain = with_a_number(offer, rng).to_json()
        text = encode({"t": "preview", "id": 1, "seat": seat, "action": plain}).decode()
        began = thread_time()
        message = read(text)
        assert isinstance(message, AskPreview)
        encode(foresee(match, names, message))
        (took.more if number else took.first).append((thread_time() - began) * 1000)


def with_a_number(action: Action, rng: Random) -> Action:
    """Return an action with a number, if it stands for a range."""
    return action.choose(rng.randint(action.least, action.most)) if isinstance(action, Ranged) else action


def figures(took: Took) -> list[str]:
    """Return the middle, the slowest hundredth and the slowest, of both kinds."""
    return [f"{at(times, share):.2f}" for times in (took.first, took.more) for share in (0.5, 0.99, 1.0)]


def at(times: list[float], share: float) -> float:
    """Return the time that so many of all did not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.previews", description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="so many of each kind of bot (2)")
    parser.add_argument("--only", nargs="+", default=[], choices=serendip.games(), metavar="GAME")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
