"""How a sensible player plays Pandorum: rules of thumb, from what that player may know.

A turn goes down a list of rules; the first that finds something to do decides. Read the lists at the end first; how a
turn is weighed stands in `plans`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.pandorum.actions import (
    Bid,
    Build,
    Cross,
    EndTurn,
    Finish,
    GrappleMaximus,
    Move,
    Pay,
    PutBack,
    Rebuild,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.bot.answers import answer, best, of_kind
from serendip.games.pandorum.bot.flights import fly
from serendip.games.pandorum.bot.situation import Situation, total_of
from serendip.games.pandorum.components import BY_TERRAIN as TERRAIN_CARD
from serendip.games.pandorum.components import (
    DISPATCH,
    DRAW,
    DRILL,
    FARTHER,
    KINDS,
    LEAST_CARDS,
    MOST_CARDS,
    PAYS_BY,
    PROJECT_NUMBER,
)

Actions: TypeAlias = Sequence[Action]
RuleOfThumb: TypeAlias = Callable[[Situation, Actions], Action | None]


def take_what_helps_most(situation: Situation, actions: Actions) -> Action | None:
    """In supply: the type that makes the best turn, and the more cards the better."""

    def worth(action: TakeCards) -> float:
        card = PROJECT_NUMBER[action.card]
        number: int = situation.seen["market"][action.card]
        hand = situation.hand[:]
        hand[card] += number
        return situation.means.in_hand * number + situation.best_move(hand)[0]

    found: Action | None = best(of_kind(actions, TakeCards), worth)
    return found


def box_a_poor_market(situation: Situation, actions: Actions) -> Action | None:
    """Before supply: a Market without two of a kind is worth a Great Silence."""
    found = [action for action in of_kind(actions, UseMonolith) if action.monolith == "Great Silence"]
    poor = max(situation.seen["market"].values(), default=0) < 2
    return found[0] if found and poor and situation.seen["phase"] == "supply" else None


def use_free_abilities(situation: Situation, actions: Actions) -> Action | None:
    """Whatever brings cards or Quids for a card from slot 1: scan, grapple, dispatch for two."""
    grapples = of_kind(actions, UseGrapple, GrappleMaximus)
    if grapples:
        richest = best(grapples, lambda action: situation.players[getattr(action, "player", -1)]["quids"])
        return thriftily(situation, [a for a in grapples if getattr(a, "player", 0) == getattr(richest, "player", 0)])
    if situation.means.does == DRAW:
        return thriftily(situation, of_kind(actions, UseForepart))
    if situation.means.does == DISPATCH:
        sector = situation.seen["sectors"][situation.seen["hexes"][situation.own["harvester"]]["sector"]]
        enough = sector["worth"][situation.me] >= 2 or situation.turn["built"]
        return thriftily(situation, of_kind(actions, UseForepart)) if enough else None
    return None


def thriftily(situation: Situation, actions: Sequence[Any]) -> Action | None:
    """Of the cards in slot 1, spend one of which there are most."""
    found: Action | None = best(actions, lambda action: situation.fuel[action.card])
    return found


def fly_by_engine(situation: Situation, actions: Actions) -> Action | None:
    """Discard an engine token for a free move that pays, before the move that is paid for or after all else."""
    return fly(situation, actions)


def open_the_burner(situation: Situation, actions: Actions) -> Action | None:
    """Afterburner: before a move that would cost two cards or more."""
    if situation.means.does != FARTHER:
        return None
    where = situation.best_move(situation.hand)[1]
    dear = any(move["hex"] == where and move["price"] > 1 for move in situation.seen["moves"])
    return thriftily(situation, of_kind(actions, UseForepart)) if dear else None


def unmake_a_rival(situation: Situation, actions: Actions) -> Action | None:
    """Remove a rival's base, or module, from under one's Harvester."""
    here = situation.seen["hexes"][situation.own["harvester"]]
    found = [action for action in of_kind(actions, UseMonolith) if action.monolith == "Unmaking"]
    return found[0] if found and here.get("owner", situation.me) != situation.me else None


def recall_before_building(situation: Situation, actions: Actions) -> Action | None:
    """With few cards in hand, take two back before building."""
    found = [action for action in of_kind(actions, UseMonolith) if action.monolith == "Recall"]
    loose = sum(situation.own["slots"][0].values()) + sum(situation.own["slots"][1].values())
    wanted = situation.seen["phase"] == "act" and not situation.turn["built"] and sum(situation.hand) <= 3
    return found[0] if found and wanted and loose >= 2 else None


def go_where_it_pays(situation: Situation, actions: Actions) -> Action | None:
    """Move to where the best construction is, by the way that pays: across the dead city, or around it."""
    moves = of_kind(actions, Move, Cross)
    if not moves:
        return None
    _, where, across = situation.best_move(situation.hand)
    there = [action for action in moves if action.hex == where and isinstance(action, Cross) == across]
    return there[0] if there else None


def build_what_pays(situation: Situation, actions: Actions) -> Action | None:
    """Build here if that is worth more than waiting."""
    site = situation.seen["site"]
    if site is None:
        return None
    rebuilding = of_kind(actions, Rebuild)
    bonus = total_of(site["bonus"]) - situation.means.for_little
    worth, kind = situation.plan(site["hex"], site["pays"], situation.hand, 0)
    if rebuilding:
        return rebuilding[0] if worth + bonus > 0 else None
    builds = [action for action in of_kind(actions, Build) if action.structure == KINDS[kind]]
    return builds[0] if builds and worth + bonus > 0 else None


def end_the_turn(situation: Situation, actions: Actions) -> Action | None:
    """End the turn when no rule above had a use for it."""
    found = of_kind(actions, EndTurn)
    return found[0] if found else None


def start_the_drill(situation: Situation, actions: Actions) -> Action | None:
    """Core Drill: if it brings two or more in this construction."""
    found = of_kind(actions, UseForepart)
    if not found or situation.means.does != DRILL:
        return None
    pays = situation.seen["site"]["pays"]
    kind = KINDS.index(situation.seen["construction"]["structure"])
    plan = sorted(range(len(situation.hand)), key=lambda card: -situation.means.worths(pays)[card])
    cards = [card for card in plan for _ in range(situation.hand[card])][: MOST_CARDS[kind]]
    gain = sum(3 - pays[card] for card in cards if PAYS_BY[card] == TERRAIN_CARD)
    return thriftily(situation, found) if gain >= 2 else None


def replicate(situation: Situation, actions: Actions) -> Action | None:
    """Replicator: the card of slot 1 that pays most here, if it pays two or more."""
    found = of_kind(actions, UseForepart)
    if not found or situation.means.does == DRILL:
        return None
    pays = situation.seen["site"]["pays"]
    richest: UseForepart = best(found, lambda action: pays[PROJECT_NUMBER[action.card]])
    return richest if pays[PROJECT_NUMBER[richest.card]] >= 2 else None


def use_the_best_card(situation: Situation, actions: Actions) -> Action | None:
    """The card that brings most here, into the slot where it is worth most, as long as it beats keeping it."""
    found = of_kind(actions, UseCard)
    if not found:
        return None
    worths = situation.means.worths(situation.seen["site"]["pays"])
    construction = situation.seen["construction"]
    card = best(found, lambda action: worths[PROJECT_NUMBER[action.card]]).card
    number = PROJECT_NUMBER[card]
    needed = construction["cards"] < LEAST_CARDS[KINDS.index(construction["structure"])]
    worth = worths[number] - situation.too_much_for_expansion(construction["earned"], number)
    if not needed and worth <= situation.means.in_hand:
        return None
    slot = situation.means.slot(number)
    chosen: Action = next(action for action in found if action.card == card and action.slot == slot)
    return chosen


def finish(situation: Situation, actions: Actions) -> Action | None:
    """Finish the construction when no card that is left would bring more."""
    found = of_kind(actions, Finish)
    return found[0] if found else None


def give_up_the_worst(situation: Situation, actions: Actions) -> Action | None:
    """Pay, or put back, the card that brings least where one is; of equal ones what the Market has least of.

    Investment Returns pay for a move's cards whose types are not in the Market.
    """
    site = situation.seen["site"]
    pays = site["pays"] if site is not None else [1] * len(situation.hand)
    worths = situation.means.worths(pays)
    market = situation.seen["market"]
    returns = "Investment Returns" in situation.in_force and situation.seen["phase"] == "pay"

    def worth(action: Any) -> float:
        lying: int = market.get(action.card, 0)
        invested = 1.0 if returns and not lying else 0.0
        return invested - worths[PROJECT_NUMBER[action.card]] - 0.1 * lying

    found: Action | None = best(of_kind(actions, Pay, PutBack), worth)
    return found


IN_TURN: Final[list[RuleOfThumb]] = [
    box_a_poor_market,
    use_free_abilities,
    take_what_helps_most,
    recall_before_building,
    fly_by_engine,
    open_the_burner,
    go_where_it_pays,
    unmake_a_rival,
    build_what_pays,
    end_the_turn,
]
WHILE_BUILDING: Final[list[RuleOfThumb]] = [start_the_drill, use_the_best_card, replicate, finish]
WHILE_PAYING: Final[list[RuleOfThumb]] = [give_up_the_worst]
WHEN_ASKED: Final[list[RuleOfThumb]] = [answer]

RULES: Final[dict[str, list[RuleOfThumb]]] = {
    "supply": IN_TURN,
    "act": IN_TURN,
    "build": WHILE_BUILDING,
    "pay": WHILE_PAYING,
    "put-back": WHILE_PAYING,
    "event": WHEN_ASKED,
    "monolith": WHEN_ASKED,
}


def advise(view: dict[str, Plain], actions: Sequence[Action]) -> Action | None:
    """Return the first that a priority list finds; None where no rule says anything."""
    situation = Situation(view)
    for rule in RULES[situation.seen["phase"]]:
        found = rule(situation, actions)
        if found is not None:
            return found
    return None


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose what the rules advise; by lot where none of them says anything."""
    if len(actions) == 1 and not isinstance(actions[0], Bid):
        return actions[0]
    found = advise(view, actions)
    return found if found is not None else actions[rng.getrandbits(30) % len(actions)]
