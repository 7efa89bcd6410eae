"""The game at the server's bench: what may be built, what the match is told, and how bots build (FS-D2, FS-D5)."""

from typing import Any

import pytest

from serendip import Match
from serendip.core.live import Site
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.plain_plan import read_plan
from serendip.games.for_science.live import LIVE
from serendip.testing import rule
from tests.games.for_science.table import GAMMA, begun, infect, lay, offered, play, poses, refused, seen, workshop

INTERN = workshop("Panicking Intern")


def bench(seats: int = 2, mutation: str | None = None) -> Match:
    match = begun(seats, roles=("Panicking Intern", "Overworked Lab Assistant"))
    lay(match, GAMMA, "Second Opinion", verified=True)
    if mutation:
        infect(match, GAMMA, mutation=mutation)
    return match


def site(match: Match, seat: int = 0, place: str = GAMMA) -> Site:
    return next(found for found in LIVE.sites(match) if (found.builder, found.place) == (seat, place))


def happen(match: Match, seat: int, **event: Any) -> None:
    for who, action in LIVE.happened(match, site(match, seat), event):
        play(match, who, action)


def take(match: Match, hand: int, kind: str = "triangle") -> None:
    """Let a hand take a block for seat 0, as the match is asked before."""
    for seat, action in LIVE.before(match, hand, site(match), {"do": "take", "kind": kind}):
        play(match, seat, action)


@rule("FS-52", "FS-D2")
def test_everybody_may_begin_what_lies_there_and_has_one_build_then() -> None:
    match = bench()
    lay(match, INTERN, "Plain Broth")
    assert {(found.builder, found.place) for found in LIVE.sites(match)} == {(0, GAMMA), (1, GAMMA), (0, INTERN)}
    play(match, 0, do.StartBuild(GAMMA))
    assert {(found.builder, found.place) for found in LIVE.sites(match)} == {(0, GAMMA), (1, GAMMA)}


@rule("FS-51")
def test_a_build_begins_with_its_first_block_and_the_match_grants_each() -> None:
    match = bench()
    deeds = LIVE.before(match, 0, site(match), {"do": "take", "kind": "triangle"})
    assert deeds == [(0, do.StartBuild(GAMMA)), (0, do.TakeBlock("triangle"))]
    for seat, action in deeds:
        play(match, seat, action)
    assert LIVE.before(match, 0, site(match), {"do": "take", "kind": "slat"}) == [(0, do.TakeBlock("slat"))]
    assert LIVE.before(match, 0, site(match), {"do": "turn", "steps": 1}) == []
    assert LIVE.before(match, 0, site(match), {"do": "clear"}) == [(0, do.TearDown())]
    happen(match, 0, happened="returned", kind="triangle")
    assert seen(match)["pool"]["triangle"] == 6
    assert LIVE.happened(match, site(match), {"happened": "returned", "kind": "triangle"}) == []


@rule("FS-72")
def test_a_helping_hand_holds_but_brings_no_blocks() -> None:
    match = bench()
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.LendHand(0))
    assert site(match).helpers == (1,)
    [(seat, action)] = LIVE.before(match, 1, site(match), {"do": "take", "kind": "triangle"})
    assert "FS-52" in refused(match, seat, action)


@rule("FS-81")
def test_two_hands_alternate() -> None:
    match = bench(mutation="Alternating")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.JoinBuild(0))
    assert site(match).helpers == (1,)
    assert site(match).plan["turns"] is True
    assert LIVE.before(match, 1, site(match), {"do": "take", "kind": "triangle"}) == [(1, do.TakeBlock("triangle"))]


@rule("FS-63", "FS-D4")
def test_all_hands_stop_in_a_meeting_and_handicaps_reach_the_bench() -> None:
    match = bench(mutation="Chiral")
    assert site(match).halted == ""
    assert site(match).plan["handicaps"] == ["mirror"]
    play(match, 1, offered(match, 1, do.CallMeeting)[0])
    assert "stops" in site(match).halted


@rule("FS-55")
def test_what_is_over_is_torn_down() -> None:
    match = bench()
    play(match, 0, do.StartBuild(GAMMA))
    before = site(match).round
    play(match, 0, do.TearDown())
    assert site(match).round != before


