"""Red alerts and Events: FS-82 to FS-84. Each does what it says."""

from typing import Any

import pytest

from serendip import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.cards.events import EFFECTS
from serendip.games.for_science.components import DESIGN_NUMBER, EVENT_NAMES, EVENTS
from serendip.games.for_science.vaccine.placing import Cap
from serendip.testing import rule
from tests.games.for_science.table import (
    ALPHA,
    BETA,
    GAMMA,
    arranging,
    asked,
    begun,
    built,
    check,
    cured,
    draw_event,
    earn,
    hold,
    infect,
    lab,
    lay,
    offered,
    play,
    player,
    poses,
    refused,
    rig_event,
    rig_mutations,
    seen,
    state_of,
    tiles,
    told,
    without_example,
    workshop,
)

INTERN = workshop("Panicking Intern")


def alarmed(seats: int = 2, **options: Any) -> Match:
    """A match with Events in which no alert is near."""
    match = begun(seats, roles=("Panicking Intern", "Emergency Accountant"), events="a few", **options)
    with arranging(match) as state:
        state.alert_at = 880.0
    return match


def wasted(match: Match) -> int:
    return len(seen(match)["wasted"])


@rule("FS-82")
def test_at_a_red_alert_all_stop_until_one_draws() -> None:
    match = begun(3, events="loads")
    match.pass_time(60.0)
    assert "red-alert" in told(match)
    assert all(match.actions(seat) == (do.DrawEvent(),) for seat in range(3))
    assert "red alert: all stop" in refused(match, 0, do.DrawDesign())
    rig_event(match, "Price Hike")
    play(match, 1, do.DrawEvent())
    assert seen(match)["phase"] == "playing"
    assert seen(match)["event"]["name"] == "Price Hike"


@rule("FS-82")
def test_what_lasts_ends_with_the_next_event_or_the_second_cure() -> None:
    match = alarmed()
    draw_event(match, "Price Hike")
    for number in range(2):
        assert player(match, 0)["prices"]["rhombus"] == 3
        lay(match, GAMMA, ("Plain Broth", "Tuesday Serum")[number], verified=True)
        cured(match, 0, GAMMA)
    assert player(match, 0)["prices"]["rhombus"] == 2
    draw_event(match, "Scope Creep")
    assert lab(match, GAMMA)["length"] == 3
    draw_event(match, "Funding Arrives Too Late")
    assert lab(match, GAMMA)["length"] == 2
    assert "event-over" in told(match)


@rule("FS-82")
def test_what_cannot_be_obeyed_wastes_two() -> None:
    match = alarmed()
    draw_event(match, "Rioting")
    assert wasted(match) == 2


@rule("FS-83")
def test_funding_arrives_too_late_lets_all_draw_past_the_limit() -> None:
    match = alarmed()
    hold(match, 1, "Plain Broth")
    draw_event(match, "Funding Arrives Too Late")
    assert [len(player(match, seat)["hand"]) for seat in (0, 1)] == [1, 2]


@pytest.mark.parametrize(
    ("name", "gone", "left"),
    [
        ("Dead-End Treatment", "Tuesday Serum", []),
        ("Science Funding Cut", "Peer Review", ["Tuesday Serum"]),
        ("Reactive Molecules", "Tuesday Serum", []),
    ],
)
@rule("FS-83")
def test_some_discard_a_card_of_designs_and_one_suffices(name: str, gone: str, left: list[str]) -> None:
    match = alarmed()
    cards = ["Peer Review", *left] if left else ["Tuesday Serum"]
    lay(match, GAMMA, *cards)
    draw_event(match, name)
    assert gone in seen(match)["discarded"]["design"]
    assert [row["card"] for row in lab(match, GAMMA)["column"]] == left
    assert wasted(match) == 0


