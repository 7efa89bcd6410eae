"""The fields of a class of states: how they are copied, written out as plain data and read back.

They are declared once, in the class: see `declared`.
"""

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from serendip.core.action import Action
from serendip.core.errors import BadSnapshot
from serendip.core.line import Plain, as_json


class Fields:
    """What was declared of a class of states: how to copy them, and the type of each field by name."""

    def __init__(self, copy: Callable[[Any, Any], None], types: dict[str, Any]) -> None:
        self.copy = copy
        self.types = types
        self._readable: dict[tuple[type[Action], ...], dict[str, Any]] = {}

    def write(self, state: Any) -> dict[str, Plain]:
        """Return all fields of a state as plain data."""
        return {name: as_json(msgspec.to_builtins(getattr(state, name), str_keys=True)) for name in self.types}

    def read(
        self, state: Any, plain: Mapping[str, Any], actions: tuple[type[Action], ...], partly: bool = False
    ) -> None:
        """Fill a state with what `write` gave; `actions` are the game's kinds. Raises BadSnapshot.

        If it is read `partly`, fields that are missing stay as they are.
        """
        missing = [name for name in self.types if name not in plain and not partly]
        unknown = [name for name in plain if name not in self.types]
        if missing or unknown:
            raise BadSnapshot(
                f"the position was written by other rules: it lacks {', '.join(missing) or 'nothing'} "
                f"and has {', '.join(unknown) or 'nothing'} that is unknown here"
            )
        if actions not in self._readable:
            kinds = reduce(or_, actions)
            self._readable[actions] = {name: _with_kinds(wanted, kinds) for name, wanted in self.types.items()}
        for name, wanted in self._readable[actions].items():
            if name not in plain:
                continue
            try:
                setattr(state, name, msgspec.convert(plain[name], wanted, str_keys=True))
            except msgspec.ValidationError as error:
                raise BadSnapshot(f"`{name}` is not what these rules keep there: {error}") from error


def _with_kinds(wanted: Any, kinds: Any) -> Any:
    """Return a type with the game's own kinds where it says Action."""
    if wanted is Action:
        return kinds
    parts = get_args(wanted)
    if not parts:
        return wanted
    filled = tuple([part if part is Ellipsis else _with_kinds(part, kinds) for part in parts])
    return reduce(or_, filled) if get_origin(wanted) in (Union, UnionType) else get_origin(wanted)[filled]
