"""Builds, checks, pay and purchase: FS-50 to FS-60."""

from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import END
from serendip.games.for_science.poses import BadPoses, read_poses, write_poses
from serendip.testing import rule
from tests.games.for_science.table import (
    BETA,
    GAMMA,
    arranging,
    begun,
    built,
    check,
    cured,
    earn,
    infect,
    lab,
    lay,
    offered,
    play,
    player,
    poses,
    refused,
    seen,
    state_of,
    tiles,
    told,
    workshop,
)

INTERN = workshop("Panicking Intern")


@rule("FS-50", "FS-D3")
def test_wrong_contacts_are_named() -> None:
    match = begun(2)
    lay(match, GAMMA, "Second Opinion")
    play(match, 0, do.StartBuild(GAMMA))
    tower = poses(match, 0)
    check(match, 0, [tower[0], tower[1]._replace(y=tower[1].y + 0.2)])
    assert told(match)[-2:] == ["fails", "missing-contact"]
    check(match, 0, tower[:1])
    assert "lacks" in told(match)[-3:]


@rule("FS-54", "FS-D3")
def test_what_the_last_check_found_is_seen_until_the_build_passes_or_is_over() -> None:
    match = begun(2)
    lay(match, GAMMA, "Second Opinion")
    play(match, 0, do.StartBuild(GAMMA))
    tower = poses(match, 0)
    check(match, 0, [tower[0], tower[1]._replace(y=tower[1].y + 0.2)])
    play(match, 0, do.ReturnBlock(tower[0].kind))
    [found] = seen(match)["builds"][0]["findings"]
    assert (found["key"], found["rules"]) == ("missing-contact", ["FS-50", "FS-D3"])
    assert found["words"] in [str(entry) for entry in match.log(None)]
    check(match, 0, tower)
    assert seen(match)["builds"][0]["findings"] == []
    check(match, 0, tower[:1], rest=0)
    assert [one["key"] for one in seen(match)["builds"][0]["findings"]][:2] == ["restless", "lacks"]
    play(match, 0, do.TearDown())
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["findings"] == []


@rule("FS-51")
def test_six_of_each_kind_serve_all_builds_together() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth")
    for seat in (0, 1):
        play(match, seat, do.StartBuild(GAMMA))
        for _ in range(3):
            play(match, seat, do.TakeBlock("triangle"))
    assert "in use" in refused(match, 0, do.TakeBlock("triangle"))
    play(match, 1, do.ReturnBlock("triangle"))
    play(match, 0, do.TakeBlock("triangle"))
    play(match, 0, do.TearDown())
    assert seen(match)["pool"]["triangle"] == 4


@rule("FS-52")
def test_anybody_builds_a_cure_even_in_a_race_but_only_the_owner_in_a_workshop() -> None:
    match = begun(3, roles=("Panicking Intern",))
    lay(match, GAMMA, "Plain Broth")
    lay(match, INTERN, "Tuesday Serum")
    play(match, 1, do.StartBuild(GAMMA))
    play(match, 2, do.StartBuild(GAMMA))
    assert [build["builder"] for build in seen(match)["builds"]] == [1, 2]
    assert "only its owner" not in refused(match, 1, do.StartBuild(INTERN))
    play(match, 1, do.TearDown())
    assert "only its owner" in refused(match, 1, do.StartBuild(INTERN))
    play(match, 0, do.StartBuild(INTERN))


@rule("FS-R7")
def test_a_player_has_one_build_at_a_time() -> None:
    match = begun(1)
    lay(match, GAMMA, "Plain Broth")
    lay(match, BETA, "Tuesday Serum")
    play(match, 0, do.StartBuild(GAMMA))
    assert "have a build already" in refused(match, 0, do.StartBuild(BETA))


@rule("FS-53")
def test_a_build_may_begin_before_its_design_is_verified_and_only_the_last_check_counts() -> None:
    match = begun(2)
    infect(match, GAMMA, "Acute Smugness")
    lay(match, GAMMA, "Plain Broth", "Second Opinion")
    built(match, 0, GAMMA)
    assert "must be Verified before" in refused(match, 1, do.VerifyBuild(0))
    play(match, 1, do.VerifyDesign(GAMMA))
    assert offered(match, 1, do.VerifyBuild)
    play(match, 0, do.ReturnBlock("triangle"))
    assert "not passed a check" in refused(match, 1, do.VerifyBuild(0))


@rule("FS-54")
def test_a_second_player_verifies_and_a_mistake_costs_nothing() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.CheckBuild("", 0))
    assert seen(match)["wasted"] == []
    play(match, 0, do.TearDown())
    built(match, 0, GAMMA)
    assert "second player" in refused(match, 0, do.VerifyBuild(0))
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1


@rule("FS-55", "FS-57")
def test_a_cure_clears_the_lab_and_takes_down_rival_builds() -> None:
    match = begun(3)
    lay(match, GAMMA, "Plain Broth", verified=True)
    before = lab(match, GAMMA)["diseases"]
    play(match, 2, do.StartBuild(GAMMA))
    play(match, 2, do.TakeBlock("triangle"))
    cured(match, 0, GAMMA)
    assert seen(match)["builds"] == []
    assert seen(match)["pool"]["triangle"] == 6
    assert lab(match, GAMMA)["diseases"] != before
    assert lab(match, GAMMA)["column"] == []
    assert "Plain Broth" in seen(match)["discarded"]["design"]


