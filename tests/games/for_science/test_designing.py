"""Designing, Waste and Verifying: FS-20 to FS-43."""

from typing import Any

from serendip import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.components import DESIGN_NUMBER
from serendip.testing import rule
from tests.games.for_science.table import (
    ALPHA,
    BETA,
    GAMMA,
    arranging,
    begun,
    built,
    earn,
    hold,
    infect,
    lab,
    lay,
    offered,
    play,
    player,
    refused,
    rig_mutations,
    seen,
    state_of,
    tiles,
    told,
    workshop,
)

INTERN, ACCOUNTANT = workshop("Panicking Intern"), workshop("Emergency Accountant")


def names(found: dict[str, Any]) -> list[str]:
    return [row["card"] for row in found["column"]]


def along(match: Match, place: str) -> dict[str, list[str]]:
    """Which cards the table says are Wasted along with each card that lies there."""
    found = next(one for one in [*seen(match)["labs"], *seen(match)["workshops"]] if one["place"] == place)
    return {laid["card"]: laid["along"] for laid in found["column"]}


@rule("FS-20")
def test_connections_must_match_exactly() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth")
    hold(match, 0, "Golgi Taxi")
    assert "can't be connected" in refused(match, 0, do.PlayDesign("Golgi Taxi", GAMMA))
    hold(match, 0, "Nervous Peptide")
    play(match, 0, do.PlayDesign("Nervous Peptide", GAMMA))
    assert names(lab(match, GAMMA)) == ["Plain Broth", "Nervous Peptide"]


@rule("FS-21")
def test_whoever_is_below_the_hand_limit_may_draw() -> None:
    match = begun(2, roles=("Recycling Officer", "Panicking Intern"))
    play(match, 0, do.DrawDesign())
    assert "your limit" in refused(match, 0, do.DrawDesign())
    play(match, 1, do.DrawDesign())
    play(match, 1, do.DrawDesign())
    assert len(player(match, 1)["hand"]) == player(match, 1)["hand_limit"] == 2


@rule("FS-21")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    match = begun(1)
    with arranging(match) as state:
        state.design_discard, state.design_deck = state.design_deck, []
    play(match, 0, do.DrawDesign())
    assert "reshuffle" in told(match)
    assert len(state_of(match).design_deck) == 59


@rule("FS-22")
def test_a_card_goes_into_any_lab_or_any_workshop_but_to_nobodys_hand() -> None:
    match = begun(2, roles=("Panicking Intern", "Emergency Accountant"))
    hold(match, 0, "Corresponding Author")
    places = [action.place for action in offered(match, 0, do.PlayDesign)]
    assert set(places) == {ALPHA, BETA, GAMMA, ACCOUNTANT, INTERN}
    play(match, 0, do.PlayDesign("Corresponding Author", ACCOUNTANT))
    assert player(match, 0)["hand"] == []
    assert "do not hold" in refused(match, 1, do.PlayDesign("Corresponding Author", ALPHA))


@rule("FS-23")
def test_the_first_card_of_a_workshop_matches_it_and_of_a_cure_anything_goes() -> None:
    match = begun(2, roles=("Panicking Intern", "Emergency Accountant"))
    hold(match, 0, "Golgi Taxi")
    assert [action.place for action in offered(match, 0, do.PlayDesign)] == [ALPHA, BETA, GAMMA]
    assert "can't be connected" in refused(match, 0, do.PlayDesign("Golgi Taxi", INTERN))


@rule("FS-24")
def test_cards_are_rearranged_and_turned_but_stay_where_they_are() -> None:
    match = begun(2)
    lay(match, ALPHA, "Plain Broth", "Nervous Peptide", "Golgi Taxi")
    other = "Golgi Taxi / Nervous Peptide (turned) / Plain Broth"
    play(match, 1, do.Arrange(ALPHA, other))
    assert [row["turned"] for row in lab(match, ALPHA)["column"]] == [False, True, False]
    assert "no other way" in refused(match, 1, do.Arrange(ALPHA, "Golgi Taxi / Plain Broth / Nervous Peptide"))
    assert "no other way" in refused(match, 1, do.Arrange(ALPHA, "Tuesday Serum / Plain Broth"))
    assert not offered(match, 0, do.PlayDesign)


