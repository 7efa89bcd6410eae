"""What one seat may know of a position, as plain data."""

from tests.examples.herbarium.seen.shapes import Player, View
from tests.examples.herbarium.state import Herbarium


def view(state: Herbarium, seat: int | None) -> View:
    """Albums and compost are open; a chosen leaf is one's own until it is placed."""
    return {
        "turn": state.turn,
        "basket": len(state.basket),
        "compost": list(state.compost),
        "chosen": None if not state.chosen else state.chosen if state.turn == seat else "face down",
        "players": [_player(state, player, player == seat) for player in range(state.seats)],
    }


def _player(state: Herbarium, player: int, own: bool) -> Player:
    return {
        "hand": list(state.hands[player]) if own else len(state.hands[player]),
        "found": list(state.found[player]) if own else len(state.found[player]),
        "given": list(state.given[player]) if own else len(state.given[player]),
        "album": [list(page) for page in state.albums[player]],
    }
