"""Why not? Of moves, organising, extraction, impacts and items."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.components import (
    AMPLIFICATIONS,
    AMPLIFIER,
    CARD_NUMBER,
    EXPENSE,
    GUN,
    INNER_ONLY,
    INNER_RINGS,
    ITEM_NUMBER,
    LATER_ONLY,
    MOVE_COST,
    ORGANISE_COST,
    PEACEFUL_ROUNDS,
    STRONG_COST,
)
from serendip.games.time_horizon.continuum import FAR, NEIGHBOURS, NODES, RING
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.links import border_between, needle_between
from serendip.games.time_horizon.rules.movement import speed
from serendip.games.time_horizon.rules.organising import is_free, is_realised_soon
from serendip.games.time_horizon.state import JUMPING, PLACING, SEWING, TimeHorizon
from serendip.games.time_horizon.words import (
    FAR_AWAY,
    NO_ACTIVITY,
    NO_AMPLIFIER,
    NO_ENERGY,
    NO_EVENT_HERE,
    NO_GUN,
    NO_LINK,
    NO_MOVES,
    NO_ROTATION,
    NO_STORAGE,
    NO_SUCH_NODE,
    NO_SUCH_PLAYER,
    NODE_TAKEN,
    NOT_BEGUN,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_NEXT_DOOR,
    NOTHING_BETTER,
    ONE_ATTACK,
    ONE_PURCHASE,
    OUT_OF_REACH,
    PASSED,
    PEACE,
    STRONGEST,
    THREE_A_TURN,
    TOO_SOON,
    WRONG_RING,
    WRONG_ROTATION,
)


def refuse_turn(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why an action of the turn can't be done."""
    if isinstance(action, do.Move):
        return refuse_move(state, seat, action.node)
    if isinstance(action, do.Organise):
        return refuse_organise(state, seat, action.card)
    if isinstance(action, do.Extract):
        return Said(NO_ACTIVITY, (1, state.activity))
    if isinstance(action, (do.WeakImpact, do.StrongImpact)):
        return refuse_impact(state, seat, action)
    if isinstance(action, do.Buy):
        return refuse_purchase(state, seat, action.item)
    if isinstance(action, do.Attack):
        return refuse_attack(state, seat, action.player)
    if isinstance(action, do.EmptyStorage):
        return Said(NO_STORAGE)
    if isinstance(action, (do.Amplify, do.AmplifyNeedle)):
        return refuse_amplification(state, seat, action.node, isinstance(action, do.AmplifyNeedle))
    return None


def refuse_node(state: TimeHorizon, node: int) -> Said | None:
    """Return why a node is no place to go to."""
    if not 0 <= node < NODES:
        return Said(NO_SUCH_NODE, (node,))
    return Said(PASSED, (node,)) if node < state.now else None


def refuse_move(state: TimeHorizon, seat: int, node: int) -> Said | None:
    """Return why one can't move there."""
    wrong = refuse_node(state, node)
    if wrong is not None:
        return wrong
    if state.pawn[seat] == FAR or node not in NEIGHBOURS[state.pawn[seat]]:
        return Said(NOT_NEXT_DOOR, (node,))
    if state.moves >= speed(state, seat):
        return Said(NO_MOVES, (speed(state, seat),))
    return Said(NO_ENERGY, (MOVE_COST, state.energy[seat]))


def refuse_organise(state: TimeHorizon, seat: int, title: str) -> Said | None:
    """Return why an event can't be organised here and now."""
    card = CARD_NUMBER.get(title, -1)
    node = state.pawn[seat]
    if card not in state.hands[seat]:
        return Said(NOT_IN_HAND, (title,))
    if node == FAR:
        return Said(FAR_AWAY)
    if not is_free(state, node):
        return Said(NODE_TAKEN, (node,))
    if state.activity < 2:
        return Said(NO_ACTIVITY, (2, state.activity))
    if state.energy[seat] < ORGANISE_COST:
        return Said(NO_ENERGY, (ORGANISE_COST, state.energy[seat]))
    if INNER_ONLY[card] and RING[node] not in INNER_RINGS:
        return Said(WRONG_RING, (title,))
    if LATER_ONLY[card] and is_realised_soon(state, node):
        return Said(TOO_SOON, (title,))
    return Said(NO_ROTATION, (title, node))


def refuse_impact(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why an impact can't be made."""
    node = state.pawn[seat]
    if node == FAR or state.event[node] < 0:
        return Said(NO_EVENT_HERE)
    if state.activity < 1:
        return Said(NO_ACTIVITY, (1, state.activity))
    if isinstance(action, do.StrongImpact) and state.energy[seat] < STRONG_COST:
        return Said(NO_ENERGY, (STRONG_COST, state.energy[seat]))
    return None


def refuse_purchase(state: TimeHorizon, seat: int, item: str) -> Said | None:
    """Return why something can't be bought."""
    if item not in ITEM_NUMBER:
        return None
    if state.bought:
        return Said(ONE_PURCHASE)
    cost = price(state, seat, ITEM_NUMBER[item])
    return Said(NOTHING_BETTER, (item,)) if cost < 0 else Said(NO_ENERGY, (cost, state.energy[seat]))


def refuse_attack(state: TimeHorizon, seat: int, victim: int) -> Said | None:
    """Return why one can't shoot."""
    if not 0 <= victim < state.seats or victim == seat:
        return Said(NO_SUCH_PLAYER)
    gun = state.items[GUN][seat]
    if not gun:
        return Said(NO_GUN)
    if state.round <= PEACEFUL_ROUNDS:
        return Said(PEACE)
    if state.attacked:
        return Said(ONE_ATTACK)
    if state.pawn[victim] != state.pawn[seat]:
        return Said(NOT_HERE, (victim,))
    return Said(NO_ENERGY, (EXPENSE[gun], state.energy[seat]))


def refuse_amplification(state: TimeHorizon, seat: int, node: int, long: bool) -> Said | None:
    """Return why a link can't be amplified."""
    here = state.pawn[seat]
    if not state.items[AMPLIFIER][seat]:
        return Said(NO_AMPLIFIER)
    if state.amplified >= AMPLIFICATIONS:
        return Said(THREE_A_TURN)
    if here == FAR:
        return Said(FAR_AWAY)
    if not 0 <= node < NODES:
        return Said(NO_SUCH_NODE, (node,))
    border = border_between(here, node)
    linked = needle_between(state, here, node) >= 0 if long else border >= 0 and state.border[border] != 0
    return Said(STRONGEST) if linked else Said(NO_LINK, (node,))


def refuse_plan(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why this is no way to finish what was begun."""
    if state.plan == PLACING and isinstance(action, do.Place):
        return Said(WRONG_ROTATION)
    if state.plan == JUMPING and isinstance(action, do.Jump):
        return refuse_node(state, action.node)
    if state.plan == SEWING and isinstance(action, do.Sew):
        return refuse_node(state, action.node) or Said(OUT_OF_REACH, (action.node,))
    return Said(NOT_BEGUN)