@rule("FS-R3")
def test_whoever_leaves_gives_the_blocks_back() -> None:
    match = bench()
    play(match, 0, do.StartBuild(GAMMA))
    for kind in ("triangle", "brick"):
        play(match, 0, do.TakeBlock(kind))
    happen(match, 0, happened="left", hand=0)
    assert set(seen(match)["pool"].values()) == {6}
    assert match.actions(0) == (do.ComeBack(),)


@rule("FS-R3")
def test_whoever_leaves_without_a_build_is_not_waited_for_either() -> None:
    match = bench()
    tile = seen(match)["vaccine"]["lying"][0][0]
    play(match, 0, do.TakeTile(tile))
    assert LIVE.left(match, 0) == [(0, do.LayAside()), (0, do.Leave())]
    for seat, action in LIVE.left(match, 0):
        play(match, seat, action)
    assert seen(match)["vaccine"]["loose"] == [tile]
    assert match.actions(0) == (do.ComeBack(),)
    assert LIVE.left(match, 0) == [], "the match knows"


@rule("FS-D2a")
def test_a_check_carries_the_worlds_own_poses() -> None:
    match = bench()
    play(match, 0, do.StartBuild(GAMMA))
    for kind in ("triangle", "triangle"):
        play(match, 0, do.TakeBlock(kind))
    frozen = {"poses": [list(pose) for pose in poses(match, 0)], "blocks": [0, 1], "quiet": 2.0}
    seat, action = LIVE.check(match, 1, site(match), frozen)
    assert seat == 0
    assert action.brought_by_server
    play(match, seat, action)
    assert seen(match)["builds"][0]["passed"]


@rule("FS-D5")
@pytest.mark.parametrize("mutation", [None, "Mimetic"])
def test_a_bot_works_out_how_to_build_what_it_has_begun(mutation: str | None) -> None:
    match = bench(mutation=mutation)
    assert LIVE.bot_goal(match, 0) is None
    play(match, 0, do.StartBuild(GAMMA))
    goal = LIVE.bot_goal(match, 0)
    assert goal is not None
    task = LIVE.work_out(goal)
    assert task is not None
    tower = [Pose(*pose) for pose in task["poses"]]
    assert judge(read_plan(goal["plan"]), tower, 1.0).passed
    play(match, 0, do.CheckBuild("", 0))
    assert LIVE.bot_goal(match, 0) != goal  # after a check that failed it is built anew


@rule("FS-D5", "FS-81")
def test_a_bots_hand_builds_for_both_who_take_turns() -> None:
    match = bench(mutation="Alternating")
    play(match, 0, do.StartBuild(GAMMA))
    assert LIVE.bot_goal(match, 0) is None
    play(match, 1, do.JoinBuild(0))
    assert LIVE.bot_goal(match, 0) is not None
    for hand in (0, 1):
        take(match, hand)
    assert seen(match)["builds"][0]["blocks"]["triangle"] == 2


@rule("FS-D5", "FS-81")
def test_two_bots_use_a_hand_each() -> None:
    match = bench(mutation="Alternating")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.JoinBuild(0))
    goal = LIVE.bot_goal(match, 0)
    assert goal is not None
    task = LIVE.work_out(goal)
    assert task is not None
    assert task["second"] == 1
    for hand in (0, 1):
        take(match, hand)
        assert seen(match)["builds"][0]["last_hand"] == hand
    assert LIVE.bot_goal(match, 0) == goal, "it is not begun anew with every block"


@rule("FS-D5", "FS-81")
def test_a_bot_that_builds_by_turns_brings_a_block_when_it_is_its_turn() -> None:
    match = bench(mutation="Alternating")
    play(match, 0, do.StartBuild(GAMMA))
    assert LIVE.turn(match, site(match), 1) is None
    play(match, 1, do.JoinBuild(0))

    def turns(hand: int) -> list[str]:
        turn = LIVE.turn(match, site(match), hand)
        assert turn is not None
        return list(turn["turns"])

    assert turns(1) == [], "whoever began goes first"
    play(match, 0, do.TakeBlock("triangle"))
    assert set(turns(1)) == set(KINDS)
    assert turns(0) == []
    take(match, 1)
    assert turns(1) == []
    assert set(turns(0)) == set(KINDS), "a bot that began takes its turns too"
