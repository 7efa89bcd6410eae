"""Every value of a game's data by the way to it, with the rules it belongs to: what a variant can change.

The rules are those that the comments of a data file name: in the line, above the lines, above the heading, or for the
whole file in its first comment.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from serendip.core.fingerprint import is_only_read
from serendip.core.printed import data_files, folder_of
from serendip.core.variant import NAMES, is_rows, quoted, row_names

_RULES: Final = re.compile(r"\b[A-Z]{2}-\d+[a-z]?(?: to [A-Z]{2}-\d+[a-z]?)?")
_HEADING: Final = re.compile(r"\[+(?P<path>[^\[\]]+)\]+")


class DataValue(NamedTuple):
    """One value: the way to it as a variant's headings write it, what it is now, and the ids of its rules."""

    path: str
    value: Any
    rules: tuple[str, ...]


def data_values(package: str) -> list[DataValue]:
    """Return all values of a game's data but for words that are only read on the cards."""
    found: list[DataValue] = []
    folder = folder_of(package)
    for path, plain in data_files(package).items():
        where = PurePosixPath(path)
        named = _named_rules(folder.joinpath(path).read_text(encoding="utf-8")) if where.suffix == ".toml" else {}
        found += _values(plain, where.stem, (), named, ())
    return found


def _values(
    plain: Any,
    path: str,
    keys: tuple[str, ...],
    named: Mapping[tuple[str, ...], tuple[str, ...]],
    own: tuple[str, ...],
    told_by_path: tuple[str, ...] = (),
) -> Iterator[DataValue]:
    if is_rows(plain):
        for name, row in zip(row_names(plain), plain, strict=True):
            own = (row["rule"],) if isinstance(row.get("rule"), str) else ()
            yield from _values(row, f"{path}.{quoted(name)}", keys, named, own, (*NAMES, "rule"))
    elif isinstance(plain, Mapping):
        for key, value in plain.items():
            if not is_only_read(key, value) and key not in told_by_path:
                yield from _values(value, f"{path}.{quoted(str(key))}", (*keys, str(key)), named, own)
    else:
        rules = own or next((named[keys[:end]] for end in range(len(keys), -1, -1) if keys[:end] in named), ())
        yield DataValue(path, plain, rules)


def _named_rules(text: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the rules that the comments of a TOML file name, by the keys that lead to a value; () for the file."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    table: tuple[str, ...] = ()
    above: tuple[str, ...] = ()
    head = True
    for line in text.splitlines():
        code, _, comment = line.strip().partition("#")
        rules = tuple(_RULES.findall(comment))
        code = code.strip()
        if not code:
            above = (*above, *rules) if comment else ()
            if head and not comment:
                head = False
            if head and rules:
                found[()] = (*found.get((), ()), *rules)
            continue
        head = False
        heading = _HEADING.fullmatch(code)
        if heading:
            table = tuple(part.strip().strip('"') for part in heading["path"].split("."))
            if rules or above:
                found.setdefault(table, rules or above)
            above = ()
        elif "=" in code and (rules or above):
            found.setdefault((*table, code.partition("=")[0].strip().strip('"')), rules or above)
    return found
