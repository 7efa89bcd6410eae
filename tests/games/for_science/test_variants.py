"""Variants and difficulty: FS-90 to FS-97."""

from itertools import pairwise
from typing import Any

import pytest

from serendip.games.for_science import actions as do
from serendip.games.for_science.components import DESIGN_NUMBER, EVENT_NAMES, EVENTS, LAB_LEVELS, MUTATIONS
from serendip.games.for_science.game import GAME
from serendip.games.for_science.rules.ending import goal_for
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
    lab,
    lay,
    offered,
    play,
    player,
    poses,
    refused,
    roles_of,
    seen,
    state_of,
    told,
)


@rule("FS-90")
def test_alone_one_verifies_oneself() -> None:
    match = begun(1)
    lay(match, GAMMA, "Plain Broth", verified=True)
    built(match, 0, GAMMA)
    play(match, 0, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1
    play(match, 0, offered(match, 0, do.CallMeeting)[0])
    play(match, 0, do.ConfirmCount())


@rule("FS-91")
def test_untimed_the_score_is_what_is_left_of_the_deck_and_a_reshuffle_loses() -> None:
    match = begun(1, timer="untimed")
    state = state_of(match)
    assert match.due is None
    assert not any(MUTATIONS[card].timed for card in state.mutation_deck)
    with arranging(match) as state:
        state.goal = 0
    play(match, 0, offered(match, 0, do.CallMeeting)[0])
    play(match, 0, do.ConfirmCount())
    assert match.outcome is not None
    assert match.outcome.scores == (60.0,)
    match = begun(1, timer="untimed", events="loads")
    assert not any(EVENTS[card].timed for card in state_of(match).event_deck)
    with arranging(match) as state:
        state.design_deck = []
    play(match, 0, do.DrawDesign())
    assert match.outcome is not None
    assert match.outcome.winners == ()


@rule("FS-92")
def test_whoever_needs_it_builds_lying_flat() -> None:
    match = GAME.new(2, 1, {"horizontal": True})
    play(match, 0, do.ChooseRole("Panicking Intern"))
    play(match, 0, do.BuildFlat())
    play(match, 0, do.SayReady())
    play(match, 1, do.ChooseRole("Recycling Officer"))
    play(match, 1, do.SayReady())
    lay(match, GAMMA, "Second Opinion", verified=True)
    for seat, optional in ((0, [[-1, 0], [-1, 1]]), (1, [])):
        play(match, seat, do.StartBuild(GAMMA))
        build = next(build for build in seen(match)["builds"] if build["builder"] == seat)
        assert build["flat"] is (seat == 0)
        assert build["plan"]["optional"] == optional
    high = [pose._replace(y=pose.y + 3) for pose in poses(match, 1)]
    check(match, 0, high)
    assert "passes" in told(match)
    check(match, 1, high)
    assert told(match)[-2] == "fails"


@rule("FS-93")
def test_impenetrable_data_buys_less() -> None:
    match = begun(2, impenetrable=True, roles=("Panicking Intern",))
    assert player(match, 0)["prices"] == {"rhombus": 3, "trapezoid": 5, "chevron": 2, "sector": 3}
    with arranging(match) as state:
        state.wasted = [DESIGN_NUMBER["House Blend"], DESIGN_NUMBER["Plain Broth"]]
    earn(match, 0, data=1)
    play(match, 0, do.ClearWasted())
    assert seen(match)["wasted"] == ["Plain Broth"]


@rule("FS-94")
def test_with_two_roles_a_player_has_both_powers_and_workshops() -> None:
    match = GAME.new(1, 1, {"roles": "2"})
    play(match, 0, do.ChooseRole("Panicking Intern"))
    play(match, 0, do.ChooseRole("Emergency Accountant"))
    assert "have chosen" in refused(match, 0, do.ChooseRole("Recycling Officer"))
    play(match, 0, do.SayReady())
    assert sorted(roles_of(match, 0)) == ["Emergency Accountant", "Panicking Intern"]
    assert player(match, 0)["hand_limit"] == 2
    assert player(match, 0)["prices"]["rhombus"] == 1
    assert len(seen(match)["workshops"]) == 2


@rule("FS-95")
def test_a_universal_mutation_is_on_every_disease_without_its_data() -> None:
    match = GAME.new(1, 1, {"universal": True})
    play(match, 0, do.PickUniversal("Overgrown"))
    play(match, 0, do.ChooseRole("Panicking Intern"))
    play(match, 0, do.SayReady())
    assert seen(match)["universal"]["name"] == "Overgrown"
    with arranging(match) as state:
        state.mutations = [-1, -1, -1]
    assert [found["length"] for found in seen(match)["labs"]] == [4, 4, 3]
    lay(match, GAMMA, "Second Opinion", verified=True)
    built(match, 0, GAMMA)
    play(match, 0, do.VerifyBuild(0))
    assert player(match, 0)["data"] == 1
    assert lab(match, ALPHA)["mutation"] is None


@pytest.mark.parametrize("number", [0, 1, 2, 3])
@rule("FS-96")
def test_a_wrong_check_wastes_what_was_agreed_on(number: int) -> None:
    match = begun(2, penalties=str(number), roles=("Recycling Officer",))
    lay(match, GAMMA, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.CheckBuild("", 0))
    assert len(seen(match)["wasted"]) == number


@pytest.mark.parametrize(
    ("share", "goals"), [("75", (5, 6, 12)), ("100", (6, 8, 16)), ("125", (8, 10, 20)), ("200", (12, 16, 32))]
)
@rule("FS-97")
def test_goals_are_rounded_up(share: str, goals: tuple[int, ...]) -> None:
    assert tuple(goal_for(seats, share) for seats in (1, 2, 6)) == goals


@rule("FS-97")
def test_labs_clock_and_alerts_can_be_mixed_freely() -> None:
    lengths = [[found.length for found in level] for level in LAB_LEVELS]
    assert lengths[1] == [3, 3, 2]
    assert all(sum(after) >= sum(before) for before, after in pairwise(lengths))
    match = begun(2, timer="8:30", labs="5", goal="75", events="many")
    assert seen(match)["ends_at"] == 510.0
    assert seen(match)["goal"] == 6
    assert seen(match)["labs"][1]["length"] >= 4
    assert len(seen(match)["labs"][1]["diseases"]) == 2
    assert 60 <= state_of(match).alert_at <= 120


@rule("FS-97")
def test_each_lab_may_have_a_level_of_its_own() -> None:
    match = begun(2, labs="2", alpha="5", gamma="0")
    assert seen(match)["terms"]["levels"] == [5, 2, 0]
    assert [found["length"] for found in seen(match)["labs"]] == [5, 3, 1]


@pytest.mark.parametrize(
    ("options", "harder"),
    [
        ({}, 0),
        ({"labs": "2", "goal": "125"}, 2),
        ({"timer": "10:00"}, 2),
        ({"timer": "20:00", "labs": "5", "events": "loads"}, 7),
        ({"alpha": "4", "beta": "2", "gamma": "0"}, 1),
        ({"timer": "untimed"}, 0),
    ],
)
@rule("FS-97")
def test_the_chart_is_summed(options: dict[str, str], harder: float) -> None:
    assert GAME.difficulty(options) == pytest.approx(harder)


@rule("FS-10", "FS-97")
def test_the_presets_get_harder_from_one_to_the_next_and_can_be_played() -> None:
    assert [preset.name for preset in GAME.presets] == ["first", "standard", "hard", "expert"]
    assert [GAME.difficulty(preset.options) for preset in GAME.presets] == [-1, 0, 2, 4]
    # In a first game there are no Events, whatever was chosen.
    assert GAME.difficulty({"first_game": True, "events": "loads"}) == 0
    for preset in GAME.presets:
        assert seen(begun(2, roles=("Panicking Intern", "Recycling Officer"), **preset.options))["phase"] == "playing"


@rule("FS-80", "FS-82")
def test_decks_can_be_put_together_card_by_card() -> None:
    match = begun(2, events="loads", no_mutations="Rolling, Pervasive", no_events="Rioting")
    state = state_of(match)
    mutations = state.mutation_deck + state.mutation_discard + [card for card in state.mutations if card >= 0]
    assert {MUTATIONS[card].name for card in mutations} == {card.name for card in MUTATIONS} - {"Pervasive", "Rolling"}
    assert {EVENTS[card].name for card in state.event_deck} == {card.name for card in EVENTS} - {"Rioting"}
    assert match.options["no_mutations"] == "Pervasive, Rolling"


@rule("FS-80", "FS-95")
def test_without_any_mutation_nothing_mutates_and_none_is_universal() -> None:
    match = begun(1, universal=True, no_mutations=", ".join(card.name for card in MUTATIONS))
    assert seen(match)["universal"] is None
    assert [found["mutation"] for found in seen(match)["labs"]] == [None] * 3


def test_a_position_from_when_all_labs_had_one_level_is_read() -> None:
    match = begun(2, labs="3")
    plain: dict[str, Any] = match.snapshot()
    fields = {name: value for name, value in plain["fields"].items() if name != "levels"}
    found = GAME.restore({**plain, "rules": "other", "fields": {**fields, "level": 3}})
    assert seen(found)["terms"]["levels"] == [3, 3, 3]


@rule("FS-82")
def test_a_disease_more_counts_as_a_disease_more_and_makes_a_lab_harder() -> None:
    match = begun(2, labs="4")
    needs = seen(match)["labs"][2]["needs"]
    assert len(needs) >= 2
    with arranging(match) as state:
        state.ongoing = EVENT_NAMES.index("Price Hike")
    lay(match, GAMMA, "Plain Broth", verified=True)
    cured(match, 0, GAMMA)
    assert len(seen(match)["labs"][2]["diseases"]) == 2
    assert seen(match)["counts"]["cured"] == 2
    assert seen(match)["ongoing"] is None, "an Event lasts until two Diseases are cured"
