"""The best thing to do in a turn: organising an event, pushing one, or extracting energy in a node within reach."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.components import (
    ORGANISE_COST,
    STRONG_COST,
    STRONG_FORCE,
    WEAK_FORCE,
    WEAK_GAIN,
)
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.offerings import (
    EXTRACT,
    EXTRACT_WITH_COLLECTOR,
    ORGANISE,
    STRONG_IMPACT,
    WEAK_IMPACT,
)

Actions: TypeAlias = Sequence[Action]

RESERVE: Final = 3
"""Energy that is not spent but for a good reason."""


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


def best_project(situation: Situation, places: Iterable[tuple[int, int]]) -> Project:
    """Return the best of what could be done in this turn in each of some places, so many steps away."""
    found = Project()
    organising = situation.activity == 2
    arcs = [situation.arcs(card) for card in situation.state.hands[situation.me]] if organising else []
    for node, steps in places:
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
    target = best_project(situation, situation.reach())
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
