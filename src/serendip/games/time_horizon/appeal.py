"""How good each action of Time Horizon looks at first sight, in points: for a search to try the likely ones first.

Unlike the rules of thumb in `bot.py` it reads an imagined state directly, and must be quick.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from serendip.core.action import Action
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon.artifacts.collector import collected
from serendip.games.time_horizon.components import (
    ABSORBS,
    AMOUNT,
    ATTACKING,
    BONUS,
    CARD_NUMBER,
    COLOUR_NUMBER,
    DAMAGE,
    EXPENSE,
    FAILS_ARC,
    FAR_EXTRACTION,
    FREE_ARCS,
    GEAR,
    GUN,
    HAPPENS_ARC,
    LINK,
    LINK_KINDS,
    LOGISTIC,
    MOVE_COST,
    NOBODY,
    ORGANISE_COST,
    ROTATIONS,
    ROUNDS,
    SHIELD,
    STABILIZER_FORCE,
    STARTING_KIND,
    STRONG_COST,
    STRONG_FORCE,
    TANGLES,
    WEAK_FORCE,
    WEAK_GAIN,
)
from serendip.games.time_horizon.continuum import EARLIER, FAR, NEIGHBOUR, RING, SYMMETRICAL
from serendip.games.time_horizon.estimate import ENERGY, likely, time_left
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.organising import is_free, may_stand
from serendip.games.time_horizon.state import HAPPENED, TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED

RUIN: Final = -2.0
"""How it looks to spend the last energy."""

SPITE: Final = 0.45
"""What a point less for a rival is worth."""


def appeal(state: TimeHorizon, seat: int, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks."""
    price = worth_of_energy(state, seat)
    found: list[float] = []
    for action in actions:
        kind = type(action)
        rule = _LOOKS.get(kind)
        found.append(_PLAIN.get(kind, -0.4) if rule is None else rule(state, seat, action, price))
    return found


def worth_of_energy(state: TimeHorizon, seat: int) -> float:
    """Return what a unit of energy is worth now: little when there is more than turns to use it."""
    return 0.006 if state.energy[seat] > ORGANISE_COST * (ROUNDS - state.round + 1) else ENERGY


def look_at_extraction(state: TimeHorizon, seat: int, action: Action, price: float) -> float:
    """Return what extracting with all activity brings; a charge of the Collector is worth something."""
    node = state.pawn[seat]
    more = collected(state, node) * price - 0.08 if isinstance(action, do.ExtractWithCollector) else 0.0
    return state.activity * yield_of(state, node) * price + more


def look_at_weak_impact(state: TimeHorizon, seat: int, action: do.WeakImpact, price: float) -> float:
    """Return what a weak impact brings, and an extraction with the rest."""
    node = state.pawn[seat]
    push = WEAK_FORCE if action.side == SIDES[1] else -WEAK_FORCE
    rest = (state.activity - 1) * yield_of(state, node) * price
    return gain_of_push(state, seat, node, push) + WEAK_GAIN * price + rest


def look_at_strong_impact(state: TimeHorizon, seat: int, action: do.StrongImpact, price: float) -> float:
    """Return what a strong impact brings, and an extraction with the rest."""
    if state.energy[seat] <= STRONG_COST:
        return RUIN
    node = state.pawn[seat]
    push = STRONG_FORCE if action.side == SIDES[1] else -STRONG_FORCE
    rest = (state.activity - 1) * yield_of(state, node) * price
    return gain_of_push(state, seat, node, push) - STRONG_COST * price + rest


def look_at_event(state: TimeHorizon, seat: int, action: do.Organise, price: float) -> float:
    """Return what organising an event here is worth, less its price."""
    if state.energy[seat] <= ORGANISE_COST:
        return RUIN
    return look_at_organising(state, seat, CARD_NUMBER[action.card], state.pawn[seat]) - ORGANISE_COST * price


def standing(state: TimeHorizon, seat: int, node: int, price: float) -> float:
    """Return what it is worth to stand in a node when the turn is over."""
    if time_left(state, node) == 0 or state.round == ROUNDS:
        return 0.0
    room = 0.05 if is_free(state, node) else 0.0
    return 1.2 * yield_of(state, node) * price + room + 0.01 * RING[node]


def prospect(state: TimeHorizon, seat: int, node: int, price: float) -> float:
    """Return what can be made of the rest of the turn in a node: extract, organise, or push its event."""
    found = state.activity * yield_of(state, node) * price
    if state.event[node] >= 0:
        if state.activity:
            concern = stake(state, seat, node)
            push = state.activity if concern > 0 else -state.activity
            found = max(found, gain_of_push(state, seat, node, push) + state.activity * WEAK_GAIN * price)
    elif state.activity == 2 and state.energy[seat] > ORGANISE_COST + 2:
        for card in state.hands[seat]:
            if may_stand(state, card, node):
                found = max(found, look_at_organising(state, seat, card, node) - ORGANISE_COST * price)
    return found + 0.7 * standing(state, seat, node, price)


