"""Where Designs lie (FS-22, FS-23): three Labs, and the Workshops of the Roles that somebody plays."""

from serendip.games.for_science.cards.roles import workshop_connections
from serendip.games.for_science.columns import ANY, LONGEST
from serendip.games.for_science.components import LABS, PLACE_NUMBER, WORKSHOP_LENGTH
from serendip.games.for_science.state import NONE, ForScience


def owner_of(state: ForScience, place: int) -> int:
    """Return whose Workshop a place is; NONE for a Lab and for a Workshop that nobody has."""
    return state.owner[place - LABS] if place >= LABS else NONE


def places(state: ForScience) -> list[int]:
    """Return where Designs can lie: the Labs, and everybody's Workshops."""
    return list(range(LABS)) + [LABS + role for role, owner in enumerate(state.owner) if owner != NONE]


def place_called(state: ForScience, name: str) -> int:
    """Return the place of that name, or NONE if this game has none."""
    place = PLACE_NUMBER.get(name, NONE)
    return place if place < LABS or state.owner[place - LABS] != NONE else NONE


def first_connections(state: ForScience, place: int) -> int:
    """Return how many connections the lowest card of a place must have, or ANY (FS-23)."""
    return ANY if place < LABS else workshop_connections(state, place - LABS)


def longest(place: int) -> int:
    """Return how many cards a Design of a place may have: six in a Lab (FS-R6), three in a Workshop (FS-43)."""
    return LONGEST if place < LABS else WORKSHOP_LENGTH
