"""The games, by name. Adding one is a package here and a line in GAMES."""

from functools import cache
from importlib import import_module

from serendip.core.errors import UnknownGame, brief
from serendip.core.game import Game

GAMES = {
    "dark-matter": "serendip.games.dark_matter",
    "time-horizon": "serendip.games.time_horizon",
    "pandorum": "serendip.games.pandorum",
    "for-science": "serendip.games.for_science",
}


def game(name: str) -> Game:
    """Return a game by name. Raises UnknownGame."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"there is no game {brief(name)}; the games are {', '.join(GAMES)}")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    package = import_module(GAMES[name])
    found: Game | None = getattr(package, "GAME", None)
    if found is None or found.name != name:
        raise UnknownGame(f"{GAMES[name]} has no GAME of the name {name!r}: its __init__.py must import one")
    return found


def games() -> list[str]:
    """Return the names of all games."""
    return list(GAMES)
