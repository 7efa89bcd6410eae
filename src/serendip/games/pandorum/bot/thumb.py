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
    Abandon,
    Bid,
    Build,
    BuyEngines,
    CleanUp,
    Cross,
    Dismantle,
    EndTurn,
    Finish,
    GrappleMaximus,
    KeepCard,
    Move,
    PassAuction,
    Pay,
    PutBack,
    Rebuild,
    SellCard,
    SellNoMore,
    Settle,
    SlotCard,
    TakeBack,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.bot.plans import lead, settling
from serendip.games.pandorum.bot.situation import Situation, total_of
from serendip.games.pandorum.components import (
    BASE,
    DISPATCH,
    DRAW,
    DRILL,
    FARTHER,
    KINDS,
    LEAST_CARDS,
    MODULE,
    MOST_CARDS,
    PAYS_BY,
    PROJECT_NUMBER,
    WORTH,
)
from serendip.games.pandorum.components import BY_TERRAIN as TERRAIN_CARD

Actions: TypeAlias = Sequence[Action]
RuleOfThumb: TypeAlias = Callable[[Situation, Actions], Action | None]

MOST_BID: Final = 2
RICH: Final = 6


def of_kind(actions: Actions, *kinds: type[Action]) -> list[Any]:
    """Return the actions of some kinds."""
    return [action for action in actions if isinstance(action, kinds)]


def best(actions: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    """Return the action that is worth most, the first of equal ones; None if there are none."""
    return max(actions, key=worth) if actions else None


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


def open_the_burner(situation: Situation, actions: Actions) -> Action | None:
    """Afterburner: before a move that would cost two cards or more."""
    if situation.means.does != FARTHER:
        return None
    _, where = situation.best_move(situation.hand)
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
    """Move to where the best construction is; across the dead city if that pays."""
    moves = of_kind(actions, Move, Cross)
    if not moves:
        return None
    _, where = situation.best_move(situation.hand)
    there = [action for action in moves if action.hex == where]
    found: Action | None = best(there, lambda action: isinstance(action, Cross))
    return found


def build_what_pays(situation: Situation, actions: Actions) -> Action | None:
    """Build here if that is worth more than waiting."""
    site = situation.seen["site"]
    if site is None:
        return None
    rebuilding = of_kind(actions, Rebuild)
    bonus = total_of(site["bonus"])
    if rebuilding:
        worth = situation.means.plan(site["pays"], situation.hand, 0, BASE) + bonus
        return rebuilding[0] if worth > 0 else None
    worth, kind = situation.plan(site["hex"], site["pays"], situation.hand, 0)
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
    if not needed and worths[number] <= situation.means.in_hand:
        return None
    slot = situation.means.slot(number)
    chosen: Action = next(action for action in found if action.card == card and action.slot == slot)
    return chosen


def finish(situation: Situation, actions: Actions) -> Action | None:
    """Finish the construction when no card that is left would bring more."""
    found = of_kind(actions, Finish)
    return found[0] if found else None


def give_up_the_worst(situation: Situation, actions: Actions) -> Action | None:
    """Pay, or put back, the card that brings least where one is; of equal ones what the Market has least of."""
    site = situation.seen["site"]
    pays = site["pays"] if site is not None else [1] * len(situation.hand)
    worths = situation.means.worths(pays)
    market = situation.seen["market"]

    def worth(action: Any) -> float:
        lying: int = market.get(action.card, 0)
        return -worths[PROJECT_NUMBER[action.card]] - 0.1 * lying

    found: Action | None = best(of_kind(actions, Pay, PutBack), worth)
    return found


def answer(situation: Situation, actions: Actions) -> Action | None:
    """Answer what a monolith or an Event asks."""
    first = actions[0]
    if isinstance(first, SlotCard):
        slot = situation.means.slot(PROJECT_NUMBER[first.card])
        return next(action for action in actions if isinstance(action, SlotCard) and action.slot == slot)
    if isinstance(first, TakeBack):
        return take_back(situation, actions)
    if isinstance(first, KeepCard):
        found: Action | None = best(
            of_kind(actions, KeepCard), lambda a: situation.means.in_slot[PROJECT_NUMBER[a.card]]
        )
        return found
    if isinstance(first, SellNoMore):
        return sell(situation, actions)
    if isinstance(first, PassAuction):
        bids = of_kind(actions, Bid)
        wanted = bids and bids[0].least <= MOST_BID and situation.own["quids"] >= RICH
        return bids[0] if wanted else first
    if isinstance(first, BuyEngines):
        return first
    if isinstance(first, (CleanUp, Abandon)):
        return first
    if isinstance(first, Settle):

        def worth_of_settling(action: Settle) -> float:
            return settling(situation.sectors[situation.seen["hexes"][action.hex]["sector"]], situation.me, MODULE)

        settled: Action | None = best(of_kind(actions, Settle), worth_of_settling)
        return settled
    if isinstance(first, Dismantle):
        return dismantle(situation, actions)
    return None


def sell(situation: Situation, actions: Actions) -> Action | None:
    """Sell one card of each type that is worth less in a slot than the investors pay, the least wanted first."""
    sold: list[str] = situation.seen["events"]["sold"]
    found = [
        action
        for action in of_kind(actions, SellCard)
        if action.card not in sold and situation.means.in_slot[PROJECT_NUMBER[action.card]] < 3.0
    ]
    least: Action | None = best(found, lambda action: -situation.means.in_slot[PROJECT_NUMBER[action.card]])
    return least or actions[0]


def take_back(situation: Situation, actions: Actions) -> Action | None:
    """Return fuel first, then what the hull can spare, cargo last."""
    worth = [1.0, 1.0 if situation.own["hull"]["level"] < situation.own["hull"]["cap"] else 2.0, 0.0]
    found: Action | None = best(of_kind(actions, TakeBack), lambda action: worth[action.slot - 1])
    return found


def dismantle(situation: Situation, actions: Actions) -> Action | None:
    """Remove the Structure whose sector suffers least."""

    def worth(action: Dismantle) -> float:
        hex = situation.seen["hexes"][action.hex]
        before = situation.sectors[hex["sector"]]
        after = before[:]
        after[situation.me] -= WORTH[KINDS.index(hex["structure"])]
        return lead(after, situation.me) - lead(before, situation.me)

    found: Action | None = best(of_kind(actions, Dismantle), worth)
    return found


IN_TURN: Final[list[RuleOfThumb]] = [
    box_a_poor_market,
    use_free_abilities,
    take_what_helps_most,
    recall_before_building,
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


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose the first that a priority list finds."""
    if len(actions) == 1 and not isinstance(actions[0], Bid):
        return actions[0]
    situation = Situation(view)
    for rule in RULES[situation.seen["phase"]]:
        found = rule(situation, actions)
        if found is not None:
            return found
    return actions[rng.getrandbits(30) % len(actions)]
