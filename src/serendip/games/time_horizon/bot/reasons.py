"""Why a sensible player of Time Horizon would do something, in a few words: the rules of thumb, said aloud."""

from typing import Final

from serendip.core.action import Action, Ranged
from serendip.core.line import Line, Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon import words
from serendip.games.time_horizon.bot.artifacts import stitch
from serendip.games.time_horizon.bot.projects import best_project
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.bot.thumb import advise
from serendip.games.time_horizon.components import (
    AMOUNT,
    CARD_NUMBER,
    FAILS_ARC,
    FREE_ARCS,
    GEAR,
    HAPPENS_ARC,
    LAST_ROUNDS,
    NOBODY,
    TANGLES,
)
from serendip.games.time_horizon.continuum import NODES, RING
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES
from serendip.games.time_horizon.state import PLACING, TimeHorizon

ADVISED: Final[dict[type[Action], Line]] = {
    do.KeepEvents: words.WHY_KEEP,
    do.EndTurn: words.WHY_END,
    do.PutBack: words.WHY_THINK_AGAIN,
    do.Refrain: words.WHY_REFRAIN,
    do.EmptyStorage: words.WHY_STORAGE,
    do.Discharge: words.WHY_DISCHARGE,
    do.OpenCollapse: words.WHY_JUMP,
    do.Jump: words.WHY_JUMP,
    do.Borrow: words.WHY_BORROW,
    do.Repay: words.WHY_REPAY,
    do.ThreadNeedle: words.WHY_SEW,
    do.Stabilize: words.WHY_PUSH,
    do.Bet: words.WHY_BET,
    do.NextVictim: words.WHY_LEADER_PAYS,
    do.Flee: words.WHY_FLEE,
    trade.Accept: words.WHY_ACCEPT,
    trade.Decline: words.WHY_DECLINE,
    trade.LetBe: words.WHY_LET_BE,
}
"""Where the kind of action says enough, if it is what the rules of thumb advise."""

BY_ITEM: Final[dict[str, Line]] = {
    "Accelerator": words.WHY_ACCELERATOR,
    "Shield Generator": words.WHY_SHIELD,
    "Energy Gun": words.WHY_GUN,
}

BY_ARTIFACT: Final[dict[str, Line]] = {
    "Collapse Generator": words.WHY_JUMP,
    "Hole in the Box": words.WHY_HOLE,
    "Lachesis Needle": words.WHY_SEW,
    "Collector": words.WHY_COLLECTOR,
    "Symmetrical Stabilizer": words.WHY_PUSH,
}


