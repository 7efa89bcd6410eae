"""How long a data set of a million decisions takes: so many matches are written to a file, and the rest is reckoned.

python -m benchmarks.envs.decisions [--decisions 100000] [--bots random] [--workers 1]
"""

import argparse
import os
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import monotonic

import serendip
from serendip.envs.dataset import write_games

MILLION = 1_000_000


def cpu_seconds() -> float:
    """Return what this process and those that it has started took so far."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=serendip.games(), help="which games (all)")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    print("| game | decisions | MB | CPU-seconds | a million decisions take |\n|---|---|---|---|---|")
    for name in asked.games:
        seats = min(3, serendip.game(name).seats[-1])
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.parquet"
            trial = write_games(name, path, games=3, seats=seats, bots=[asked.bots], workers=1)
            games = max(1, asked.decisions * 3 // trial)
            used, begun = cpu_seconds(), monotonic()
            rows = write_games(name, path, games=games, seats=seats, bots=[asked.bots], workers=asked.workers)
            used, passed = cpu_seconds() - used, monotonic() - begun
            minutes = MILLION / rows * used / 60
            size = os.path.getsize(path) / 1e6
        told = f"{minutes:.1f} CPU-minutes ({MILLION / rows * passed / 60:.1f} here)"
        print(f"| {name}, {seats} seats | {rows:,} | {size:.1f} | {used:.1f} | {told} |", flush=True)


if __name__ == "__main__":
    main()
