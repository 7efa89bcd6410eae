"""What a game makes of its matches if a number on its cards is another: each is tried in a process of its own.

    python -m tests.games.changed_numbers GAME FILE

The file holds what is printed on the pieces, and matches as recordings. What failed is printed as JSON, by place; with
what was tried at all, and how much of it is no game. The game itself is imported in those processes only.
"""

import copy
import json
import os
import sys
import traceback
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

import serendip
from serendip.core.errors import SerendipError
from serendip.core.printed import NUMBERS, lay_out
from serendip.core.recording import Recording
from serendip.games import GAMES

FEW = 150
"""So many numbers are all changed, up and down. Of more, one of each column is, for the same code reads all of them."""

Place: TypeAlias = tuple[str | int, ...]


class Asked(msgspec.Struct):
    """What the file holds."""

    printed: dict[str, Any]
    recordings: list[Recording]


def places(plain: Any, at: Place = ()) -> Iterator[Place]:
    """Yield where there is a number, or a list of names whose length is one."""
    names = isinstance(plain, list) and bool(plain) and all(isinstance(part, str) for part in plain)
    if names or (isinstance(plain, (int, float)) and not isinstance(plain, bool)):
        yield at
    elif isinstance(plain, (dict, list)):
        for key, part in plain.items() if isinstance(plain, dict) else enumerate(plain):
            yield from places(part, (*at, key))


def changes(printed: dict[str, Any]) -> Iterator[tuple[Place, int]]:
    """Yield what to change, and by how much."""
    every = [at for at in places(printed) if at[0] != NUMBERS]
    if len(every) < FEW:
        yield from [(at, by) for at in every for by in (1, -1)]
        return
    columns: dict[Place, list[Place]] = {}
    for at in every:
        columns.setdefault(tuple(key for key in at if isinstance(key, str)), []).append(at)
    yield from zip([rows[len(rows) // 2] for rows in columns.values()], cycle((1, -1)), strict=False)


def changed(printed: dict[str, Any], at: Place, by: int) -> dict[str, Any]:
    """Return what is printed with one more or one less in one place."""
    other = copy.deepcopy(printed)
    part: Any = other
    for key in at[:-1]:
        part = part[key]
    before = part[at[-1]]
    if isinstance(before, list):
        part[at[-1]] = before[:-1] if by < 0 else [*before, before[-1]]
    else:
        part[at[-1]] = before + by
    return other


def tried(name: str, printed: dict[str, Any], recordings: list[Recording]) -> str:
    """Return what fails if this is printed: "" if nothing does, "no game" if there can be none."""
    lay_out(GAMES[name], printed)
    try:
        game = serendip.game(name)
        game.new(recordings[0].seats, 0)
    except Exception:
        return "no game"
    game._fingerprint = "that of another release"
    try:
        for recording in recordings:
            match = recording.match(game, len(recording.frames))
            for seat in match.to_act[:1]:
                match.play(seat, match.actions(seat)[0], match.clock if game.real_time else None)
            for seat in range(match.seats):
                match.view(seat)
    except SerendipError as error:
        return "" if "other pieces now" in str(error) else traceback.format_exc()
    except Exception:
        return traceback.format_exc()
    return ""


def apart(name: str, asked: Asked, at: Place, by: int) -> str:
    """Try a change in a process that ends with it."""
    out, into = os.pipe()
    child = os.fork()
    if not child:
        found = tried(name, changed(asked.printed, at, by), asked.recordings)
        os.write(into, found.encode()[-4096:])
        os._exit(0)
    os.close(into)
    with os.fdopen(out, encoding="utf-8") as told:
        words = told.read()
    _, status = os.waitpid(child, 0)
    return words if status == 0 else f"it ended with {status}"


def main(name: str, path: str) -> None:
    """Try every change and print what came of it."""
    asked = msgspec.json.decode(Path(path).read_bytes(), type=Asked)
    found = {f"{at} {by:+}": apart(name, asked, at, by) for at, by in changes(asked.printed)}
    failed = {place: words for place, words in found.items() if words not in ("", "no game")}
    print(json.dumps([len(found), [*found.values()].count("no game"), failed]))


if __name__ == "__main__":
    main(*sys.argv[1:])
