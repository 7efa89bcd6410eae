"""Sentences with gaps. A Line is written once; a Said is a Line with its gaps filled.

Log entries, refusals, prompts and the words of an action are all Lines, so that a client can show them in any
language by their key, and mark the players and cards they speak of.

A gap is `{name}`; `{name:player}` holds a seat and reads as the player's name; `{name:list}` and `{name:players}`
hold several things or several seats.
"""

import json
import re
from collections.abc import Sequence
from string import Formatter
from typing import Any, TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | tuple[Plain, ...] | dict[str, Plain] | None"
"""What JSON can carry."""

_SPECS = ("", "player", "list", "players")
_PATTERNS = {
    "": ".*?",
    "player": "[0-9]{1,4}",
    "list": ".*?",
    "players": "nothing|Player [0-9]{1,4}(?:(?:, | and )Player [0-9]{1,4})*",
}


def player_name(seat: int, names: Sequence[str] | None = None) -> str:
    """Return what a seat is called: its name if there is one, else "Player 1" for seat 0."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return f"Player {seat + 1}"


def and_list(parts: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"; "nothing" when there is none."""
    if len(parts) > 1:
        return ", ".join(parts[:-1]) + " and " + parts[-1]
    return parts[0] if parts else "nothing"


def apart(words: str) -> list[str]:
    """Return the parts that `and_list` put together."""
    if words == "nothing":
        return []
    *first, last = words.split(", ")
    return [*first, *last.rsplit(" and ", 1)]


def as_json(value: Plain) -> Plain:
    """Return it as it comes back from JSON: with lists for tuples, and nothing shared."""
    if isinstance(value, (list, tuple)):
        return [as_json(part) for part in value]
    if isinstance(value, dict):
        return {key: as_json(part) for key, part in value.items()}
    return value


def fixed(part: Any) -> Any:
    """Return what fills a gap as games write it: with tuples, which never change, for lists."""
    return tuple([fixed(piece) for piece in part]) if isinstance(part, list) else part


class Line:
    """A sentence with gaps, its key in the catalogue, and the rules it speaks of."""

    def __init__(self, key: str, template: str, *rules: str) -> None:
        self.key: str = key
        self.template: str = template
        self.rules: tuple[str, ...] = rules
        self.parts: list[tuple[str, str, str]] = []
        names: list[str] = []
        for text, name, spec, conversion in Formatter().parse(template):
            if (spec or "") not in _SPECS:
                raise ValueError(f"{key}: a gap can't be of the kind {spec!r}; use one of {_SPECS}")
            if name is not None and (conversion or not name.isidentifier()):
                raise ValueError(f"{key}: a gap is a plain name, as in {{seat}}, not {{{name}}}")
            self.parts.append((text, name or "", spec or ""))
            if name and name not in names:
                names.append(name)
        self.gaps: tuple[str, ...] = tuple(names)
        self.literal: int = sum(len(text) for text, _, _ in self.parts)
        self.names_players: bool = any(spec in ("player", "players") for _, _, spec in self.parts)

    def __reduce__(self) -> "tuple[type[Line], tuple[str, ...]]":
        """Take it apart for `pickle`."""
        return Line, (self.key, self.template, *self.rules)

    def fill(self, values: dict[str, Plain], names: Sequence[str] | None = None) -> str:
        """Return the sentence with its gaps filled."""
        out: list[str] = []
        for text, name, spec in self.parts:
            out.append(text)
            if name:
                out.append(_in_words(values[name], spec, names))
        return "".join(out)

    def read(self, sentence: str) -> dict[str, str] | None:
        """Return what stands in the gaps of a sentence made by `fill` without names, or None if it is not one.

        Lists are given as JSON; they are read by their commas and "and", which their parts must do without.
        """
        pattern = ""
        seen: set[str] = set()
        for text, name, spec in self.parts:
            pattern += re.escape(text)
            if spec == "player":
                pattern += "Player "
            if name in seen:
                pattern += f"(?P={name})"
            elif name:
                seen.add(name)
                pattern += f"(?P<{name}>{_PATTERNS[spec]})"
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found is None:
            return None
        values = found.groupdict()
        for _, name, spec in self.parts:
            if spec == "player":
                values[name] = str(int(found.group(name)) - 1)
            elif spec:
                parts = apart(found.group(name))
                if spec == "players":
                    values[name] = json.dumps([int(part.removeprefix("Player ")) - 1 for part in parts])
                else:
                    values[name] = json.dumps(parts)
        return values


def _in_words(value: Plain, spec: str, names: Sequence[str] | None) -> str:
    if spec == "player" and isinstance(value, int):
        return player_name(value, names)
    if isinstance(value, (list, tuple)) and spec == "list":
        return and_list([str(part) for part in value])
    if isinstance(value, (list, tuple)) and spec == "players":
        return and_list([player_name(seat, names) for seat in value if isinstance(seat, int)])
    if spec:
        raise ValueError(f"{value!r} does not fit a gap of the kind {spec!r}")
    if isinstance(value, (str, int, float)) and not isinstance(value, bool):
        return str(value)
    return json.dumps(value, separators=(",", ":"))


class Said:
    """A Line with its gaps filled, in the order of `line.gaps`."""

    def __init__(self, line: Line, args: tuple[Plain, ...] = ()) -> None:
        self.line: Line = line
        self.args: tuple[Plain, ...] = args

    def __reduce__(self) -> "tuple[type[Said], tuple[Any, ...]]":
        """Take it apart for `pickle`."""
        return Said, (self.line, self.args)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it speaks of."""
        return self.line.rules

    def values(self) -> dict[str, Plain]:
        """Return what stands in each gap."""
        if len(self.args) != len(self.line.gaps):
            gaps = ", ".join(self.line.gaps) or "none"
            raise ValueError(f"{self.line.key}: fill the gaps {gaps} in their order, not with {self.args!r}")
        return dict(zip(self.line.gaps, self.args, strict=True)) if self.args else {}

    def words(self, names: Sequence[str] | None = None) -> str:
        """Return the sentence, with the players' names if they are given."""
        return self.line.fill(self.values(), names)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data: the key and its gaps for a catalogue, and the English words."""
        values = self.values()
        return {
            "key": self.line.key,
            "args": {name: as_json(value) for name, value in values.items()},
            "words": self.line.fill(values),
            "rules": list(self.rules),
        }

    def __str__(self) -> str:
        """Return the sentence with players called by their number."""
        return self.words()

    def __repr__(self) -> str:
        """Return the sentence between angles."""
        return f"<{type(self).__name__} {self.words()!r}>"

    def __eq__(self, other: object) -> bool:
        """Say whether both say the same."""
        return isinstance(other, Said) and self.line.key == other.line.key and self.args == other.args

    def __hash__(self) -> int:
        """Return a hash that fits equality."""
        return hash((self.line.key, self.args))
