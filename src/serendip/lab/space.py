"""What a search may change and what it is to reach, told by a small file.

    game = "dark-matter"

    [vary]
    "cards.copies_of_each_resource" = { from = 6, to = 12 }
    'cards.research."Bubble chamber".needs' = { among = [["data", "data"], ["student", "data"]] }

    [goals]
    rounds = { from = 12, to = 15 }
    "uneven seats" = { to = 2 }
    "rarest play-event" = { from = 20 }

Under `vary` are ways to values, as `serendip data` lists them, and options as "options.NAME". Goals are measures as
`serendip compare` lists them, on average, and two of all games together: "uneven seats", by how many points the seat
farthest from even is off; "rarest KIND", in what percentage of the games the rarest thing of a kind was done.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from serendip.core.errors import SerendipError, brief
from serendip.core.variant import Variant, heading_of
from serendip.lab.comparison import measures
from serendip.lab.games import Result

UNEVEN: Final = "uneven seats"
RAREST: Final = "rarest "
OPTIONS: Final = "options."


class BadSpace(SerendipError):
    """That is no space to search; the words say where and what would do."""


class Knob(NamedTuple):
    """Something that is varied: the way to it, and from where to where, or among what."""

    path: str
    low: float | None
    high: float | None
    among: tuple[Any, ...]


class Goal(NamedTuple):
    """A measure and the range in which it is to be; None where it is open."""

    measure: str
    low: float | None
    high: float | None

    def miss(self, value: float) -> float:
        """Return how far a value is outside the range."""
        below = self.low - value if self.low is not None else 0.0
        above = value - self.high if self.high is not None else 0.0
        return max(0.0, below, above)

    def words(self) -> str:
        """Return the range in words."""
        if self.low is None or self.high is None:
            return f"at most {self.high:g}" if self.high is not None else f"at least {self.low:g}"
        return f"{self.low:g} to {self.high:g}"


class Space(NamedTuple):
    """A game, what is varied of it, and what it is to reach."""

    game: str
    knobs: tuple[Knob, ...]
    aims: tuple[Goal, ...]


def read_space(text: str) -> Space:
    """Return what a file tells. Raises BadSpace."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSpace(f"this is not TOML: {error}") from error
    if not isinstance(told.get("game"), str) or set(told) - {"game", "vary", "goals"}:
        raise BadSpace('a space has game = "…", and what to vary and to reach under [vary] and [goals]')
    vary, goals = told.get("vary"), told.get("goals")
    if not isinstance(vary, dict) or not vary or not isinstance(goals, dict) or not goals:
        raise BadSpace('it needs something under [vary], as "cards.copies" = { from = 6, to = 9 }, and under [goals]')
    knobs = tuple([_knob(path, value) for path, value in vary.items()])
    aims = tuple([_aim(name, value) for name, value in goals.items()])
    return Space(told["game"], knobs, aims)


def _knob(path: str, told: Any) -> Knob:
    try:
        keys_of(path)
    except tomllib.TOMLDecodeError as error:
        raise BadSpace(f"{path} is no way to a value: take one that `serendip data` lists") from error
    if isinstance(told, Mapping) and isinstance(told.get("among"), list) and len(told["among"]) > 1:
        return Knob(path, None, None, tuple(told["among"]))
    low, high = (told.get("from"), told.get("to")) if isinstance(told, Mapping) else (None, None)
    if low is None or high is None or not _is_number(low) or not _is_number(high) or low >= high:
        raise BadSpace(f"{path} = {brief(told)}: write {{ from = 6, to = 12 }}, or {{ among = [[…], […]] }}")
    return Knob(path, low, high, ())


def _aim(name: str, told: Any) -> Goal:
    low, high = (told.get("from"), told.get("to")) if isinstance(told, Mapping) else (None, None)
    bounds = [bound for bound in (low, high) if bound is not None]
    if not bounds or not all(map(_is_number, bounds)) or bounds != sorted(bounds):
        raise BadSpace(f"{name} = {brief(told)}: write {{ from = 12, to = 15 }}, or one of both")
    return Goal(name, low, high)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def keys_of(path: str) -> Any:
    """Return the way to a value as nested tables with None-like 0 at its end."""
    return tomllib.loads(f"{path} = 0")


def variant_of_values(space: Space, name: str, values: Mapping[str, Any]) -> Variant:
    """Return the variant that has these values."""
    changes: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for path, value in values.items():
        if path.startswith(OPTIONS):
            options[path.removeprefix(OPTIONS)] = value
            continue
        place, way = changes, keys_of(path)
        while isinstance(way, dict):
            ((key, way),) = way.items()
            if isinstance(way, dict):
                place = place.setdefault(key, {})
            else:
                place[key] = value
    return Variant(space.game, name, "", changes, options)


def as_toml(space: Space, name: str, values: Mapping[str, Any]) -> str:
    """Return the variant that has these values as a file."""
    tables: dict[str, list[str]] = {}
    for path, value in values.items():
        heading, key = heading_of(path)
        tables.setdefault(heading, []).append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    head = f"game = {json.dumps(space.game)}\nname = {json.dumps(name)}\n"
    return head + "".join(f"\n[{heading}]\n" + "\n".join(lines) + "\n" for heading, lines in tables.items())


def reached(aim: Goal, results: Sequence[Result], known: Sequence[str] = ()) -> float:
    """Return what games have of a measure; `known` are things that other games have done. Raises BadSpace."""
    if aim.measure == UNEVEN:
        seats = len(results[0].bots)
        wins = [sum(result.part(seat) for result in results) / len(results) for seat in range(seats)]
        return 100 * max(abs(one - sum(wins) / seats) for one in wins)
    if aim.measure.startswith(RAREST):
        kind = f"{aim.measure.removeprefix(RAREST)}:"
        counts = {deed: 0 for deed in known if deed.startswith(kind)}
        for result in results:
            for deed in {one for seat in result.deeds.by_seat for one in seat if one.startswith(kind)}:
                counts[deed] = counts.get(deed, 0) + 1
        if not counts:
            raise BadSpace(f"nothing of the kind {kind.rstrip(':')!r} was done: `serendip worth` lists what is")
        return 100 * min(counts.values()) / len(results)
    numbers = [value for value in (measures(result).get(aim.measure) for result in results) if value is not None]
    if not numbers:
        raise BadSpace(f"there is no measure {aim.measure!r}; there is {', '.join(measures(results[0]))}, {UNEVEN}")
    return sum(numbers) / len(numbers)
