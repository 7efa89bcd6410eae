"""The tables at which environments are tested: each game's usual one, and in `./test --full` all of them."""

from typing import Any, TypeAlias

import serendip

AtTable: TypeAlias = tuple[str, int, dict[str, Any]]

USUAL_TABLES: list[AtTable] = [
    ("dark-matter", 3, {}),
    ("time-horizon", 4, {}),
    ("pandorum", 3, {}),
    ("for-science", 3, {}),
    ("for-science", 2, {"timer": "untimed"}),
]


def all_tables() -> list[AtTable]:
    """Return every number of seats of every game, and every value of every option once."""
    found: list[AtTable] = []
    for name in serendip.games():
        game = serendip.game(name)
        found += [(name, seats, {}) for seats in game.seats]
        for option in game.choices:
            found += [
                (name, game.seats[-1], {option.name: value}) for value in option.values if value != option.default
            ]
    return [table for table in found if table not in USUAL_TABLES]


ALL_TABLES = all_tables()
