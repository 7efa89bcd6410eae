"""The bench of a table: builds that share a pool, whatever hands wish for."""

from base64 import b64decode
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.bench import BuildingBench
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.film import read_film
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.plain_plan import plain_column
from serendip.games.for_science.building.proofs import proof_of
from serendip.testing import rule

ONE, OTHER = "alpha:0", "alpha:1"


def bench(**plan: Any) -> BuildingBench:
    found = BuildingBench()
    for build in (ONE, OTHER):
        found.open(build, {**plain_column([(2, False)]), **plan})
    return found


def run(found: BuildingBench, ticks: int) -> None:
    for tick in range(ticks):
        found.step()
        if tick % 2:
            found.news()


def in_all(found: BuildingBench) -> dict[str, int]:
    """How many blocks of each kind there are, in the pool and in builds."""
    count = dict(found.pool.left)
    for build in found.builds.values():
        for block in build.world.blocks.values():
            count[block.kind] += 1
    return count


coordinate = st.floats(-30, 30) | st.sampled_from([0.0, 1e6, -1e6])
wishes = st.one_of(
    st.builds(lambda kind, x: {"do": "take", "kind": kind, "x": x}, st.sampled_from([*KINDS, "elephant"]), coordinate),
    st.builds(lambda block, x: {"do": "grab", "block": block, "x": x, "y": 1.0}, st.integers(-1, 6), coordinate),
    st.builds(lambda right, up: {"do": "nudge", "right": right, "up": up}, st.integers(-200, 200), st.integers(-9, 9)),
    st.builds(lambda steps: {"do": "turn", "steps": steps}, st.integers(-30, 30)),
    st.sampled_from([{"do": what} for what in ("flip", "lower", "release", "away", "clear", "show", "fly")]),
)


@rule("FS-51")
@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from([ONE, OTHER]), st.integers(0, 1), wishes, st.integers(0, 12)), max_size=25))
def test_no_wish_makes_or_loses_a_block(deeds: list[tuple[str, int, dict[str, Any], int]]) -> None:
    found = bench()
    for build, hand, wish, ticks in deeds:
        with suppress(SerendipError):
            found.wish(build, hand, wish)
        run(found, ticks)
        assert in_all(found) == dict.fromkeys(KINDS, 6)
    for build in (ONE, OTHER):
        found.close(build)
    assert found.pool.left == dict.fromkeys(KINDS, 6)


@rule("FS-81")
def test_block_by_block_hands_alternate() -> None:
    found = bench(turns=True)
    found.wish(ONE, 0, {"do": "take", "kind": "brick"})
    found.wish(ONE, 0, {"do": "release"})
    with pytest.raises(SerendipError, match="another hand"):
        found.wish(ONE, 0, {"do": "take", "kind": "brick"})
    found.wish(ONE, 1, {"do": "take", "kind": "brick"})


def test_a_hand_holds_one_block_in_all_builds() -> None:
    found = bench()
    found.wish(ONE, 0, {"do": "take", "kind": "brick"})
    with pytest.raises(SerendipError, match="release it first"):
        found.wish(OTHER, 0, {"do": "take", "kind": "brick"})


def test_a_quick_hand_lets_go_where_it_aimed() -> None:
    found = bench()
    found.wish(ONE, 0, {"do": "take", "kind": "brick", "x": -6.0, "y": 4.0})
    found.aim(ONE, 0, 6.0, 0.55)
    found.wish(ONE, 0, {"do": "release"})
    run(found, 90)
    assert next(iter(found.builds[ONE].world.poses().values())).x == pytest.approx(6.0, abs=0.01)


def test_whoever_leaves_takes_the_hand_along_and_the_builds_of_their_own() -> None:
    found = bench()
    found.wish(OTHER, 0, {"do": "take", "kind": "brick"})
    found.leave(0)
    assert list(found.builds) == [OTHER]
    assert not found.builds[OTHER].world.hands


def granted(found: BuildingBench, told: Mapping[str, Any]) -> list[Any]:
    """Give every bot's hand what it asks for first; return what the match was told."""
    events: list[Any] = told.get("events", [])
    for event in events:
        if event["happened"] == "asked":
            found.answer(event["build"], event["hand"], event["wishes"][0])
    return events


@rule("FS-D5", "FS-D6")
def test_a_bot_builds_what_it_was_told_and_the_film_shows_it() -> None:
    found = bench()
    proof = proof_of([(2, False)])
    assert proof is not None
    found.news()
    found.bot_builds(ONE, 0, {"poses": [list(pose) for pose in proof.poses], "seconds": 0.7})
    events: list[Any] = []
    built = False
    for _ in range(600):
        found.step()
        told = found.news() or {}
        events += granted(found, told)
        built = built or told.get("builds", {}).get(ONE, {}).get("built", False)
    assert built
    assert [event["wishes"] for event in events] == [[{"do": "take", "kind": "triangle"}]] * 2
    film = found.film(ONE)
    assert [kind for _, kind in film["kinds"]] == ["triangle", "triangle"]
    last = {row[0]: row for frame in read_film(b64decode(film["film"])) for row in frame}
    assert {row[0] for row in last.values()} == {0, 1}


