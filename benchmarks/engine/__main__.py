"""The command: benchmarks/engine/run, or python -m benchmarks.engine where the peers are installed."""

import argparse
import json
import sys
from pathlib import Path

from benchmarks.engine.contest import ROOT, contest
from benchmarks.engine.contestants import CONTESTANTS, called
from benchmarks.engine.report import plain, tables

COMPILED = ROOT / "build" / "compiled"


def main() -> int:
    """Run the contest and print what came of it; 1 if something failed that was asked for by name."""
    wishes = parse()
    try:
        contestants = called(wishes.only)
    except ValueError as error:
        print(f"--only: {error}", file=sys.stderr)
        return 2
    if not wishes.compiled.is_dir():
        if wishes.compiled != COMPILED or all(contestant.is_compiled for contestant in contestants):
            print(f"--compiled: there is no directory {wishes.compiled}", file=sys.stderr)
            print("Make the compiled build: python tools/build_compiled.py", file=sys.stderr)
            return 2
        contestants = [contestant for contestant in contestants if not contestant.is_compiled]
    results = contest(contestants, wishes.rounds, wishes.seconds, wishes.compiled.resolve(), progress)
    progress("")
    print(tables(results))
    if wishes.json:
        wishes.json.write_text(json.dumps(plain(results, wishes.rounds, wishes.seconds), indent=2) + "\n")
    return 1 if wishes.only and any(result.failure for result in results) else 0


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="benchmarks/engine/run",
        description="Random games per CPU-second: Serendip and other rules engines, in turns, as ratios.",
        epilog="example:\n  benchmarks/engine/run --rounds 3 --only serendip catanatron --json engine.json\n"
        "\ncontestants:\n" + "\n".join(f"  {contestant.name:25} {contestant.title}" for contestant in CONTESTANTS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=at_least_one, default=5, help="how many; the best one counts (5)")
    parser.add_argument("--seconds", type=above_zero, default=0.5, help="CPU time of each in a round (0.5)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="contestants whose names begin like this")
    parser.add_argument(
        "--compiled", type=Path, default=COMPILED, metavar="DIR", help="the compiled build (build/compiled)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was measured there, too")
    return parser.parse_args()


def at_least_one(text: str) -> int:
    """Read a number of rounds."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("there must be at least one")
    return number


def above_zero(text: str) -> float:
    """Read a time."""
    number = float(text)
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError("it must be more than 0 seconds and less than an hour")
    return number


def progress(words: str) -> None:
    """Show how far it is: over and over in one line on a terminal, else a line each."""
    if sys.stderr.isatty():
        print(f"\r{words:<60}", end="\r" if not words else "", file=sys.stderr, flush=True)
    elif words:
        print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
