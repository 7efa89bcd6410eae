"""Mutations: FS-80 and FS-81. Each does what it says."""

from typing import Any

import pytest

from serendip import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import END, FRONT
from serendip.games.for_science.components import MUTATION_NAMES, MUTATIONS
from serendip.testing import rule
from tests.games.for_science.table import (
    ALPHA,
    BETA,
    GAMMA,
    begun,
    built,
    check,
    cured,
    infect,
    lab,
    lay,
    offered,
    play,
    player,
    poses,
    refused,
    rig_mutations,
    seen,
    state_of,
    told,
    without_example,
)

QUIET_ROLES = ("Panicking Intern", "Recycling Officer", "Emergency Accountant")


def mutated(name: str, *cards: str, seats: int = 2, **options: Any) -> Match:
    """A Verified Design in Gamma against a Disease with that Mutation."""
    match = begun(seats, roles=QUIET_ROLES, **options)
    infect(match, GAMMA, mutation=name)
    lay(match, GAMMA, *(cards or ("Second Opinion",)), verified=True)
    return match


def earned(name: str, *cards: str) -> int:
    match = mutated(name, *cards)
    cured(match, 0, GAMMA)
    return int(player(match, 0)["data"])


@rule("FS-80")
def test_a_mutation_comes_with_the_lab_and_leaves_with_its_disease() -> None:
    match = begun(2, calm=False)
    name = lab(match, ALPHA)["mutation"]["name"]
    lay(match, ALPHA, "Second Opinion", verified=True)
    infect(match, ALPHA, mutation="Parasitic")
    cured(match, 0, ALPHA)
    assert lab(match, ALPHA)["mutation"]["name"] not in ("Parasitic",)
    assert "Parasitic" in seen(match)["discarded"]["mutation"]
    assert name in MUTATION_NAMES


@rule("FS-80")
def test_one_that_changes_a_verified_design_is_drawn_again() -> None:
    match = begun(2)
    infect(match, ALPHA, mutation="Parasitic")
    lay(match, BETA, "Second Opinion", verified=True)
    rig_mutations(match, "Pervasive", "Overgrown", "Rolling")
    lay(match, GAMMA, "Plain Broth", "Tuesday Serum", "House Blend")
    for card in ("Plain Broth", "Tuesday Serum", "House Blend"):
        play(match, 1, do.WasteDesign(card, GAMMA))
    assert told(match).count("redrawn") == 2
    assert lab(match, BETA)["mutation"]["name"] == "Rolling"


@rule("FS-55", "FS-80")
def test_a_build_that_passed_is_checked_again_when_its_disease_mutates() -> None:
    match = mutated("Contagious", "Tuesday Serum")
    lay(match, ALPHA, "Second Opinion", verified=True)
    built(match, 1, ALPHA)
    rig_mutations(match, "Splinted")
    cured(match, 0, GAMMA)
    assert lab(match, ALPHA)["mutation"]["name"] == "Splinted"
    assert "has not passed a check" in refused(match, 0, do.VerifyBuild(1))


@rule("FS-80")
def test_decks_may_be_limited_by_kind() -> None:
    for cards, types in (("rules", {"rules"}), ("hands", {"rules", "hands"}), ("voice", {"rules", "hands", "voice"})):
        match = begun(2, cards=cards)
        state = state_of(match)
        left = state.mutation_deck + state.mutation_discard + [card for card in state.mutations if card >= 0]
        assert {MUTATIONS[card].type for card in left} == types


@pytest.mark.parametrize(
    ("name", "cards", "complete"),
    [
        ("Pervasive", ("Bunsen's Cousin",), False),
        ("Pervasive", ("Plain Broth", "Helix for Beginners"), True),
        ("Encapsulated", ("Stubborn Helix",), True),
        ("Encapsulated", ("Second Opinion",), False),
        ("Gregarious", ("Tuesday Serum", "Quiet Catalyst"), True),
        ("Overgrown", ("Second Opinion", "Plain Broth", "Tuesday Serum"), True),
        ("Overgrown", ("Second Opinion", "Plain Broth"), False),
        ("Ungrateful", ("Second Opinion", "Plain Broth"), False),
        ("Fibrous", ("Outlier",), False),
        ("Vaulted", ("Nervous Peptide",), False),
        ("Vaulted", ("Nervous Peptide", "Mitochondrial Toast"), True),
        ("Spiny", ("Plain Broth",), False),
        ("Photogenic", ("Second Opinion",), False),
        ("Two-Faced", ("Second Opinion",), False),
    ],
)
@rule("FS-81", "FS-80")
def test_some_ask_more_of_the_design(name: str, cards: tuple[str, ...], complete: bool) -> None:
    match = begun(2, labs="1" if len(cards) > 1 else "0")
    infect(match, GAMMA, "Acute Smugness" if "Second Opinion" in cards else "Hiccup Plague", name)
    lay(match, GAMMA, *cards)
    own = [need for need in lab(match, GAMMA)["needs"] if need["text"] in needs_of(name)]
    long_enough = len(cards) >= lab(match, GAMMA)["length"]
    assert (all(need["met"] for need in own) and long_enough) is complete