@rule("FS-R6")
def test_a_card_goes_on_top_else_below_else_wherever_it_connects() -> None:
    match = begun(2)
    lay(match, ALPHA, "Nervous Peptide")
    hold(match, 0, "Plain Broth")
    play(match, 0, do.PlayDesign("Plain Broth", ALPHA))
    assert names(lab(match, ALPHA))[0] == "Plain Broth"
    hold(match, 0, "Golgi Taxi")
    play(match, 0, do.PlayDesign("Golgi Taxi", ALPHA))
    assert names(lab(match, ALPHA)) == ["Plain Broth", "Nervous Peptide", "Golgi Taxi"]
    lay(
        match,
        BETA,
        "Tuesday Serum",
        "Second Opinion",
        "House Blend",
        "Sticky Reagent",
        "Beaker's Dozen",
        "Grant Proposal",
    )
    hold(match, 0, "Peer Review")
    assert "no more cards" in refused(match, 0, do.PlayDesign("Peer Review", BETA))


@rule("FS-R5")
def test_hands_lie_open_and_decks_do_not() -> None:
    match = begun(2)
    play(match, 0, do.DrawDesign())
    assert seen(match, 1)["players"][0]["hand"] == seen(match, 0)["players"][0]["hand"]
    assert seen(match, 1)["decks"]["design"] == 59


@rule("FS-30")
def test_the_third_wasted_card_mutates_the_leftmost_disease_without_a_mutation() -> None:
    match = begun(2)
    infect(match, ALPHA, mutation="Parasitic")
    rig_mutations(match, "Rolling")
    lay(match, GAMMA, "Plain Broth", "Tuesday Serum")
    hold(match, 0, "House Blend")
    play(match, 0, do.WasteHand("House Blend"))
    play(match, 1, do.WasteDesign("Plain Broth", GAMMA))
    assert seen(match)["wasted"] == ["House Blend", "Plain Broth"]
    play(match, 1, do.WasteDesign("Tuesday Serum", GAMMA))
    assert seen(match)["wasted"] == []
    assert lab(match, BETA)["mutation"]["name"] == "Rolling"
    assert set(seen(match)["discarded"]["design"]) >= {"House Blend", "Plain Broth", "Tuesday Serum"}


@rule("FS-24", "FS-30", "FS-R11")
def test_a_card_can_always_be_wasted_with_what_then_cant_be_connected() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", "Nervous Peptide", "Golgi Taxi")  # 1-1, 1-2, 2-2
    assert along(match, GAMMA) == {"Plain Broth": [], "Nervous Peptide": ["Golgi Taxi"], "Golgi Taxi": []}
    play(match, 1, do.WasteDesign("Nervous Peptide", GAMMA))
    assert seen(match)["wasted"] == ["Nervous Peptide", "Golgi Taxi"]
    assert [laid["card"] for laid in lab(match, GAMMA)["column"]] == ["Plain Broth"]


@rule("FS-R11")
def test_as_few_cards_as_need_be_go_with_it_and_the_rest_is_put_in_order() -> None:
    match = begun(2)
    lay(match, INTERN, "Nervous Peptide", "Golgi Taxi", "Mitochondrial Toast")
    assert along(match, INTERN)["Nervous Peptide"] == ["Mitochondrial Toast", "Golgi Taxi"]
    play(match, 0, do.WasteDesign("Nervous Peptide", INTERN))  # the Workshop has one connection
    assert seen(match)["wasted"] == []
    assert set(seen(match)["discarded"]["design"]) >= {"Nervous Peptide", "Golgi Taxi", "Mitochondrial Toast"}
    lay(match, GAMMA, "Golgi Taxi", "Nervous Peptide", "Plain Broth", "Quiet Catalyst")
    play(match, 0, do.WasteDesign("Plain Broth", GAMMA))
    assert seen(match)["wasted"] == ["Plain Broth"]
    assert len(lab(match, GAMMA)["column"]) == 3
    assert "wastes" in told(match, 2)


@rule("FS-30")
def test_if_all_are_mutated_a_rhombus_or_else_a_trapezoid_is_given_up() -> None:
    match = begun(2)
    for place, mutation in ((ALPHA, "Parasitic"), (BETA, "Rolling"), (GAMMA, "Vaulted")):
        infect(match, place, mutation=mutation)
    tiles(match, (30, 0, 0, 0), loose=(1, 60))
    with arranging(match) as state:
        state.wasted = [DESIGN_NUMBER["House Blend"], DESIGN_NUMBER["Plain Broth"]]
    hold(match, 1, "Tuesday Serum")
    play(match, 1, do.WasteHand("Tuesday Serum"))
    assert match.actions(1) == (do.GiveUpTile(60),)
    assert "give up first" in refused(match, 1, do.DrawDesign())
    play(match, 1, do.GiveUpTile(60))
    assert state_of(match).stacks[0][0] == 60


