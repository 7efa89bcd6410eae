"""How a position of Pandorum looks for a player: what everybody will have in the end, and who has the most of it."""

from math import exp
from typing import Final

from serendip.games.pandorum.board import SECTORS
from serendip.games.pandorum.bot.appeal import best_plan, means_of, pays_on
from serendip.games.pandorum.bot.flights import TOKEN
from serendip.games.pandorum.bot.plans import IMPOSSIBLE, IN_HAND, MUCH_TO_BUILD, SECTOR
from serendip.games.pandorum.components import LEAST_CARDS, MOST_CARDS, TYPES
from serendip.games.pandorum.rules.ending import cargo_pays, sector_pays
from serendip.games.pandorum.rules.rates import hull_pays
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import ACTING, BUILDING, NOTHING, PAYING, PUTTING_BACK, SUPPLY, Pandorum

TURN: Final = 6.0
"""What a turn brings on average."""
IN_SLOT_1: Final = 0.8
SURE: Final = 2.0
"""How many Quids of a lead make it likely to last when the end is near, and …"""
UNSURE: Final = 0.1
"""… how many more for each Structure still to build."""


def estimate(state: Pandorum, seat: int) -> float:
    """Return a seat's share of the win, 0 to 1."""
    holdings = [holding(state, player) for player in range(state.players)]
    sectors = SECTOR if not state.last_round else 1.0
    for sector in range(SECTORS):
        for player, quids in enumerate(sector_pays(state, sector)):
            holdings[player] += sectors * quids
    to_come = min([state.modules[player] + state.bases[player] for player in range(state.players)])
    spread = SURE + UNSURE * to_come
    best = max(holdings)
    shares = [exp((held - best) / spread * 2) for held in holdings]
    return shares[seat] / sum(shares)


def holding(state: Pandorum, player: int) -> float:
    """Return what a player has, in Quids: the turn that goes on and those still to come in this round included."""
    held = float(state.quids[player] + cargo_pays(state, player))
    last = state.last_round
    if not is_maximus(state, player) and not last:
        slots = state.slots[player]
        held += IN_SLOT_1 * min(3, sum(slots[:TYPES])) + 0.5 * min(4, sum(slots[TYPES : 2 * TYPES]))
        left = state.modules[player] + state.bases[player]
        held += IN_HAND * min(1.0, left / MUCH_TO_BUILD) * sum(state.hands[player])
        held += 2.0 * len(state.monoliths[player]) + TOKEN * state.engines[player]
    if player > state.active:
        held += TURN
    elif player == state.active:
        held += turn_to_come(state, player)
    return held


def turn_to_come(state: Pandorum, player: int) -> float:
    """Return what the rest of the active player's turn may bring."""
    if is_maximus(state, player) or state.stage not in (SUPPLY, PUTTING_BACK, ACTING, PAYING, BUILDING):
        return 0.0
    hex = state.harvester[player]
    if state.stage == BUILDING:
        return hull_pays(state, player, hex) + more_cards(state, player, hex)
    if state.built:
        return 0.0
    if not state.moved:
        return TURN
    if state.on[hex] != NOTHING:
        return 0.0
    worth = best_plan(state, player, means_of(state, player), hex, state.price_left)
    return 0.0 if worth == IMPOSSIBLE else max(0.0, worth)


def more_cards(state: Pandorum, player: int, hex: int) -> float:
    """Return what the cards bring that will still be used in a construction."""
    means = means_of(state, player)
    worths = means.worths(pays_on(state, player, hex))
    room = MOST_CARDS[state.building] - state.cards_used
    needed = LEAST_CARDS[state.building] - state.cards_used
    total = 0.0
    for card in sorted(range(TYPES), key=lambda card: -worths[card]):
        for _ in range(state.hands[player][card]):
            if room <= 0 or (worths[card] <= means.in_hand and needed <= 0):
                return total
            total += worths[card] - means.in_hand
            room -= 1
            needed -= 1
    return total
