"""Items: buying and upgrading, shooting, storing, amplifying (TH-26, TH-27, TH-50 to TH-55)."""

from serendip.games.time_horizon.actions import Amplify, AmplifyNeedle, Attack, Buy
from serendip.games.time_horizon.components import (
    ABSORBS,
    AMPLIFIER,
    AMPLIFIER_CHARGES,
    DAMAGE,
    EXPENSE,
    GUN,
    ITEM_NUMBER,
    PRICES,
    SHIELD,
    STORAGE,
)
from serendip.games.time_horizon.rules.energy import lose
from serendip.games.time_horizon.rules.links import amplify as amplify_border
from serendip.games.time_horizon.rules.links import amplify_needle as amplify_long
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import ABSORBED, AMPLIFIES, BUYS, EMPTIES, SHOOTS, UPGRADES, USED_UP


def price(state: TimeHorizon, seat: int, item: int) -> int:
    """Return what buying or upgrading an item costs now; -1: there is nothing to buy."""
    level = state.items[item][seat]
    prices = PRICES[item]
    if item in (STORAGE, AMPLIFIER):
        return prices[0] if level == 0 else -1
    return prices[level] if level < len(prices) else -1


def buy(state: TimeHorizon, seat: int, action: Buy) -> None:
    """Buy or upgrade (TH-26, TH-55)."""
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


def attack(state: TimeHorizon, seat: int, action: Attack) -> None:
    """Shoot at a player in the same node; the shield absorbs some of it (TH-50, TH-51)."""
    victim = action.player
    level = state.items[GUN][seat]
    absorbed = ABSORBS[state.items[SHIELD][victim]]
    state.attacked = True
    state.energy[seat] -= EXPENSE[level]
    state.tell(SHOOTS, (seat, victim, min(DAMAGE[level] - absorbed, state.energy[victim])))
    if absorbed:
        state.tell(ABSORBED, (victim, absorbed))
    lose(state, victim, DAMAGE[level] - absorbed)


def empty_storage(state: TimeHorizon, seat: int, action: object) -> None:
    """Take all energy out of the Kinetic Storage and discard it (TH-53)."""
    number = state.stored[seat]
    state.energy[seat] += number
    state.stored[seat] = 0
    state.items[STORAGE][seat] = 0
    state.tell(EMPTIES, (seat, number))


def amplify(state: TimeHorizon, seat: int, action: Amplify) -> None:
    """Reinforce a link of one's node (TH-54)."""
    strength = amplify_border(state, state.pawn[seat], action.node)
    _use_charge(state, seat, action.node, strength)


def amplify_needle(state: TimeHorizon, seat: int, action: AmplifyNeedle) -> None:
    """Reinforce a long link of one's node (TH-54)."""
    strength = amplify_long(state, state.pawn[seat], action.node)
    _use_charge(state, seat, action.node, strength)


def _use_charge(state: TimeHorizon, seat: int, node: int, strength: int) -> None:
    state.amplified += 1
    state.tell(AMPLIFIES, (seat, state.pawn[seat], node, strength))
    state.items[AMPLIFIER][seat] -= 1
    if state.items[AMPLIFIER][seat] == 0:
        state.tell(USED_UP)
