"""How a sensible player plays Time Horizon: rules of thumb, from what that player may know.

A turn is a project: the best thing to do in a node within reach, be it organising an event, pushing one, or extracting
energy. The bot looks for the best project each time it is asked, and takes the next step towards it. What is not part
of a turn (choices, bets, offers, flight) has a rule of its own; read `decide` at the end first.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from serendip.core.action import Action, Ranged
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.bot.reading import read
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.bot.trade import Deal, answer, is_trade
from serendip.games.time_horizon.components import (
    AMOUNT,
    CARD_NUMBER,
    COLOUR_NUMBER,
    ITEM_NUMBER,
    ORGANISE_COST,
    STRONG_COST,
    STRONG_FORCE,
    WEAK_FORCE,
    WEAK_GAIN,
)
from serendip.games.time_horizon.continuum import EARLIER, NODES
from serendip.games.time_horizon.offerings import (
    EXTRACT,
    EXTRACT_WITH_COLLECTOR,
    ORGANISE,
    PLACE,
    SIDES,
    STRONG_IMPACT,
    WEAK_IMPACT,
)
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.state import LINKING, NAMING, TimeHorizon

Actions: TypeAlias = Sequence[Action]

RESERVE: Final = 3
"""Energy that is not spent but for a good reason."""

SELDOM_USED: Final = ("Collapse Generator", "Hole in the Box", "Lachesis Needle")
"""Artifacts that this player rather turns into energy."""


class Project:
    """The best thing to do so far: where, what it is worth in points, and with which action it is done there."""

    def __init__(self) -> None:
        self.node: int = 0
        self.worth: float = -99.0
        self.action: Action | None = None

    def consider(self, node: int, worth: float, action: Action | None) -> None:
        """Do this instead if it is worth more."""
        if worth > self.worth:
            self.node = node
            self.worth = worth
            self.action = action


def best(actions: Actions, promise: Callable[[Action], float]) -> Action | None:
    """Return the action that promises most; None if none promises anything."""
    most = 0.0
    found: Action | None = None
    for action in actions:
        worth = promise(action)
        if worth > most:
            most = worth
            found = action
    return found


def best_project(situation: Situation) -> Project:
    """Return the best of what could be done in this turn in each node within reach."""
    found = Project()
    organising = situation.activity == 2
    arcs = [situation.arcs(card) for card in situation.state.hands[situation.me]] if organising else []
    for node, steps in situation.reach():
        travel = steps * situation.price
        if not situation.activity:
            found.consider(node, situation.outlook(node) - travel, None)
            continue
        stay = situation.outlook(node) - travel
        consider_extraction(situation, node, stay, found)
        if node >= NODES:
            continue
        if situation.state.event[node] >= 0:
            consider_contests(situation, node, stay, found)
        elif organising and situation.energy >= ORGANISE_COST + steps + RESERVE:
            consider_organising(situation, node, stay, arcs, found)
    return found


def consider_extraction(situation: Situation, node: int, stay: float, found: Project) -> None:
    """Extract with all activity that is left."""
    worth = situation.activity * situation.gain(node) * situation.price + stay
    if situation.energy < 14:
        worth *= 1.3
    found.consider(node, worth, EXTRACT)


def consider_contests(situation: Situation, node: int, stay: float, found: Project) -> None:
    """Push the event of a node to the side that one likes better, hard enough to turn it or to make it safe."""
    stake = situation.stake(node)
    if stake == 0:
        return
    side = 1 if stake > 0 else 0
    sign = 1 if stake > 0 else -1
    rest = situation.gain(node) * situation.price
    for strong in (False, True):
        for count in range(1, situation.activity + 1):
            if strong and situation.energy < STRONG_COST * count + RESERVE + 1:
                continue
            cost = (STRONG_COST if strong else -WEAK_GAIN) * count * situation.price
            push = count * (STRONG_FORCE if strong else WEAK_FORCE) * sign
            shift = abs(stake) * abs(situation.shift(node, push))
            worth = shift - cost + (situation.activity - count) * rest + stay
            found.consider(node, worth, STRONG_IMPACT[side] if strong else WEAK_IMPACT[side])


def consider_organising(
    situation: Situation, node: int, stay: float, arcs: list[tuple[float, float]], found: Project
) -> None:
    """Organise each card of the hand in a free node, in the rotation that serves best."""
    hand = situation.state.hands[situation.me]
    for place in range(len(hand)):
        card = hand[place]
        happens, fails = arcs[place]
        worth = situation.best_placement(card, node, happens, fails)[0]
        found.consider(node, worth + stay - ORGANISE_COST * situation.price, ORGANISE[card])


def pursue(situation: Situation, actions: Actions) -> Action | None:
    """Take the next step towards the best project."""
    target = best_project(situation)
    if target.node != situation.node:
        return best(actions, lambda action: _approach(situation, action, target.node))
    if target.action is EXTRACT and EXTRACT_WITH_COLLECTOR in actions:
        return EXTRACT_WITH_COLLECTOR
    return target.action if target.action in actions else None


def _approach(situation: Situation, action: Action, node: int) -> float:
    """Return more for a move that leads closer."""
    if not isinstance(action, do.Move):
        return 0.0
    return 1 / (1 + situation.steps_between(action.node, node))


def use_artifacts(situation: Situation, actions: Actions) -> Action | None:
    """Cast what helps, use it where it helps, and take the energy out of the rest."""

    def promise(action: Action) -> float:
        if isinstance(action, do.CastTangle):
            return 5.0 + (action.side == "happens") * 0.1
        if isinstance(action, do.Cast):
            return 0.0 if action.artifact in SELDOM_USED or situation.rounds_left < 1 else 4.0
        if isinstance(action, do.Stabilize):
            return situation.stabilized(action.side) - 0.4
        if isinstance(action, do.Discharge):
            return 1.0 if action.artifact in SELDOM_USED or situation.rounds_left < 2 else 0.0
        if isinstance(action, do.EmptyStorage):
            return 1.0 if situation.state.stored[situation.me] >= 15 or situation.rounds_left < 3 else 0.0
        if isinstance(action, do.Repay):
            return 1.0 if situation.energy > 25 else 0.0
        return 0.0

    return best(actions, promise)


def shoot(situation: Situation, actions: Actions) -> Action | None:
    """Shoot whoever is out by it, or is ahead; buy a gun if somebody here would be out."""

    def promise(action: Action) -> float:
        if isinstance(action, do.Attack):
            if situation.energy < 12:
                return 0.0
            worth = 3.0 if situation.falls(action.player) else 1.0 if situation.is_leader(action.player) else 0.0
            return worth - situation.far_round(action.player) if worth else 0.0
        if isinstance(action, do.Buy) and action.item == "Energy Gun" and situation.may_shoot_after_buying():
            rich = situation.energy > 24
            return 2.0 if rich and any(situation.falls(other) for other in situation.company()) else 0.0
        return 0.0

    return best(actions, promise)


def buy(situation: Situation, actions: Actions) -> Action | None:
    """Speed early, a shield where guns are about, when there is energy to spare."""

    def promise(action: Action) -> float:
        if not isinstance(action, do.Buy):
            return 0.0
        item = ITEM_NUMBER[action.item]
        spare = situation.energy - price(situation.state, situation.me, item)
        if action.item == "Shield Generator":
            return 1.0 if situation.guns_about() and spare > 20 else 0.0
        if action.item == "Accelerator":
            return 0.5 if spare > 30 and situation.state.items[item][situation.me] == 0 else 0.0
        return 0.0

    return best(actions, promise) if situation.rounds_left >= 6 else None


def play_turn(situation: Situation, actions: Actions) -> Action | None:
    """Go down the list of what a turn may bring."""
    for rule in (use_artifacts, shoot, buy, pursue):
        found = rule(situation, actions)
        if found is not None:
            return found
    return best(actions, lambda action: float(isinstance(action, do.EndTurn)))


def lay_down(situation: Situation, actions: Actions) -> Action | None:
    """Finish organising: rotation and token as planned, arcs and links against the rivals."""
    state = situation.state
    if state.plan_card not in state.hands[situation.me]:
        return best(actions, lambda action: float(isinstance(action, do.PutBack)))
    if state.plan == NAMING:
        return best(actions, lambda action: _name(situation, action))
    if state.plan == LINKING:
        return draw_links(situation, actions)
    happens, fails = situation.planned_arcs()
    _, rotation, side = situation.best_placement(state.plan_card, situation.node, happens, fails)
    planned = PLACE[rotation][side]
    if planned in actions:
        return planned
    return best(actions, lambda action: float(isinstance(action, do.Place)))


def _name(situation: Situation, action: Action) -> float:
    """Name the leader of the others where it hurts, the last where it helps."""
    if not isinstance(action, do.NameArc):
        return 0.0
    seat = situation.state.seat_of[COLOUR_NUMBER[action.colour]]
    points = situation.state.points[seat]
    return 50.0 + (points if AMOUNT[situation.state.plan_card] < 0 else -points) - situation.far_round(seat)


def draw_links(situation: Situation, actions: Actions) -> Action | None:
    """Give the Logistic one backward link, then lay it down."""
    done = best(actions, lambda action: float(isinstance(action, do.Place) and action.side == "happens"))
    if done is not None:
        return done
    earlier = EARLIER[situation.node]
    backward = [action for action in actions if isinstance(action, do.DrawLink) and earlier >> action.side & 1]
    return max(backward, key=lambda action: (action.link == "cause", action.side)) if backward else None


def choose_event(situation: Situation, actions: Actions) -> Action | None:
    """Keep the event that would bring most."""

    def worth(action: Action) -> float:
        return 10 + situation.card_worth(CARD_NUMBER[action.card]) if isinstance(action, do.ChooseEvent) else 0.0

    return best(actions, worth)


def swap(situation: Situation, actions: Actions) -> Action | None:
    """Swap the worst event for a clearly better one."""

    def promise(action: Action) -> float:
        if isinstance(action, do.SwapEvent):
            return situation.card_worth(CARD_NUMBER[action.take]) - situation.card_worth(CARD_NUMBER[action.give])
        return 0.15

    return best(actions, promise)


def flee(situation: Situation, actions: Actions) -> Action | None:
    """Flee outwards, to where it is worth being."""

    def promise(action: Action) -> float:
        if not isinstance(action, do.Flee):
            return 0.0
        return 10 + situation.outlook(action.node) + situation.gain(action.node) * 0.05

    return best(actions, promise)


def bet(situation: Situation, actions: Actions) -> Action | None:
    """Bet on the side of the owner's token; the owner backs it if there is energy to spare."""
    state = situation.state
    token = SIDES[state.token[state.tangle_node]]
    for action in actions:
        if isinstance(action, do.Bet) and action.side == token:
            generous = state.tangle_owner == situation.me and not state.bets[situation.me] and situation.energy > 40
            return action.choose(min(action.most, 1)) if generous else action
    return None


