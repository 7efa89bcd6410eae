"""Dark Matter's rules of thumb, by examples, and what the estimate holds to be better."""

from random import Random

import pytest

import serendip
from serendip import Action, Match
from serendip.games.dark_matter.actions import (
    AssignResearch,
    AssignResource,
    Bid,
    BrilliantPostdoc,
    FriendlyAgencyHead,
    InstallResearch,
    KeepResource,
    NewLabDirector,
    NewPrincipalInvestigator,
    NewTheoreticalInsight,
    NoMoreFunds,
    Revolution,
    ScienceMinistryDissolved,
    TakeLaboratory,
    UseResource,
)
from tests.games.dark_matter.table import of, table

GAME = serendip.game("dark-matter")


def chosen(match: Match, seat: int = 0) -> Action:
    return GAME.thumb(match.view(seat), match.actions(seat), Random(1))


def best_at_first_sight(match: Match, seat: int = 0) -> list[Action]:
    looks = match.appeal(seat)
    assert looks is not None
    return [action for action, look in zip(match.actions(seat), looks, strict=True) if look == max(looks)]


def test_a_laboratory_comes_first() -> None:
    assert chosen(table(face_up=["Rooftop"])) == TakeLaboratory("Rooftop")


def test_a_research_goes_into_a_laboratory_of_ones_own() -> None:
    match = table(laboratories={"Rooftop": of(0), "Ice cap": of(1)}, face_up=["Galaxy rotation curves", "student"])
    assert chosen(match) == InstallResearch("Galaxy rotation curves", "Rooftop")


def test_the_last_card_is_used_at_once() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data"), "Ice cap": of(0, "Solar helioscope", "data")},
        face_up=["publication"],
    )
    assert chosen(match) == UseResource("publication", "Galaxy rotation curves")


def test_side_cards_that_finish_a_research_are_assigned_together() -> None:
    match = table(laboratories={"Rooftop": of(0)}, sides={0: ["Galaxy rotation curves", "data", "publication"]})
    played = []
    while match.to_act == (0,):
        played.append(chosen(match))
        match.play(0, played[-1])
    assert played[0] == AssignResearch("Galaxy rotation curves", "Rooftop")
    assert len(played) == 3
    assert set(played[1:]) == {
        AssignResource("data", "Galaxy rotation curves"),
        AssignResource("publication", "Galaxy rotation curves"),
    }


def test_the_postdoc_finishes() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")},
        hands={0: ["Brilliant postdoc"]},
        face_up=["student"],
    )
    assert chosen(match) == BrilliantPostdoc("Galaxy rotation curves")


def test_what_a_rival_has_finished_is_stolen() -> None:
    for event, theft in (
        ("New lab director", NewLabDirector("Ice cap", 1)),
        ("New Principal Investigator", NewPrincipalInvestigator("Galaxy rotation curves", "Rooftop")),
        ("Revolution", Revolution()),
    ):
        match = table(
            laboratories={"Rooftop": of(1), "Ice cap": of(0, "Galaxy rotation curves", "data")},
            hands={1: [event]},
            face_up=["publication"],
        )
        match.play(0, UseResource("publication", "Galaxy rotation curves"))
        assert chosen(match, 1) == theft


def test_what_cannot_be_stolen_is_stopped() -> None:
    match = table(
        laboratories={"Ice cap": of(0, "Galaxy rotation curves", "data")},
        hands={1: ["No more funds"]},
        face_up=["publication"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    assert chosen(match, 1) == NoMoreFunds("Galaxy rotation curves")


def test_the_card_that_a_rival_waits_for_is_taken_away() -> None:
    match = table(
        laboratories={"Ice cap": of(1, "Galaxy rotation curves", "data"), "Rooftop": of(0)},
        face_up=["publication", "Torsion pendulum"],
    )
    assert chosen(match) == KeepResource("publication")


def test_an_insight_is_used_on_what_one_works_on() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")},
        hands={0: ["New theoretical insight"]},
        face_up=["student"],
    )
    assert chosen(match) == NewTheoreticalInsight("MOND")


def test_an_insight_is_used_on_what_the_rivals_work_on_if_one_has_nothing() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Microwave cavity haloscope", "student")},
        hands={0: ["New theoretical insight"]},
        face_up=["student", "COVID vaccine"],
    )
    assert chosen(match) == NewTheoreticalInsight("Axion")