def look_at_move(state: TimeHorizon, seat: int, action: do.Move, price: float) -> float:
    """Return how much better the rest of the turn looks there than here."""
    if state.energy[seat] <= 2:
        return RUIN
    here = state.pawn[seat]
    now = prospect(state, seat, here, price) if here != FAR else 2 * FAR_EXTRACTION * price
    # A move that only leads on to a better place is found by the search, not at first sight.
    better = prospect(state, seat, action.node, price) - now - MOVE_COST * price
    return better + (now if better > 0.01 else -0.02)


def look_at_end(state: TimeHorizon, seat: int, action: Action, price: float) -> float:
    """Return more for ending the turn when nothing is left to do."""
    return 0.01 - 0.05 * state.activity


def look_at_choice(state: TimeHorizon, seat: int, action: do.ChooseEvent, price: float) -> float:
    """Return what an event is worth in hand."""
    return 1.0 + card_worth(state, seat, CARD_NUMBER[action.card])


def look_at_swap(state: TimeHorizon, seat: int, action: do.SwapEvent, price: float) -> float:
    """Return how much better the new event is."""
    return card_worth(state, seat, CARD_NUMBER[action.take]) - card_worth(state, seat, CARD_NUMBER[action.give])


def look_at_flight(state: TimeHorizon, seat: int, action: do.Flee | do.Jump, price: float) -> float:
    """Return what it is worth to be there."""
    return 0.5 + standing(state, seat, action.node, price)


def look_at_shot(state: TimeHorizon, seat: int, action: do.Attack, price: float) -> float:
    """Return much for a shot that puts a rival out."""
    damage = DAMAGE[state.items[GUN][seat]] - ABSORBS[state.items[SHIELD][action.player]]
    if state.energy[seat] <= EXPENSE[state.items[GUN][seat]]:
        return RUIN
    return 2.0 if state.energy[action.player] <= damage else 0.0


def look_at_purchase(state: TimeHorizon, seat: int, action: Action, price: float) -> float:
    """Return less for purchases when energy is short."""
    return -0.1 if state.energy[seat] > 30 else -0.5


def look_at_stabilizer(state: TimeHorizon, seat: int, action: do.Stabilize, price: float) -> float:
    """Return what three pushes bring."""
    node = state.pawn[seat]
    push = STABILIZER_FORCE if action.side == SIDES[1] else -STABILIZER_FORCE
    return sum([gain_of_push(state, seat, at, push) for at in (node, *SYMMETRICAL[node])]) - 0.2


def look_at_link(state: TimeHorizon, seat: int, action: do.DrawLink, price: float) -> float:
    """Return more for a link that leads back, as the Logistic must have one."""
    return 0.5 if EARLIER[state.pawn[seat]] >> action.side & 1 else 0.1


def look_at_bet(state: TimeHorizon, seat: int, action: do.Bet, price: float) -> float:
    """Return more for the side of the owner's token, less for costly bets."""
    return 0.5 + 0.3 * (SIDES[state.token[state.tangle_node]] == action.side) - 0.2 * action.number


def look_at_deal(state: TimeHorizon, seat: int, action: Action, price: float) -> float:
    """Return more for a good deal."""
    return 0.3 if is_good_deal(state) else -1.0


def look_at_storage(state: TimeHorizon, seat: int, action: Action, price: float) -> float:
    """Return what is in the Kinetic Storage."""
    return state.stored[seat] * price - 0.2


def look_at_needle(state: TimeHorizon, seat: int, action: do.Sew, price: float) -> float:
    """Return more for links to events than to empty nodes."""
    return 0.2 if state.event[action.node] >= 0 else 0.0


def interest(state: TimeHorizon, seat: int, colour: int, amount: int) -> float:
    """Return what points for a colour are worth to a seat."""
    if colour == NOBODY or state.seat_of[colour] < 0:
        return 0.0
    return float(amount) if state.seat_of[colour] == seat else -SPITE * amount


def stake(state: TimeHorizon, seat: int, node: int) -> float:
    """Return how much better "happens" is than "does not" for a seat."""
    card = state.event[node]
    if card < 0:
        return 0.0
    if card >= TANGLES:
        total = 0
        for at, who, side in state.tangle_tokens:
            if at == node and who == seat:
                total += 1 if side else -1
        return float(total)
    amount = AMOUNT[card]
    return interest(state, seat, state.happens_arc[node], amount) - interest(state, seat, state.fails_arc[node], amount)


def gain_of_push(state: TimeHorizon, seat: int, node: int, push: int) -> float:
    """Return what it brings to push an event."""
    concern = stake(state, seat, node)
    if concern == 0:
        return 0.0
    left = time_left(state, node)
    token = state.token[node]
    return concern * (likely(state.sums[node] + push, token, left) - likely(state.sums[node], token, left))