def needs_of(name: str) -> list[str]:
    card = MUTATIONS[MUTATION_NAMES.index(name)]
    return [criterion.text for criterion in card.needs]


@pytest.mark.parametrize(
    ("name", "cards", "data"),
    [
        ("Parasitic", ("Second Opinion", "Sticky Reagent", "Beaker's Dozen"), 3 - 2),
        ("Ungrateful", ("Second Opinion",), 0),
        ("Pervasive", ("Second Opinion",), 4),
        ("Contagious", ("Second Opinion",), 3),
        ("Fibrous", ("Outlier",), 1 + 1),
        ("Vaulted", ("Nervous Peptide",), 1 + 1 + 1),
        ("Rolling", ("Tuesday Serum",), 1 + 2),
        ("Spiny", ("Plain Broth",), 1 + 1 + 2),
        ("Photogenic", ("House Blend",), 1 + 1 + 2),
        ("Two-Faced", ("Tuesday Serum",), 1 + 1 + 1),
        ("Inverse", ("Second Opinion", "Sticky Reagent"), 2 + 2),
        ("Prionic", ("Tuesday Serum",), 1 + 1 + 1),
        ("Mimetic", ("Plain Broth",), 1 + 1 + 1 + 1),
        ("Chameleonic", ("Golgi Taxi",), 1 + 2),
    ],
)
@rule("FS-80", "FS-81")
def test_they_change_what_a_cure_earns(name: str, cards: tuple[str, ...], data: int) -> None:
    assert earned(name, *cards) == data


@pytest.mark.parametrize(
    ("name", "card", "kind", "face"),
    [
        ("Bold-Faced", "Golgi Taxi", "brick", FRONT),
        ("Splinted", "Outlier", "slat", FRONT),
        ("Arched", "Nervous Peptide", "bridge", FRONT),
        ("Shy", "Plain Broth", "triangle", END),
        ("Rolling", "Tuesday Serum", "cylinder", END),
        ("Prionic", "Tuesday Serum", "cylinder", FRONT),
    ],
)
@rule("FS-80")
def test_some_demand_a_silhouette(name: str, card: str, kind: str, face: str) -> None:
    match = mutated(name, card)
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["plan"]["faces"] == [face]
    [right] = poses(match, 0)
    assert (right.kind, right.silhouette) == (kind, face)
    wrong = right._replace(silhouette=END if face == FRONT else FRONT, angle=0.0, y=0.5)
    check(match, 0, [wrong])
    assert "wrong-face" in told(match)


@rule("FS-81")
def test_inverse_is_built_standing_on_its_head() -> None:
    match = mutated("Inverse", "Nervous Peptide")  # one connection below, two above
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["plan"]["lines"] == [[-1, 0]]
    match = mutated("Inverse", "Second Opinion", "Tuesday Serum")
    upright = [row["card"] for row in lab(match, GAMMA)["column"]]
    play(match, 0, do.StartBuild(GAMMA))
    plan = seen(match)["builds"][0]["plan"]
    assert plan["kinds"][0] == ("cylinder" if upright[0] == "Second Opinion" else "triangle")
    assert sorted(plan["symbols"]) == [0, 1, 2]
    assert plan["symbols"] != [0, 1, 2]


@rule("FS-81")
def test_alternating_builders_take_blocks_by_turns() -> None:
    match = mutated("Alternating", "Second Opinion", seats=3)
    play(match, 0, do.StartBuild(GAMMA))
    assert "Alternating" in refused(match, 0, do.TakeBlock("triangle"))
    play(match, 1, do.JoinBuild(0))
    assert "no second builder" in refused(match, 2, do.JoinBuild(0))
    play(match, 1, do.TakeBlock("triangle"))
    assert "Alternating" in refused(match, 1, do.TakeBlock("triangle"))
    play(match, 0, do.TakeBlock("triangle"))
    assert seen(match)["builds"][0]["blocks"]["triangle"] == 2
    check(match, 0, poses(match, 0))
    assert "second player" in refused(match, 1, do.VerifyBuild(0))
    play(match, 2, do.VerifyBuild(0))
    assert player(match, 0)["data"] == 1 + 3


