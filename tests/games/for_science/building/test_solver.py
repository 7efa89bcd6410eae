"""The solver: towers for plans, and what it refuses to call a tower."""

import pytest

from serendip.games.for_science.building.design import DESIGNS, plan_of
from serendip.games.for_science.building.plan import Plan, omitting
from serendip.games.for_science.building.solver import TowerSearch, solve
from serendip.games.for_science.building.templates import templates
from serendip.games.for_science.building.trial_builds import raise_tower, rehearse, slipped, tolerance
from serendip.testing import rule
from tests.games.for_science.building.towers import GATE, GATE_POSES, card, end, front

STRAND = [card(f"brick {middle} brick", "01 12", "0", "2", "012") for middle in ("triangle", "cylinder", "half_circle")]


def demanding_front(middle: int) -> Plan:
    """A brick on a block that must show its front, on a brick."""
    plan = plan_of([(middle, False)], STRAND)
    plan.faces[1] = "front"
    return plan


@rule("FS-D2b")
def test_it_builds_from_below_and_the_judge_agrees() -> None:
    fork = card("slat cylinder triangle brick", "01 02 13 23", "0", "33", "0112")
    solution = solve(plan_of([(0, False)], [fork]))
    assert solution is not None
    assert [fork.tiers[symbol] for symbol in solution.symbols] == [0, 1, 1, 2]
    assert solution.verdict.passed
    assert solution.slack > 0.0
    assert solution.effort >= 4


@rule("FS-D2b")
def test_the_same_luck_finds_the_same_tower() -> None:
    plan = plan_of([(0, False)], STRAND)
    one, other = solve(plan, 7), solve(plan, 7)
    assert one is not None
    assert other is not None
    assert one.poses == other.poses


@rule("FS-D2b", "FS-D5")
def test_a_search_that_is_left_off_and_gone_on_with_finds_the_same_tower() -> None:
    plan, whole = plan_of([(2, False)], STRAND), solve(plan_of([(2, False)], STRAND), attempts=8)
    search, other = TowerSearch(plan, attempts=8), TowerSearch(demanding_front(0), attempts=2, effort=20)
    while not search.over or not other.over:  # now the one, now the other
        for one in (search, other):
            if not one.over:
                one.attempt()
    assert whole is not None
    assert search.solution is not None
    assert search.solution.poses == whole.poses
    assert search.solution.effort == whole.effort
    assert other.solution is None
    assert other.made == 2


@rule("FS-50")
def test_a_brick_stands_on_a_dome_but_not_on_a_tip_or_a_roller() -> None:
    assert solve(demanding_front(0), attempts=3, effort=40) is None
    assert solve(demanding_front(1), attempts=3, effort=40) is None
    assert solve(demanding_front(2), attempts=8) is not None


@rule("FS-D2b")
def test_every_step_of_a_tower_must_stand() -> None:
    beam_first = [front("slat", 0.8, 1.25), *GATE_POSES[:2]]
    assert raise_tower(GATE_POSES) is not None
    assert raise_tower(beam_first) is None


@rule("FS-D5")
def test_a_tower_bears_slips_up_to_its_tolerance() -> None:
    assert tolerance(GATE, GATE_POSES) >= 0.04
    tight = [end("brick", -0.7, 0.5), end("brick", 0.7, 0.5), front("slat", 0.35, 1.25)]
    moved = slipped(tight, 0.02)
    assert [pose.x for pose in moved] == pytest.approx([-0.72, 0.72, 0.33])
    verdict = rehearse(GATE, tight, 0.02, 1)
    assert verdict is not None
    assert verdict.passed


@rule("FS-20")
def test_templates_have_one_to_four_blocks_with_something_below_and_above_each() -> None:
    found = templates()
    assert len({template.key() for template in found}) == len(found) == 60
    for template in found:
        blocks = range(len(template.tiers))
        assert 1 <= len(blocks) <= 4
        assert all(block in template.bottom or any(upper == block for _, upper in template.lines) for block in blocks)
        assert all(block in template.top or any(lower == block for lower, _ in template.lines) for block in blocks)


def test_what_would_have_to_touch_from_the_side_is_not_found_and_breaks_nothing() -> None:
    bridged = plan_of([(number_with(2), False)], DESIGNS)
    top = max(range(len(bridged.kinds)), key=lambda symbol: bridged.heights[symbol])
    assert len(bridged.neighbours(top)) == 2
    assert solve(omitting(bridged, top), attempts=1, effort=20) is None


def number_with(supports: int) -> int:
    """The first card whose highest block rests on so many others, with nothing beside it."""
    for number, design in enumerate(DESIGNS):
        plan = plan_of([(number, False)], DESIGNS)
        top = [symbol for symbol in range(len(design.kinds)) if plan.heights[symbol] == max(plan.heights)]
        if len(top) == 1 and len(plan.neighbours(top[0])) == supports and -1 not in plan.neighbours(top[0]):
            return number
    raise AssertionError("there is none")