@rule("FS-D5", "FS-81")
def test_two_bots_build_by_turns_each_with_a_hand_of_its_own() -> None:
    found = bench()
    proof = proof_of([(2, False)])
    assert proof is not None
    found.bot_builds(ONE, 0, {"poses": [list(pose) for pose in proof.poses], "seconds": 0.7, "second": 1})
    events: list[Any] = []
    holding: set[int] = set()
    for _ in range(600):
        found.step()
        events += granted(found, found.news() or {})
        holding |= set(found.builds[ONE].world.hands)
    assert [event["hand"] for event in events] == [0, 1]
    assert holding == {0, 1}
    assert judge(found.builds[ONE].plan, list(found.builds[ONE].world.poses().values()), 1.0).passed


@rule("FS-51", "FS-D5")
def test_a_bots_hand_takes_nothing_that_the_match_has_not_granted_and_asks_again() -> None:
    found = bench()
    proof = proof_of([(2, False)])
    assert proof is not None
    found.bot_builds(ONE, 0, {"poses": [list(pose) for pose in proof.poses], "seconds": 0.7})
    asked = 0
    for _ in range(300):
        found.step()
        for event in (found.news() or {}).get("events", []):
            asked += 1
            found.answer(ONE, event["hand"], None)
    assert asked > 2
    assert not found.builds[ONE].world.blocks
    assert set(found.pool.left.values()) == {6}


@rule("FS-51", "FS-D5")
def test_a_block_that_is_granted_too_late_goes_back() -> None:
    found = bench()
    proof = proof_of([(2, False)])
    assert proof is not None
    task = {"poses": [list(pose) for pose in proof.poses], "seconds": 0.7}
    found.bot_builds(ONE, 0, task)
    found.step()
    found.bot_builds(ONE, 0, task)
    found.news()
    found.answer(ONE, 0, {"do": "take", "kind": "triangle"})
    told = found.news() or {}
    assert told["events"] == [{"build": ONE, "happened": "returned", "kind": "triangle"}]
    assert set(found.pool.left.values()) == {6}


def begun_by_hand(*blocks: Pose) -> BuildingBench:
    """A build for two triangles where hand 0 has put blocks down by turns with hand 1, a bot's."""
    found = bench(turns=True)
    for block in blocks:
        found.pool.take(block.kind)
        found.builds[ONE].world.put(block)
    found.builds[ONE].last_hand = 0
    return found


def watched(found: BuildingBench, ticks: int = 400) -> list[Any]:
    """Let time pass; return what the match is told."""
    events: list[Any] = []
    for _ in range(ticks):
        found.step()
        events += granted(found, found.news() or {})
    return events


@rule("FS-D5", "FS-81")
def test_a_bot_takes_its_turn_in_the_build_of_another_and_puts_the_block_where_it_belongs() -> None:
    proof = proof_of([(2, False)])
    assert proof is not None
    found = begun_by_hand(proof.poses[0])
    found.bot_builds(ONE, 1, {"turns": [], "seconds": 0.7})
    assert watched(found, 200) == [], "not without the match"
    found.builds[ONE].last_hand = 0
    with pytest.raises(SerendipError, match="the next one is for another hand"):
        found.wish(ONE, 0, {"do": "take", "kind": "triangle"})
    found.bot_builds(ONE, 1, {"turns": ["triangle", "brick"], "seconds": 0.7})
    assert [(event["wishes"], event["hand"]) for event in watched(found)] == [([{"do": "take", "kind": "triangle"}], 1)]
    build = found.builds[ONE]
    assert judge(build.plan, list(build.world.poses().values()), 1.0).passed
    assert build.last_hand == 1
    found.bot_builds(ONE, 1, {"turns": None})
    assert build.partner is None


@rule("FS-D5", "FS-81")
def test_a_bot_that_sees_no_place_for_a_block_puts_it_beside_for_the_other_to_use() -> None:
    found = begun_by_hand(Pose("triangle", "end", 0.0, 0.5, 0.0), Pose("triangle", "end", 3.0, 0.5, 0.0))
    found.open(ONE, {**plain_column([(0, False), (2, False)]), "turns": True})
    found.bot_builds(
        ONE, 1, {"turns": ["cylinder", "slat", "brick", "half circle", "bridge", "triangle"], "seconds": 0.7}
    )
    assert [event["happened"] for event in watched(found)] == ["asked"]
    assert len(found.builds[ONE].world.blocks) == 3
    block = max(found.builds[ONE].world.blocks)
    found.wish(ONE, 0, {"do": "grab", "block": block, "x": 4.0, "y": 0.5})


@rule("FS-D5", "FS-81")
def test_a_bot_that_has_nothing_to_bring_lets_the_other_go_on() -> None:
    proof = proof_of([(2, False)])
    assert proof is not None
    found = begun_by_hand(*proof.poses)
    found.bot_builds(ONE, 1, {"turns": ["triangle"], "seconds": 0.7})
    assert watched(found, 200) == []
    assert found.builds[ONE].last_hand == 1


def test_another_plan_for_a_build_that_lies_another_way_begins_anew() -> None:
    found = bench()
    found.wish(ONE, 0, {"do": "take", "kind": "brick"})
    found.open(ONE, {**plain_column([(2, False)], flat=True)})
    assert not found.builds[ONE].world.blocks
    assert found.pool.left["brick"] == 6
