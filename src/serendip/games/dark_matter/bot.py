"""How a sensible player plays Dark Matter: rules of thumb, from what that player may know.

A turn goes down a list of rules; the first that finds something to do decides. Read the lists at the end first.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.dark_matter.actions import (
    AssignResearch,
    AssignResource,
    Bid,
    BrilliantPostdoc,
    CovidLockout,
    DejaVu,
    DiscardGrant,
    DiscardResearch,
    DiscardResource,
    Done,
    FakeNews,
    FriendlyAgencyHead,
    InstallResearch,
    KeepResearch,
    KeepResource,
    NewLabDirector,
    NewPrincipalInvestigator,
    NewTheoreticalInsight,
    NoMoreFunds,
    Revolution,
    ScienceMinistryDissolved,
    StudentProtest,
    TakeLaboratory,
    UseResource,
)

Card: TypeAlias = dict[str, Any]
Actions: TypeAlias = Sequence[Action]

ENOUGH_LABORATORIES: Final = 3
BEST_EVENTS: Final = (
    "New lab director",
    "New Principal Investigator",
    "New theoretical insight",
    "Brilliant postdoc",
    "No more funds",
    "COVID lockout",
)


class Table:
    """What one player sees, put so that the rules below read easily."""

    def __init__(self, view: dict[str, Plain]) -> None:
        seen: Any = view
        self.phase: str = seen["phase"]
        self.me: int = seen["seat"]
        self.seats: int = seen["seats"]
        self.hope: dict[str, float] = hopes(seen["candidates"])
        self.laboratories: dict[str, Card] = {card["name"]: card for card in seen["laboratories"]}
        self.installed: dict[str, Card] = {
            card["research"]["name"]: card for card in seen["laboratories"] if card["research"]
        }
        self.face_up: Card = seen["face_up"]
        side = seen["players"][self.me]["side"]
        self.side_research: list[Card] = side["research"]
        self.side_resources: list[str] = side["resources"]
        self.removed_events: list[str] = seen["removed_events"]
        self.free: list[Card] = [
            card for card in seen["laboratories"] if card["owner"] == self.me and not card["research"]
        ]
        self.owned: int = sum(card["owner"] == self.me for card in seen["laboratories"])

    def worth(self, research: Card) -> float:
        """Return how likely a research finds dark matter, as far as this player knows."""
        return self.hope.get(research["candidate"], 0.0)

    def mine(self) -> list[Card]:
        """Return the own laboratories with a research that is worth an effort."""
        return [card for card in self.installed.values() if card["owner"] == self.me and self.worth(card["research"])]

    def rivals(self) -> list[Card]:
        """Return the others' laboratories with a research that may find dark matter."""
        return [card for card in self.installed.values() if card["owner"] != self.me and self.worth(card["research"])]

    def short_after_assigning(self, research: Card) -> int:
        """Return how many cards a research would still need with all that is at one's side."""
        lacks: list[str] = research["lacks"] if "lacks" in research else research["needs"]
        short: int = research["short"] if "short" in research else len(lacks)
        side = self.side_resources
        return max(0, short - sum(min(lacks.count(kind), side.count(kind)) for kind in set(lacks)))

    def fits_own(self, research: Card) -> bool:
        """Say whether a free laboratory of one's own can host a research."""
        return any(fits(research["depth"], laboratory["depth"]) for laboratory in self.free)

    def finishes(self, resource: str, research: Card) -> bool:
        """Say whether one resource of this kind is all that a research misses."""
        return research["short"] == 1 and resource in research["lacks"]

    def wants(self, resource: str) -> bool:
        """Say whether a resource is missing for a research of one's own, installed or at one's side."""
        held = self.side_resources.count(resource)
        plans = [card["research"]["lacks"] for card in self.mine()]
        plans += [research["needs"] for research in self.side_research if self.worth(research)]
        return any(lacks.count(resource) > held for lacks in plans)


def hopes(candidates: list[Card]) -> dict[str, float]:
    """Return how likely each candidate is dark matter: an insight may have told."""
    for candidate in candidates:
        if candidate["verdict"] == "positive":
            return {candidate["name"]: 1.0}
    unknown = [candidate["name"] for candidate in candidates if candidate["verdict"] == "unknown"]
    return {name: 1 / (len(unknown) + 1) for name in unknown}


