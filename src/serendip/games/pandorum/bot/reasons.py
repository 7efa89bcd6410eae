"""Why a sensible player of Pandorum would do something, in a few words: the plans of the rules of thumb, said aloud."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Line, Said
from serendip.games.pandorum import actions as do
from serendip.games.pandorum import words
from serendip.games.pandorum.board import SECTOR_OF
from serendip.games.pandorum.bot.appeal import TRAINING, means_of, pays_on
from serendip.games.pandorum.bot.plans import settling
from serendip.games.pandorum.bot.thumb import advise
from serendip.games.pandorum.components import (
    BASE,
    DISPATCH,
    DRAW,
    DRILL,
    FARTHER,
    KINDS,
    MODULE,
    PROJECT_NUMBER,
    PROJECTS,
    REPLICATE,
    TYPES,
)
from serendip.games.pandorum.rules.events import is_in_force
from serendip.games.pandorum.rules.ground import sector_worth, structure
from serendip.games.pandorum.rules.rates import hull_pays
from serendip.games.pandorum.state import MARKER, Pandorum

ADVISED: Final[dict[type[Action], Line]] = {
    do.EndTurn: words.WHY_END,
    do.Finish: words.WHY_FINISH,
    do.Pay: words.WHY_SPARE,
    do.PutBack: words.WHY_SPARE,
    do.KeepCard: words.WHY_KEEP_CARD,
    do.TakeBack: words.WHY_TAKE_BACK,
    do.SellCard: words.WHY_SELL,
    do.SellNoMore: words.WHY_SELL_NO_MORE,
    do.Bid: words.WHY_BID,
    do.PassAuction: words.WHY_PASS,
    do.CleanUp: words.WHY_CLEAN,
    do.Abandon: words.WHY_ABANDON,
    do.Dismantle: words.WHY_DISMANTLE,
    do.UseGrapple: words.WHY_GRAPPLE,
    do.GrappleMaximus: words.WHY_GRAPPLE,
    do.DropMeteors: words.WHY_NEAR,
    do.CrackAt: words.WHY_NEAR,
    do.OpenCrack: words.WHY_NEAR,
    do.PlacePad: words.WHY_NEAR,
    do.Contaminate: words.WHY_NEAR,
    do.RaiseCity: words.WHY_NEAR,
}
"""Where the kind of action says enough, if it is what the rules of thumb advise."""

BY_FOREPART: Final[dict[int, Line]] = {
    FARTHER: words.WHY_FARTHER,
    DRILL: words.WHY_DRILL,
    DISPATCH: words.WHY_DISPATCH,
    DRAW: words.WHY_SCAN,
    REPLICATE: words.WHY_REPLICATE,
}

BY_MONOLITH: Final[dict[str, Line]] = {
    "Unmaking": words.WHY_UNMAKE,
    "Great Silence": words.WHY_SILENCE,
    "Recall": words.WHY_RECALL,
}


def purpose(state: Pandorum, player: int, action: Action) -> Said | None:
    """Return what an action is good for in an imagined position; None if nothing can be said of it."""
    advised = ADVISED.get(type(action))
    if advised is not None:
        return Said(advised) if is_advised(state, player, action) else None
    if isinstance(action, (do.Move, do.Cross, do.FreeMove, do.FreeCross)):
        return of_going(state, player, action)
    if isinstance(action, (do.Build, do.Rebuild)):
        kind = KINDS.index(action.structure) if isinstance(action, do.Build) else BASE
        return most(of_ground(state, player, state.harvester[player], kind))
    if isinstance(action, do.Settle):
        return most([of_sector(state, player, action.hex, MODULE)]) or Said(words.WHY_NEAR)
    if isinstance(action, (do.UseCard, do.SlotCard)):
        return of_card(state, player, action)
    if isinstance(action, do.TakeCards):
        if state.market[PROJECT_NUMBER[action.card]] == max(state.market):
            return Said(words.WHY_MANY)
        return Said(words.WHY_TYPE) if is_advised(state, player, action) else None
    if isinstance(action, do.UseForepart):
        return Said(BY_FOREPART[means_of(state, player).does])
    if isinstance(action, do.UseMonolith):
        return Said(BY_MONOLITH[action.monolith]) if is_advised(state, player, action) else None
    if isinstance(action, do.BuyEngines):
        line = words.WHY_ENGINES if action.tokens else words.WHY_NO_ENGINES
        return Said(line) if is_advised(state, player, action) else None
    return None


def is_advised(state: Pandorum, player: int, action: Action) -> bool:
    """Say whether the rules of thumb would do so, too; a bid stands for all bids."""
    seen = {"seat": player, **state.public(), **state.view(player)}
    found = advise(seen, state.actions(player))
    return found == action or (isinstance(found, do.Bid) and isinstance(action, do.Bid))


def most(reasons: list[tuple[float, Said]]) -> Said | None:
    """Return the reason that counts most; None where nothing counts."""
    worth, best = max(reasons, key=lambda reason: reason[0], default=(0.0, None))
    return best if worth > 0 else None


def of_ground(state: Pandorum, player: int, hex: int, kind: int) -> list[tuple[float, Said]]:
    """Return what speaks for a Structure on a hex, and how much in Quids: cards of the hand, the hull, the sector."""
    pays = pays_on(state, player, hex)
    hand = state.hands[player]
    card = max(range(TYPES), key=lambda card: pays[card] if hand[card] else -1)
    found: list[tuple[float, Said]] = []
    if hand[card] and pays[card]:
        found.append((pays[card] * hand[card], Said(words.WHY_CARDS_PAY, (PROJECTS[card], pays[card], hex))))
    hull = hull_pays(state, player, hex)
    found.append((hull, Said(words.WHY_HULL, (hull, hex))))
    found.append(of_sector(state, player, hex, kind))
    return found


def of_sector(state: Pandorum, player: int, hex: int, kind: int) -> tuple[float, Said]:
    """Return what a Structure on a hex is worth for its sector, and how that is said."""
    sector = SECTOR_OF[hex]
    worths = [sector_worth(state, sector, other) for other in range(state.players)]
    return settling(worths, player, kind), Said(words.WHY_SECTOR, (sector,))


def of_going(state: Pandorum, player: int, action: do.Move | do.Cross | do.FreeMove | do.FreeCross) -> Said | None:
    """Return why one would go to a hex: for what lies there, on the way, or could be built there."""
    holds = state.on[action.hex]
    if holds == MARKER:
        return Said(words.WHY_MONOLITH)
    if isinstance(action, (do.Cross, do.FreeCross)):
        return Said(words.WHY_CROSS)
    if holds == structure(player, MODULE) and is_in_force(state, TRAINING):
        return Said(words.WHY_TRAINING)
    reasons = of_ground(state, player, action.hex, MODULE)
    return most(reasons) or Said(words.WHY_CLOSER)


def of_card(state: Pandorum, player: int, action: do.UseCard | do.SlotCard) -> Said | None:
    """Return why a card is used here, or why it goes into its slot, whichever counts more."""
    card = PROJECT_NUMBER[action.card]
    pays = pays_on(state, player, state.harvester[player])[card] if isinstance(action, do.UseCard) else 0
    means = means_of(state, player)
    by_slot = (words.WHY_SLOT_1, words.WHY_SLOT_2, words.WHY_SLOT_3)
    in_slot = means.in_slot[card] if action.slot == means.slot(card) else 0.0
    if pays > in_slot:
        return Said(words.WHY_PAYS, (pays,))
    return Said(by_slot[action.slot - 1])
