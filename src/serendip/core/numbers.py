"""The numbers of a game's pieces. Positions speak of cards by number, so a card keeps its number for ever.

`generated/numbers.py` lists the names of the pieces by kind in the order of their numbers, whatever their order in the
data files; `tools/generate_games.py` adds new ones at the end.
"""

from collections.abc import Sequence
from typing import Any


def in_order(rows: Sequence[Any], names: Sequence[str], key: str | None = "name") -> list[Any]:
    """Return rows of a data file, or plain names if there is no key, in the order of their numbers; new ones last."""
    place = {name: number for number, name in enumerate(names)}
    return sorted(rows, key=lambda row: place.get(row if key is None else row[key], len(place)))