def fits(depth: str, laboratory_depth: str) -> bool:
    """Say whether a research of one depth may stand in a laboratory of another (DM-40)."""
    return depth == laboratory_depth or (depth == "underground" and laboratory_depth == "deep")


def finish_own_research(table: Table, actions: Actions) -> Action | None:
    """Finish what is worth finishing: with the face-up resource, from one's side, or with the postdoc."""

    def promise(action: Action) -> float:
        if isinstance(action, (UseResource, AssignResource, BrilliantPostdoc)):
            laboratory = table.installed[action.research]
            research = laboratory["research"]
            if laboratory["owner"] != table.me:
                return 0.0
            if isinstance(action, AssignResource):
                return table.worth(research) if table.short_after_assigning(research) == 0 else 0.0
            cost = 0.01 if isinstance(action, BrilliantPostdoc) else 0.0
            return table.worth(research) - cost if research["short"] == 1 else 0.0
        if isinstance(action, AssignResearch) and table.laboratories[action.laboratory]["owner"] == table.me:
            research = at_side(table, action.research)
            return table.worth(research) if table.short_after_assigning(research) == 0 else 0.0
        return 0.0

    return best(actions, promise)


def steal_research(table: Table, actions: Actions) -> Action | None:
    """Take over a rival's research that is done, or nearly."""

    def promise(action: Action) -> float:
        if isinstance(action, NewLabDirector):
            laboratory = table.laboratories[action.laboratory]
            if action.player != table.me or not laboratory["research"]:
                return 0.0
            return ripeness(table, laboratory["research"])
        if isinstance(action, NewPrincipalInvestigator):
            laboratory = table.installed[action.research]
            if laboratory["owner"] == table.me or table.laboratories[action.laboratory]["owner"] != table.me:
                return 0.0
            return ripeness(table, laboratory["research"])
        if isinstance(action, Revolution):
            gains = sum(
                ripeness(table, card["research"]) for card in table.rivals() if card["owner"] == left_of(table, -1)
            )
            losses = sum(ripeness(table, card["research"]) for card in table.mine())
            return gains - losses
        return 0.0

    return best(actions, promise)


def stop_a_rival(table: Table, actions: Actions) -> Action | None:
    """Destroy a rival's research that is done, or will be with one more card."""

    def promise(action: Action) -> float:
        if isinstance(action, NoMoreFunds):
            laboratory = table.installed[action.research]
            return 0.0 if laboratory["owner"] == table.me else ripeness(table, laboratory["research"])
        if isinstance(action, CovidLockout):
            hurt = sum(ripeness(table, card["research"]) for card in table.rivals())
            return hurt - sum(ripeness(table, card["research"]) for card in table.mine())
        if isinstance(action, NewPrincipalInvestigator):
            return 0.0
        if isinstance(action, Revolution):
            return 0.0
        return 0.0

    return best(actions, promise)


def ripeness(table: Table, research: Card) -> float:
    """Return what a research is worth to whoever gets it now: nothing unless it is done, or nearly."""
    if research["short"] > 1:
        return 0.0
    return table.worth(research) * (1.0 if research["short"] == 0 else 0.6)


def left_of(table: Table, step: int) -> int:
    """Return the seat so many places to the left of one's own."""
    return (table.me + step) % table.seats


def look_at_a_verdict(table: Table, actions: Actions) -> Action | None:
    """Look at the candidate on which the own research is furthest, to know whether to go on."""

    def promise(action: Action) -> float:
        if not isinstance(action, NewTheoreticalInsight) or action.candidate not in table.hope:
            return 0.0
        own = [card["research"] for card in table.mine()] + table.side_research
        return 1.0 + len([research for research in own if research["candidate"] == action.candidate])

    return best(actions, promise) if len(table.hope) > 1 else None


def feed_own_research(table: Table, actions: Actions) -> Action | None:
    """Put the face-up resource on the own research that is closest to being done."""

    def promise(action: Action) -> float:
        if not isinstance(action, UseResource) or table.installed[action.research]["owner"] != table.me:
            return 0.0
        research = table.installed[action.research]["research"]
        return table.worth(research) * (4 - table.short_after_assigning(research))

    return best(actions, promise)


