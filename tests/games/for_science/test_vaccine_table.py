"""The vaccine at the table and Team Meetings: FS-60 to FS-63."""

from functools import cache

from serendip import Match
from serendip.core.chance import Chance
from serendip.games.for_science import actions as do
from serendip.games.for_science.vaccine.arranging import Arrangement, best_arrangement
from serendip.testing import rule
from tests.games.for_science.table import (
    arranging,
    asked,
    begun,
    earn,
    offered,
    play,
    player,
    refused,
    seen,
    tiles,
    told,
)


@cache
def arrangement() -> Arrangement:
    """A good arrangement of some sectors, chevrons and rhombi."""
    return best_arrangement([*range(5), *range(16, 20), *range(28, 34), *range(46, 62)], [], 2500, Chance(3))


def laid(seats: int, goal: int = 99) -> Match:
    """A match in which that lies on the table."""
    match = begun(seats)
    found = arrangement()
    tiles(match, *found.placements)
    with arranging(match) as state:
        state.goal = goal
    return match


@rule("FS-60")
def test_a_tile_in_somebodys_hand_is_theirs_until_it_is_put_down() -> None:
    match = begun(2)
    tiles(match, (30, 0, 0, 0), loose=(60, 61))
    play(match, 0, do.TakeTile(60))
    assert "in somebody's hand" in refused(match, 1, do.TakeTile(60))
    assert "put the tile in your hand down" in refused(match, 0, do.DrawDesign())
    play(match, 1, do.TakeTile(61))
    play(match, 0, do.LayAside())
    assert seen(match)["vaccine"]["loose"] == [60]
    assert player(match, 1)["tile"] == 61


@rule("FS-61")
def test_tiles_lie_edge_to_edge_in_matching_colours_or_in_a_group_of_their_own() -> None:
    match = begun(1)
    tiles(match, (30, 0, 0, 0), loose=(60,))
    play(match, 0, do.TakeTile(60))
    spots = offered(match, 0, do.PutTile)
    assert spots
    assert "does not fit there" in refused(match, 0, do.PutTile(0, 0, 0))
    assert "does not fit there" in refused(match, 0, do.PutTile(1000, 0, 0))
    play(match, 0, do.PutTile(-20, 7, 3))  # far away from all: not listed, but legal
    assert len(seen(match)["vaccine"]["groups"]) == 2
    play(match, 0, do.TakeTile(60))
    play(match, 0, offered(match, 0, do.PutTile)[0])
    assert len(seen(match)["vaccine"]["groups"]) == 1


@rule("FS-62")
def test_insight_in_closed_regions_is_captured() -> None:
    match = laid(1)
    found = arrangement()
    group = next(group for group in seen(match)["vaccine"]["groups"] if set(group["tiles"]) == set(found.group))
    assert group["insight"] == found.insight
    assert found.total >= 6


@rule("FS-63")
def test_another_player_confirms_the_count_while_all_stop() -> None:
    match = laid(3)
    play(match, 0, do.CallMeeting(arrangement().group[0]))
    assert asked(match) == [1, 2]
    assert match.actions(1) == (do.ConfirmCount(),)
    assert "all stop" in refused(match, 1, do.DrawDesign())
    play(match, 2, do.ConfirmCount())
    assert sum(seen(match)["tracks"].values()) == arrangement().total
    assert asked(match) == [0, 1, 2]
    tile = arrangement().group[0]
    play(match, 0, do.TakeTile(tile))
    play(match, 0, do.LayAside())
    play(match, 0, do.CallMeeting(arrangement().group[1]))
    play(match, 1, do.ConfirmCount())
    assert sum(seen(match)["tracks"].values()) < arrangement().total


@rule("FS-63", "FS-2")
def test_a_count_that_reaches_the_goal_wins_for_all() -> None:
    match = laid(2, arrangement().total)
    play(match, 1, do.CallMeeting(arrangement().group[0]))
    play(match, 0, do.ConfirmCount())
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.scores[0] == arrangement().total


@rule("FS-R4")
def test_if_nobody_confirms_the_table_does() -> None:
    match = laid(2)
    play(match, 0, do.CallMeeting(arrangement().group[0]), at=10.0)
    match.pass_time(29.9)
    assert asked(match) == [1]
    match.pass_time(30.0)
    assert "table-confirms" in told(match)
    assert asked(match) == [0, 1]


def test_touching_the_vaccine_forfeits_what_was_earned() -> None:
    match = begun(1)
    tiles(match, (30, 0, 0, 0), loose=(60,))
    earn(match, 0, data=1)
    play(match, 0, do.TakeTile(60))
    assert player(match, 0)["data"] == 0