@rule("FS-31")
def test_one_data_clears_the_board_and_waste_on_cards_comes_from_the_deck() -> None:
    match = begun(2, penalties="1")
    lay(match, GAMMA, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA))
    top = state_of(match).design_deck[-1]
    play(match, 0, do.CheckBuild("", 0))
    assert state_of(match).wasted == [top]
    earn(match, 0, data=2)
    play(match, 0, do.ClearWasted())
    assert seen(match)["wasted"] == []
    assert player(match, 0)["data"] == 1


@rule("FS-40")
def test_a_design_is_verified_when_it_has_all_and_not_before() -> None:
    match = begun(2)
    infect(match, GAMMA, "Toxicardia")
    lay(match, GAMMA, "Nervous Peptide")
    assert "needs 2 cards" in refused(match, 1, do.VerifyDesign(GAMMA))
    lay(match, GAMMA, "Nervous Peptide", "Plain Broth")
    assert "two green bridges or more" in refused(match, 1, do.VerifyDesign(GAMMA))
    lay(match, GAMMA, "Nervous Peptide", "Mitochondrial Toast")
    play(match, 1, do.VerifyDesign(GAMMA))
    assert lab(match, GAMMA)["verified"]
    hold(match, 0, "Golgi Taxi")
    play(match, 0, do.PlayDesign("Golgi Taxi", GAMMA))
    assert not lab(match, GAMMA)["verified"]


@rule("FS-41")
def test_each_criterion_is_met_by_itself_also_across_cards() -> None:
    match = begun(2)
    infect(match, GAMMA, "Monday Syndrome")  # a brick connected to a brick
    lay(
        match, GAMMA, "Quiet Catalyst", "Mitochondrial Toast"
    )  # brick at the top of one, brick at the foot of the other
    assert [need["met"] for need in lab(match, GAMMA)["needs"]] == [True]
    infect(match, GAMMA, "Terminal Curiosity")  # 0 slats for 0 half circles is fine, 0 triangles for 1 cylinder is not
    assert [need["met"] for need in lab(match, GAMMA)["needs"]] == [True, False]


@rule("FS-42")
def test_a_changed_build_leaves_the_design_as_it_was() -> None:
    match = begun(2)
    infect(match, GAMMA, "Copycat Pox", "Mimetic")  # two triangles; built with half circles
    lay(match, GAMMA, "Second Opinion", "Tuesday Serum")
    assert lab(match, GAMMA)["complete"]
    play(match, 0, do.VerifyDesign(GAMMA))
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["plan"]["kinds"].count("half circle") == 2


@rule("FS-43")
def test_a_workshop_design_has_one_to_three_cards_and_needs_no_verification() -> None:
    match = begun(1, roles=("Panicking Intern",))
    lay(match, INTERN, "Plain Broth")
    assert offered(match, 0, do.StartBuild)
    assert INTERN not in [action.place for action in offered(match, 0, do.VerifyDesign)]
    lay(match, INTERN, "Plain Broth", "Tuesday Serum", "Second Opinion")
    hold(match, 0, "House Blend")
    assert "no more cards" in refused(match, 0, do.PlayDesign("House Blend", INTERN))


def test_only_its_owner_wastes_from_a_workshop() -> None:
    match = begun(2, roles=("Panicking Intern",))
    lay(match, INTERN, "Plain Broth")
    assert "only its owner" in refused(match, 1, do.WasteDesign("Plain Broth", INTERN))
    play(match, 0, do.WasteDesign("Plain Broth", INTERN))
    assert seen(match)["wasted"] == ["Plain Broth"]


def test_a_build_comes_down_when_its_design_is_gone() -> None:
    match = begun(1, roles=("Panicking Intern",))
    lay(match, INTERN, "Plain Broth")
    built(match, 0, INTERN)
    play(match, 0, do.WasteDesign("Plain Broth", INTERN))
    assert seen(match)["builds"] == []
    assert seen(match)["pool"]["triangle"] == 6
