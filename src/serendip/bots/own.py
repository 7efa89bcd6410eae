"""Bots of one's own by where they are: "my_package:MyBot" is the class MyBot of the module my_package.

It is made with the game and a seed, as `MyBot(game, seed)`, in every process that plays. Naming one runs its code, so
this is for whoever runs the program, never for a visitor of a server.
"""

import re
from importlib import import_module
from typing import Any, Final

from serendip.bots.bot import Bot, UnknownBot
from serendip.core.ruleset import Ruleset

_PLACE: Final = re.compile(r"[A-Za-z_][A-Za-z_0-9.]*:[A-Za-z_][A-Za-z_0-9]*")
BUILT_IN: Final = "search:"


def is_own(spec: str) -> bool:
    """Say whether a spec names a bot of one's own."""
    return not spec.startswith(BUILT_IN) and _PLACE.fullmatch(spec) is not None


def place_of(kind: type[Bot]) -> str:
    """Return the spec of a class of bots. Raises UnknownBot if no other process could find it."""
    spec = f"{kind.__module__}:{kind.__qualname__}"
    if kind.__module__ == "__main__" or not is_own(spec):
        raise UnknownBot(
            f"{kind.__qualname__} can't be found by processes that play: put it into a module of its own, at the top"
        )
    return spec


def own_kind(spec: str) -> type[Bot]:
    """Return the class of bots that a spec names. Raises UnknownBot, saying what is wrong with it."""
    module, _, name = spec.partition(":")
    try:
        kind: Any = getattr(import_module(module), name)
    except ImportError as error:
        raise UnknownBot(f"there is no bot {spec!r}: {error}") from error
    except AttributeError:
        raise UnknownBot(f"there is no bot {spec!r}: the module {module} has no {name}") from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"{spec!r} is no class of bots: it inherits from serendip.bots.Bot")
    return kind


def make_own(spec: str, game: Ruleset, seed: int) -> Bot:
    """Return a bot of one's own. Raises UnknownBot."""
    kind: Any = own_kind(spec)
    try:
        made: Bot = kind(game, seed)
    except TypeError as error:
        raise UnknownBot(f"{spec!r} can't be made as {kind.__name__}(game, seed): {error}") from error
    if not hasattr(made, "name"):
        made.name = spec
    return made
