"""Goal and setup: FS-1 to FS-10."""

import pytest

from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.components import DISEASES, EVENTS, MUTATIONS, ROLES
from serendip.games.for_science.game import GAME
from serendip.games.for_science.vaccine.tiles import TILES
from serendip.testing import rule
from tests.games.for_science.table import (
    ALPHA,
    asked,
    begun,
    lab,
    offered,
    play,
    player,
    refused,
    roles_of,
    seen,
    state_of,
    told,
)


@rule("FS-1")
def test_everybody_may_do_something_at_any_time_and_all_lose_together() -> None:
    match = begun(3)
    assert asked(match) == [0, 1, 2]
    play(match, 2, do.DrawDesign())
    play(match, 0, do.DrawDesign())
    assert asked(match) == [0, 1, 2]
    match.pass_time(900)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@rule("FS-2")
def test_after_fifteen_minutes_the_world_is_lost() -> None:
    match = begun(1)
    match.pass_time(899.9)
    assert match.outcome is None
    assert "bell" in told(match)
    match.pass_time(900)
    assert match.outcome is not None
    assert match.outcome.said.line.key == "lost"


@pytest.mark.parametrize(("seats", "goal"), [(1, 6), (2, 8), (3, 10), (4, 12), (5, 14), (6, 16)])
@rule("FS-3")
def test_the_usual_goal_is_four_and_two_for_each_player(seats: int, goal: int) -> None:
    assert seen(begun(seats))["goal"] == goal


@rule("FS-5")
def test_the_box_holds_what_the_rulebook_says() -> None:
    assert [len(DISEASES), len(MUTATIONS), len(EVENTS), len(ROLES)] == [20, 32, 29, 15]
    shapes = [tile.shape for tile in TILES]
    assert [shapes.count(shape) for shape in ("sector", "chevron", "trapezoid", "rhombus")] == [16, 12, 18, 30]
    assert EACH * len(KINDS) == 36
    assert state_of(begun(2)).event_deck == []


@rule("FS-6")
def test_each_player_chooses_a_role_that_nobody_has() -> None:
    match = GAME.new(2, 1)
    play(match, 0, do.ChooseRole("The Coffee Guy"))
    assert roles_of(match, 0) == ["The Coffee Guy"]
    assert do.ChooseRole("The Coffee Guy") not in match.actions(1)
    assert "is not to be had" in refused(match, 1, do.ChooseRole("The Coffee Guy"))
    assert "FS-6" in refused(match, 0, do.DrawDesign())


@rule("FS-7")
def test_diseases_break_out_incomplete_and_alpha_has_a_mutation() -> None:
    match = begun(2, calm=False)
    labs = seen(match)["labs"]
    assert [found["length"] for found in labs][1:] == [3, 2]
    assert labs[0]["mutation"] is not None
    assert labs[0]["length"] == 3 + (labs[0]["mutation"]["name"] in ("Overgrown", "Ungrateful"))
    assert [found["verified"] for found in labs] == [False] * 3
    assert len({found["diseases"][0]["name"] for found in labs}) == 3


@rule("FS-8")
def test_a_trapezoid_lies_open_and_the_tracks_stand_at_nothing() -> None:
    match = begun(2)
    [[tile, *_]] = seen(match)["vaccine"]["lying"]
    assert TILES[tile].shape == "trapezoid"
    assert seen(match)["tracks"] == {"red": 0, "blue": 0, "green": 0}


@rule("FS-9")
def test_the_clock_starts_when_everybody_is_ready_and_all_may_draw() -> None:
    match = GAME.new(2, 1)
    play(match, 0, do.ChooseRole("Panicking Intern"))
    play(match, 0, do.SayReady(), at=5.0)
    assert asked(match) == [1]
    assert seen(match)["ends_at"] is None
    play(match, 1, do.ChooseRole("Recycling Officer"))
    play(match, 1, do.SayReady(), at=40.0)
    assert seen(match)["ends_at"] == 940.0
    assert all(offered(match, seat, do.DrawDesign) and player(match, seat)["hand"] == [] for seat in (0, 1))


@rule("FS-10")
def test_a_first_game_has_starred_roles_and_mutations_and_no_events() -> None:
    match = GAME.new(3, 1, {"first_game": True, "events": "loads"})
    starred = [role.name for role in ROLES if role.star]
    assert [str(action) for action in match.actions(0)] == [f"choose the Role {name}" for name in starred]
    state = state_of(match)
    assert all(MUTATIONS[card].star for card in state.mutation_deck)
    assert state.event_deck == []


def test_a_lab_says_what_is_missing() -> None:
    match = begun(1)
    assert "cards" in refused(match, 0, do.VerifyDesign(ALPHA))
    assert not lab(match, ALPHA)["complete"]
