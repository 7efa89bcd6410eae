"""Cards, parts, Satellites, monoliths, Events and numbers of Pandorum, read from the data files and checked.

In the state a card is the number of its type in PROJECTS, a part or a Satellite its place in its list.
"""

from typing import Any, Final

from serendip.core.errors import SerendipError
from serendip.core.numbers import in_order
from serendip.core.printed import data, numbers
from serendip.games.pandorum.board import TERRAINS


def _load(name: str) -> dict[str, Any]:
    order = numbers(__package__)
    found: dict[str, Any] = data(__package__, name)
    return {key: in_order(rows, order[key]) if key in order else rows for key, rows in found.items()}


_CARDS: Final = _load("cards.toml")
_NUMBERS: Final = _load("numbers.toml")
_EXPANSION: Final = _load("expansion.toml")

# How a project card pays (PD-20).
BY_VOLCANOES: Final = 0
BY_ROBBING: Final = 1
BY_OWN: Final = 2
BY_TERRAIN: Final = 3
_PAYS: Final = ["volcanoes", "rob", "own structures", "terrain"]

# What a forepart does (PD-23).
FARTHER: Final = 0
DRILL: Final = 1
DISPATCH: Final = 2
DRAW: Final = 3
GRAPPLE: Final = 4
REPLICATE: Final = 5
_DOES: Final = ["farther", "drill", "dispatch", "draw", "grapple", "replicate"]

# When a hull pays (PD-21).
ON_TERRAIN: Final = 0
AT_VOLCANOES: Final = 1
AT_OWN: Final = 2
AT_OTHERS: Final = 3
_WHEN: Final = ["terrain", "volcanoes", "own structure", "other structure"]

SLOTS: Final = 3
"""Slot 1 feeds the forepart, slot 2 the hull, slot 3 is the cargo."""


def _among(value: Any, allowed: list[str], where: str) -> int:
    if value not in allowed:
        raise SerendipError(f"{where}: {value!r} must be one of {allowed}")
    return allowed.index(value)


PROJECTS: Final[list[str]] = [row["name"] for row in _CARDS["projects"]]
TYPES: Final[int] = len(PROJECTS)
COPIES: Final[int] = _CARDS["copies"]
CARDS: Final[int] = TYPES * COPIES
PAYS_BY: Final[list[int]] = [_among(row["pays"], _PAYS, row["name"]) for row in _CARDS["projects"]]
PAYS: Final[list[int]] = [row["quids"] for row in _CARDS["projects"]]
PAYS_ON: Final[list[int]] = [
    _among(row["terrain"], TERRAINS, row["name"]) if "terrain" in row else -1 for row in _CARDS["projects"]
]
"""The terrain on which a type pays, if it pays by terrain."""
PROJECT_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PROJECTS)}

FOREPARTS: Final[list[str]] = [row["name"] for row in _CARDS["foreparts"]]
FOREPART_DOES: Final[list[int]] = [_among(row["does"], _DOES, row["name"]) for row in _CARDS["foreparts"]]
FOREPART_QUIDS: Final[list[int]] = [row.get("quids", 0) for row in _CARDS["foreparts"]]
FOREPART_CARDS: Final[list[int]] = [row.get("cards", 0) for row in _CARDS["foreparts"]]
FOREPART_STEPS: Final[list[int]] = [row.get("steps", 0) for row in _CARDS["foreparts"]]
FOREPART_CHEAPER: Final[list[int]] = [row.get("cheaper", 0) for row in _CARDS["foreparts"]]

HULLS: Final[list[str]] = [row["name"] for row in _CARDS["hulls"]]
HULL_WHEN: Final[list[int]] = [_among(row["when"], _WHEN, row["name"]) for row in _CARDS["hulls"]]
HULL_TERRAIN: Final[list[int]] = [
    _among(row["terrain"], TERRAINS, row["name"]) if "terrain" in row else -1 for row in _CARDS["hulls"]
]
HULL_LEAST: Final[list[int]] = [row.get("least", 1) for row in _CARDS["hulls"]]
HULL_STEP: Final[list[int]] = [row["step"] for row in _CARDS["hulls"]]
HULL_CAP: Final[list[int]] = [row["cap"] for row in _CARDS["hulls"]]

SATELLITES: Final[list[str]] = [row["name"] for row in _CARDS["satellites"]]
TARGETS: Final[list[tuple[int, ...]]] = [
    tuple([_among(name, PROJECTS, row["name"]) for name in row["targets"]]) for row in _CARDS["satellites"]
]

