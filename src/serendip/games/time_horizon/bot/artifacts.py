"""How a sensible player uses artifacts: each is cast where it beats its own energy, and used where it pays."""

from typing import Final

from serendip.core.action import Action
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.bot.projects import RESERVE, Actions, Project, best, best_project
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.cards.hole_in_the_box import tension_step
from serendip.games.time_horizon.cards.lachesis_needle import targets
from serendip.games.time_horizon.cards.using import of_kind
from serendip.games.time_horizon.components import HOLE, MOST_TENSION, NEEDLE_STRENGTH, ORGANISE_COST
from serendip.games.time_horizon.continuum import FAR, NODES
from serendip.games.time_horizon.offerings import JUMP, LINK_NAMES
from serendip.games.time_horizon.state import EMPTY, HAPPENED

FIRST_STITCH: Final = 0.3
"""What the first link of a Needle must bring, so that casting it is better than the energy in it."""

STITCH: Final = 0.1
"""What a later one must bring."""

FIRST_JUMP: Final = 0.5
JUMP_WORTH: Final = 0.25
"""The same of a Collapse Generator: how much better it must be where only a jump leads."""

STRETCH: Final = 5
"""In so many last rounds what is borrowed need not be repaid, if the Hole holds until the end."""

LIGHT_DEBT: Final = 11
"""A debt that the Hole bears for long."""

RICH: Final = 30
"""Energy with which debts are repaid."""


def use_artifacts(situation: Situation, actions: Actions) -> Action | None:
    """Cast what helps, use it where it helps, and take the energy out of the rest."""

    def promise(action: Action) -> float:
        if isinstance(action, do.CastTangle):
            return 5.0 + (action.side == "happens") * 0.1
        if isinstance(action, do.Cast):
            return 4.0 if is_worth_casting(situation, action.artifact) else 0.0
        if isinstance(action, do.ThreadNeedle):
            return best_stitch(situation) - STITCH
        if isinstance(action, do.OpenCollapse):
            return jump_gain(situation) - JUMP_WORTH
        if isinstance(action, do.Borrow):
            return 3.0 if loan(situation, action.most) else 0.0
        if isinstance(action, do.Stabilize):
            return situation.stabilized(action.side) - 0.4
        if isinstance(action, do.Discharge):
            return 0.0 if is_worth_keeping(situation, action.artifact) else 1.0
        if isinstance(action, do.EmptyStorage):
            return 1.0 if situation.state.stored[situation.me] >= 15 or situation.rounds_left < 3 else 0.0
        if isinstance(action, do.Repay):
            return 1.0 if repayment(situation, action.most) else 0.0
        return 0.0

    found = best(actions, promise)
    if isinstance(found, do.Borrow):
        return found.choose(loan(situation, found.most))
    if isinstance(found, do.Repay):
        return found.choose(repayment(situation, found.most))
    return found


def is_worth_casting(situation: Situation, artifact: str) -> bool:
    """Say whether an artifact does more on the table than its energy would."""
    if artifact == "Lachesis Needle":
        return situation.rounds_left >= 2 and best_stitch(situation) > FIRST_STITCH
    if artifact == "Collapse Generator":
        return situation.rounds_left >= 2 and jump_gain(situation) > FIRST_JUMP
    if artifact == "Hole in the Box":
        return situation.rounds_left >= 3
    return situation.rounds_left >= 1


def is_worth_keeping(situation: Situation, artifact: str) -> bool:
    """Say whether an artifact in hand is kept for later: a use may come for it while there is time."""
    soon = artifact in ("Lachesis Needle", "Collapse Generator")
    return situation.rounds_left >= (9 if soon else 2)


def stitch(situation: Situation, node: int, kind: int) -> float:
    """Return what a Needle's link from one's own node to another would change for oneself."""
    state = situation.state
    expected = state.expected[situation.node]
    if expected == EMPTY or state.event[node] < 0:
        return 0.0
    push = kind * NEEDLE_STRENGTH if expected == HAPPENED else -kind * NEEDLE_STRENGTH
    return situation.stake(node) * situation.shift(node, push)


def best_stitch(situation: Situation) -> float:
    """Return what the best link from here would bring."""
    if not 0 <= situation.node < NODES:
        return 0.0
    within_reach = targets(situation.state, situation.me)
    return max([stitch(situation, node, kind) for node in within_reach for kind in LINK_NAMES], default=0.0)


def sew(situation: Situation, actions: Actions) -> Action | None:
    """Sew the link that brings most, or put the Needle back."""
    kinds: dict[str, int] = {name: kind for kind, name in LINK_NAMES.items()}

    def promise(action: Action) -> float:
        if isinstance(action, do.Sew):
            return stitch(situation, action.node, kinds[action.link])
        return STITCH / 2 if isinstance(action, do.PutBack) else 0.0

    return best(actions, promise)


def beyond_reach(situation: Situation) -> Project:
    """Return the best of what could be done in this turn where only a jump leads."""
    near = {node for node, _ in situation.reach()}
    return best_project(situation, [(node, 1) for node in range(situation.state.now, NODES) if node not in near])


def jump_gain(situation: Situation) -> float:
    """Return how much better the best project beyond reach is than the best one within it."""
    if not situation.activity or situation.energy <= RESERVE:
        return 0.0
    return beyond_reach(situation).worth - best_project(situation, situation.reach()).worth


def jump(situation: Situation, actions: Actions) -> Action | None:
    """Jump to where it is best, or put the Generator back."""
    target = JUMP[beyond_reach(situation).node]
    if situation.node != FAR and jump_gain(situation) <= JUMP_WORTH / 2:
        return best(actions, lambda action: float(isinstance(action, do.PutBack)))
    return target if target in actions else None


def holds(situation: Situation, debt: int) -> bool:
    """Say whether the Hole bears a debt until the end of the game."""
    artifact = of_kind(situation.state.cast_artifacts[situation.me], HOLE)
    tension = situation.state.tension[artifact] if artifact >= 0 else 0
    return tension + tension_step(debt) * (situation.rounds_left + 1) <= MOST_TENSION


def owed(situation: Situation) -> int:
    """Return one's debt."""
    artifact = of_kind(situation.state.cast_artifacts[situation.me], HOLE)
    return situation.state.debt[artifact] if artifact >= 0 else 0


def loan(situation: Situation, most: int) -> int:
    """Return how much to borrow: what need never be repaid, or what an event lacks, while the debt stays light."""
    debt = owed(situation)
    if situation.rounds_left < STRETCH and situation.energy < ORGANISE_COST * (situation.rounds_left + 1):
        for number in range(most, 0, -1):
            if holds(situation, debt + number):
                return number
    lacks = ORGANISE_COST + RESERVE + 2 - situation.energy
    if situation.activity == 2 and 0 < lacks <= most and debt + lacks <= LIGHT_DEBT and holds_a_while(situation):
        return lacks
    return 0


def holds_a_while(situation: Situation) -> bool:
    """Say whether there is time enough to repay what is borrowed now."""
    artifact = of_kind(situation.state.cast_artifacts[situation.me], HOLE)
    return artifact >= 0 and situation.state.tension[artifact] <= MOST_TENSION // 2


def repayment(situation: Situation, most: int) -> int:
    """Return how much of the debt to repay: all that one can spare, unless the Hole bears it until the end."""
    if holds(situation, owed(situation)):
        return 0
    if situation.energy > RICH or not holds_a_while(situation):
        return max(0, min(most, situation.energy - RESERVE - 1))
    return 0
