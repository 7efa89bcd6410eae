"""How a sensible player plays Time Horizon: rules of thumb, from what that player may know.

A turn is a project: the best thing to do in a node within reach, be it organising an event, pushing one, or extracting
energy. The bot looks for the best project each time it is asked, and takes the next step towards it. What is not part
of a turn (choices, bets, offers, flight) has a rule of its own; read `choose` at the end first.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.bot_sight import Sight
from serendip.games.time_horizon.bot_trade import answer, is_trade
from serendip.games.time_horizon.components import ORGANISE_COST, STRONG_COST, STRONG_FORCE, WEAK_FORCE, WEAK_GAIN

Actions: TypeAlias = Sequence[Action]

RESERVE: Final = 3
"""Energy that is not spent but for a good reason."""

SELDOM_USED: Final = ("Collapse Generator", "Hole in the Box", "Lachesis Needle")
"""Artifacts that this player rather turns into energy."""


class Project:
    """Something to do in a node: what it is worth in points, and with which actions it is done there."""

    def __init__(self, node: int, worth: float, what: Callable[[Action], float]) -> None:
        self.node = node
        self.worth = worth
        self.what = what


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


def projects(sight: Sight) -> list[Project]:
    """Return what could be done in this turn in each node within reach."""
    found: list[Project] = []
    for node, steps in sight.reach.items():
        travel = steps * sight.price
        if sight.activity:
            found.append(extraction(sight, node, travel))
            if sight.event(node) is not None:
                found += contests(sight, node, travel)
        if sight.activity == 2 and sight.energy >= ORGANISE_COST + steps + RESERVE and sight.event(node) is None:
            found += organisations(sight, node, travel)
        if not sight.activity:
            found.append(Project(node, sight.outlook(node) - travel, lambda action: 0.0))
    return found


def extraction(sight: Sight, node: int, travel: float) -> Project:
    """Extract with all activity that is left."""
    worth = sight.activity * sight.gain(node) * sight.price + sight.outlook(node) - travel
    if sight.energy < 14:
        worth *= 1.3

    def what(action: Action) -> float:
        return 2.0 if isinstance(action, do.ExtractWithCollector) else float(isinstance(action, do.Extract))

    return Project(node, worth, what)


def contests(sight: Sight, node: int, travel: float) -> list[Project]:
    """Push the event of a node to the side that one likes better, hard enough to turn it or to make it safe."""
    stake = sight.stake(node)
    if stake == 0:
        return []
    side = "happens" if stake > 0 else "does not"
    found: list[Project] = []
    rest = sight.gain(node) * sight.price
    for strong in (False, True):
        for count in range(1, sight.activity + 1):
            cost = (STRONG_COST if strong else -WEAK_GAIN) * count * sight.price
            if strong and sight.energy < STRONG_COST * count + RESERVE + 1:
                continue
            push = count * (STRONG_FORCE if strong else WEAK_FORCE) * (1 if stake > 0 else -1)
            shift = abs(stake) * abs(sight.likely(node, push) - sight.likely(node, 0))
            worth = shift - cost + (sight.activity - count) * rest + sight.outlook(node) - travel
            kind = do.StrongImpact if strong else do.WeakImpact
            found.append(Project(node, worth, partial(_is_push, kind, side)))
    return found


def _is_push(kind: type[Action], side: str, action: Action) -> float:
    return float(type(action) is kind and getattr(action, "side", "") == side)


def organisations(sight: Sight, node: int, travel: float) -> list[Project]:
    """Organise each card of the hand in a free node, in the rotation that serves best."""
    found: list[Project] = []
    for card in sight.hand:
        worth, _, _ = sight.best_placement(card, node)
        worth += sight.outlook(node) - ORGANISE_COST * sight.price - travel
        found.append(Project(node, worth, partial(_is_organising, card["title"])))
    return found


def _is_organising(title: str, action: Action) -> float:
    return float(isinstance(action, do.Organise) and action.card == title)


def pursue(sight: Sight, actions: Actions) -> Action | None:
    """Take the next step towards the best project."""
    found = projects(sight)
    if not found:
        return None
    target = max(found, key=lambda project: project.worth)
    if target.node == sight.node:
        return best(actions, target.what)
    return best(actions, lambda action: _approach(sight, action, target.node))


def _approach(sight: Sight, action: Action, node: int) -> float:
    """Return more for a move that leads closer."""
    if not isinstance(action, do.Move):
        return 0.0
    return 1 / (1 + sight.steps_between(action.node, node))


def use_artifacts(sight: Sight, actions: Actions) -> Action | None:
    """Cast what helps, use it where it helps, and take the energy out of the rest."""

    def promise(action: Action) -> float:
        if isinstance(action, do.CastTangle):
            return 5.0 + (action.side == "happens") * 0.1
        if isinstance(action, do.Cast):
            return 0.0 if action.artifact in SELDOM_USED or sight.rounds_left < 1 else 4.0
        if isinstance(action, do.Stabilize):
            return sight.stabilized(action.side) - 0.4
        if isinstance(action, do.Discharge):
            return 1.0 if action.artifact in SELDOM_USED or sight.rounds_left < 2 else 0.0
        if isinstance(action, do.EmptyStorage):
            return 1.0 if sight.stored >= 15 or sight.rounds_left < 3 else 0.0
        if isinstance(action, do.Repay):
            return 1.0 if sight.energy > 25 else 0.0
        return 0.0

    return best(actions, promise)


def shoot(sight: Sight, actions: Actions) -> Action | None:
    """Shoot whoever is out by it, or is ahead; buy a gun if somebody here would be out."""

    def promise(action: Action) -> float:
        if isinstance(action, do.Attack):
            if sight.energy < 12:
                return 0.0
            worth = 3.0 if sight.falls(action.player) else 1.0 if sight.is_leader(action.player) else 0.0
            return worth - sight.far_round(action.player) if worth else 0.0
        if isinstance(action, do.Buy) and action.item == "Energy Gun" and sight.may_shoot_after_buying:
            return 2.0 if sight.energy > 24 and any(sight.falls(other) for other in sight.company) else 0.0
        return 0.0

    return best(actions, promise)


def buy(sight: Sight, actions: Actions) -> Action | None:
    """Speed early, a shield where guns are about, when there is energy to spare."""

    def promise(action: Action) -> float:
        if not isinstance(action, do.Buy) or sight.rounds_left < 6:
            return 0.0
        spare = sight.energy - sight.cost_of(action.item)
        if action.item == "Shield Generator":
            return 1.0 if sight.guns_about and spare > 20 else 0.0
        if action.item == "Accelerator":
            return 0.5 if spare > 30 and sight.level(action.item) == 0 else 0.0
        return 0.0

    return best(actions, promise)


def play_turn(sight: Sight, actions: Actions) -> Action | None:
    """Go down the list of what a turn may bring."""
    for rule in (use_artifacts, shoot, buy, pursue):
        found = rule(sight, actions)
        if found is not None:
            return found
    return best(actions, lambda action: float(isinstance(action, do.EndTurn)))


def lay_down(sight: Sight, actions: Actions) -> Action | None:
    """Finish organising: rotation and token as planned, arcs and links against the rivals."""
    card = sight.planned_card()
    if card is None:
        return best(actions, lambda action: float(isinstance(action, do.PutBack)))
    if sight.plan["kind"] == "name":
        return best(actions, lambda action: _name(sight, action))
    if sight.plan["kind"] == "link":
        return draw_links(sight, actions)
    _, rotation, side = sight.best_placement(card, sight.node)
    return best(actions, lambda action: _placing(action, rotation, side)) or best(
        actions, lambda action: float(isinstance(action, do.Place))
    )


def _placing(action: Action, rotation: int, side: str) -> float:
    return float(isinstance(action, do.Place) and action.rotation == rotation and action.side == side)


def _name(sight: Sight, action: Action) -> float:
    """Name the leader of the others where it hurts, the last where it helps."""
    if not isinstance(action, do.NameArc):
        return 0.0
    seat = sight.seat_of[action.colour]
    card = sight.planned_card()
    harmful = card is not None and card["amount"] < 0
    return 50.0 + (sight.points[seat] if harmful else -sight.points[seat]) - sight.far_round(seat)


def draw_links(sight: Sight, actions: Actions) -> Action | None:
    """Give the Logistic one backward link, then lay it down."""
    done = best(actions, lambda action: float(isinstance(action, do.Place) and action.side == "happens"))
    if done is not None:
        return done
    backward = [
        action for action in actions if isinstance(action, do.DrawLink) and sight.faces_past(sight.node, action.side)
    ]
    return max(backward, key=lambda action: (action.link == "cause", action.side)) if backward else None


def choose_event(sight: Sight, actions: Actions) -> Action | None:
    """Keep the event that would bring most."""
    return best(
        actions,
        lambda action: 10 + sight.card_worth(action.card) if isinstance(action, do.ChooseEvent) else 0.0,
    )


def swap(sight: Sight, actions: Actions) -> Action | None:
    """Swap the worst event for a clearly better one."""

    def promise(action: Action) -> float:
        if isinstance(action, do.SwapEvent):
            return sight.card_worth(action.take) - sight.card_worth(action.give)
        return 0.15

    return best(actions, promise)


def flee(sight: Sight, actions: Actions) -> Action | None:
    """Flee outwards, to where it is worth being."""

    def promise(action: Action) -> float:
        return 10 + sight.outlook(action.node) + sight.gain(action.node) * 0.05 if isinstance(action, do.Flee) else 0.0

    return best(actions, promise)


def bet(sight: Sight, actions: Actions) -> Action | None:
    """Bet on the side of the owner's token; the owner backs it if there is energy to spare."""
    tangle = sight.seen["tangle"]
    for action in actions:
        if isinstance(action, do.Bet) and action.side == tangle["token"]:
            generous = tangle["owner"] == sight.me and not sight.own["bets"] and sight.energy > 40
            return action.choose(min(action.most, 1)) if generous else action
    return None