def look_at_organising(state: TimeHorizon, seat: int, card: int, node: int) -> float:
    """Return what a card is worth in a node, in its best rotation and with the token on the better side."""
    extra = 0.5 * GEAR[card] * (state.round > 5) + 0.02 * BONUS[card]
    if STARTING_KIND[card] == LOGISTIC:
        return 0.1 + extra
    if FREE_ARCS[card]:
        return (0.55 if STARTING_KIND[card] == ATTACKING else 0.0) + extra
    found = -9.0
    for rotation in ROTATIONS[card][node]:
        found = max(found, *placing(state, seat, card, node, rotation, HAPPENS_ARC[card], FAILS_ARC[card]))
    return found + extra


def look_at_placing(state: TimeHorizon, seat: int, action: do.Place, price: float) -> float:
    """Return what a rotation and side are worth for the card that is being organised."""
    node = state.pawn[seat]
    card = state.plan_card
    happens, fails = state.plan_happens, state.plan_fails
    return 1.0 + placing(state, seat, card, node, action.rotation, happens, fails)[SIDES.index(action.side)]


def placing(
    state: TimeHorizon, seat: int, card: int, node: int, rotation: int, happens: int, fails: int
) -> tuple[float, float]:
    """Return what a placement is worth with the token on "does not", and on "happens"."""
    total = state.impacts_for[node] - state.impacts_against[node]
    kinds = LINK_KINDS[card]
    for side in range(6):
        number = 6 * node + side
        earlier = NEIGHBOUR[number]
        if 0 <= earlier < node and state.event[earlier] >= 0:
            kind = state.border[number]
            strength = state.strength[number]
            if not kind:
                kind = kinds[(side - rotation) % 6]
                strength = LINK
            if kind:
                total += kind * strength if state.expected[earlier] == HAPPENED else -kind * strength
    left = time_left(state, node)
    amount = AMOUNT[card]
    yes = interest(state, seat, happens, amount)
    no = interest(state, seat, fails, amount)
    one = likely(total, 0, left)
    other = likely(total, 1, left)
    return one * yes + (1 - one) * no, other * yes + (1 - other) * no


def card_worth(state: TimeHorizon, seat: int, card: int) -> float:
    """Return what an event is worth in hand."""
    if FREE_ARCS[card] or STARTING_KIND[card] == LOGISTIC:
        return 0.15
    yes = interest(state, seat, HAPPENS_ARC[card], AMOUNT[card])
    no = interest(state, seat, FAILS_ARC[card], AMOUNT[card])
    return 0.8 * max(yes, no) + 0.2 * min(yes, no) + 0.02 * BONUS[card] + 0.3 * GEAR[card]


def look_at_naming(state: TimeHorizon, seat: int, action: do.NameArc, price: float) -> float:
    """Return more for a leader on a harmful arc, less on a helpful one."""
    points = state.points[state.seat_of[COLOUR_NUMBER[action.colour]]]
    return 0.5 + 0.01 * (points if AMOUNT[state.plan_card] < 0 else -points)


def is_good_deal(state: TimeHorizon) -> bool:
    """Say whether the receiver of the open offer gets at least what is asked for."""
    offer = state.offer
    if offer is None:
        return False
    asked = sum([12 if code < ANY else 24 if code >= NAMED else 22 for code in offer.asks])
    return offer.energy + 20 * len(offer.gives) >= asked


_LOOKS: Final[dict[type[Action], Callable[[TimeHorizon, int, Any, float], float]]] = {
    do.Move: look_at_move,
    do.Extract: look_at_extraction,
    do.ExtractWithCollector: look_at_extraction,
    do.WeakImpact: look_at_weak_impact,
    do.StrongImpact: look_at_strong_impact,
    do.Organise: look_at_event,
    do.Place: look_at_placing,
    do.NameArc: look_at_naming,
    do.DrawLink: look_at_link,
    do.EndTurn: look_at_end,
    do.ChooseEvent: look_at_choice,
    do.SwapEvent: look_at_swap,
    do.Flee: look_at_flight,
    do.Jump: look_at_flight,
    do.Attack: look_at_shot,
    do.Buy: look_at_purchase,
    do.Stabilize: look_at_stabilizer,
    do.Bet: look_at_bet,
    trade.Accept: look_at_deal,
    do.EmptyStorage: look_at_storage,
    do.Sew: look_at_needle,
}

_PLAIN: Final[dict[type[Action], float]] = {
    do.CastTangle: 0.6,
    do.Cast: 0.6,
    do.JumpFar: 0.8,
    do.Discharge: 0.3,
    do.SpendLast: 0.1,
    trade.LetBe: 0.1,
    trade.Decline: 0.1,
    trade.LeaveStanding: 0.1,
    trade.DropDraft: 0.1,
    do.KeepEvents: 0.1,
    do.Amplify: 0.02,
    do.AmplifyNeedle: 0.02,
    do.Borrow: 0.02,
    do.OpenCollapse: 0.02,
    do.ThreadNeedle: 0.02,
    trade.OfferExchange: -1.0,
    do.Refrain: RUIN,
}
"""What can be said without looking; of all else -0.4.

Who asks to spend the last energy is taken at their word, so that a search sees what comes of asking."""
