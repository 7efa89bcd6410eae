"""Items: buying and upgrading them, emptying the Kinetic Storage (TH-26, TH-50, TH-51, TH-52, TH-53, TH-55)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Buy, EmptyStorage
from serendip.games.time_horizon.components import (
    AMPLIFIER,
    AMPLIFIER_CHARGES,
    ITEM_NUMBER,
    PRICES,
    STORAGE,
)
from serendip.games.time_horizon.offerings import BUY, EMPTY_STORAGE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    BUYS,
    EMPTIES,
    NO_ENERGY,
    NO_STORAGE,
    NO_SUCH_ITEM,
    NOTHING_BETTER,
    ONE_PURCHASE,
    UPGRADES,
)

ACTIONS: Final = (Buy, EmptyStorage)
STAGES: Final = (IN_TURN,)

NOTHING: Final = -1
_COSTS: Final[list[list[int]]] = [[*prices, *[NOTHING] * AMPLIFIER_CHARGES] for prices in PRICES]
"""For each item and level what the next one costs. Of a Storage or an Amplifier there is no next one: it is bought
anew when the old one is gone (TH-53, TH-54)."""

_LISTED: Final[list[tuple[int, list[int]]]] = list(enumerate(_COSTS))


def price(state: TimeHorizon, seat: int, item: int) -> int:
    """Return what buying or upgrading an item costs now; NOTHING: there is nothing to buy."""
    return _COSTS[item][state.items[item][seat]]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer what one can pay, one thing a turn (TH-55), and the Storage."""
    if not state.bought:
        energy = state.energy[seat]
        levels = state.items
        for item, costs in _LISTED:
            if NOTHING < costs[levels[item][seat]] <= energy:
                offers.append(BUY[item])
    if state.stored[seat] and state.items[STORAGE][seat]:
        offers.append(EMPTY_STORAGE)


def why_not(state: TimeHorizon, seat: int, action: Buy | EmptyStorage) -> Said | None:
    """Return why something can't be bought, or the Storage not be emptied; what is offered has nothing against it."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if isinstance(action, EmptyStorage):
        return Said(NO_STORAGE)
    if action.item not in ITEM_NUMBER:
        return Said(NO_SUCH_ITEM)
    if state.bought:
        return Said(ONE_PURCHASE)
    cost = price(state, seat, ITEM_NUMBER[action.item])
    return Said(NOTHING_BETTER, (action.item,)) if cost == NOTHING else Said(NO_ENERGY, (cost, state.energy[seat]))


def play(state: TimeHorizon, seat: int, action: Buy | EmptyStorage) -> None:
    """Buy or upgrade; or take all energy out of the Kinetic Storage, which is gone then (TH-53)."""
    if isinstance(action, EmptyStorage):
        number = state.stored[seat]
        state.energy[seat] += number
        state.stored[seat] = 0
        state.items[STORAGE][seat] = 0
        state.tell(EMPTIES, (seat, number))
        return
    item = ITEM_NUMBER[action.item]
    state.energy[seat] -= price(state, seat, item)
    state.bought = True
    row = state.items[item]
    if item == AMPLIFIER:
        row[seat] = AMPLIFIER_CHARGES
    else:
        row[seat] += 1
    if item not in (STORAGE, AMPLIFIER) and row[seat] > 1:
        state.tell(UPGRADES, (seat, action.item, row[seat]))
    else:
        state.tell(BUYS, (seat, action.item))
