"""Columns of Design cards as the state keeps them, with what follows from them, remembered from call to call.

A card of a column is twice its number, plus one if it is turned by 180°. As text a column is the names of its cards
from the bottom up: "Plain Broth / Tuesday Serum (turned)".
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from serendip.games.for_science.building.design import DESIGNS, Column, plan_of
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.components import DESIGN_NAMES, DESIGN_NUMBER

ANY: Final = 0
"""As the first connections of a column: any number will do."""

LONGEST: Final = 6
"""A Design has no more cards, so that it can be looked through."""

TURNED: Final = " (turned)"

BELOW: Final[list[int]] = [len(DESIGNS[card // 2].below(card % 2 == 1)) for card in range(2 * len(DESIGNS))]
ABOVE: Final[list[int]] = [len(DESIGNS[card // 2].above(card % 2 == 1)) for card in range(2 * len(DESIGNS))]


def column_of(cards: "list[int] | tuple[int, ...]") -> Column:
    """Return a column as the building half knows it."""
    return [(card // 2, card % 2 == 1) for card in cards]


def connects(cards: "list[int] | tuple[int, ...]", first: int) -> bool:
    """Say whether a column connects all the way up, and to what it stands on (FS-20, FS-23)."""
    need = first
    for card in cards:
        if need != ANY and BELOW[card] != need:
            return False
        need = ABOVE[card]
    return True


@lru_cache(maxsize=8192)
def fitting(numbers: tuple[int, ...], first: int) -> list[tuple[int, ...]]:
    """Return all orders and turns in which these cards connect (FS-24); the cards are given in ascending order."""
    found: list[tuple[int, ...]] = []
    _lay((), numbers, first, found)
    return found


def _lay(laid: tuple[int, ...], left: tuple[int, ...], need: int, found: list[tuple[int, ...]]) -> None:
    if not left:
        found.append(laid)
        return
    for place, number in enumerate(left):
        for card in (2 * number, 2 * number + 1):
            if need == ANY or BELOW[card] == need:
                _lay((*laid, card), left[:place] + left[place + 1 :], ABOVE[card], found)


def arranged(cards: list[int], number: int, first: int) -> list[int]:
    """Return the column with one card more: on top if it fits there, else below, else in some order; [] if none."""
    for card in (2 * number, 2 * number + 1):
        if connects([*cards, card], first):
            return [*cards, card]
    for card in (2 * number, 2 * number + 1):
        if connects([card, *cards], first):
            return [card, *cards]
    ways = fitting(tuple(sorted([card // 2 for card in cards] + [number])), first)
    return list(ways[0]) if ways else []


def mended(cards: list[int], first: int) -> tuple[list[int], list[int]]:
    """Return what can be kept of a column out of which a card was taken, and what can't, the highest first (FS-R11).

    As many as can be connected stay: as they lie, else in the first order that connects. If cards must go, the highest
    ones do as far as that helps.
    """
    for lost in range(len(cards)):
        for gone in combinations(range(len(cards) - 1, -1, -1), lost):
            kept = [card for place, card in enumerate(cards) if place not in gone]
            if not connects(kept, first):
                ways = fitting(tuple(sorted([card // 2 for card in kept])), first)
                kept = list(ways[0]) if ways else []
            if kept:
                return kept, [cards[place] for place in gone]
    return [], cards[::-1]


def without(cards: list[int], number: int, first: int) -> tuple[list[int], list[int]]:
    """Return what can be kept of a column without a card, and what goes with that card, the highest first."""
    return mended([card for card in cards if card // 2 != number], first)


@lru_cache(maxsize=4096)
def wasted_along(cards: tuple[int, ...], number: int, first: int) -> tuple[int, ...]:
    """Return the numbers of the cards that are Wasted along with one, because they can't be connected without it."""
    return tuple([card // 2 for card in without(list(cards), number, first)[1]])


def next_arrangement(cards: list[int], first: int) -> list[int]:
    """Return the arrangement after this one, the last followed by the first; the same if there is no other."""
    ways = fitting(tuple(sorted([card // 2 for card in cards])), first)
    here = tuple(cards)
    return list(ways[(ways.index(here) + 1) % len(ways)]) if here in ways else cards


@lru_cache(maxsize=4096)
def plan_for(cards: tuple[int, ...]) -> Plan:
    """Return what a column asks to be built. It is kept: take a copy to change it."""
    return plan_of(column_of(cards), DESIGNS)


def write_cards(cards: "list[int] | tuple[int, ...]") -> str:
    """Return a column as text."""
    return " / ".join([DESIGN_NAMES[card // 2] + (TURNED if card % 2 else "") for card in cards])


def read_cards(text: str) -> list[int] | None:
    """Return the column that a text names, or None if it names none."""
    found: list[int] = []
    for name in text.split(" / "):
        number = DESIGN_NUMBER.get(name.removesuffix(TURNED), -1)
        if number < 0:
            return None
        found.append(2 * number + (1 if name.endswith(TURNED) else 0))
    return found