def deny_the_last_resource(table: Table, actions: Actions) -> Action | None:
    """Keep the resource that a rival's research waits for, unless everybody waits for that kind."""

    def promise(action: Action) -> float:
        if not isinstance(action, KeepResource):
            return 0.0
        threats = [card for card in table.rivals() if table.finishes(action.resource, card["research"])]
        return sum(table.worth(card["research"]) for card in threats)

    return best(actions, promise)


def install_face_up_research(table: Table, actions: Actions) -> Action | None:
    """Install the face-up research in a laboratory of one's own, the least deep that fits."""

    def promise(action: Action) -> float:
        if not isinstance(action, InstallResearch):
            return 0.0
        if table.laboratories[action.laboratory]["owner"] != table.me:
            return 0.0
        return table.worth(table.face_up["research"]) * plainness(table, action.laboratory)

    return best(actions, promise)


def install_from_side(table: Table, actions: Actions) -> Action | None:
    """Install the own research that would need least, the least deep laboratory that fits."""

    def promise(action: Action) -> float:
        if not isinstance(action, AssignResearch) or table.laboratories[action.laboratory]["owner"] != table.me:
            return 0.0
        research = at_side(table, action.research)
        if any(card["research"]["candidate"] == research["candidate"] for card in table.mine()):
            return 0.0
        return table.worth(research) * (4 - table.short_after_assigning(research)) * plainness(table, action.laboratory)

    return best(actions, promise)


def feed_from_side(table: Table, actions: Actions) -> Action | None:
    """Put resources from one's side on own research."""

    def promise(action: Action) -> float:
        if not isinstance(action, AssignResource) or table.installed[action.research]["owner"] != table.me:
            return 0.0
        research = table.installed[action.research]["research"]
        return table.worth(research) * (4 - table.short_after_assigning(research))

    return best(actions, promise)


def plainness(table: Table, laboratory: str) -> float:
    """Return more for laboratories that are less deep: the deep ones can host what the others can't."""
    return {"surface": 1.0, "underground": 0.9, "deep": 0.8}[table.laboratories[laboratory]["depth"]]


def take_needed_laboratory(table: Table, actions: Actions) -> Action | None:
    """Take a laboratory if none is free, most of all if it fits a research at one's side."""

    def promise(action: Action) -> float:
        if not isinstance(action, TakeLaboratory):
            return 0.0
        depth = table.face_up["laboratory"]["depth"]
        homeless = [card for card in table.side_research if table.worth(card) and not table.fits_own(card)]
        if any(fits(card["depth"], depth) for card in homeless):
            return 1.0
        return 1.0 if not table.free and table.owned < ENOUGH_LABORATORIES else 0.0

    return best(actions, promise)


def keep_wanted_resource(table: Table, actions: Actions) -> Action | None:
    """Keep the face-up resource if a research of one's own needs it later."""

    def promise(action: Action) -> float:
        if not isinstance(action, KeepResource) or len(table.side_resources) >= 3:
            return 0.0
        return 1.0 if table.wants(action.resource) else 0.0

    return best(actions, promise)


def keep_promising_research(table: Table, actions: Actions) -> Action | None:
    """Keep the face-up research if it is on a candidate that one does not work on yet."""

    def promise(action: Action) -> float:
        if not isinstance(action, KeepResearch) or len(table.side_research) >= 3:
            return 0.0
        return table.worth(table.face_up["research"])

    return best(actions, promise)


def take_any_laboratory(table: Table, actions: Actions) -> Action | None:
    """Take a laboratory: one can't have too many, and the others can't have it."""
    return best(actions, lambda action: float(isinstance(action, TakeLaboratory)))


def collect_a_set(table: Table, actions: Actions) -> Action | None:
    """Keep a resource of a kind that one has not got."""

    def promise(action: Action) -> float:
        if not isinstance(action, KeepResource) or len(table.side_resources) >= 3:
            return 0.0
        return 1.0 if action.resource not in table.side_resources else 0.0

    return best(actions, promise)


def improve_the_hand(table: Table, actions: Actions) -> Action | None:
    """Take back a strong event, or another's hand; at worst let the others lose theirs."""

    def promise(action: Action) -> float:
        if isinstance(action, DejaVu):
            return 3.0 - BEST_EVENTS.index(action.title) / 10 if action.title in BEST_EVENTS else 0.0
        if isinstance(action, FriendlyAgencyHead):
            return 1.0
        return 0.0

    return best(actions, promise)


