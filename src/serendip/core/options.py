"""What is agreed on before a match: options with values, presets that set several at once, and how hard it gets."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from serendip.core.errors import UnknownOption, brief

BETWEEN = ", "
"""What stands between the names of things that are left out."""


class Option(msgspec.Struct, frozen=True):
    """A choice made before the match: its values in order, the usual one first, and what it is for."""

    name: str
    title: str
    help: str
    values: tuple[Any, ...]
    harder: tuple[float, ...] = ()
    """By how much each value makes the game harder than usual, where the rulebook says so."""
    part_of: str = ""
    """The option that says for the whole what this one says for a part; the usual value is: as the whole."""
    unless: str = ""
    """The option that, when it is chosen, has this one stay at its usual value."""
    among: tuple[str, ...] = ()
    """Things of which some may be left out. The value is their names with commas between, usually none."""

    @property
    def default(self) -> Any:
        """The usual value."""
        return self.values[0]

    def checked(self, value: Any) -> Any:
        """Return a value as matches keep it. Raises UnknownOption."""
        if self.among and isinstance(value, str):
            names = value.split(BETWEEN) if value else []
            unknown = [name for name in names if name not in self.among]
            if unknown:
                raise UnknownOption(f"the option {self.name!r} leaves out what there is: {brief(unknown[0])} is not")
            return BETWEEN.join([name for name in self.among if name in names])
        if not any(type(value) is type(allowed) and value == allowed for allowed in self.values):
            allowed_values = ", ".join(repr(allowed) for allowed in self.values)
            raise UnknownOption(f"the option {self.name!r} can be {allowed_values}, not {brief(value)}")
        return value

    def weight(self, value: Any) -> float:
        """Return by how much a value makes the game harder than usual."""
        return self.harder[self.values.index(value)] if self.harder else 0.0


class Preset(msgspec.Struct, frozen=True):
    """Options that go well together, by a name: those that it does not name have their usual values."""

    name: str
    title: str
    help: str
    options: dict[str, Any]


def left_out(value: Any) -> list[str]:
    """Return the names that an option leaves out."""
    return str(value).split(BETWEEN) if value else []


def difficulty(choices: Sequence[Option], chosen: Mapping[str, Any]) -> float | None:
    """Return how much harder than usual the chosen values are together; None where the game does not say.

    An option with parts counts as the mean of its parts.
    """
    if not any(option.harder for option in choices):
        return None
    total = 0.0
    for option in choices:
        if not option.part_of:
            off = option.unless and chosen.get(option.unless)
            whole = option.default if off else chosen.get(option.name, option.default)
            parts = [chosen.get(part.name, part.default) for part in choices if part.part_of == option.name]
            values = [part if part in option.values else whole for part in parts] or [whole]
            total += sum([option.weight(value) for value in values]) / len(values)
    return total
