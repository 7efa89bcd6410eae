"""When engine tokens are worth their price, and where a free move leads best (PD-67)."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.games.pandorum.actions import BuyEngines, FreeCross, FreeMove
from serendip.games.pandorum.bot.ground import distance
from serendip.games.pandorum.bot.plans import MONOLITH
from serendip.games.pandorum.bot.situation import Situation
from serendip.games.pandorum.cards.new_engines import token_prices
from serendip.games.pandorum.components import BORDER_PRICE, MOVE_PRICE, STEPS
from serendip.games.pandorum.rules.reach import ways

TOKEN: Final = 1.2
"""What a free move saves or adds, as long as turns are to come."""
SPENT: Final = 0.8
"""By how much a free move must beat staying: the token is paid for already."""
TURNS_TO_COME: Final = 3
NEAR: Final = 3
"""A monolith so near can be flown to in the next turn, if nobody is faster."""


def buy(situation: Situation, actions: Sequence[BuyEngines]) -> BuyEngines:
    """Buy as many tokens as are each worth more than they cost."""
    own = situation.own
    chosen = actions[0]
    if own["modules"] + own["bases"] < TURNS_TO_COME:
        return chosen
    at = own["harvester"]
    hexes = enumerate(situation.seen["hexes"])
    monoliths = sum([found["holds"] == "monolith" and distance(at, hex) <= NEAR for hex, found in hexes])
    pays = situation.crossing + (1 if "Training" in situation.in_force else 0)
    prices = token_prices()
    for action in actions[1:]:
        worth = max(TOKEN + pays, MONOLITH if monoliths >= action.tokens else 0.0)
        if worth <= prices[action.tokens] - prices[action.tokens - 1]:
            break
        chosen = action
    return chosen


def gain(situation: Situation, action: FreeMove | FreeCross) -> float:
    """Return what the free move itself brings: a monolith, or Quids from Events."""
    found = MONOLITH if situation.seen["hexes"][action.hex]["holds"] == "monolith" else 0.0
    if situation.ground.is_own_module(action.hex):
        found += min(1, situation.in_force.get("Training", 0))
    return found + (situation.crossing if isinstance(action, FreeCross) else 0)


def prospect(situation: Situation, start: int) -> float:
    """Return what the best move and construction are worth that begin on a hex."""
    ground = situation.ground
    best = 0.0
    for hex, plain, across in ways(ground.volcanoes, ground.city, start, STEPS):
        price = MOVE_PRICE + BORDER_PRICE * min(plain, across) + situation.dearer
        if ground.is_free(hex) and price <= sum(situation.hand):
            best = max(best, situation.plan(hex, ground.pays(hex), situation.hand, price)[0])
    return best


def fly(situation: Situation, actions: Sequence[Any]) -> FreeMove | FreeCross | None:
    """Use a token where the free move, with the turn that follows it, beats staying clearly."""
    flights = [action for action in actions if isinstance(action, (FreeMove, FreeCross))]
    if not flights:
        return None
    last = situation.seen["last_round"] or situation.own["modules"] + situation.own["bases"] < TURNS_TO_COME
    limit = 0.0 if last else SPENT
    still = not situation.turn["moved"] and not situation.turn["built"]
    here = prospect(situation, situation.own["harvester"]) if still else 0.0
    best: FreeMove | FreeCross | None = None
    for action in flights:
        worth = gain(situation, action) + (prospect(situation, action.hex) - here if still else 0.0)
        if worth > limit:
            limit = worth
            best = action
    return best