def next_victim(situation: Situation, actions: Actions) -> Action | None:
    """Let the leader pay."""
    return best(
        actions,
        lambda action: (
            99.0 + situation.state.points[action.player] - situation.far_round(action.player)
            if isinstance(action, do.NextVictim)
            else 0.0
        ),
    )


def decide(situation: Situation, actions: Actions, deal: Deal | None) -> Action | None:
    """Choose by the rules above; None where none of them says anything."""
    kinds = {type(action) for action in actions}
    if do.Refrain in kinds:
        return best(actions, lambda action: float(isinstance(action, do.Refrain)))
    if do.ChooseEvent in kinds:
        return choose_event(situation, actions)
    if do.KeepEvents in kinds:
        return swap(situation, actions)
    if do.Flee in kinds:
        return flee(situation, actions)
    if do.Bet in kinds:
        return bet(situation, actions)
    if do.NextVictim in kinds:
        return next_victim(situation, actions)
    if is_trade(kinds):
        return answer(situation.me, deal, actions)
    if do.PutBack in kinds:
        return lay_down(situation, actions)
    return play_turn(situation, actions)


def choose(view: dict[str, Plain], actions: Actions, rng: RandomBits) -> Action:
    """Choose from what a seat sees; by lot where no rule says anything."""
    seen: Any = view
    offer = seen["offer"]
    deal = None if offer is None else Deal(offer["receiver"], offer["gives"], offer["asks"])
    found = decide(Situation(read(view), seen["seat"]), actions, deal)
    return found if found is not None else actions[rng.getrandbits(30) % len(actions)]


def appeal(state: TimeHorizon, seat: int, actions: Actions) -> list[float]:
    """Return 1 for what the rules above choose and 0 for everything else: for a search to play on by."""
    terms = state.offer
    deal = None
    if terms is not None:
        deal = Deal(terms.receiver, gives_in_words(state, terms, seat), asks_in_words(terms, seat))
    found = decide(Situation(state, seat), actions, deal)
    if isinstance(found, Ranged):
        number = found.number
        return [float(isinstance(action, Ranged) and action.choose(number) == found) for action in actions]
    return [float(action == found) for action in actions]
