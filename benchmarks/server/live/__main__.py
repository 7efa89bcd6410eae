"""The command: python -m benchmarks.server.live --games 200"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.engine.__main__ import at_least_one, progress
from benchmarks.engine.report import aligned
from benchmarks.server.live.skipped_time import SkippingLoop
from benchmarks.server.live.watched_game import Seen, play
from benchmarks.server.live.whole_server import WholeServer
from serendip.server.journal import write_to_stderr

LONGEST_STILL = 30.0


def main() -> int:
    """Play, print, and say whether any table stood still or differed from its bench."""
    asked = parse()
    logging.basicConfig(level=logging.CRITICAL)
    if asked.log:
        write_to_stderr("error")
    with asyncio.Runner(loop_factory=lambda: SkippingLoop(asked.slowness)) as runner:
        games = runner.run(play_all(asked))
    progress("")
    print(table(games))
    bad = [seen for seen in games if seen.still > LONGEST_STILL or seen.differ or seen.failed]
    print(
        f"{len(bad)} of {len(games)} games stood still for more than {LONGEST_STILL:g} s, or bench and match differed"
    )
    return 1 if bad else 0


async def play_all(asked: argparse.Namespace) -> list[Seen]:
    """Play one game after another on one server."""
    games: list[Seen] = []
    with tempfile.TemporaryDirectory() as folder:
        whole = WholeServer(Path(folder))
        try:
            for number in range(asked.games):
                bots = asked.bots[number % len(asked.bots)]
                idle = {"no": False, "yes": True}.get(asked.idle, number // len(asked.bots) % 2 == 1) and bots < 6
                began = time.monotonic()
                games.append(await play(whole, bots, idle, dict(asked.option)))
                print(line(number, games[-1], time.monotonic() - began), flush=True)
                if games[-1].still > LONGEST_STILL:
                    print("   ", "\n    ".join(games[-1].meanwhile), flush=True)
                progress(f"{number + 1} of {asked.games}")
        finally:
            whole.close()
    return games


def line(number: int, seen: Seen, took: float) -> str:
    """Return a game in a line."""
    who = f"{seen.seats - seen.idle} bots{' and a person who does nothing' if seen.idle else ''}"
    return (
        f"{number}: {who}, {'won' if seen.won else 'lost'} at {seen.seconds:.0f} s, {seen.cures} cures,"
        f" {seen.research} research, still {seen.still:.0f} s at {seen.still_at:.0f},"
        f" untouched {seen.held:.0f} s, doubled {seen.doubled}, differ {seen.differ}, torn down {seen.given_up},"
        f" wasted {seen.wasted}, tiles given up {seen.tiles_given_up} ({took:.0f} s){' '.join(seen.failed)}"
    )


def table(games: list[Seen]) -> str:
    """Return all games by how many sat there."""
    rows: list[list[str]] = []
    for idle in (False, True):
        for bots in range(1, 7):
            some = [seen for seen in games if seen.idle == idle and seen.seats - idle == bots]
            if some:
                rows.append(
                    [
                        f"{bots}{' and an idle person' if idle else ''}",
                        str(len(some)),
                        str(sum(seen.won for seen in some)),
                        f"{max(seen.still for seen in some):.0f}",
                        f"{max(seen.held for seen in some):.0f}",
                        str(sum(seen.doubled for seen in some)),
                        str(sum(seen.differ for seen in some)),
                        f"{sum(seen.given_up for seen in some) / len(some):.1f}",
                        f"{sum(seen.cures + seen.research for seen in some) / len(some):.1f}",
                    ]
                )
    heads = ["bots", "games", "won", "still", "untouched", "doubled", "differ", "torn down", "built"]
    return aligned(heads, rows, 1)


def option(text: str) -> tuple[str, str | bool]:
    """Read an option of the game: timer=7:30."""
    name, _, value = text.partition("=")
    return name, {"true": True, "false": False}.get(value, value)


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.live", description=__doc__)
    parser.add_argument("--games", type=at_least_one, default=10, help="how many (10)")
    parser.add_argument(
        "--bots", type=at_least_one, nargs="+", default=[2, 3, 4, 5, 6], help="how many in turns (2 3 4 5 6)"
    )
    parser.add_argument(
        "--idle", choices=("no", "yes", "turns"), default="turns", help="a person who does nothing sits there"
    )
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="timer=7:30")
    parser.add_argument(
        "--slowness", type=float, default=1.0, help="of the machine: 0 for thoughts that take no time (1)"
    )
    parser.add_argument("--log", action="store_true", help="tell what the server's log tells")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
