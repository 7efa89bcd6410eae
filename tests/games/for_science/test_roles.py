"""Roles: FS-70 to FS-73. One example for each power."""

import pytest

from serendip.core.match import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.calls import CALLS
from serendip.games.for_science.components import DESIGN_NUMBER, ROLE_NAMES, ROLES
from serendip.testing import rule
from tests.games.for_science.table import (
    ALPHA,
    GAMMA,
    arranging,
    begun,
    built,
    check,
    cured,
    earn,
    hold,
    infect,
    lay,
    offered,
    play,
    player,
    poses,
    refused,
    seen,
    set_tracks,
    state_of,
    tiles,
    told,
    without_example,
    workshop,
)

INTERN = "Panicking Intern"


def data_of(match: Match, seat: int) -> int:
    return int(player(match, seat)["data"])


@rule("FS-70", "FS-71", "FS-72")
@pytest.mark.parametrize(("blue", "more"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_quality_assurance_adds_data_to_cures_by_the_blue_track_and_one_to_research(blue: int, more: int) -> None:
    match = begun(2, roles=(INTERN, "Quality Assurance Specialist"))
    set_tracks(match, blue=blue)
    lay(match, GAMMA, "Second Opinion", verified=True)
    cured(match, 0, GAMMA)
    assert data_of(match, 0) == 1 + more
    lay(match, workshop(INTERN), "Second Opinion")
    cured(match, 0, workshop(INTERN))
    assert data_of(match, 0) == 1 + 1 + 1


@rule("FS-71")
def test_without_powers_only_the_workshops_are_left() -> None:
    match = begun(2, roles=(INTERN, "Quality Assurance Specialist"), powers=False)
    assert player(match, 0)["hand_limit"] == 1
    lay(match, workshop(INTERN), "Second Opinion")
    cured(match, 0, workshop(INTERN))
    assert data_of(match, 0) == 2


@rule("FS-72")
def test_the_lab_assistant_lends_a_hand_and_more_with_insight() -> None:
    match = begun(3, roles=(INTERN, "Recycling Officer", "Overworked Lab Assistant"))
    lay(match, GAMMA, "Plain Broth")
    for seat in (0, 1):
        play(match, seat, do.StartBuild(GAMMA))
    play(match, 2, do.LendHand(0))
    assert "your hands are in other builds" in refused(match, 2, do.LendHand(1))
    set_tracks(match, green=3)
    play(match, 2, do.LendHand(1))
    assert [build["helper"] for build in seen(match)["builds"]] == [2, 2]
    play(match, 2, do.TakeHandBack(0))
    assert seen(match)["builds"][0]["helper"] is None
    assert "no Role power" in refused(match, 0, do.LendHand(1))


@rule("FS-72")
def test_the_equipment_whisperers_workshop_takes_any_connections() -> None:
    match = begun(1, roles=("Equipment Whisperer",))
    place = workshop("Equipment Whisperer")
    for card in ("Plain Broth", "Golgi Taxi", "Budget Molecule"):
        hold(match, 0, card)
        assert do.PlayDesign(card, place) in match.actions(0)


@rule("FS-72")
def test_the_viral_virtuoso_leaves_a_block_out_and_its_neighbours_must_touch() -> None:
    match = begun(2, roles=("Viral Virtuoso",))
    lay(match, GAMMA, "Beaker's Dozen", verified=True)  # table, half circle, triangle, cylinder
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.OmitBlock(1))
    plan = seen(match)["builds"][0]["plan"]
    assert plan["kinds"] == ["half circle", "cylinder"]
    assert [0, 1] in plan["lines"]
    assert plan["symbols"] == [0, 2]
    assert "allows no exception" in refused(match, 0, do.OmitBlock(0))
    lay(match, workshop("Viral Virtuoso"), "Budget Molecule")
    play(match, 0, do.TearDown())
    play(match, 0, do.StartBuild(workshop("Viral Virtuoso")))
    assert not offered(match, 0, do.OmitBlock)


@rule("FS-72")
def test_the_pathologist_ignores_what_a_block_touches() -> None:
    match = begun(2, roles=("Pathological Pathologist",))
    lay(match, GAMMA, "Second Opinion", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    assert len(offered(match, 0, do.ExcuseBlock)) == 2
    play(match, 0, do.ExcuseBlock(1))
    assert [0, 1] in seen(match)["builds"][0]["plan"]["optional"]
    assert not offered(match, 0, do.ExcuseBlock)


@rule("FS-81", "FS-72")
@pytest.mark.parametrize(
    ("role", "kind", "which"),
    [("Viral Virtuoso", do.OmitBlock, "omitted"), ("Pathological Pathologist", do.ExcuseBlock, "excused")],
)
def test_both_who_alternate_may_use_their_powers(role: str, kind: type[do.OmitBlock], which: str) -> None:
    match = begun(2, roles=(INTERN, role))
    infect(match, GAMMA, mutation="Alternating")
    lay(match, GAMMA, "Beaker's Dozen", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    assert "build nothing" in refused(match, 1, kind(1))
    play(match, 1, do.JoinBuild(0))
    assert "allows no exception" in refused(match, 0, kind(1))
    play(match, 1, kind(1))
    assert seen(match)["builds"][0][which] == [1]
    assert "allows no exception" in refused(match, 1, kind(0))
    play(match, 1, do.TearDown())
    assert seen(match)["builds"][0][which] == [], "whoever goes takes the exception along"


@rule("FS-81", "FS-72")
def test_the_geometer_is_paid_for_fronts_as_the_second_of_two_builders() -> None:
    match = begun(3, roles=(INTERN, "Geometer in Residence", "Recycling Officer"))
    infect(match, GAMMA, mutation="Alternating")
    lay(match, GAMMA, "Tuesday Serum", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.JoinBuild(0))
    check(match, 0, poses(match, 0))
    play(match, 2, do.VerifyBuild(0))
    assert data_of(match, 0) == 1 + 1 + 1 + 3


@rule("FS-72")
def test_the_endocrinologist_adds_data_to_cures_of_mutations() -> None:
    match = begun(2, roles=(INTERN, "Combat Endocrinologist"))
    set_tracks(match, red=3)
    infect(match, GAMMA, mutation="Parasitic")
    lay(match, GAMMA, "Peer Review", verified=True)
    cured(match, 0, GAMMA)
    assert data_of(match, 0) == 2 + 1 - 2 + 2  # card, front, Mutation, Role


@rule("FS-72")
def test_the_theoretician_caps_the_vaccine_and_a_builder_may_take_the_cap() -> None:
    match = begun(2, roles=("Unconventional Theoretician", INTERN))
    tiles(match, (30, 0, 0, 0))
    cap = offered(match, 0, do.PutCap)[0]
    play(match, 0, cap)
    assert seen(match)["vaccine"]["caps"] == [[cap.tile, cap.side]]
    assert seen(match)["pool"]["half circle"] == 5
    assert not offered(match, 0, do.PutCap)
    lay(match, GAMMA, "Plain Broth")
    play(match, 1, do.StartBuild(GAMMA))
    for _ in range(6):
        play(match, 1, do.TakeBlock("half circle"))
    assert "takes-cap-block" in told(match)
    assert seen(match)["vaccine"]["caps"] == []
    assert "no Role power" in refused(match, 1, do.PutCap(30, 0))


@rule("FS-72")
def test_a32_holds_three_cards_beeps_and_drinks_no_coffee() -> None:
    match = begun(3, roles=("A32 Semi-Sentient Synthesis Unit", "The Coffee Guy", INTERN))
    assert player(match, 0)["hand_limit"] == 3
    assert player(match, 0)["roles"][0]["speech"] == "beeps"
    earn(match, 1, data=2)
    play(match, 1, do.ServeCoffee())
    assert "FS-72" in refused(match, 1, do.ServeCoffee())  # once per build
    assert [player(match, seat)["hand_limit"] for seat in range(3)] == [3, 2, 3], (
        "all who drink it, whoever serves it too"
    )
    for _ in range(3):
        play(match, 2, do.DrawDesign())
    assert player(match, 2)["hand_limit"] == 2


@rule("FS-72")
def test_the_coach_cheers_for_data() -> None:
    match = begun(2, roles=(INTERN, "Overenthusiastic Team Coach"))
    lay(match, GAMMA, "Second Opinion", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.Cheer(0))
    assert "no build of that player" in refused(match, 1, do.Cheer(0))
    play(match, 0, do.TearDown())
    built(match, 0, GAMMA)
    play(match, 1, do.Cheer(0))
    play(match, 1, do.VerifyBuild(0))
    assert data_of(match, 0) == 2


@rule("FS-72")
def test_the_recycling_officer_makes_room_on_the_wasted_board() -> None:
    match = begun(2, roles=("Recycling Officer", INTERN))
    with arranging(match) as state:
        state.wasted = [DESIGN_NUMBER["House Blend"], DESIGN_NUMBER["Plain Broth"]]
    hold(match, 0, "Tuesday Serum")
    play(match, 0, do.WasteHand("Tuesday Serum"))
    assert len(seen(match)["wasted"]) == 3
    assert seen(match)["wasted_limit"] == 4


@rule("FS-72")
def test_the_geometer_is_paid_for_fronts() -> None:
    match = begun(2, roles=("Geometer in Residence", INTERN))
    lay(match, GAMMA, "Tuesday Serum", verified=True)
    cured(match, 0, GAMMA)
    assert data_of(match, 0) == 1 + 1 + 1


@rule("FS-72")
def test_the_librarian_looks_at_two_cards_and_keeps_one() -> None:
    match = begun(2, roles=("Night-Shift Librarian",))
    first, second = state_of(match).design_deck[-1:-3:-1]
    play(match, 0, do.DrawDesign())
    assert len(match.actions(0)) == 2
    assert "choose the card" in refused(match, 0, do.DrawDesign())
    play(match, 0, match.actions(0)[1])
    assert state_of(match).hands[0] == [second]
    assert state_of(match).design_deck[0] == first


@rule("FS-72")
def test_the_accountant_pays_less() -> None:
    match = begun(2, roles=("Emergency Accountant",))
    assert player(match, 0)["prices"] == {"rhombus": 1, "trapezoid": 3, "chevron": 2, "sector": 3}


@rule("FS-73")
def test_roles_that_ease_building_have_the_harder_workshops() -> None:
    easing = [role.workshop for role in ROLES if role.power in ("omit", "excuse")]
    assert easing == [3, 3]
    assert ROLE_NAMES[0] == "Overworked Lab Assistant"


def test_every_role_can_play_a_cure() -> None:
    for role in ROLE_NAMES:
        match = begun(2, roles=(role, "Recycling Officer" if role != "Recycling Officer" else INTERN))
        lay(match, ALPHA, "Plain Broth", verified=True)
        cured(match, 0, ALPHA)
        assert seen(match)["counts"]["cured"] == 1


def test_every_role_has_an_example_by_its_name() -> None:
    assert without_example(__file__, ROLE_NAMES) == []


@rule("FS-R12")
def test_speech_is_limited_while_the_game_goes_on_and_powers_are_not_off() -> None:
    roles = ("A32 Semi-Sentient Synthesis Unit", "Overenthusiastic Team Coach", INTERN)
    match = begun(3, roles=roles)
    assert [player(match, seat)["voice"] for seat in range(3)] == ["beeps", "capitals", None]
    assert [match.voice(seat) for seat in range(3)] == ["beeps", "capitals", ""]
    match.pass_time(900)
    assert match.voice(0) == "", "after the end everybody may talk about it"
    assert begun(3, roles=roles, powers=False).voice(0) == ""


@rule("FS-R12")
def test_every_kind_of_block_can_be_called_for_and_every_call_has_a_beep_of_its_own() -> None:
    assert {f"need {kind}" for kind in KINDS} <= {call.name for call in CALLS}
    assert len({call.beep for call in CALLS}) == len({call.name for call in CALLS}) == len(CALLS)