@rule("FS-83")
def test_a_column_that_falls_apart_is_mended_or_wasted_from_the_top() -> None:
    match = alarmed()
    with arranging(match) as state:  # 1-1, 1-2 with a cylinder, 2-2: without the middle nothing connects
        cards = [2 * DESIGN_NUMBER[name] for name in ("Plain Broth", "Quiet Catalyst", "Golgi Taxi")]
        state.columns[0] = cards
        state.design_deck = [card for card in state.design_deck if 2 * card not in cards]
    draw_event(match, "Reactive Molecules")
    assert len(lab(match, ALPHA)["column"]) == 1
    assert wasted(match) == 1


@rule("FS-83")
def test_the_cat_loosens_two_tiles_but_none_with_a_piece_on_it() -> None:
    match = alarmed()
    tiles(match, (30, 0, 0, 0), (60, 20, 0, 0), (61, -20, 0, 0))
    with arranging(match) as state:
        state.caps = [Cap(61, 0)]
    draw_event(match, "Bring Your Cat to Work Day")
    assert seen(match)["vaccine"]["loose"] == [30, 60]


@rule("FS-83")
def test_a_hypothesis_shifts_and_a_tile_without_a_piece_is_given_up() -> None:
    match = alarmed()
    tiles(match, (30, 0, 0, 0), loose=(60,))
    with arranging(match) as state:
        state.caps = [Cap(30, 0)]
    draw_event(match, "Fundamental Hypothesis Shift", seat=1)
    assert match.actions(1) == (do.GiveUpTile(60),)


@rule("FS-83")
def test_rioting_takes_down_cures_and_leaves_research() -> None:
    match = alarmed()
    lay(match, GAMMA, "Plain Broth")
    lay(match, INTERN, "Tuesday Serum")
    play(match, 1, do.StartBuild(GAMMA))
    play(match, 1, do.TakeBlock("triangle"))
    play(match, 0, do.StartBuild(INTERN))
    draw_event(match, "Rioting")
    assert [build["builder"] for build in seen(match)["builds"]] == [0]
    assert seen(match)["pool"]["triangle"] == 6


@rule("FS-83")
def test_an_evacuation_stops_everybody_for_a_while() -> None:
    match = alarmed()
    draw_event(match, "Temporary Evacuation")
    assert asked(match) == []
    match.pass_time(19.9)
    assert asked(match) == []
    match.pass_time(20.0)
    assert asked(match) == [0, 1]


@rule("FS-82")
def test_everybody_types_or_reports_before_anybody_goes_on() -> None:
    match = alarmed()
    draw_event(match, "Mandatory Fun")
    phrase = match.actions(0)[0]
    assert isinstance(phrase, do.Recite)
    assert "nobody asks you to say that" in refused(match, 0, do.Recite("no fun"))
    play(match, 0, phrase)
    assert asked(match) == [1]
    play(match, 1, phrase)
    assert asked(match) == [0, 1]
    draw_event(match, "Fire Drill")
    for seat in (1, 0):
        play(match, seat, do.SayReady())
    assert told(match)[-1] == "all-clear"


@rule("FS-82", "FS-83")
def test_hands_are_passed_or_lost() -> None:
    match = alarmed()
    hold(match, 0, "Plain Broth")
    draw_event(match, "Reply-All Storm")
    assert player(match, 1)["hand"] == ["Plain Broth"]
    draw_event(match, "Stolen Lunch")
    assert player(match, 1)["hand"] == []
    assert "Plain Broth" in seen(match)["discarded"]["design"]


@rule("FS-82", "FS-80")
def test_diseases_mutate_change_and_designs_are_mixed_up() -> None:
    match = alarmed()
    rig_mutations(match, "Vaulted")
    draw_event(match, "Spontaneous Mutation")
    assert lab(match, ALPHA)["mutation"]["name"] == "Vaulted"
    before = lab(match, ALPHA)["diseases"]
    draw_event(match, "New Strain")
    assert lab(match, ALPHA)["diseases"] != before
    assert lab(match, ALPHA)["mutation"]["name"] == "Vaulted"
    lay(match, ALPHA, "Plain Broth")
    draw_event(match, "Label Mix-Up")
    assert [len(lab(match, place)["column"]) for place in (ALPHA, BETA, GAMMA)] == [0, 1, 0]


