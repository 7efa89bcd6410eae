"""A live build: hands, gravity, sleep, and what is refused."""

from contextlib import suppress
from math import inf, nan, pi, radians

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.contacts import contacts_of
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.plan import TABLE, lying_flat
from serendip.games.for_science.building.world import BuildRefused, World
from serendip.testing import rule
from tests.games.for_science.building.towers import GATE, GATE_POSES, end, front

ME = 1
YOU = 2


def world_with(*poses: Pose, flat: bool = False) -> World:
    world = World(flat)
    for pose in poses:
        world.put(pose)
    settle(world)
    return world


def settle(world: World, seconds: float = 6.0) -> None:
    """Let time pass until all is quiet for a second, or so long."""
    for _ in range(int(seconds * 60)):
        world.step()
        if world.quiet >= 1.0:
            return


def carry(world: World, hand: int, x: float, y: float) -> None:
    world.move(hand, x, y)
    world.step(60)


def touching(world: World) -> set[tuple[int, int]]:
    return contacts_of(list(world.poses().values())).touching


@rule("FS-D1", "FS-D2")
def test_a_released_block_falls_and_comes_to_rest() -> None:
    world = World()
    brick = world.take(ME, "brick", "front", 0.0, 3.0)
    world.step(30)
    assert world.poses()[brick].y == pytest.approx(3.0), "while it is held it does not fall"
    world.release(ME)
    settle(world)
    assert world.asleep
    assert world.poses()[brick].y == pytest.approx(0.5, abs=0.001)


@rule("FS-D2", "FS-50")
def test_a_gate_is_built_by_hand_and_passes() -> None:
    world = World()
    for pose in GATE_POSES:
        world.take(ME, pose.kind, pose.silhouette, 4.0, 4.0)
        carry(world, ME, pose.x, pose.y + 1.0)
        carry(world, ME, pose.x, pose.y + 0.1)
        world.release(ME)
        settle(world)
    assert judge(GATE, list(world.poses().values()), world.quiet).passed


@rule("FS-D2")
def test_a_held_block_keeps_its_angle_and_its_grip() -> None:
    world = world_with(front("brick", 0.0, 0.5))
    world.grab(ME, 0, 0.8, 0.6)
    carry(world, ME, 2.8, 3.6)
    held = world.poses()[0]
    assert [held.x, held.y] == pytest.approx([2.0, 3.5], abs=0.001)
    assert held.angle == pytest.approx(0.0, abs=0.001)


@rule("FS-D2")
def test_a_hand_that_aims_into_a_tower_stops_at_it() -> None:
    tower = [end("brick", 0.0, 0.5 + level) for level in range(5)]
    world = world_with(*tower)
    world.take(ME, "brick", "front", 4.0, 2.5)
    carry(world, ME, -3.0, 2.5)
    world.release(ME)
    settle(world)
    for pose, stands in zip(tower, list(world.poses().values())[:5], strict=True):
        assert [stands.x, stands.y] == pytest.approx([pose.x, pose.y], abs=0.01)


@rule("FS-D2")
@given(st.floats(0.0, 1.0), st.floats(0.5, 1.5))
@settings(max_examples=12)
def test_a_block_pressed_against_another_ends_flush_beside_it(press: float, height: float) -> None:
    world = world_with(front("brick", 0.0, 0.5))
    world.take(ME, "brick", "front", 4.0, height + 0.6)
    carry(world, ME, 3.0, 0.5)
    carry(world, ME, 2.0 - press, 0.5)
    world.release(ME)
    settle(world)
    assert touching(world) == {(TABLE, 0), (TABLE, 1), (0, 1)}


@rule("FS-D2a")
@pytest.mark.parametrize("gap", [0.006, 0.01, 0.019, 0.028])
def test_a_release_closes_gaps_that_could_not_be_judged(gap: float) -> None:
    world = world_with(front("brick", 0.0, 0.5))
    world.take(ME, "brick", "front", 4.0, 0.52)
    carry(world, ME, 2.0 + gap, 0.52)
    world.release(ME)
    settle(world)
    assert touching(world) == {(TABLE, 0), (TABLE, 1), (0, 1)}


@rule("FS-D2a")
def test_a_release_leaves_clear_gaps_alone() -> None:
    world = world_with(front("brick", 0.0, 0.5))
    world.take(ME, "brick", "front", 4.0, 0.52)
    carry(world, ME, 2.05, 0.52)
    world.release(ME)
    settle(world)
    assert touching(world) == {(TABLE, 0), (TABLE, 1)}


@rule("FS-D2")
def test_a_block_turns_by_15_degrees_or_finely_by_one() -> None:
    world = World()
    slat = world.take(ME, "slat", "front", 0.0, 5.0)
    world.turn(ME, 3)
    assert world.poses()[slat].angle == pytest.approx(radians(45), abs=1e-4)
    world.turn(ME, -1, fine=True)
    assert world.poses()[slat].angle == pytest.approx(radians(44), abs=1e-4)
    world.turn(ME, 1)
    assert world.poses()[slat].angle == pytest.approx(radians(60), abs=1e-4), "coarse turns find the raster again"


