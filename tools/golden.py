"""Make the golden playthroughs anew, or say which of them differ from what the games do now.

    python -m tools.golden                               compare
    python -m tools.golden --update                      make all of them anew
    python -m tools.golden --new dark-matter 3 --seed 7  add one

Each file's first line says how it was made. Look at the changes (`git diff tests/golden`) before you commit them.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import serendip
from serendip.conformance import Case
from serendip.conformance.golden import playthrough, read_header
from tests.examples.all import EXAMPLES

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
UPDATE = "python -m tools.golden --update"


def files() -> list[Path]:
    """Return the golden files."""
    return sorted(FOLDER.glob("*.txt"))


def game(name: str) -> serendip.Game:
    """Return a game of Serendip, or one of the examples of the tests."""
    return EXAMPLES.get(name) or serendip.game(name)


def made_anew(text: str) -> str:
    """Return the playthrough that the first line of a golden file asks for."""
    name, seats, seed, options = read_header(text)
    return playthrough(Case(game(name), seats, options), seed)


def difference(path: Path) -> str:
    """Return how a golden file differs from what its game does now; "" if it does not."""
    text = path.read_text(encoding="utf-8")
    lines = unified_diff(text.splitlines(), made_anew(text).splitlines(), path.name, "now", lineterm="", n=6)
    return "\n".join(islice(lines, 60))


def update() -> Iterator[Path]:
    """Write every golden file anew; yield those that changed."""
    for path in files():
        old = path.read_text(encoding="utf-8")
        new = made_anew(old)
        if new != old:
            path.write_text(new, encoding="utf-8")
            yield path


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help="make all of them anew")
    parser.add_argument("--new", nargs=2, metavar=("GAME", "SEATS"), help="add a playthrough")
    parser.add_argument("--seed", type=int, default=1, help="its seed (1)")
    parser.add_argument("--options", type=json.loads, default={}, help='its options, as in {"purse": 20}')
    asked = parser.parse_args()
    if asked.new:
        case = Case(game(asked.new[0]), int(asked.new[1]), asked.options)
        path = FOLDER / f"{case}.txt"
        path.write_text(playthrough(case, asked.seed), encoding="utf-8")
        print(f"made {path.name}")
        return 0
    if asked.update:
        changed = list(update())
        print(*[f"changed {path.name}" for path in changed] or ["nothing has changed"], sep="\n")
        return 0
    wrong = [path for path in files() if difference(path)]
    for path in wrong:
        print(difference(path))
    print(f"{len(wrong)} of {len(files())} differ; if that is meant: {UPDATE}" if wrong else "all are as before")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