@rule("FS-82")
def test_inspections_breaches_and_audits() -> None:
    match = alarmed()
    lay(match, GAMMA, "Plain Broth", verified=True)
    draw_event(match, "Surprise Inspection")
    assert not lab(match, GAMMA)["verified"]
    earn(match, 1, data=3)
    draw_event(match, "Data Breach")
    assert player(match, 1)["data"] == 0
    assert wasted(match) == 1
    ends = seen(match)["ends_at"]
    draw_event(match, "Leap Second Audit")
    assert seen(match)["ends_at"] == ends - 30


@rule("FS-82")
def test_lasting_events_change_blocks_powers_checks_and_workshops() -> None:
    match = alarmed()
    draw_event(match, "Inventory Day")
    assert set(seen(match)["pool"].values()) == {4}
    draw_event(match, "Coffee Machine Breaks Down")
    assert player(match, 0)["hand_limit"] == 1
    draw_event(match, "Open-Plan Office")
    lay(match, INTERN, "Plain Broth")
    assert "open-plan" in refused(match, 0, do.StartBuild(INTERN))
    draw_event(match, "Forms in Triplicate")
    infect(match, GAMMA, "Acute Smugness")
    lay(match, GAMMA, "Second Opinion", "Sticky Reagent")
    before = wasted(match)
    play(match, 0, do.VerifyDesign(GAMMA))
    assert wasted(match) == before + 1


@pytest.mark.parametrize(
    ("name", "handicap"),
    [("Blackout", "no-overlay"), ("Ergonomic Binoculars", "shrink"), ("Hall of Mirrors", "mirror")],
)
@rule("FS-82")
def test_lasting_events_make_building_harder(name: str, handicap: str) -> None:
    match = alarmed()
    draw_event(match, name)
    lay(match, GAMMA, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA))
    assert seen(match)["builds"][0]["handicaps"] == [handicap]


@rule("FS-82")
def test_a_strike_needs_two_verifications_and_compliance_a_phrase() -> None:
    match = alarmed(3)
    draw_event(match, "Peer Review Strike")
    lay(match, GAMMA, "Plain Broth", verified=True)
    built(match, 0, GAMMA)
    play(match, 1, do.VerifyBuild(0))
    play(match, 2, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1
    draw_event(match, "Compliance Week")
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    assert "type the phrase" in refused(match, 0, do.CheckBuild("", 0))
    play(match, 0, offered(match, 0, do.Recite)[0])
    check(match, 0, poses(match, 0))


@rule("FS-84")
def test_in_untimed_play_events_come_before_things_are_verified() -> None:
    match = begun(2, timer="untimed", events="more")
    infect(match, GAMMA, "Acute Smugness")
    lay(match, GAMMA, "Second Opinion", "Sticky Reagent")
    with arranging(match) as state:
        state.event_deck = [EVENT_NAMES.index("Price Hike"), EVENT_NAMES.index("Blackout")]
    play(match, 1, do.VerifyDesign(GAMMA))
    assert seen(match)["event"]["name"] == "Blackout"
    assert not lab(match, GAMMA)["verified"]
    play(match, 1, do.VerifyDesign(GAMMA))
    assert lab(match, GAMMA)["verified"]
    built(match, 0, GAMMA)
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["event"]["name"] == "Price Hike"
    play(match, 1, do.VerifyBuild(0))
    assert seen(match)["counts"]["cured"] == 1
    assert not seen(match)["terms"]["limit"]
    assert not offered(match, 0, do.DrawEvent)


def test_every_event_has_an_effect_and_can_be_drawn() -> None:
    assert {event.effect for event in EVENTS} == set(EFFECTS)
    for name in EVENT_NAMES:
        match = alarmed(3)
        draw_event(match, name)
        assert seen(match)["event"]["name"] == name
        assert state_of(match).event_discard[-1] == EVENT_NAMES.index(name)


def test_every_event_has_an_example_by_its_name() -> None:
    assert without_example(__file__, EVENT_NAMES) == []