@pytest.mark.parametrize("leader", [1, 2, 3])
@pytest.mark.parametrize("event", [FriendlyAgencyHead, ScienceMinistryDissolved])
def test_the_victim_is_whoever_is_ahead(
    event: type[FriendlyAgencyHead | ScienceMinistryDissolved], leader: int
) -> None:
    rivals = [seat for seat in (1, 2, 3) if seat != leader]
    match = table(
        seats=4,
        laboratories={
            "Rooftop": of(leader, "Galaxy rotation curves", "data"),
            "Ice cap": of(rivals[0], "Wide binary stars"),
            "Old hangar": of(rivals[1]),
        },
        hands={0: [event.event]},
        face_up=["student"],
    )
    targets = [action for action in match.actions(0) if isinstance(action, event)]
    assert len(targets) == 3
    assert GAME.thumb(match.view(0), targets, Random(1)) == event(leader)


def test_among_equal_rivals_the_victim_is_drawn_by_lot() -> None:
    match = table(seats=4, hands={0: ["Friendly agency head"]})
    targets = [action for action in match.actions(0) if isinstance(action, FriendlyAgencyHead)]
    drawn = {GAME.thumb(match.view(0), targets, Random(seed)) for seed in range(40)}
    assert drawn == set(targets)


def after_an_insight(dark: str | None) -> Match:
    """A match in which seat 0 has looked at MOND, has a research on it, and acts first again."""
    match = table(
        laboratories={"Rooftop": of(0, "Wide binary stars", "data"), "Ice cap": of(0, "Solar helioscope", "data")},
        hands={0: ["New theoretical insight", 42], 1: [1]},
        bids=(100, 50),
        face_up=["student"],
        next_up=["student"],
        dark=dark,
    )
    match.play(0, NewTheoreticalInsight("MOND"))
    match.play(1, KeepResource("student"))
    return match


def test_no_effort_goes_into_what_an_insight_showed_to_be_wrong() -> None:
    for dark, research in ((None, "Solar helioscope"), ("MOND", "Wide binary stars")):
        match = after_an_insight(dark)
        match.play(0, Bid(42))
        match.play(1, Bid(1))
        assert chosen(match) == UseResource("student", research)


def test_bids_are_high_when_the_last_card_lies_open_and_low_when_nothing_does() -> None:
    waiting = {"Rooftop": of(0, "Galaxy rotation curves", "data"), "Ice cap": of(1), "Salt mine": of(0)}
    eager = table(laboratories=waiting, hands={0: [3, 17, 50]}, bids=None, face_up=["publication", "Solar helioscope"])
    idle = table(laboratories=waiting, hands={0: [3, 17, 50]}, bids=None, face_up=["student", "Solar helioscope"])
    assert chosen(eager) == Bid(50)
    assert chosen(idle) == Bid(3)


def test_a_view_and_an_imagined_match_are_judged_alike() -> None:
    match = GAME.new(3, seed=8)
    rng = Random(8)
    compared = 0
    while match.wait():
        seat = match.to_act[0]
        assert chosen(match, seat) in best_at_first_sight(match.imagine(seat, rng), seat)
        compared += 1
        match.play(seat, rng.choice(match.actions(seat)))
    assert compared > 20


def worth(match: Match, seat: int = 0) -> float:
    estimate = match.estimate(seat)
    assert estimate is not None
    assert 0 <= estimate <= 1
    return estimate


def test_the_nearer_to_an_end_the_better() -> None:
    def with_own(*on_it: str) -> float:
        return worth(table(laboratories={"Rooftop": of(0, "Wide binary stars", *on_it)}, bids=None))

    assert with_own() < with_own("data") < with_own("data", "publication")


def test_what_helps_a_rival_hurts() -> None:
    def with_rival(*on_it: str) -> float:
        return worth(table(laboratories={"Rooftop": of(1, "Wide binary stars", *on_it)}, bids=None))

    assert with_rival() > with_rival("data") > with_rival("data", "publication")


def test_equal_players_are_estimated_alike() -> None:
    match = table(hands={0: [1, 5, 9], 1: [2, 4, 8]}, bids=None)
    assert abs(worth(match, 0) - worth(match, 1)) < 0.03


def test_chances_fade_with_the_resources() -> None:
    laboratories = {"Rooftop": of(0, "Wide binary stars", "data")}
    plenty = table(laboratories=laboratories, bids=None)
    scarce = table(laboratories=laboratories, resources_left=2, bids=None)
    assert worth(scarce) < worth(plenty)


def test_in_the_midst_of_a_round_nothing_is_estimated() -> None:
    assert table().estimate(0) is None
