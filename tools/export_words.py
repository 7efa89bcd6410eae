"""Write each game's English catalogue and its card tables for the page, from the Python side.

Python is the source of English: log lines, prompts, refusals, endings, what actions say, and the names on the cards.
A game's `words.py` has its sentences in `LINES`, and in `UNPRINTED` words that stand in a gap but on no card.
`web/src/boards/<game>/generated/words.en.json` is made from them; translators copy it and keep its keys and gaps. The
data files of a game (`cards.toml`) become JSON beside it, so that its board draws the same deck.

    python tools/export_words.py            write them
    python tools/export_words.py --check    say which of them are out of date, and fail if one is
"""

import json
import re
import sys
import tomllib
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import serendip
from serendip.core import refusal
from serendip.core.line import Line

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "boards"

RULE = re.compile(r"[A-Z]+-\d+")


def _strings(data: Any) -> list[str]:
    """Return every string in a data file, in its order."""
    if isinstance(data, str):
        return [data]
    rows = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for row in rows for text in _strings(row)]


def _package(name: str) -> str:
    return type(serendip.game(name)).__module__.rpartition(".")[0]


def _tables(name: str) -> dict[str, Any]:
    """Return the data files of a game by their name."""
    found = sorted((files(_package(name)) / "data").iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in found
        if file.name.endswith(".toml")
    }


def catalogue(name: str) -> dict[str, dict[str, str]]:
    """Return the English of one game: its lines, its actions and its names, by key."""
    game = serendip.game(name)
    words = import_module(f"{_package(name)}.words")
    lines: tuple[Line, ...] = words.LINES
    core = [value for value in vars(refusal).values() if isinstance(value, Line)]
    names = [*_strings(list(_tables(name).values())), *getattr(words, "UNPRINTED", ())]
    return {
        "lines": {line.key: line.template for line in (*core, *lines)},
        "actions": {kind.kind(): kind.line().template for kind in game.actions},
        "names": {text: text for text in names if text and not RULE.fullmatch(text)},
    }


def exports(name: str) -> dict[str, str]:
    """Return the text of each file that is made for a board, by the file's name."""
    made = {"words.en.json": catalogue(name), **{f"{stem}.json": table for stem, table in _tables(name).items()}}
    return {file: json.dumps(data, ensure_ascii=False, indent=2) + "\n" for file, data in made.items()}


def main(arguments: list[str]) -> int:
    """Write or check the files of every game that has a board."""
    stale = 0
    for name in serendip.games():
        board = BOARDS / name
        if not board.is_dir():
            continue
        for file, text in exports(name).items():
            path = board / "generated" / file
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            if "--check" in arguments:
                stale = 1
                print(f"{file} of {name} is out of date: run python tools/export_words.py")
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
                print(f"wrote {file} of {name}")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
