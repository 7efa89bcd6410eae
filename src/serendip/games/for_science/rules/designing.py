"""Designing (FS-20 to FS-24): drawing cards, playing them into Designs, arranging and Wasting them."""

from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import hand_limit, power, workshop_connections
from serendip.games.for_science.columns import ANY, LONGEST, arranged, without, write_cards
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    HAND_LIMIT,
    LABS,
    PLACES,
    WORKSHOP_LENGTH,
)
from serendip.games.for_science.rules.decks import draw_design, put_under
from serendip.games.for_science.rules.waste import waste
from serendip.games.for_science.state import NONE, ForScience


def owner_of(state: ForScience, place: int) -> int:
    """Return whose Workshop a place is; NONE for a Lab and for a Workshop that nobody has."""
    return state.owner[place - LABS] if place >= LABS else NONE


def is_open(state: ForScience, place: int) -> bool:
    """Say whether there is such a place in this game."""
    return place < LABS or state.owner[place - LABS] != NONE


def places(state: ForScience) -> list[int]:
    """Return where Designs can lie: the Labs, and everybody's Workshops."""
    return list(range(LABS)) + [LABS + role for role, owner in enumerate(state.owner) if owner != NONE]


def first_connections(state: ForScience, place: int) -> int:
    """Return how many connections the lowest card of a place must have, or ANY (FS-23)."""
    return ANY if place < LABS else workshop_connections(state, place - LABS)


def longest(place: int) -> int:
    """Return how many cards a Design of a place may have (FS-43)."""
    return LONGEST if place < LABS else WORKSHOP_LENGTH


def limit_of(state: ForScience, seat: int) -> int:
    """Return how many cards a player may hold now and still draw no more (FS-21)."""
    return hand_limit(state, seat, HAND_LIMIT) + state.coffees[seat]


def can_draw(state: ForScience, seat: int) -> bool:
    """Say whether a player may draw (FS-21). In untimed play the deck may be empty: drawing loses then (FS-91)."""
    if len(state.hands[seat]) >= limit_of(state, seat):
        return False
    return bool(state.design_deck or state.design_discard or not state.limit)


def draw(state: ForScience, seat: int) -> None:
    """Draw a card, or look at several and choose (FS-21, FS-72)."""
    if len(state.hands[seat]) >= hand_limit(state, seat, HAND_LIMIT):
        state.coffees[seat] -= 1
    found: list[int] = []
    for _ in range(1 + power(state, seat, "library")):
        if not found or state.design_deck:
            card = draw_design(state)
            if card == NONE:
                break
            found.append(card)
    if len(found) > 1:
        state.looked[seat] = found
        state.tell(words.LOOKS, (seat, tuple([DESIGN_NAMES[card] for card in found])))
    elif found:
        state.hands[seat].append(found[0])
        state.tell(words.DRAWS, (seat, DESIGN_NAMES[found[0]]))


def keep(state: ForScience, seat: int, card: int) -> None:
    """Night-Shift Librarian: keep one card; the others go under the deck."""
    put_under(state, [other for other in state.looked[seat] if other != card])
    state.looked[seat] = []
    state.hands[seat].append(card)
    state.tell(words.KEEPS, (seat, DESIGN_NAMES[card]))


def column_with(state: ForScience, place: int, card: int) -> list[int]:
    """Return the Design of a place with a card more, or [] if it can't be connected there (FS-20)."""
    column = state.columns[place]
    if len(column) >= longest(place):
        return []
    return arranged(column, card, first_connections(state, place))


def play(state: ForScience, seat: int, card: int, place: int) -> None:
    """Play a card from hand into a Design, on top if it fits there (FS-22)."""
    column = column_with(state, place, card)
    state.hands[seat].remove(card)
    state.tell(words.PLAYS, (seat, DESIGN_NAMES[card], PLACES[place]))
    change(state, place, column)


def arrange(state: ForScience, seat: int, place: int, column: list[int]) -> None:
    """Lay the cards of a Design in another way (FS-24)."""
    state.tell(words.ARRANGES, (seat, PLACES[place], write_cards(column)))
    change(state, place, column)


def waste_hand(state: ForScience, seat: int, card: int) -> None:
    """Waste a card from hand."""
    state.hands[seat].remove(card)
    state.tell(words.WASTES, (seat, DESIGN_NAMES[card]))
    waste(state, seat, card)


def column_without(state: ForScience, place: int, card: int) -> list[int] | None:
    """Return the Design of a place without a card, or None if the rest can't be connected (FS-24)."""
    return without(state.columns[place], card, first_connections(state, place))


def waste_design(state: ForScience, seat: int, card: int, place: int) -> None:
    """Waste a card of a Design; the rest stays connected."""
    column = column_without(state, place, card)
    assert column is not None
    state.tell(words.WASTES, (seat, DESIGN_NAMES[card]))
    change(state, place, column)
    waste(state, seat, card)


def may_arrange(state: ForScience, seat: int, place: int) -> bool:
    """Say whether a player may change a Design that lies there: in a Lab, or in one's own Workshop (FS-24, FS-30)."""
    return bool(state.columns[place]) and (place < LABS or owner_of(state, place) == seat)


def change(state: ForScience, place: int, column: list[int]) -> None:
    """Set the Design of a place: it must be Verified again, and checks of it count no more (FS-40, FS-53)."""
    from serendip.games.for_science.rules.building import design_changed

    if place < LABS and state.verified[place]:
        state.verified[place] = False
        state.tell(words.UNVERIFIED, (PLACES[place],))
    state.columns[place] = column
    design_changed(state, place)