@rule("FS-81")
def test_alone_no_kind_comes_twice_in_a_row_while_another_is_needed() -> None:
    match = mutated("Alternating", "Sticky Reagent", seats=1)
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.TakeBlock("triangle"))
    assert "Alternating" in refused(match, 0, do.TakeBlock("triangle"))
    play(match, 0, do.TakeBlock("half circle"))
    play(match, 0, do.TakeBlock("triangle"))


@pytest.mark.parametrize(
    ("name", "handicap"),
    [
        ("Elusive", "hold-key"),
        ("Miniscule", "shrink"),
        ("Chiral", "mirror"),
        ("Untouchable", "keys-only"),
        ("Fading", "snapshot"),
    ],
)
@rule("FS-81")
def test_some_make_it_hard_for_hand_and_eye(name: str, handicap: str) -> None:
    match = mutated(name)
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["handicaps"] == [handicap]


@rule("FS-81")
def test_the_lab_assistant_may_hold_the_key_of_an_elusive_build() -> None:
    match = begun(2, roles=("Panicking Intern", "Overworked Lab Assistant"))
    infect(match, GAMMA, mutation="Elusive")
    lay(match, GAMMA, "Second Opinion", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 1, do.LendHand(0))
    assert seen(match)["builds"][0]["handicaps"] == []


@rule("FS-81")
def test_a_noxious_build_comes_down_unless_it_is_checked_in_time() -> None:
    match = mutated("Noxious")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.TakeBlock("triangle"), at=10.0)
    assert seen(match)["builds"][0]["comes_down_at"] == 100.0
    match.pass_time(100.0)
    assert "too-late" in told(match)
    assert seen(match)["builds"] == []
    built(match, 0, GAMMA)
    match.pass_time(500.0)
    assert seen(match)["builds"][0]["passed"]


@rule("FS-81")
def test_contaminated_makes_mistakes_dear() -> None:
    match = mutated("Contaminated")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.CheckBuild("", 0))
    assert len(seen(match)["wasted"]) == 1


@rule("FS-80")
def test_contagious_mutates_another_disease_when_it_is_cured() -> None:
    match = mutated("Contagious")
    rig_mutations(match, "Vaulted")
    cured(match, 0, GAMMA)
    assert lab(match, ALPHA)["mutation"]["name"] == "Vaulted"
    assert lab(match, GAMMA)["mutation"] is None


@rule("FS-80")
def test_litigious_builds_are_verified_by_two() -> None:
    match = mutated("Litigious", seats=3)
    built(match, 0, GAMMA)
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 0
    assert not offered(match, 1, do.VerifyBuild)
    play(match, 2, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1
    match = mutated("Litigious", seats=2)
    cured(match, 0, GAMMA)
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1


@rule("FS-80")
def test_phrases_must_be_typed_by_the_builder_or_by_the_verifier() -> None:
    match = mutated("Vociferous")
    play(match, 0, do.StartBuild(GAMMA))
    assert "type the phrase first" in refused(match, 0, do.CheckBuild("", 0))
    assert "nobody asks" in refused(match, 0, do.Recite("I swear"))
    play(match, 0, do.Recite("I solemnly swear that this is a cure"))
    play(match, 0, do.CheckBuild("", 0))
    match = mutated("Ceremonial")
    built(match, 0, GAMMA)
    assert "type the phrase first" in refused(match, 1, do.VerifyBuild(0))
    play(match, 1, do.Recite("Hail the tower and those who raised it"))
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1


def test_a_third_of_them_need_or_reward_fronts() -> None:
    about = [card for card in MUTATIONS if card.reward or card.marked or card.marked_reward or card.faces]
    assert len(about) >= len(MUTATIONS) / 3


@pytest.mark.parametrize("name", MUTATION_NAMES)
@rule("FS-80")
def test_each_makes_a_cure_harder_and_none_only_gives_or_takes_data(name: str) -> None:
    card = MUTATIONS[MUTATION_NAMES.index(name)]
    harder = (
        card.needs, card.longer, card.faces, card.marked, card.swap, card.upside_down, card.alternating, card.handicap,
        card.bench_seconds, card.phrase, card.verifier_phrase, card.verifiers > 1, card.check_waste, card.spreads,
    )  # fmt: skip
    assert any(harder)
    assert card.text


def test_every_mutation_has_an_example_by_its_name() -> None:
    assert without_example(__file__, MUTATION_NAMES) == []
