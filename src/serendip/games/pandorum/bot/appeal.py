"""How good each action looks at first sight, for the search: the same plans as the bot's, on an imagined position."""

from collections.abc import Sequence
from typing import Final

from serendip.core.action import Action
from serendip.games.pandorum.actions import (
    Bid,
    Build,
    CleanUp,
    Cross,
    EndTurn,
    Finish,
    FreeCross,
    FreeMove,
    GrappleMaximus,
    Move,
    PassAuction,
    Pay,
    PutBack,
    Rebuild,
    SellCard,
    Settle,
    SlotCard,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.board import SECTOR_OF
from serendip.games.pandorum.bot.plans import IMPOSSIBLE, MONOLITH, Means, settling
from serendip.games.pandorum.components import (
    BASE,
    EVENT_NUMBER,
    FARTHER,
    KINDS,
    LEAST_CARDS,
    MODULE,
    PROJECT_NUMBER,
    TYPES,
)
from serendip.games.pandorum.rules.events import is_in_force
from serendip.games.pandorum.rules.ground import sector_worth, structure
from serendip.games.pandorum.rules.rates import card_pays, hull_pays
from serendip.games.pandorum.state import BUILDING, FIRST_STRUCTURE, MARKER, NOTHING, Pandorum

TRAINING: Final = EVENT_NUMBER["Training"]


def means_of(state: Pandorum, player: int) -> Means:
    """Return a player's means in a position."""
    slots = state.slots[player]
    return Means(
        state.hands[player],
        slots[:TYPES],
        sum(slots[TYPES : 2 * TYPES]),
        [state.modules[player], state.bases[player]],
        state.forepart[player],
        state.hull[player],
        state.satellites[player],
        state.ability_used,
    )


def pays_on(state: Pandorum, player: int, hex: int) -> list[int]:
    """Return what each type of card pays on a hex."""
    return [card_pays(state, player, hex, card, state.drilling) for card in range(TYPES)]


def best_plan(state: Pandorum, player: int, means: Means, hex: int, price: int) -> float:
    """Return what the best construction on a hex is worth, IMPOSSIBLE if there is none."""
    pays = pays_on(state, player, hex)
    module = means.plan(pays, means.hand, price, MODULE) if state.on[hex] < FIRST_STRUCTURE else IMPOSSIBLE
    base = means.plan(pays, means.hand, price, BASE)
    if max(module, base) == IMPOSSIBLE:
        return IMPOSSIBLE
    worths = [sector_worth(state, SECTOR_OF[hex], other) for other in range(state.players)]
    hull = hull_pays(state, player, hex)
    return hull + max(module + settling(worths, player, MODULE), base + settling(worths, player, BASE))


def appeal(state: Pandorum, player: int, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks, in Quids against doing nothing."""
    means = means_of(state, player)
    if state.asks:
        return [answer(state, player, means, action) for action in actions]
    here = state.harvester[player]
    pays = pays_on(state, player, here)
    worths = means.worths(pays)
    return [in_turn(state, player, means, worths, action) for action in actions]


def in_turn(state: Pandorum, player: int, means: Means, worths: list[float], action: Action) -> float:
    """Weigh an action of one's own turn."""
    if isinstance(action, (Move, Cross)):
        return going(state, player, means, action)
    if isinstance(action, UseCard):
        card = PROJECT_NUMBER[action.card]
        right = action.slot == means.slot(card)
        needed = state.cards_used < LEAST_CARDS[state.building]
        return worths[card] - means.in_hand + (10.0 if needed else 0.0) - (0.0 if right else 1.5)
    if isinstance(action, (Pay, PutBack)):
        return -worths[PROJECT_NUMBER[action.card]]
    if isinstance(action, TakeCards):
        card = PROJECT_NUMBER[action.card]
        return state.market[card] * (means.in_hand + 0.5 * means.in_slot[card])
    if isinstance(action, (Build, Rebuild)):
        kind = KINDS.index(action.structure) if isinstance(action, Build) else BASE
        hex = state.harvester[player]
        sector = [sector_worth(state, SECTOR_OF[hex], other) for other in range(state.players)]
        pays = pays_on(state, player, hex)
        return means.plan(pays, means.hand, 0, kind) + hull_pays(state, player, hex) + settling(sector, player, kind)
    if isinstance(action, (EndTurn, Finish)):
        return 0.0
    if isinstance(action, (UseGrapple, GrappleMaximus)):
        return 2.0
    if isinstance(action, UseForepart):
        if state.stage == BUILDING:
            return worths[PROJECT_NUMBER[action.card]] - means.in_hand
        return 0.5 if means.does == FARTHER else 2.0
    if isinstance(action, UseMonolith):
        return -0.5
    if isinstance(action, (FreeMove, FreeCross)):
        return MONOLITH if state.on[action.hex] == MARKER else 0.0
    return 0.0


def going(state: Pandorum, player: int, means: Means, action: Move | Cross) -> float:
    """Weigh a move by what could be built there."""
    holds = state.on[action.hex]
    trained = holds == structure(player, MODULE) and is_in_force(state, TRAINING)
    if holds not in (NOTHING, MARKER) and not trained:
        return -means.in_hand * action.price
    worth = best_plan(state, player, means, action.hex, action.price)
    if worth == IMPOSSIBLE:
        worth = -means.in_hand * action.price
    if holds == MARKER:
        worth += MONOLITH
    if trained:
        worth += 1.0
    return worth + 2.0 if isinstance(action, Cross) else worth


def answer(state: Pandorum, player: int, means: Means, action: Action) -> float:
    """Weigh an answer to what a monolith or an Event asks."""
    if isinstance(action, SlotCard):
        return 1.0 if action.slot == means.slot(PROJECT_NUMBER[action.card]) else 0.0
    if isinstance(action, SellCard):
        card = PROJECT_NUMBER[action.card]
        return -1.0 if state.sold >> card & 1 else 3.0 - means.in_slot[card]
    if isinstance(action, Settle):
        sector = [sector_worth(state, SECTOR_OF[action.hex], other) for other in range(state.players)]
        return settling(sector, player, MODULE)
    if isinstance(action, (PassAuction, CleanUp)):
        return 1.0
    if isinstance(action, Bid):
        return 1.5 if action.least <= 1 and state.quids[player] > 5 else 0.0
    return 0.0
