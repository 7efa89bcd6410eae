"""Write what the page's tests hold the page to: positions of real matches, and arrangements of vaccine tiles.

The tiles themselves, `web/src/boards/for-science/vaccine/generated/tiles.json`, are copied from the game on the way.

    python tools/export_fixtures.py            write what has changed
    python tools/export_fixtures.py --check    change nothing; say what is out of date, and fail if anything is
"""

import json
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from serendip.games.for_science.vaccine import tiles
from tools.positions import MATCHES, positions
from tools.vaccine_examples import examples

WEB = Path(__file__).resolve().parents[1] / "web"
FIXTURES = WEB / "tests" / "fixtures"
TILES = WEB / "src" / "boards" / "for-science" / "vaccine" / "generated" / "tiles.json"


def exports() -> dict[Path, str]:
    """Return the text of each file, one position or arrangement a line."""
    found = {FIXTURES / f"{game}.json": in_lines(positions(game)) for game in MATCHES}
    found[FIXTURES / "vaccine.json"] = in_lines(examples())
    found[TILES] = files(tiles.__package__).joinpath("data", "tiles.json").read_text("utf-8")
    return found


def in_lines(rows: Sequence[Mapping[str, object]]) -> str:
    """Return JSON with a line for each row, so that a change of one shows as such."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return f"[\n{lines}\n]\n"


def main(check: bool) -> int:
    """Write or check the files. Return 1 if something was to be checked and is out of date."""
    made = exports()
    stale = [path for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    stray = sorted(set(FIXTURES.iterdir()) - set(made))
    for path in stale if not check else ():
        path.write_text(made[path], encoding="utf-8")
        print(f"wrote {path.relative_to(WEB)}")
    for path in stale if check else ():
        print(f"{path.relative_to(WEB)} is out of date: run python tools/export_fixtures.py")
    for path in stray:
        print(f"{path.relative_to(WEB)} is made by nothing")
    return 1 if stray or (check and stale) else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