START_HAND: Final[int] = _NUMBERS["start"]["hand"]
START_MARKET: Final[int] = _NUMBERS["start"]["market"]
START_QUIDS: Final[dict[int, list[int]]] = {int(n): row for n, row in _NUMBERS["start"]["quids"].items()}
SUPPLIES: Final[dict[int, list[int]]] = {int(n): row for n, row in _NUMBERS["start"]["structures"].items()}
SUPPLY_DRAW: Final[int] = _NUMBERS["supply"]["draw"]
HAND_LIMIT: Final[int] = _NUMBERS["supply"]["hand_limit"]
MARKET: Final[int] = _NUMBERS["supply"]["market"]
STEPS: Final[int] = _NUMBERS["move"]["steps"]
MOVE_PRICE: Final[int] = _NUMBERS["move"]["price"]
BORDER_PRICE: Final[int] = _NUMBERS["move"]["border"]
WAY_HOME: Final[int] = _NUMBERS["move"]["way_home"]

MODULE: Final = 0
BASE: Final = 1
_KINDS: Final = ["module", "base"]
KINDS: Final[list[str]] = [_NUMBERS[kind]["name"] for kind in _KINDS]
WORTH: Final[list[int]] = [_NUMBERS[kind]["worth"] for kind in _KINDS]
LEAST_CARDS: Final[list[int]] = [_NUMBERS[kind]["least_cards"] for kind in _KINDS]
MOST_CARDS: Final[list[int]] = [_NUMBERS[kind]["most_cards"] for kind in _KINDS]

CARGO_PAYS: Final[int] = _NUMBERS["end"]["cargo"]
SECTOR_PAYS: Final[int] = _NUMBERS["end"]["sector"]
TIE_PAYS: Final[int] = _NUMBERS["end"]["sector_tied"]

MAXIMUS: Final[dict[str, int]] = {name: value for name, value in _NUMBERS["maximus"].items() if isinstance(value, int)}

MONOLITHS: Final[list[str]] = [row["name"] for row in _EXPANSION["monoliths"]]
MONOLITH_RULES: Final[list[str]] = [row["rule"] for row in _EXPANSION["monoliths"]]
MONOLITH_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MONOLITHS)}
MONOLITH_CARDS: Final[dict[str, int]] = {row["name"]: row.get("cards", 0) for row in _EXPANSION["monoliths"]}
IMMEDIATE: Final[list[bool]] = [row["immediate"] for row in _EXPANSION["monoliths"]]

EVENTS: Final[list[str]] = [row["name"] for row in _EXPANSION["events"]]
EVENT_RULES: Final[list[str]] = [row["rule"] for row in _EXPANSION["events"]]
EVENT_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(EVENTS)}
EVENT_CARD: Final[list[int]] = [
    _among(row["card"], PROJECTS, row["name"]) if "card" in row else -1 for row in _EXPANSION["events"]
]
"""The type of card that an Event speaks of."""
EVENT_TERRAIN: Final[list[int]] = [
    _among(row["terrain"], TERRAINS, row["name"]) if "terrain" in row else -1 for row in _EXPANSION["events"]
]
"""The terrain that an Event speaks of."""
EVENT_FIGURES: Final[list[dict[str, int]]] = [
    {name: value for name, value in row.items() if isinstance(value, int)} for row in _EXPANSION["events"]
]

NUMBERED: Final[dict[str, list[str]]] = {
    "projects": PROJECTS,
    "foreparts": FOREPARTS,
    "hulls": HULLS,
    "satellites": SATELLITES,
    "monoliths": MONOLITHS,
    "events": EVENTS,
    "kinds": _KINDS,
    "terrains": TERRAINS,
}
"""What the numbers in a position stand for, but for the hexes of the board."""


def texts(list_name: str) -> list[dict[str, Any]]:
    """Return the rows of a list as they stand in the files, for the view and the reference: their words included."""
    rows: list[dict[str, Any]] = _CARDS[list_name] if list_name in _CARDS else _EXPANSION[list_name]
    return rows


def _check() -> None:
    names = [*PROJECTS, *FOREPARTS, *HULLS, *SATELLITES, *MONOLITHS, *EVENTS]
    if len(set(names)) != len(names):
        raise SerendipError("two cards or parts of Pandorum have the same name")
    for seats, quids in START_QUIDS.items():
        if len(quids) != seats or seats not in SUPPLIES:
            raise SerendipError(f"numbers.toml: {seats} players need as many amounts of Quids, and their Structures")
    most = max(START_QUIDS)
    if min(len(FOREPARTS), len(HULLS), len(SATELLITES)) < most:
        raise SerendipError(f"cards.toml: {most} players need as many foreparts, hulls and Satellites")


_check()