def block_a_laboratory(table: Table, actions: Actions) -> Action | None:
    """Put a research that finds nothing into a rival's laboratory."""

    def promise(action: Action) -> float:
        if isinstance(action, InstallResearch):
            dud = table.worth(table.face_up["research"]) == 0
            return float(dud and table.laboratories[action.laboratory]["owner"] != table.me)
        return 0.0

    return best(actions, promise)


def do_no_harm(table: Table, actions: Actions) -> Action | None:
    """Do what helps the others least: nothing at all, or taking what they may want."""

    def promise(action: Action) -> float:
        if isinstance(action, StudentProtest):
            return 1.0
        if isinstance(action, ScienceMinistryDissolved):
            return 0.9
        if isinstance(action, KeepResearch):
            return 0.8
        if isinstance(action, KeepResource):
            return 0.7
        if isinstance(action, FakeNews):
            return 0.6
        if isinstance(action, (UseResource, AssignResource)):
            return 0.5 if not table.worth(table.installed[action.research]["research"]) else 0.1
        return 0.2

    return best(actions, promise)


def at_side(table: Table, name: str) -> Card:
    """Return a research at one's side by its name."""
    return next(card for card in table.side_research if card["name"] == name)


def best(actions: Actions, promise: Callable[[Action], float]) -> Action | None:
    """Return the action that promises most; None if none promises anything."""
    found: Action | None = None
    most = 0.0
    for action in actions:
        promised = promise(action)
        if promised > most:
            most = promised
            found = action
    return found


def choose_bid(table: Table, actions: Actions) -> Action:
    """Bid high when acting first matters, low when it does not."""
    bids = sorted([action for action in actions if isinstance(action, Bid)], key=lambda bid: bid.money)
    urgency = 0
    resource = table.face_up["resource"]
    face_research = table.face_up["research"]
    laboratory = table.face_up["laboratory"]
    if resource is not None:
        if any(resource in card["research"]["lacks"] for card in table.mine()):
            urgency = 1
        at_stake = table.mine() + table.rivals()
        if any(table.finishes(resource, card["research"]) for card in at_stake):
            urgency = 2
    if face_research is not None and table.worth(face_research) and table.fits_own(face_research):
        urgency = max(urgency, 1)
    if laboratory is not None and not table.free and table.owned < ENOUGH_LABORATORIES:
        urgency = max(urgency, 2 if table.owned == 0 else 1)
    if urgency == 2:
        return bids[-1]
    if urgency == 1:
        return bids[len(bids) // 2]
    return bids[0]


def choose_discard(table: Table, actions: Actions) -> Action:
    """Give up what one wants least."""

    def regret(action: Action) -> float:
        if isinstance(action, DiscardResearch):
            research = at_side(table, action.research)
            return table.worth(research) * (4 - table.short_after_assigning(research))
        if isinstance(action, DiscardResource):
            spare = table.side_resources.count(action.resource)
            return (1.0 if table.wants(action.resource) else 0.5) / spare
        assert isinstance(action, DiscardGrant)
        return 1.0 if action.grant in BEST_EVENTS else 0.5

    return min(actions, key=regret)


Rule: TypeAlias = Callable[[Table, Actions], Action | None]

IN_TURN: Final[list[Rule]] = [
    finish_own_research,
    steal_research,
    stop_a_rival,
    look_at_a_verdict,
    feed_own_research,
    deny_the_last_resource,
    install_face_up_research,
    take_needed_laboratory,
    install_from_side,
    keep_wanted_resource,
    keep_promising_research,
    take_any_laboratory,
    improve_the_hand,
    block_a_laboratory,
    collect_a_set,
    do_no_harm,
]

WHILE_ASSIGNING: Final[list[Rule]] = [
    finish_own_research,
    install_from_side,
    feed_from_side,
]


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose the first that a priority list finds."""
    if len(actions) == 1:
        return actions[0]
    table = Table(view)
    if table.phase == "bid":
        return choose_bid(table, actions)
    if table.phase.startswith("discard"):
        return choose_discard(table, actions)
    for rule in IN_TURN if table.phase == "turn" else WHILE_ASSIGNING:
        found = rule(table, actions)
        if found is not None:
            return found
    done = [action for action in actions if isinstance(action, Done)]
    return done[0] if done else actions[rng.getrandbits(30) % len(actions)]
