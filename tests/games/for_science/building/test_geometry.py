"""Gaps between blocks and how far they can go, by exact geometry."""

from math import hypot, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.games.for_science.building.blocks import KINDS, SILHOUETTES, Pose, gap_between, solid
from serendip.games.for_science.building.geometry import APART
from serendip.games.for_science.building.travel import drop, travel
from tests.games.for_science.building.towers import end, front

near = st.floats(-2.5, 2.5)
poses = st.builds(Pose, st.sampled_from(KINDS), st.sampled_from(SILHOUETTES), near, near, st.floats(-pi, pi))


def gap(a: Pose, b: Pose) -> float:
    return gap_between(solid(a), solid(b))


def test_the_gap_between_faces_corners_and_discs() -> None:
    assert gap(end("brick", 0, 0), end("brick", 1.25, 0.3)) == pytest.approx(0.25)
    assert gap(end("brick", 0, 0), end("brick", 1.3, 1.4)) == pytest.approx(0.5)
    assert gap(front("cylinder", 0, 0), front("cylinder", 3, 4)) == pytest.approx(4.0)
    assert gap(front("cylinder", 0, 0), end("brick", 1.5, 0)) == pytest.approx(0.5)
    assert gap(front("cylinder", 0, 0), end("brick", 1.5, 1.5)) == pytest.approx(hypot(1, 1) - 0.5)


def test_an_overlap_is_as_deep_as_the_shortest_way_apart() -> None:
    assert gap(end("brick", 0, 0), end("brick", 0.9, 0.2)) == pytest.approx(-0.1)
    assert gap(front("cylinder", 0, 0), front("cylinder", 0.0, 0.7)) == pytest.approx(-0.3)
    assert gap(front("cylinder", 0, 0), end("brick", 0.8, 0)) == pytest.approx(-0.2)


def test_a_cylinder_fits_into_the_opening_of_a_bridge() -> None:
    bridge = solid(front("bridge", 0, 0))
    inside = front("cylinder", 0, bridge.bottom)
    assert 0 > gap_between(bridge, solid(inside)) > -0.005
    assert gap_between(bridge, solid(inside._replace(y=bridge.bottom - 0.1))) > 0


@given(poses, poses)
def test_a_gap_is_the_same_both_ways_and_in_the_mirror(a: Pose, b: Pose) -> None:
    assert gap(a, b) == pytest.approx(gap(b, a), abs=1e-9)
    assert gap(a, b) == pytest.approx(gap(a.mirrored(), b.mirrored()), abs=1e-9)


@given(poses, poses, near, near, st.floats(-pi, pi))
def test_moving_both_changes_no_gap(a: Pose, b: Pose, x: float, y: float, angle: float) -> None:
    from math import cos, sin

    def moved(pose: Pose) -> Pose:
        c, s = cos(angle), sin(angle)
        return pose._replace(x=x + c * pose.x - s * pose.y, y=y + s * pose.x + c * pose.y, angle=pose.angle + angle)

    assert gap(a, b) == pytest.approx(gap(moved(a), moved(b)), abs=1e-9)


@given(poses, poses, st.floats(0.0, 0.05))
def test_looking_only_so_far_finds_the_same_near_gaps(a: Pose, b: Pose, beyond: float) -> None:
    whole = gap(a, b)
    found = gap_between(solid(a), solid(b), beyond)
    if whole <= beyond:
        assert found == pytest.approx(whole, abs=1e-12)
    else:
        assert found > beyond


@given(poses, poses)
def test_a_gap_is_the_distance_of_no_two_points_at_most(a: Pose, b: Pose) -> None:
    one, other = solid(a), solid(b)
    corners = [hypot(x - u, y - v) for p in one.parts for x, y in p.corners for q in other.parts for u, v in q.corners]
    assert gap(a, b) <= min(corners, default=APART) + 1e-9


@given(poses, st.floats(-2, 2), st.sampled_from(KINDS), st.sampled_from(SILHOUETTES), st.floats(-pi, pi))
def test_a_block_that_has_dropped_touches_and_does_not_overlap(
    below: Pose, x: float, kind: str, silhouette: str, angle: float
) -> None:
    falling = Pose(kind, silhouette, x, 10.0, angle)
    fall = drop(solid(falling), solid(below))
    if fall < APART:
        landed = falling._replace(y=10.0 - fall)
        # Shapes that overlap by less than a thousandth, seen from above, slide past each other.
        assert abs(gap(landed, below)) <= 0.05
        assert gap(landed._replace(y=landed.y + 0.5), below) > 0


def test_how_far_a_block_can_go() -> None:
    brick = solid(end("brick", 0, 0))
    assert travel(brick, solid(end("brick", 3, 0.2)), 1.0, 0.0) == pytest.approx(2.0)
    assert travel(brick, solid(end("brick", 3, 0.2)), -1.0, 0.0) == APART
    assert travel(brick, solid(end("brick", 3, 1.2)), 1.0, 0.0) == APART
    assert travel(solid(front("cylinder", 0, 0)), solid(front("cylinder", 0, -3)), 0.0, -1.0) == pytest.approx(2.0)
    assert travel(solid(front("cylinder", 0.5, 0)), solid(front("cylinder", 0, -3)), 0.0, -1.0) == pytest.approx(
        3.0 - sqrt(0.75)
    )


@given(poses, poses, near)
def test_a_block_that_is_shifted_aside_drops_as_if_it_had_been_there(a: Pose, b: Pose, aside: float) -> None:
    falling = a._replace(y=20.0)
    there = drop(solid(falling._replace(x=falling.x + aside)), solid(b))
    assert drop(solid(falling), solid(b), aside) == pytest.approx(there, abs=1e-3)
