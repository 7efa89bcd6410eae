"""How a sensible player plays Time Horizon: rules of thumb, from what that player may know.

A turn is a project: the best thing to do in a node within reach, be it organising an event, pushing one, or extracting
energy. The bot looks for the best project each time it is asked, and takes the next step towards it. What is not part
of a turn (choices, bets, offers, flight) has a rule of its own; read `decide` at the end first.
"""

from typing import Any

from serendip.core.action import Action, Ranged
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.bot.artifacts import jump, sew, use_artifacts
from serendip.games.time_horizon.bot.projects import Actions, best, pursue
from serendip.games.time_horizon.bot.reading import read
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.bot.trade import Deal, answer, is_trade
from serendip.games.time_horizon.components import (
    AMOUNT,
    CARD_NUMBER,
    COLOUR_NUMBER,
    ITEM_NUMBER,
)
from serendip.games.time_horizon.continuum import EARLIER
from serendip.games.time_horizon.offerings import (
    PLACE,
    SIDES,
)
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.state import JUMPING, LINKING, NAMING, SEWING, TimeHorizon


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
    if situation.state.plan == SEWING and do.PutBack in kinds:
        return sew(situation, actions)
    if situation.state.plan == JUMPING and do.PutBack in kinds:
        return jump(situation, actions)
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


def advise(state: TimeHorizon, seat: int, actions: Actions) -> Action | None:
    """Return what the rules above choose in an imagined position; None where none of them says anything."""
    terms = state.offer
    deal = None
    if terms is not None:
        deal = Deal(terms.receiver, gives_in_words(state, terms, seat), asks_in_words(terms, seat))
    return decide(Situation(state, seat), actions, deal)


def appeal(state: TimeHorizon, seat: int, actions: Actions) -> list[float]:
    """Return 1 for what the rules above choose and 0 for everything else: for a search to play on by."""
    found = advise(state, seat, actions)
    if isinstance(found, Ranged):
        number = found.number
        return [float(isinstance(action, Ranged) and action.choose(number) == found) for action in actions]
    return [float(action == found) for action in actions]
