"""How often people of different zeal win with bots: python -m benchmarks.for_science --games 20"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import serendip
from benchmarks.engine.__main__ import at_least_one, progress
from benchmarks.engine.report import aligned
from benchmarks.for_science.people import ZEAL, Colleague, Person
from serendip.bots import play_bots
from serendip.games.for_science.bot.seconds import PACES

CHANGES: dict[str, dict[str, str]] = {
    "-1": {"labs": "0", "goal": "75", "timer": "20:00"},
    "0": {},
    "+1": {"labs": "2", "goal": "125", "timer": "12:00", "events": "a few"},
    "+2": {"labs": "3", "goal": "150", "timer": "10:00", "events": "more"},
    "+3": {"labs": "4", "goal": "175", "timer": "8:30", "events": "many"},
}
"""Difficulty in all columns of FS-97 at once."""


def won(change: str, zeal: str, bots: int, pace: str, seed: int) -> bool:
    """Play one game of a person and some bots."""
    game = serendip.game("for-science")
    match = game.new(seats=1 + bots, seed=seed, options={**CHANGES[change], "pace": pace})
    others = [Colleague([0], seed + number) for number in range(bots)]
    play_bots(match, [Person(zeal, seed), *others], Random(seed))
    return match.outcome is not None and bool(match.outcome.winners)


def main() -> int:
    """Play and print a table: games won, of how many."""
    asked = parse()
    rows: list[list[str]] = []
    with ProcessPoolExecutor(asked.workers) as workers:
        for change in asked.change:
            row = [change]
            for zeal in asked.zeal:
                progress(f"{change} {zeal}")
                play = partial(won, change, zeal, asked.bots, asked.pace)
                row.append(str(sum(workers.map(play, range(asked.seed, asked.seed + asked.games)))))
            rows.append(row)
    progress("")
    print(f"a person and {asked.bots} bots at the pace {asked.pace}: won of {asked.games} games\n")
    print(aligned(["change", *asked.zeal], rows, 1))
    return 0


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.for_science", description=__doc__)
    parser.add_argument("--games", type=at_least_one, default=20, help="of each kind (20)")
    parser.add_argument("--bots", type=at_least_one, default=1, help="beside the person (1)")
    parser.add_argument("--pace", choices=PACES, default="even", help="of the bots (even)")
    parser.add_argument("--change", nargs="+", choices=CHANGES, default=list(CHANGES), help="of difficulty (all)")
    parser.add_argument("--zeal", nargs="+", choices=ZEAL, default=list(ZEAL), help="of the person (all)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument("--workers", type=at_least_one, default=1, help="processes (1)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