@rule("FS-D1")
def test_flipping_shows_the_other_silhouette_and_back() -> None:
    world = World()
    block = world.take(ME, "half circle")
    world.flip(ME)
    assert world.poses()[block].silhouette == "end"
    world.flip(ME)
    assert world.poses()[block].silhouette == "front"


@rule("FS-D2")
def test_without_room_a_block_is_neither_turned_nor_flipped() -> None:
    world = world_with(end("brick", -1.2, 0.5), end("brick", 1.2, 0.5))
    world.take(ME, "slat", "end", 0.0, 0.6)
    with pytest.raises(BuildRefused, match="no room to flip"):
        world.flip(ME)
    with pytest.raises(BuildRefused, match="no room for a block"):
        world.take(YOU, "brick", "front", 0.0, 0.5)
    assert world.poses()[2].silhouette == "end"


@rule("FS-D2")
def test_keys_nudge_a_held_block_by_two_hundredths() -> None:
    world = World()
    block = world.take(ME, "cylinder", "end", 0.0, 3.0)
    world.nudge(ME, 5, -10)
    world.step(30)
    assert [world.poses()[block].x, world.poses()[block].y] == pytest.approx([0.1, 2.8])


@rule("FS-72")
def test_a_second_hand_may_hold_what_would_fall() -> None:
    world = world_with(end("brick", 0.0, 0.5))
    over = world.take(ME, "brick", "front", 0.8, 1.6)
    world.step(5)
    world.release(ME)
    world.grab(YOU, over, 0.8, 1.5)
    world.step(120)
    assert world.poses()[over].y == pytest.approx(1.5, abs=0.12)
    assert world.quiet == 0.0, "what is held is not judged"
    world.release(YOU)
    settle(world)
    assert world.poses()[over].y < 1.3


@rule("FS-D2")
def test_lifting_a_block_takes_along_what_rests_on_it() -> None:
    world = world_with(front("brick", 0.0, 0.5), end("brick", 0.0, 1.5))
    world.grab(ME, 0, 0.0, 0.5)
    world.move(ME, 0.0, 2.0)
    world.step(120)
    low, high = world.poses().values()
    assert low.y > 1.5
    assert high.y == pytest.approx(low.y + 1.0, abs=0.02)


@rule("FS-51", "FS-D2")
def test_what_falls_off_the_table_is_told_and_goes_back() -> None:
    world = World()
    block = world.take(ME, "cylinder", "end", 8.9, 2.0)
    world.step(5)
    world.release(ME)
    fallen: list[int] = []
    for _ in range(300):
        fallen = world.step()
        if fallen:
            break
    assert fallen == [block]
    world.remove(block)
    assert world.poses() == {}
    assert world.clear() == []


@rule("FS-D2a")
@pytest.mark.parametrize("offset", [0.005, 0.01, 0.02, 0.05, 0.1])
def test_a_slowly_toppling_tower_never_passes(offset: float) -> None:
    """A brick stands on a brick with its weight just beyond the edge: whenever it is quiet it does not stand there."""
    world = World()
    poses = [end("brick", 0.0, 0.5), front("brick", 0.5 + offset, 2.0, 90)]
    for pose in poses:
        world.put(pose)
    tower = GATE.copy()
    tower.kinds = ["brick", "brick"]
    tower.faces = ["", ""]
    tower.rewarded = [False, False]
    tower.lines = {(TABLE, 0), (0, 1)}
    for _ in range(600):
        world.step()
        assert not judge(tower, list(world.poses().values()), world.quiet).passed
    assert world.asleep


@rule("FS-D2a")
def test_nothing_can_be_balanced_on_a_tip_by_hand() -> None:
    world = world_with(front("triangle", 0.0, 1 / 3))
    brick = world.take(ME, "brick", "end", 0.0, 2.5)
    world.move(ME, 0.0, 1.51)
    world.step(60)
    world.release(ME)
    settle(world)
    assert world.poses()[brick].y < 1.2


@rule("FS-D2")
def test_the_same_doings_give_the_same_poses_bit_for_bit() -> None:
    def play() -> list[float]:
        world = World()
        for number, kind in enumerate(KINDS * 2):
            world.take(ME, kind, "front" if number % 2 else "end", 0.3 * number - 1.5)
            world.turn(ME, number)
            world.move(ME, 0.1 * number, 3.0)
            world.step(20)
            world.release(ME)
            world.step(17)
        return [number for block in world.blocks.values() for number in (*block.body.position, block.body.angle)]

    assert play() == play()