def next_victim(sight: Sight, actions: Actions) -> Action | None:
    """Let the leader pay."""
    return best(
        actions,
        lambda action: (
            99.0 + sight.points[action.player] - sight.far_round(action.player)
            if isinstance(action, do.NextVictim)
            else 0.0
        ),
    )


def choose(view: dict[str, Plain], actions: Actions, rng: RandomBits) -> Action:
    """Choose by the rules above; by lot where none of them says anything."""
    sight = Sight(view)
    kinds = {type(action) for action in actions}
    found: Action | None = None
    if do.Refrain in kinds:
        found = best(actions, lambda action: float(isinstance(action, do.Refrain)))
    elif do.ChooseEvent in kinds:
        found = choose_event(sight, actions)
    elif do.KeepEvents in kinds:
        found = swap(sight, actions)
    elif do.Flee in kinds:
        found = flee(sight, actions)
    elif do.Bet in kinds:
        found = bet(sight, actions)
    elif do.NextVictim in kinds:
        found = next_victim(sight, actions)
    elif is_trade(kinds):
        found = answer(sight, actions)
    elif do.PutBack in kinds:
        found = lay_down(sight, actions)
    else:
        found = play_turn(sight, actions)
    return found if found is not None else actions[rng.getrandbits(30) % len(actions)]
