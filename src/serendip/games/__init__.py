"""The games, by name. Adding one is a package here and a line in GAMES, or an entry point: see `outside`."""

import sys
from functools import cache
from importlib import import_module

from serendip.core.errors import SerendipError, UnknownGame, brief
from serendip.core.game import Game
from serendip.core.variant import BadVariant, Variant
from serendip.games.outside import LeftOut, outside
from serendip.games.variants import ask_for, asked_for, lay_out_variant, told_in_words

GAMES = {
    "dark-matter": "serendip.games.dark_matter",
    "time-horizon": "serendip.games.time_horizon",
    "pandorum": "serendip.games.pandorum",
    "for-science": "serendip.games.for_science",
}


def game(name: str) -> Game:
    """Return a game by name. Raises UnknownGame."""
    if isinstance(name, str) and name in GAMES:
        return _loaded(name)
    others = outside(frozenset(GAMES))
    if isinstance(name, str) and name in others.games:
        return others.games[name]
    missed = others.why_left_out(name)
    raise UnknownGame(
        f"there is no game {brief(name)}; the games are {', '.join(games())}" if missed is None else str(missed)
    )


def play_as(variant: Variant) -> None:
    """Have this process, and those that it starts, play a game as a variant from now on.

    Raises UnknownGame, BadVariant if it does not fit or the process has read the game's cards already.
    """
    here = asked_for()
    if here is not None and here.key == variant.key:
        return
    package = GAMES.get(variant.game)
    if here is not None or (package is not None and package in sys.modules):
        raise BadVariant(
            f"this process plays {variant.game} in one way already: play the variant {variant.name!r} in one of its own"
        )
    ask_for(variant)
    try:
        game(variant.game).check_options(variant.options)
    except SerendipError:
        ask_for(None)
        raise


@cache
def _loaded(name: str) -> Game:
    variant = lay_out_variant(name, GAMES[name])
    with told_in_words(variant):
        package = import_module(GAMES[name])
    found: Game | None = getattr(package, "GAME", None)
    if found is None or found.name != name:
        raise UnknownGame(f"{GAMES[name]} has no GAME of the name {name!r}: its __init__.py must import one")
    return found


def games() -> list[str]:
    """Return the names of all games, those of other packages last."""
    return [*GAMES, *outside(frozenset(GAMES)).games]


def left_out() -> list[LeftOut]:
    """Return the games of other packages that can't be used, each with the reason."""
    return outside(frozenset(GAMES)).left_out