@rule("FS-56")
def test_the_builder_earns_and_what_is_not_spent_is_lost() -> None:
    match = begun(2, roles=("Panicking Intern", "Recycling Officer"))
    lay(match, GAMMA, "Beaker's Dozen", "Sticky Reagent", verified=True)
    cured(match, 0, GAMMA)
    assert (player(match, 0)["data"], player(match, 0)["knowledge"]) == (2, 2)
    assert player(match, 1)["data"] == 0
    play(match, 0, do.BuyTile("chevron"))
    play(match, 0, do.DrawDesign())
    assert (player(match, 0)["data"], player(match, 0)["knowledge"]) == (0, 0)
    assert "forfeits" in told(match)


@rule("FS-R1")
def test_marked_fronts_that_show_pay_one_data_each() -> None:
    match = begun(2, roles=("Panicking Intern", "Recycling Officer"))
    lay(match, GAMMA, "Tuesday Serum", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    [disc] = poses(match, 0)
    assert disc.silhouette == "front"
    check(match, 0, [disc._replace(silhouette=END, angle=0.0)])
    play(match, 1, do.VerifyBuild(0))
    assert player(match, 0)["data"] == 1
    lay(match, GAMMA, "Tuesday Serum", verified=True)
    cured(match, 0, GAMMA)
    assert player(match, 0)["data"] == 2


@rule("FS-58")
def test_research_pays_data_for_each_card_and_no_knowledge() -> None:
    match = begun(2, roles=("Panicking Intern", "Recycling Officer"))
    lay(match, INTERN, "Beaker's Dozen", "Sticky Reagent")
    cured(match, 0, INTERN)
    assert (player(match, 0)["data"], player(match, 0)["knowledge"]) == (4, 0)
    assert seen(match)["counts"]["researched"] == 1


@rule("FS-59")
def test_a_crossed_out_tile_is_given_up_before_spending_or_else_a_larger_one() -> None:
    match = begun(2, labs="2")
    tiles(match, (30, 0, 0, 0), loose=(1, 60))
    lay(match, BETA, "Plain Broth", "Tuesday Serum", "Second Opinion", verified=True)
    cured(match, 0, BETA)
    assert match.actions(0) == (do.GiveUpTile(60),)
    play(match, 0, do.GiveUpTile(60))
    lay(match, BETA, "Plain Broth", "Tuesday Serum", "Second Opinion", verified=True)
    cured(match, 0, BETA)
    assert match.actions(0) == (do.GiveUpTile(30),)  # no rhombus is left, a trapezoid is


@rule("FS-60")
def test_tiles_are_bought_by_shape() -> None:
    match = begun(2, roles=("Panicking Intern", "Recycling Officer"))
    earn(match, 0, data=5, knowledge=4)
    assert player(match, 0)["prices"] == {"rhombus": 2, "trapezoid": 4, "chevron": 2, "sector": 3}
    top = state_of(match).stacks[1][-1]
    play(match, 0, do.BuyTile("trapezoid"))
    assert seen(match)["vaccine"]["loose"] == [top]
    assert "costs 2 Data, and you have 1" in refused(match, 0, do.BuyTile("rhombus"))
    play(match, 0, do.BuyTile("sector"))
    assert player(match, 0)["knowledge"] == 1


@rule("FS-D2a")
def test_poses_are_frozen_into_the_action_and_a_restless_build_is_not_right() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    tower = poses(match, 0)
    check(match, 0, tower, rest=400)
    assert "restless" in told(match)
    check(match, 0, tower)
    action = match.steps()[-1].action
    assert isinstance(action, do.CheckBuild)
    assert read_poses(action.poses) == [pose.kept() for pose in tower]


@rule("FS-D2a", "FS-51")
def test_forged_poses_are_refused() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA))
    tower = write_poses(poses(match, 0))
    assert "not of the blocks" in refused(match, 0, do.CheckBuild(tower, 1500))
    for text in (
        "brick",
        "brick/front/0/0",
        "brick/top/0/0/0",
        "elephant/front/0/0/0",
        "brick/front/x/0/0",
        "?" * 9999,
    ):
        assert "not of the blocks" in refused(match, 0, do.CheckBuild(text, 1500))
        try:
            read_poses(text)
        except BadPoses:
            continue
        raise AssertionError(text)


def test_blocks_that_fell_while_all_stopped_are_back_after_a_check() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    tower = poses(match, 0)
    for kind in ("triangle", "triangle", "brick"):
        play(match, 0, do.TakeBlock(kind))
    play(match, 0, do.CheckBuild(write_poses(tower), 1500))
    assert seen(match)["pool"]["triangle"] == 5
    assert seen(match)["pool"]["brick"] == 6


@rule("FS-59", "FS-60")
def test_a_tile_in_somebodys_hand_counts_as_earned() -> None:
    match = begun(2)
    tiles(match, loose=(60, 1))
    play(match, 1, do.TakeTile(60))
    with arranging(match) as state:
        state.owes[0] = [0]
    assert match.actions(0) == (do.GiveUpTile(60),), "a rhombus, and this is the only one"
    play(match, 0, do.GiveUpTile(60))
    assert player(match, 1)["tile"] is None
    assert seen(match)["vaccine"]["stacks"]["rhombus"] == 30
