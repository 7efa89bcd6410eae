"""Rules of thumb for building: what is worth it, which block comes next, and when to check."""

from collections.abc import Sequence
from math import gcd
from typing import Any, Final

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.columns import column_at
from serendip.games.for_science.bot.design import least_missed
from serendip.games.for_science.bot.towers import PATIENCE, buildable, tower
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.plain_plan import read_plan
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.cards.mutations import change_plan
from serendip.games.for_science.columns import ANY, fitting, write_cards
from serendip.games.for_science.components import MUTATION_NUMBER, MUTATIONS, WORKSHOP_LENGTH, Mutation
from serendip.games.for_science.poses import write_poses
from serendip.games.for_science.rules.plans import as_drawn

FUMBLE: Final = 12
"""One in so many checks comes too early: a block is not quite where it should be."""

LONGEST_WAIT: Final = 12.0
"""For so many seconds a bot waits for a block that somebody else has."""

OTHER_WAYS: Final = 3
"""So many other arrangements of a Design a bot looks at before it gives one of its cards up."""

GLANCE: Final = 2
"""So many attempts each of them is worth: what can be built is mostly found in the first or second."""

REST: Final = 1500
"""How long a bot waits before it has a build checked, in thousandths of a second."""


def plan_of(build: dict[str, Any]) -> Plan:
    """Return what a build in a view must be."""
    return read_plan({**build["plan"], "rewarded": build["plan"]["marked"]})


def poses_for(view: dict[str, Any], build: dict[str, Any]) -> list[Pose] | None:
    """Return how a bot would build it, block by block; [] if it does not know, None: not yet."""
    plan = plan_of(build)
    poses = tower(plan, tuple(column_at(view, build["place"])))
    if poses == [] and build["excused"]:
        # What is ignored may also stand where it would have stood.
        poses = tower_at(view, build["place"])
        return [] if poses and not judge(plan, poses, REST / 1000, build["flat"]).passed else poses
    return poses


def known_check(view: dict[str, Any]) -> Action | None:
    """Return the check of the seat's own build with the poses that a bot knows; None if it has not all the blocks."""
    for build in view["builds"]:
        if view["seat"] in (build["builder"], build["second"]) and any(build["blocks"].values()):
            poses = poses_for(view, build) or []
            wanted = [pose.kind for pose in poses]
            fits = all(wanted.count(kind) == build["blocks"][kind] for kind in KINDS)
            return do.CheckBuild(write_poses(poses), REST) if poses and fits else None
    return None


def next_of_build(
    view: dict[str, Any],
    build: dict[str, Any],
    actions: Sequence[Action],
    rng: RandomBits,
    people: Sequence[int] = (),
) -> Action | None:
    """Return the next move of a builder: a block, a check, or giving up what can't be built."""
    takes = {action.block: action for action in actions if isinstance(action, do.TakeBlock)}
    back = {action.block: action for action in actions if isinstance(action, do.ReturnBlock)}
    checks = [action for action in actions if isinstance(action, do.CheckBuild)]
    tear_down = next((action for action in actions if isinstance(action, do.TearDown)), None)
    held = build["blocks"]
    if not takes and not checks:
        # The hand is at the bench, if anywhere, and knows how: here one only sees whether it should go on.
        if tear_down is None:
            return None
        known = buildable(plan_of(build), tuple(column_at(view, build["place"])))
        missing = lacking(build["plan"]["kinds"], held)
        return tear_down if known is False else yield_to_others(view, build, missing, actions, people)
    poses = poses_for(view, build)
    if not poses:
        return None if poses is None else tear_down
    wanted = [pose.kind for pose in poses]
    for kind in KINDS:
        if held[kind] > wanted.count(kind) and kind in back:
            return back[kind]
    missing = lacking(wanted, held)
    for kind in missing:
        if kind in takes:
            return takes[kind]
    if missing:
        return yield_to_others(view, build, missing, actions, people)
    if not checks:
        return None
    if rng.getrandbits(20) % FUMBLE == 0 and len(poses) > 1:
        poses[-1] = poses[-1]._replace(y=poses[-1].y + 0.1)
    return do.CheckBuild(write_poses(poses), REST)


def lacking(wanted: Sequence[str], held: dict[str, int]) -> list[str]:
    """Return the kinds of the blocks that are still to come, in their order."""
    seen = dict.fromkeys(KINDS, 0)
    missing: list[str] = []
    for kind in wanted:
        seen[kind] += 1
        if seen[kind] > held[kind]:
            missing.append(kind)
    return missing


def yield_to_others(
    view: dict[str, Any],
    build: dict[str, Any],
    missing: list[str],
    actions: Sequence[Action],
    people: Sequence[int] = (),
) -> Action | None:
    """Tear down what lacks a block that another build has, if that one goes first: somebody must.

    A person's build goes first, then the one that is further. Nobody waits for ever for a block: whoever has lacked one
    for a while gives the others back, too.
    """
    if not missing or any(view["pool"][kind] for kind in missing):
        return None

    def goes_first(other: dict[str, Any]) -> tuple[bool, int, int]:
        return other["builder"] in people, sum(other["blocks"].values()), -other["builder"]

    rivals = [
        other
        for other in view["builds"]
        if other is not build and not other["passed"] and any(other["blocks"][kind] for kind in missing)
    ]
    waited = view["clock"] - view["players"][build["builder"]]["acted_at"]
    if waited < LONGEST_WAIT and not any(goes_first(other) > goes_first(build) for other in rivals):
        waiting = [action for action in actions if isinstance(action, do.Think)]
        return waiting[0].choose(2) if waiting else None
    return next((action for action in actions if isinstance(action, do.TearDown)), None)