def purpose(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return what an action is good for in an imagined position; None if nothing can be said of it."""
    situation = Situation(state, seat)
    if isinstance(action, do.Move):
        return of_going(situation, action.node)
    if isinstance(action, (do.Extract, do.ExtractWithCollector)):
        return Said(words.WHY_ENERGY, (situation.gain(situation.node),))
    if isinstance(action, (do.Organise, do.ChooseEvent)):
        return of_card(situation, CARD_NUMBER[action.card])
    if isinstance(action, do.SwapEvent):
        return of_card(situation, CARD_NUMBER[action.take])
    if isinstance(action, do.Place):
        return of_placing(situation, action)
    if isinstance(action, (do.WeakImpact, do.StrongImpact)):
        return of_push(situation, action.side == SIDES[1])
    if isinstance(action, do.Sew):
        kind = next(kind for kind, name in LINK_NAMES.items() if name == action.link)
        return Said(words.WHY_SEW) if stitch(situation, action.node, kind) > 0 else None
    if isinstance(action, do.Attack):
        line = words.WHY_OUT if situation.falls(action.player) else words.WHY_AHEAD
        return Said(line, (action.player,)) if line is words.WHY_OUT or situation.is_leader(action.player) else None
    if isinstance(action, do.Buy):
        return advised(state, seat, action, BY_ITEM.get(action.item))
    if isinstance(action, do.NameArc):
        hurts = AMOUNT[state.plan_card] < 0
        return advised(state, seat, action, words.WHY_NAME_FIRST if hurts else words.WHY_NAME_LAST)
    if isinstance(action, do.CastTangle):
        return Said(words.WHY_TANGLE)
    if isinstance(action, do.Cast):
        return advised(state, seat, action, BY_ARTIFACT.get(action.artifact))
    return advised(state, seat, action, ADVISED.get(type(action)))


def advised(state: TimeHorizon, seat: int, action: Action, line: Line | None) -> Said | None:
    """Return a line if the rules of thumb would do so, too, whatever the number."""
    if line is None:
        return None
    found = advise(state, seat, state.actions(seat))
    same = found == action or (isinstance(found, Ranged) and type(found) is type(action))
    return Said(line) if same else None


def of_going(situation: Situation, node: int) -> Said | None:
    """Return why one would go to a node: away from the Now, or towards the best thing to do."""
    state, here = situation.state, situation.node
    if not 0 <= here < NODES:
        return None
    if LAST_ROUNDS[RING[here]] == state.round != LAST_ROUNDS[RING[node]]:
        return Said(words.WHY_NOW_COMES)
    target = best_project(situation, situation.reach())
    if situation.steps_between(node, target.node) >= situation.steps_between(here, target.node):
        return None
    if isinstance(target.action, do.Organise):
        return Said(words.WHY_FITS, (target.action.card, target.node))
    if isinstance(target.action, (do.WeakImpact, do.StrongImpact)):
        return Said(words.WHY_TURN_EVENT, (target.node,))
    if isinstance(target.action, do.Extract):
        return Said(words.WHY_RICH, (situation.gain(target.node), target.node))
    return Said(words.WHY_OUTLOOK, (target.node,))


def of_card(situation: Situation, card: int) -> Said | None:
    """Return what an event is good for: one's own points, a rival's loss, an artifact."""
    amount = AMOUNT[card]
    if FREE_ARCS[card]:
        return Said(words.WHY_NAMED)
    for colour, own, rival in (
        (HAPPENS_ARC[card], words.WHY_GAIN_HAPPENS, words.WHY_RIVAL_HAPPENS),
        (FAILS_ARC[card], words.WHY_GAIN_FAILS, words.WHY_RIVAL_FAILS),
    ):
        seat = NOBODY if colour == NOBODY else situation.state.seat_of[colour]
        if seat == situation.me and amount > 0:
            return Said(own, (amount,))
        if seat not in (NOBODY, situation.me) and amount < 0:
            return Said(rival, (seat, -amount))
    return Said(words.WHY_GEAR) if GEAR[card] else None


def of_placing(situation: Situation, action: do.Place) -> Said | None:
    """Return why the card lies so: its sum, if that speaks for the side that one likes better."""
    state = situation.state
    if not 0 <= situation.node < NODES or state.plan != PLACING:
        return None
    happens, fails = situation.planned_arcs()
    total = situation.sum_of(state.plan_card, situation.node, action.rotation)
    comes_true = total > 0 or (total == 0 and action.side == SIDES[1])
    if happens == fails or comes_true != (happens > fails):
        return None
    return Said(words.WHY_LIES, (total, SIDES[1] if comes_true else SIDES[0]))


def of_push(situation: Situation, happens: bool) -> Said | None:
    """Return why one would push the event of one's node to a side; None if it is the wrong one."""
    state, node = situation.state, situation.node
    stake = situation.stake(node)
    if stake == 0 or (stake > 0) != happens:
        return None
    mine = [colour for colour in (state.happens_arc[node], state.fails_arc[node]) if colour != NOBODY]
    own = state.event[node] >= TANGLES or any(state.seat_of[colour] == situation.me for colour in mine)
    return Said(words.WHY_PUSH if own else words.WHY_AGAINST)
