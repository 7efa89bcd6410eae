"""Telling the log of what players do and get: Maximus has lines of his own."""

from serendip.core.line import Line, Plain
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import MAXIMUS_LINES


def is_maximus(state: Pandorum, player: int) -> bool:
    """Say whether a player is Maximus, who has no seat."""
    return player >= state.seats


def tell_of(state: Pandorum, line: Line, player: int, *args: Plain) -> None:
    """Tell everybody a line whose first gap is a player; the other gaps follow it."""
    if is_maximus(state, player):
        state.tell(MAXIMUS_LINES[line.key], args)
    else:
        state.tell(line, (player, *args))


def clockwise(state: Pandorum) -> list[int]:
    """Return all players from the active one on (PD-52)."""
    return [(state.active + step) % state.players for step in range(state.players)]
