"""The command: python -m benchmarks.building [--rounds 5] [--json FILE]. Needs serendip[server]."""

import argparse
import json
import sys
from pathlib import Path

from benchmarks.building.measure import judging, live_build, solving
from benchmarks.building.wire import over_the_wire


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.building", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured; the best counts (5)")
    parser.add_argument("--columns", type=int, default=24, help="columns for the solver (24)")
    parser.add_argument("--wire", action="store_true", help="only what goes over the wire")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    wishes = parser.parse_args()
    figures = over_the_wire()
    if not wishes.wire:
        figures |= {**judging(wishes.rounds), **live_build(wishes.rounds), **solving(wishes.columns)}
    for name, (number, unit) in figures.items():
        print(f"{name:82} {number:>12,.3f} {unit}")
    if wishes.json:
        wishes.json.write_text(json.dumps({name: list(figure) for name, figure in figures.items()}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