@rule("FS-92")
def test_lying_flat_blocks_stay_where_they_are_put() -> None:
    world = world_with(*GATE_POSES, flat=True)
    assert world.asleep
    assert judge(lying_flat(GATE), list(world.poses().values()), world.quiet, flat=True).passed
    world.take(ME, "brick", "end", 0.0, -4.0)
    carry(world, ME, -0.7, -1.0)
    carry(world, ME, -0.7, 3.0)
    world.release(ME)
    settle(world)
    assert (0, 3) in contacts_of(list(world.poses().values()), flat=True).touching
    assert world.poses()[0].y == pytest.approx(0.5, abs=0.01), "and nothing is pushed there either"


@rule("FS-D2")
def test_grabbing_what_is_not_there_or_not_free_is_refused() -> None:
    world = world_with(front("brick", 0.0, 0.5))
    with pytest.raises(BuildRefused, match="no block 7"):
        world.grab(ME, 7, 0.0, 0.0)
    for doing in (world.release, world.flip, lambda hand: world.move(hand, 0, 0), lambda hand: world.turn(hand, 1)):
        with pytest.raises(BuildRefused, match="holds no block"):
            doing(ME)
    world.grab(ME, 0, 0.0, 0.5)
    with pytest.raises(BuildRefused, match="somebody else"):
        world.grab(YOU, 0, 0.0, 0.5)
    with pytest.raises(BuildRefused, match="release it first"):
        world.take(ME, "brick")


@rule("FS-D2")
@pytest.mark.parametrize("bad", [nan, inf, -inf])
def test_places_that_are_none_are_refused(bad: float) -> None:
    world = World()
    block = world.take(ME, "brick")
    before = world.poses()[block]
    with pytest.raises(BuildRefused, match="two ordinary numbers"):
        world.move(ME, bad, 0.0)
    world.step(10)
    assert world.poses()[block] == before


@rule("FS-D2")
def test_a_hand_stays_in_the_world_and_hundreds_of_moves_are_one() -> None:
    world = World()
    block = world.take(ME, "brick")
    for number in range(500):
        world.move(ME, 1e12 if number % 2 else -1e12, 1e12)
    world.step(120)
    assert world.poses()[block].x == pytest.approx(9.0)
    assert world.poses()[block].y == pytest.approx(16.0)


@rule("FS-D2")
def test_unknown_kinds_silhouettes_and_huge_turns_are_refused() -> None:
    world = World()
    with pytest.raises(BuildRefused, match="the kinds are brick"):
        world.take(ME, "sphere")
    with pytest.raises(BuildRefused, match="its front or its end"):
        world.take(ME, "brick", "back")
    world.take(ME, "brick")
    with pytest.raises(BuildRefused, match="at most 24"):
        world.turn(ME, 25)
    with pytest.raises(BuildRefused, match="at most a hundred"):
        world.nudge(ME, 101, 0)
    with pytest.raises(BuildRefused, match="ordinary number"):
        world.put(Pose("brick", "front", 0.0, 5.0, nan))


@rule("FS-51")
def test_a_world_holds_no_more_than_36_blocks() -> None:
    world = World()
    for number in range(36):
        world.put(end("brick", -7.0 + 1.2 * (number % 12), 0.5 + number // 12))
    with pytest.raises(BuildRefused, match="only 36 blocks"):
        world.take(ME, "brick")


doings = st.lists(
    st.tuples(
        st.sampled_from(["take", "grab", "move", "turn", "flip", "nudge", "release", "remove", "step"]),
        st.integers(0, 3),
        st.integers(-3, 6),
        st.floats(-12, 12),
        st.floats(-3, 18),
    ),
    max_size=60,
)


@rule("FS-D2")
@settings(max_examples=25)
@given(doings)
def test_whatever_hands_do_the_world_goes_on(wishes: list[tuple[str, int, int, float, float]]) -> None:
    world = World()
    for what, hand, number, x, y in wishes:
        with suppress(BuildRefused):
            wish(world, what, hand, number, x, y)
        for pose in world.poses().values():
            assert -20 < pose.x < 20
            assert -20 < pose.y < 40
            assert -pi <= pose.angle <= pi + 1e-5
    assert len(world.hands) <= len(world.blocks)


def wish(world: World, what: str, hand: int, number: int, x: float, y: float) -> None:
    """Do one of all things that a hand can do."""
    if what == "take":
        world.take(hand, KINDS[number % 6], x=x, y=y)
    elif what == "grab":
        world.grab(hand, number, x, y)
    elif what == "move":
        world.move(hand, x, y)
    elif what == "turn":
        world.turn(hand, number)
    elif what == "nudge":
        world.nudge(hand, number, -number)
    elif what == "remove":
        world.remove(number)
    elif what == "flip":
        world.flip(hand)
    elif what == "release":
        world.release(hand)
    else:
        for lost in world.step(10):
            world.remove(lost)
