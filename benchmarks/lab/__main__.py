"""Measure the lab: `python -m benchmarks.lab`.

CPU time is counted, not time on the clock, so that a busy machine tells the same: of this process and of the workers
that it started. Playing is what the same games take in this process with nothing collected.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

import serendip
from serendip.bots import make_bot, play_bots
from serendip.core.variant import Variant
from serendip.lab import Compared, compare, simulate
from serendip.lab.games import MatchJob, deal
from serendip.lab.kept import begin

GAME = "dark-matter"
SEATS = 3
ONE_CARD = Variant(
    GAME,
    "one card",
    changes={"cards": {"research": {"Bubble chamber": {"needs": ["student", "data", "publication"]}}}},
)


def cpu() -> float:
    """Return the CPU seconds of this process and of those that it started and that have ended."""
    return sum(used.ru_utime + used.ru_stime for used in (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)))


def playing(games: int) -> float:
    """Return the CPU seconds that games take with nothing collected."""
    game = serendip.game(GAME)
    before = cpu()
    for number in range(games):
        job = MatchJob(GAME, ("thumb",) * SEATS, game.options, f"1 game {number}")
        bots = [make_bot("thumb", game, Random(f"{job.seed} bot {seat}").getrandbits(62)) for seat in range(SEATS)]
        play_bots(deal(job), bots, Random(f"{job.seed} table"))
    return cpu() - before


def campaign(games: int, workers: int) -> tuple[float, float]:
    """Return the CPU seconds and the seconds of a simulation, each game kept in a file, report and all."""
    with tempfile.TemporaryDirectory() as folder, begin(Path(folder) / "games", {"game": GAME}) as kept:
        before, began = cpu(), perf_counter()
        simulate(GAME, SEATS, games, ["thumb"], workers=workers, keeper=kept).words()
        return cpu() - before, perf_counter() - began


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (10000)")
    parser.add_argument("--pairs", type=int, default=1000, metavar="N", help="how many pairs (1000)")
    asked = parser.parse_args()
    alone = playing(asked.games)
    print(f"playing {asked.games} games of {SEATS} thumb bots, nothing collected: {alone:.1f} CPU-s")
    for workers in (1, 2):
        used, took = campaign(asked.games, workers)
        rest = 100 * (1 - alone / used)
        print(f"{workers} worker{'s'[: workers - 1]}: {used:.1f} CPU-s, {took:.1f} s; not playing: {rest:.1f} %")
    report = compare(GAME, Compared(), Compared(ONE_CARD), SEATS, asked.pairs, workers=1)
    for name in ("rounds", "seat 1 wins", "seat 2 wins", "seat 3 wins"):
        gain = report.differences[name].gain
        print(f"one card changed, {name}: without pairing {gain or 0:.1f} times as many games")


if __name__ == "__main__":
    main()