def worth_building(
    view: dict[str, Any],
    seat: int,
    starts: list[do.StartBuild],
    verifications: list[do.VerifyDesign],
    left_to_others: int = 0,
) -> Action | None:
    """Return a Cure to build or to Verify, else research that is as long as it will get.

    Of the Cures that nobody builds so many are left to others.
    """
    places = {action.place: action for action in starts}
    built = [build["place"] for build in view["builds"]]
    free = [lab["place"] for lab in view["labs"] if lab["verified"] and lab["place"] not in built]
    for place in free[left_to_others:]:
        if place in places and can_be_built(view, place):
            return places[place]
    for action in verifications:
        if buildable_at(view, action.place):
            return action
    for workshop in view["workshops"]:
        place = workshop["place"]
        long_enough = len(workshop["column"]) >= WORKSHOP_LENGTH - 1
        if workshop["owner"] == seat and place in places and long_enough and can_be_built(view, place):
            return places[place]
    return None


def mutations_at(view: dict[str, Any], place: str) -> list[Mutation]:
    """Return the Mutations that are on a place; Workshops have none."""
    for lab in view["labs"]:
        if lab["place"] == place:
            names = [card["name"] for card in (lab["mutation"], view["universal"]) if card is not None]
            return [MUTATIONS[MUTATION_NUMBER[name]] for name in names]
    return []


def plan_at(view: dict[str, Any], place: str, column: Sequence[int] | None = None) -> Plan:
    """Return what a build at a place would have to be, Mutations and all; with another column if one is given."""
    found = mutations_at(view, place)
    on_its_head = sum([mutation.upside_down for mutation in found]) % 2 == 1
    plan = as_drawn(tuple(column_at(view, place) if column is None else column), on_its_head).plan
    for mutation in found:
        change_plan(mutation, plan)
    return plan


def tower_at(view: dict[str, Any], place: str) -> list[Pose] | None:
    """Return a tower for the Design at a place; [] if none is known, None: not yet."""
    cards = tuple(column_at(view, place))
    return tower(plan_at(view, place, cards), cards) if cards else []


def buildable_at(
    view: dict[str, Any], place: str, column: Sequence[int] | None = None, attempts: int = PATIENCE[0]
) -> bool | None:
    """Say whether a tower is known for the Design at a place, or for another one there; None: not known yet."""
    cards = tuple(column_at(view, place) if column is None else column)
    return buildable(plan_at(view, place, cards), cards, attempts) if cards else False


def lacks(build: dict[str, Any], kind: str) -> int:
    """Return how many blocks of a kind a build still needs."""
    wanted: int = build["plan"]["kinds"].count(kind)
    return max(0, wanted - int(build["blocks"][kind]))


def can_be_built(view: dict[str, Any], place: str) -> bool:
    """Say whether there are blocks for a Design, those aside that other builds still need, and a tower is known."""
    free = dict(view["pool"])
    for build in view["builds"]:
        if not build["passed"]:
            for kind in KINDS:
                free[kind] -= lacks(build, kind)
    wanted = plan_at(view, place).kinds
    return all(wanted.count(kind) <= free[kind] for kind in KINDS) and bool(buildable_at(view, place))


def hopeless(view: dict[str, Any], rearranged: list[do.Arrange], wastes: list[do.WasteDesign]) -> Action | None:
    """Return what to do with a complete Design for which there is no tower: another order, or less of it.

    None: nothing is hopeless, or that is not known yet.
    """
    built = [build["place"] for build in view["builds"]]
    for lab in view["labs"]:
        place = lab["place"]
        complete = (lab["complete"] or lab["verified"]) and place not in built
        if not complete or buildable_at(view, place) is not False:
            continue
        way = column = column_at(view, place)
        for _ in range(OTHER_WAYS if any(action.place == place for action in rearranged) else 0):
            way = [*quite_another(way)]
            if way == column:
                break
            found = buildable_at(view, place, way, GLANCE)
            if found is None:
                return None
            if found:
                return do.Arrange(place, write_cards(tuple(way)))
        own = [action for action in wastes if action.place == place]
        return least_missed(lab, column, own) if own else None
    return None


def quite_another(column: list[int]) -> tuple[int, ...]:
    """Return another arrangement of a Design for which all connects, far from this one in their order.

    Neighbours in that order share their lower cards, and what can't be built is mostly wrong from below. Taken again
    and again, the step goes through all arrangements.
    """
    ways = fitting(tuple(sorted([card // 2 for card in column])), ANY)
    step = next(step for step in range(2 * len(ways) // 5 + 1, len(ways) + 2) if gcd(step, len(ways)) == 1)
    return ways[(ways.index(tuple(column)) + step) % len(ways)]
