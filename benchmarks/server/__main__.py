"""The command: benchmarks/server/run, or python -m benchmarks.server where Serendip's server can run."""

import argparse
import json
import os
import sys
from pathlib import Path

from benchmarks.engine.__main__ import at_least_one, progress
from benchmarks.server.contest import Wishes, contest
from benchmarks.server.report import plain, tables, verdicts
from benchmarks.server.servers import (
    COMPILED,
    Boardgame,
    BoardgameOnDisk,
    Serendip,
    SerendipCompiled,
    SerendipWithBots,
    Server,
    before,
    peer_version,
)

KINDS: tuple[type[Server], ...] = (Serendip, SerendipCompiled, Boardgame, BoardgameOnDisk, SerendipWithBots)
QUICK = Wishes((50,), rounds=1, warm_seconds=1.0, fast_seconds=10.0, leisure_seconds=2.0, idle_waves=0)


def main() -> int:
    """Run the contest and print what came of it; 1 if a server failed."""
    asked = parse()
    wishes = QUICK if asked.quick else Wishes()
    wishes.tables = tuple(asked.tables) or wishes.tables
    wishes.rounds = asked.rounds or wishes.rounds
    kinds = [kind for kind in KINDS if not asked.only or kind.name in asked.only] + asked.beside
    version = peer_version()
    if version is None and any(issubclass(kind, Boardgame) for kind in kinds):
        print("boardgame.io is left out: it is not installed. benchmarks/server/run installs it.", file=sys.stderr)
        kinds = [kind for kind in kinds if not issubclass(kind, Boardgame)]
    if not COMPILED.is_dir():
        kinds = [kind for kind in kinds if kind is not SerendipCompiled]
    load = os.getloadavg()[0]
    results = contest(kinds, wishes, progress)
    progress("")
    print(f"{os.cpu_count()} cores, clients included; load when it began {load:.1f}; boardgame.io {version}")
    print(f"A click every {wishes.pause:g} s at each table for p50 and p99. {wishes.rounds} rounds, the best counts.\n")
    print(tables(results))
    print()
    for words, kept in verdicts(results):
        print(f"{'yes' if kept else 'NO ':4} {words}")
    if asked.json:
        asked.json.write_text(json.dumps(plain(results, wishes), indent=2) + "\n")
    return 1 if any(result.failure for result in results) else 0


def older(folder: str) -> type[Server]:
    """Return the server of an older version, for the command line."""
    try:
        return before(Path(folder))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="benchmarks/server/run",
        description="Tables of scripted clients on this machine: Serendip's server and boardgame.io's, in turns.",
        epilog="example:\n  benchmarks/server/run --quick --only serendip boardgame.io --json server.json",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [kind.name for kind in KINDS]
    parser.add_argument("--quick", action="store_true", help="50 tables, one round, no idle tables")
    parser.add_argument(
        "--tables", nargs="+", type=at_least_one, default=[], metavar="N", help="how many (50 200 1000)"
    )
    parser.add_argument("--rounds", type=at_least_one, help="how many; the best one counts (2)")
    parser.add_argument("--only", nargs="+", default=[], choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument(
        "--beside", nargs="+", type=older, default=[], metavar="DIR", help="older versions: src of a checkout, say"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was measured there, too")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
