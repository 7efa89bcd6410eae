"""A variant: a game with other numbers and cards, told by a small file that changes its data.

    game = "dark-matter"
    name = "Rich universities"
    about = "Is the game quicker with more resources?"

    [cards]
    copies_of_each_resource = 11

    [cards.research."Bubble chamber"]
    needs = ["student", "data", "publication"]

A heading names a data file without its ending, then the way to a value in it. A card is named by its name; `false`
takes it out, `like = "…"` makes a new one of another. What changes must be of the kind that was there.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any, Final

import msgspec

from serendip.core.errors import SerendipError, brief

NAMES: Final = ("name", "title")
"""By which of its fields a card is called."""

LIKE: Final = "like"
OWN: Final = frozenset({"game", "name", "about", "options"})
"""What a variant says of itself; every other heading is a data file."""


class BadVariant(SerendipError):
    """That is no variant, or none of this game; the words say where and what would do."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is another: by data file, the values on the way to what changes; and options with other usual values."""

    game: str
    name: str
    about: str = ""
    changes: dict[str, Any] = {}
    options: dict[str, Any] = {}

    @property
    def key(self) -> str:
        """What it is in a few letters, whatever it is called."""
        told = json.dumps([self.game, self.changes, self.options], sort_keys=True)
        return sha256(told.encode()).hexdigest()[:16]


def read_variant(text: str) -> Variant:
    """Return the variant that a file tells. Raises BadVariant."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadVariant(f"this is not TOML: {error}") from error
    for needed, example in (("game", "dark-matter"), ("name", "Rich universities")):
        if not isinstance(told.get(needed), str) or not told[needed].strip():
            raise BadVariant(f'a variant says which {needed} it has: {needed} = "{example}"')
    if not isinstance(told.get("about", ""), str) or not isinstance(told.get("options", {}), dict):
        raise BadVariant('about is a sentence, as in about = "Is it quicker?", and options are under [options]')
    changes = {file: change for file, change in told.items() if file not in OWN}
    for file, change in changes.items():
        if not isinstance(change, dict):
            raise BadVariant(
                f"{file} = {brief(change)} is under no heading: write [{file}] for the data file, or below "
                "the heading of the file that has it"
            )
    return Variant(told["game"], told["name"].strip(), told.get("about", ""), changes, told.get("options", {}))


def changed(printed: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """Return what is printed on the pieces, by the paths of the data files, with what the variant changes.

    Raises BadVariant.
    """
    stems = {PurePosixPath(path).stem: path for path in printed if PurePosixPath(path).suffix}
    found = dict(printed)
    for file, change in variant.changes.items():
        if file not in stems:
            raise BadVariant(_unknown("data file", file, stems, ""))
        found[stems[file]] = _changed(printed[stems[file]], change, file, ())
    return found


def name_of(row: Any) -> str | None:
    """Return what a row of a list is called; None if it has no name."""
    if isinstance(row, Mapping):
        for field in NAMES:
            if isinstance(row.get(field), str):
                return str(row[field])
    return None


def row_names(rows: Sequence[Any]) -> list[str]:
    """Return what the rows of a list are called: by their names, else by their numbers from 1."""
    return [name_of(row) or str(number) for number, row in enumerate(rows, start=1)]


def is_rows(plain: Any) -> bool:
    """Say whether this is a list of cards or the like, and not of plain values."""
    return isinstance(plain, list) and bool(plain) and all(isinstance(row, Mapping) for row in plain)


def _changed(plain: Any, change: Any, place: str, siblings: Sequence[Mapping[str, Any]]) -> Any:
    if is_rows(plain):
        return _changed_rows(plain, change, place)
    if isinstance(plain, Mapping):
        return _changed_fields(plain, change, place, siblings)
    if not _fits(plain, change):
        raise BadVariant(f"{place} is {_kind(plain)}, now {brief(plain)}: it can't be {brief(change)}")
    return float(change) if isinstance(plain, float) else change


def _changed_fields(
    plain: Mapping[str, Any], change: Any, place: str, siblings: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    if not isinstance(change, Mapping):
        raise BadVariant(f"{place} has parts: {', '.join(map(str, plain))}. Write [{place}] and change one of them")
    found = dict(plain)
    for key, value in change.items():
        # A card may have what other cards of the list have.
        example = plain if key in plain else next((row for row in siblings if key in row), None)
        if example is None:
            raise BadVariant(_unknown("value", key, {*plain, *(name for row in siblings for name in row)}, place))
        found[key] = _changed(example[key], value, f"{place}.{key}", ())
    return found


def _changed_rows(rows: Sequence[Any], change: Any, place: str) -> list[Any]:
    if not isinstance(change, Mapping):
        raise BadVariant(
            f"{place} is a list of {len(rows)}: write [{place}.{quoted(row_names(rows)[0])}] for one of it"
        )
    names = row_names(rows)
    known: dict[str, Any] = dict(zip(names, rows, strict=True))
    found = dict(known)
    for name, value in change.items():
        where = f"{place}.{quoted(name)}"
        if isinstance(value, Mapping) and LIKE in value:
            if name in known or value[LIKE] not in known:
                wrong = "there is one of that name" if name in known else _unknown("card", value[LIKE], names, place)
                raise BadVariant(f"{where}: {wrong}")
            fresh = {**known[value[LIKE]], **{field: name for field in NAMES if field in known[value[LIKE]]}}
            rest = {key: part for key, part in value.items() if key != LIKE}
            found[name] = _changed_fields(fresh, rest, where, rows)
        elif name not in known:
            raise BadVariant(f'{_unknown("card", name, names, place)} For a new one write {LIKE} = "…" below it')
        elif value is False:
            del found[name]
        elif isinstance(value, Mapping):
            found[name] = _changed_fields(found[name], value, where, rows)
        else:
            raise BadVariant(f"{where} = {brief(value)}: write false to take it out, or change a value of it")
    return list(found.values())


def _fits(plain: Any, change: Any) -> bool:
    """Say whether a value is of the kind of another."""
    if isinstance(plain, bool) or isinstance(change, bool):
        return isinstance(plain, bool) and isinstance(change, bool)
    if isinstance(plain, float):
        return isinstance(change, (int, float))
    if isinstance(plain, list):
        return isinstance(change, list) and all(
            not plain or any(_fits(example, part) for example in plain) for part in change
        )
    if isinstance(plain, Mapping):
        return isinstance(change, Mapping) and all(key in plain and _fits(plain[key], change[key]) for key in change)
    return type(plain) is type(change)


def _kind(plain: Any) -> str:
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return kinds.get(type(plain), "a table")


def _unknown(what: str, name: object, known: Any, place: str) -> str:
    near = get_close_matches(str(name), [str(one) for one in known], n=1, cutoff=0.5)
    guess = f" Did you mean {near[0]}?" if near else f" There is {', '.join(map(str, known))}."
    return f"there is no {what} {name!r}{f' in {place}' if place else ''}.{guess}"


def quoted(name: str) -> str:
    """Return a name as TOML writes it in a heading."""
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else json.dumps(name)


def heading_of(path: str) -> tuple[str, str]:
    """Return the heading under which a value stands in a variant's file, and the name that it has there."""
    end = len(path)
    if path.endswith('"'):
        end = path.rindex('"', 0, len(path) - 1)
    cut = path.rindex(".", 0, end)
    return path[:cut], path[cut + 1 :]
