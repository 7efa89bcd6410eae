"""Design (FS-20, FS-21, FS-22, FS-24, FS-30): cards are drawn, played into Labs and Workshops, arranged, Wasted."""

from collections.abc import Sequence
from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import hand_limit, power
from serendip.games.for_science.columns import (
    LONGEST,
    arranged,
    connects,
    next_arrangement,
    read_cards,
    without,
    write_cards,
)
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    DESIGN_NUMBER,
    HAND_LIMIT,
    LABS,
    PLACE_NUMBER,
    PLACES,
)
from serendip.games.for_science.rules.bench import design_changed
from serendip.games.for_science.rules.decks import draw_design
from serendip.games.for_science.rules.places import first_connections, longest, owner_of, place_called, places
from serendip.games.for_science.rules.waste import waste
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.DrawDesign, do.PlayDesign, do.Arrange, do.WasteHand, do.WasteDesign)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Cards may be drawn, played, Wasted and arranged at any time (FS-21, FS-22, FS-23, FS-24, FS-30)."""
    if can_draw(state, seat):
        offers.append(offered.DRAW_DESIGN)
    open_places = places(state)
    for card in state.hands[seat]:
        row = offered.PLAY_DESIGN[card]
        offers += [row[place] for place in open_places if column_with(state, place, card)]
        offers.append(offered.WASTE_HAND[card])
    for place in open_places:
        if not may_change(state, seat, place):
            continue
        column = state.columns[place]
        offers += [offered.WASTE_DESIGN[card // 2][place] for card in column]
        other = next_arrangement(column, first_connections(state, place))
        if other != column:
            offers.append(do.Arrange(PLACES[place], write_cards(other)))


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """Say what is wrong with the hand, the place, or how the cards would connect."""
    if isinstance(action, do.DrawDesign):
        if can_draw(state, seat):
            return None
        full = len(state.hands[seat]) >= limit_of(state, seat)
        return Said(words.HAND_FULL, (len(state.hands[seat]),)) if full else Said(words.NO_CARDS)
    if isinstance(action, (do.PlayDesign, do.WasteHand)):
        card = DESIGN_NUMBER.get(action.card, NONE)
        if card not in state.hands[seat]:
            return Said(words.NOT_IN_HAND, (action.card,))
        return _why_not_play(state, action, card) if isinstance(action, do.PlayDesign) else None
    assert isinstance(action, (do.WasteDesign, do.Arrange))
    return _why_not_change(state, seat, action)


def _why_not_play(state: ForScience, action: do.PlayDesign, card: int) -> Said | None:
    place = place_called(state, action.place)
    if place == NONE:
        return Said(words.NO_PLACE, (action.place,))
    if column_with(state, place, card):
        return None
    if len(state.columns[place]) >= longest(place):
        return Said(words.TOO_LONG, (action.place,))
    return Said(words.DOES_NOT_CONNECT, (action.card, action.place))


def _why_not_change(state: ForScience, seat: int, action: do.WasteDesign | do.Arrange) -> Said | None:
    place = place_called(state, action.place)
    if place == NONE:
        return Said(words.NO_PLACE, (action.place,))
    if may_change(state, seat, place):
        if isinstance(action, do.Arrange):
            return None if is_arrangement(state, place, action.column) else Said(words.NO_ARRANGEMENT, (action.place,))
        card = DESIGN_NUMBER.get(action.card, NONE)
        there = card in [laid // 2 for laid in state.columns[place]]
        return None if there else Said(words.NOT_THERE, (action.card, action.place))
    return Said(words.NOTHING_THERE if may_touch(state, seat, place) else words.NOT_YOURS, (action.place,))


def play(state: ForScience, seat: int, action: Action) -> None:
    """Draw, play, arrange or Waste."""
    if isinstance(action, do.DrawDesign):
        draw(state, seat)
    elif isinstance(action, do.PlayDesign):
        card = DESIGN_NUMBER[action.card]
        place = PLACE_NUMBER[action.place]
        column = column_with(state, place, card)
        state.hands[seat].remove(card)
        state.tell(words.PLAYS, (seat, action.card, action.place))
        change(state, place, column)
    elif isinstance(action, do.Arrange):
        cards = read_cards(action.column)
        assert cards is not None
        state.tell(words.ARRANGES, (seat, action.place, write_cards(cards)))
        change(state, PLACE_NUMBER[action.place], cards)
    elif isinstance(action, do.WasteHand):
        card = DESIGN_NUMBER[action.card]
        state.hands[seat].remove(card)
        state.tell(words.WASTES, (seat, action.card))
        waste(state, seat, card)
    elif isinstance(action, do.WasteDesign):
        card = DESIGN_NUMBER[action.card]
        state.tell(words.WASTES, (seat, action.card))
        take_out(state, seat, PLACE_NUMBER[action.place], card, [card])


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


def column_with(state: ForScience, place: int, card: int) -> list[int]:
    """Return the Design of a place with a card more, on top if it fits there (FS-R6); [] if it can't be connected."""
    column = state.columns[place]
    if len(column) >= longest(place):
        return []
    return arranged(column, card, first_connections(state, place))


def may_touch(state: ForScience, seat: int, place: int) -> bool:
    """Say whether a player may take cards from a place: from a Lab, or from one's own Workshop (FS-30)."""
    return place < LABS or owner_of(state, place) == seat


def may_change(state: ForScience, seat: int, place: int) -> bool:
    """Say whether there is a Design at a place that a player may change (FS-24, FS-30)."""
    return bool(state.columns[place]) and may_touch(state, seat, place)


def is_arrangement(state: ForScience, place: int, text: str) -> bool:
    """Say whether a text names another way to lay the same cards, all connected (FS-24)."""
    column = read_cards(text)
    if column is None or len(column) > LONGEST or column == state.columns[place]:
        return False
    same = sorted([card // 2 for card in column]) == sorted([card // 2 for card in state.columns[place]])
    return same and connects(column, first_connections(state, place))


def change(state: ForScience, place: int, column: list[int]) -> None:
    """Set the Design of a place: it must be Verified again, and checks of it count no more (FS-40, FS-53)."""
    if place < LABS and state.verified[place]:
        state.verified[place] = False
        state.tell(words.UNVERIFIED, (PLACES[place],))
    state.columns[place] = column
    design_changed(state, place)


def take_out(state: ForScience, seat: int, place: int, card: int, wasted: Sequence[int] = ()) -> None:
    """Take a card out of a Design; what can't be connected without it is Wasted too (FS-24, FS-R11).

    The Design is whole again before anything is Wasted: that may mutate a Disease.
    """
    before = [other for other in state.columns[place] if other // 2 != card]
    rest, gone = without(state.columns[place], card, first_connections(state, place))
    if rest and rest != [other for other in before if other not in gone]:
        state.tell(words.MENDED, (PLACES[place], write_cards(rest)))
    change(state, place, rest)
    for other in gone:
        state.tell(words.WASTES, (seat, DESIGN_NAMES[other // 2]))
    for number in [*wasted, *[other // 2 for other in gone]]:
        waste(state, seat, number)
