"""What a bot answers when a monolith or an Event asks."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from serendip.core.action import Action
from serendip.games.pandorum.actions import (
    Abandon,
    Bid,
    BuyEngines,
    CleanUp,
    Contaminate,
    CrackAt,
    Dismantle,
    DropMeteors,
    KeepCard,
    OpenCrack,
    PassAuction,
    PlacePad,
    RaiseCity,
    SellCard,
    SellNoMore,
    Settle,
    SlotCard,
    TakeBack,
)
from serendip.games.pandorum.board import CRACK_MIDDLE, CRACKS, LANDING_PAD
from serendip.games.pandorum.bot.flights import buy
from serendip.games.pandorum.bot.ground import Ground, distance
from serendip.games.pandorum.bot.plans import MONOLITH, lead, settling
from serendip.games.pandorum.bot.situation import Situation
from serendip.games.pandorum.components import (
    EVENT_FIGURES,
    EVENT_NUMBER,
    KINDS,
    MODULE,
    PROJECT_NUMBER,
    WORTH,
)

BANK: Final = EVENT_FIGURES[EVENT_NUMBER["Investment Returns"]]["bank"]
RELICS: Final = 2.0
"""How much more of what lies on Ancient Civilization a hull for relics takes, in Laboratories."""
ROOM: Final = 0.3
"""What a free hex beside a token is worth, in steps."""


def of_kind(actions: Sequence[Action], *kinds: type[Action]) -> list[Any]:
    """Return the actions of some kinds."""
    return [action for action in actions if isinstance(action, kinds)]


def best(actions: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    """Return the action that is worth most, the first of equal ones; None if there are none."""
    return max(actions, key=worth) if actions else None


def answer(situation: Situation, actions: Sequence[Action]) -> Action | None:
    """Answer what a monolith or an Event asks."""
    first = actions[0]
    means = situation.means
    found: Action | None = None
    if isinstance(first, SlotCard):
        slot = means.slot(PROJECT_NUMBER[first.card])
        found = next(action for action in of_kind(actions, SlotCard) if action.slot == slot)
    elif isinstance(first, TakeBack):
        found = take_back(situation, actions)
    elif isinstance(first, KeepCard):
        found = best(of_kind(actions, KeepCard), lambda action: means.in_slot[PROJECT_NUMBER[action.card]])
    elif isinstance(first, (SellCard, SellNoMore)):
        found = sell(situation, actions)
    elif isinstance(first, PassAuction):
        bids = of_kind(actions, Bid)
        found = bids[0] if bids and bids[0].least <= auction_worth(situation) else first
    elif isinstance(first, BuyEngines):
        found = buy(situation, of_kind(actions, BuyEngines))
    elif isinstance(first, (CleanUp, Abandon)):
        found = first
    elif isinstance(first, Settle):
        found = best(of_kind(actions, Settle), lambda action: settle_worth(situation, action.hex))
    elif isinstance(first, Dismantle):
        found = dismantle(situation, actions)
    elif isinstance(first, (PlacePad, RaiseCity, CrackAt, Contaminate, DropMeteors, OpenCrack)):
        found = best(actions, lambda action: place_worth(situation, action))
    return found


def auction_worth(situation: Situation) -> float:
    """Return up to what a card from the deck and the Quids that one gets back are worth bidding for.

    What is bid lies on the Event for whoever builds on relic: one's own share of it comes back, the others' is lost
    to each of them.
    """
    laboratories: int = situation.hand[PROJECT_NUMBER["Laboratory"]]
    own = 1.0 + laboratories + (RELICS if situation.own["hull"]["name"] == "Vault" else 0.0)
    rivals = len(situation.players) - 1
    share = own / (own + rivals)
    lost = 1.0 - share + (1.0 - share) / rivals
    return situation.means.in_hand / lost


def settle_worth(situation: Situation, hex: int) -> float:
    """Return what a free module is worth on a hex: its sector, and the Habitats that it will pay for."""
    sector = situation.sectors[situation.seen["hexes"][hex]["sector"]]
    return settling(sector, situation.me, MODULE) + ROOM * situation.ground.room(hex) / 2


def place_worth(situation: Situation, action: Action) -> float:
    """Return how well a thing lies for oneself that pays whoever builds beside it, or crosses it."""
    ground = situation.ground
    if isinstance(action, DropMeteors):
        return ground.nearness(action.first) + ground.nearness(action.second)
    if isinstance(action, OpenCrack):
        return crack_worth(ground, action.row, action.opposite)
    if isinstance(action, CrackAt):
        cracks = zip(CRACKS, CRACK_MIDDLE, strict=True)
        return max([crack_worth(ground, row, opposite) for (row, opposite), middle in cracks if middle == action.hex])
    assert isinstance(action, (PlacePad, RaiseCity, Contaminate))
    if isinstance(action, RaiseCity):
        return -distance(situation.own["harvester"], action.hex) - distance(LANDING_PAD, action.hex)
    lost = MONOLITH if isinstance(action, PlacePad) and not ground.is_free(action.hex) else 0.0
    return ground.nearness(action.hex) + ROOM * ground.room(action.hex) - lost


def crack_worth(ground: Ground, row: tuple[int, ...], opposite: tuple[int, ...]) -> float:
    """Return how well a crack lies: with room to build along it, near oneself, and not between one's own Structures."""
    both = (*row, *opposite)
    torn = sum(
        [
            ground.owner(one) == ground.me and ground.owner(other) == ground.me
            for one in row
            for other in opposite
            if other in ground.near[one]
        ]
    )
    free = sum([ground.is_free(hex) for hex in both])
    return sum([ground.nearness(hex) for hex in both]) / len(both) + free - 2.0 * torn


def sell(situation: Situation, actions: Sequence[Action]) -> Action | None:
    """Sell one card of each type that is worth less in a slot than the investors pay, the least wanted first."""
    sold: list[str] = situation.seen["events"]["sold"]
    in_slot = situation.means.in_slot
    found = [
        action
        for action in of_kind(actions, SellCard)
        if action.card not in sold and in_slot[PROJECT_NUMBER[action.card]] < BANK
    ]
    least: Action | None = best(found, lambda action: -in_slot[PROJECT_NUMBER[action.card]])
    return least or actions[0]


def take_back(situation: Situation, actions: Sequence[Action]) -> Action | None:
    """Return fuel first, then what the hull can spare, cargo last."""
    worth = [1.0, 1.0 if situation.own["hull"]["level"] < situation.own["hull"]["cap"] else 2.0, 0.0]
    found: Action | None = best(of_kind(actions, TakeBack), lambda action: worth[action.slot - 1])
    return found


def dismantle(situation: Situation, actions: Sequence[Action]) -> Action | None:
    """Remove the Structure whose sector suffers least."""

    def worth(action: Dismantle) -> float:
        hex = situation.seen["hexes"][action.hex]
        before = situation.sectors[hex["sector"]]
        after = before[:]
        after[situation.me] -= WORTH[KINDS.index(hex["structure"])]
        return lead(after, situation.me) - lead(before, situation.me)

    found: Action | None = best(of_kind(actions, Dismantle), worth)
    return found
