"""Last, the end of the round: DM-50 to DM-56, DM-94."""

import pytest

from serendip import Match
from serendip.games.dark_matter.actions import KeepResearch, KeepResource, TakeLaboratory, UseResource
from serendip.games.dark_matter.components import CANDIDATES, LABORATORIES
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    bid_all,
    discarded,
    face_up,
    hand,
    hand_size,
    idle,
    installed,
    laboratory,
    left,
    log,
    owner,
    side,
    verdict,
)
from tests.games.dark_matter.table import of, table


def two_that_conclude(dark: str | None) -> Match:
    """Both players complete a research, on MOND and on WIMP, in the same round."""
    match = table(
        laboratories={
            "Rooftop": of(0, "Galaxy rotation curves", "data"),
            "Ice cap": of(1, "Galactic-centre gamma rays", "data"),
        },
        face_up=["publication", "COVID vaccine"],
        next_up=["publication"],
        dark=dark,
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    assert (verdict(match, "MOND"), installed(match, "Galaxy rotation curves")["fulfilled"]) == ("unknown", True)
    match.play(1, UseResource("publication", "Galactic-centre gamma rays"))
    return match


@rule("DM-50")
def test_when_all_have_acted_every_fulfilled_research_concludes() -> None:
    match = two_that_conclude(dark=None)
    assert discarded(match)["research"] == ["Galaxy rotation curves", "Galactic-centre gamma rays"]
    assert discarded(match)["resources"] == {"student": 0, "data": 2, "publication": 2}
    assert [owner(match, name) for name in ("Rooftop", "Ice cap")] == [0, 1]
    assert [laboratory(match, name)["research"] for name in ("Rooftop", "Ice cap")] == [None, None]
    assert [verdict(match, name) for name in ("WIMP", "Dark Sector", "Axion", "MOND")] == [
        "negative",
        "unknown",
        "unknown",
        "negative",
    ]


@rule("DM-50")
def test_all_conclude_before_the_first_verdict_is_shown() -> None:
    told = log(two_that_conclude(dark=None))
    ends = [n for n, words in enumerate(told) if words.endswith("concludes.")]
    verdicts = [n for n, words in enumerate(told) if words.startswith("The verdict: ")]
    assert len(ends) == len(verdicts) == 2
    assert max(ends) < min(verdicts)


@rule("DM-50")
def test_research_that_misses_something_stays() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope", "data")}, face_up=["student"])
    match.play(0, UseResource("student", "Solar helioscope"))
    idle(match)
    assert installed(match, "Solar helioscope")["has"] == ["student", "data"]
    assert verdict(match, "Axion") == "unknown"


@rule("DM-51")
def test_the_positive_verdict_makes_the_owner_win_and_the_other_lose() -> None:
    match = two_that_conclude(dark="MOND")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (1.0, 0.0)
    assert match.outcome.reason == "MOND is dark matter: Player 1 found it with Galaxy rotation curves and won."
    assert verdict(match, "MOND") == "positive"
    assert match.to_act == ()


@rule("DM-51")
def test_several_may_win() -> None:
    match = table(
        3,
        laboratories={
            "Rooftop": of(0, "Galaxy rotation curves", "data"),
            "Salt mine": of(2, "Torsion pendulum", "student"),
        },
        face_up=["publication"],
        next_up=["publication"],
        dark="MOND",
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    match.play(1, UseResource("publication", "Torsion pendulum"))
    idle(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.outcome.reason == (
        "MOND is dark matter: Player 1 and Player 3 found it with Galaxy rotation curves and Torsion pendulum and won."
    )


@rule("DM-51")
def test_an_unfinished_research_on_dark_matter_wins_nothing() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0, "Galaxy rotation curves", "data"),
            "Salt mine": of(1, "Torsion pendulum", "student"),
        },
        face_up=["publication"],
        dark="MOND",
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def mond_is_excluded() -> Match:
    """MOND is about to be excluded, with the other two research cards on it where `DM-52` looks for them."""
    match = table(
        laboratories={
            "Rooftop": of(0, "Galaxy rotation curves", "data"),
            "Salt mine": of(1, "Torsion pendulum", "student"),
            "Ice cap": of(0, "Solar helioscope", "student"),
        },
        sides={1: ["Wide binary stars", "Bubble chamber"]},
        face_up=["publication"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    return match


@rule("DM-52")
def test_installed_research_on_an_excluded_candidate_goes_with_all_on_it() -> None:
    match = mond_is_excluded()
    assert laboratory(match, "Salt mine")["research"] is None
    assert owner(match, "Salt mine") == 1
    assert "Torsion pendulum" in discarded(match)["research"]
    assert discarded(match)["resources"] == {"student": 1, "data": 1, "publication": 1}
    assert "Torsion pendulum is discarded: MOND is excluded." in log(match)


@rule("DM-52")
def test_research_at_sides_goes() -> None:
    match = mond_is_excluded()
    assert side(match, 1) == ["Bubble chamber"]
    assert "Wide binary stars is discarded: MOND is excluded." in log(match)


@rule("DM-52")
def test_other_research_stays() -> None:
    match = mond_is_excluded()
    assert installed(match, "Solar helioscope")["has"] == ["student"]
    assert match.outcome is None


@rule("DM-52")
def test_the_open_research_goes_and_the_next_is_turned_up() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")},
        face_up=["publication", "Torsion pendulum"],
        next_up=["Wide binary stars", "Solar helioscope"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    assert face_up(match, "research") == "Torsion pendulum"
    idle(match)
    # The next one is on MOND too, and goes as well.
    assert face_up(match, "research") == "Solar helioscope"
    assert discarded(match)["research"] == ["Galaxy rotation curves", "Torsion pendulum", "Wide binary stars"]


@rule("DM-52")
def test_research_on_an_excluded_candidate_is_discarded_whenever_it_is_turned_up() -> None:
    match = table(
        face_up=["Solar helioscope"],
        next_up=["Wide binary stars", "Torsion pendulum", "Bubble chamber"],
        excluded=["MOND"],
    )
    match.play(0, KeepResearch("Solar helioscope"))
    assert face_up(match, "research") == "Bubble chamber"
    assert discarded(match)["research"] == ["Wide binary stars", "Torsion pendulum"]
    assert "Wide binary stars is turned up and discarded: MOND is excluded." in log(match)


@rule("DM-52", "DM-56")
def test_if_nothing_else_is_left_no_research_is_open() -> None:
    match = table(
        face_up=["Solar helioscope"],
        next_up=["Wide binary stars", "Torsion pendulum"],
        research_left=3,
        excluded=["MOND"],
    )
    match.play(0, KeepResearch("Solar helioscope"))
    assert face_up(match, "research") is None
    assert left(match, "research") == 0


@rule("DM-52")
def test_research_without_a_candidate_is_never_excluded() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data"), "Ice cap": of(0, "COVID vaccine", "data")},
        sides={0: ["Neutrinoless double-beta decay"]},
        face_up=["publication"],
        excluded=["WIMP", "Axion"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    assert installed(match, "COVID vaccine")["has"] == ["data"]
    assert side(match, 0) == ["Neutrinoless double-beta decay"]


@rule("DM-53")
def test_everybody_wins_when_all_candidates_are_excluded() -> None:
    match = table(
        3,
        laboratories={"Rooftop": of(1, "Galaxy rotation curves", "data")},
        face_up=["publication"],
        excluded=["WIMP", "Dark Sector", "Axion"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    assert match.outcome.scores == (1.0, 1.0, 1.0)
    assert match.outcome.reason == (
        "All four candidates were tested, and none is dark matter: everybody wins. What a relief."
    )


@rule("DM-53", "DM-54")
def test_that_counts_before_the_resources_that_have_run_out() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Galaxy rotation curves", "data")},
        face_up=["publication"],
        resources_left=1,
        excluded=["WIMP", "Dark Sector", "Axion"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@rule("DM-53")
def test_three_excluded_candidates_are_not_enough() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Galaxy rotation curves", "data")},
        face_up=["publication"],
        excluded=["WIMP", "Dark Sector"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    assert match.outcome is None


@rule("DM-54")
def test_everybody_loses_without_resources_whatever_lies_at_sides_and_on_research() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")},
        sides={1: ["publication", "student"]},
        face_up=["student"],
        resources_left=1,
        dark="MOND",
    )
    match.play(0, KeepResource("student"))
    idle(match)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.scores == (0.0, 0.0)
    assert match.outcome.reason == "No resource is left: everybody loses. Dark matter was MOND."


@rule("DM-94")
@pytest.mark.parametrize(("dark", "words"), [("Axion", "Axion"), (None, "none of the four")])
def test_after_the_end_everybody_sees_what_dark_matter_was(dark: str | None, words: str) -> None:
    match = table(face_up=["student"], resources_left=1, dark=dark)
    match.play(0, KeepResource("student"))
    assert verdict(match, "Axion") == "unknown"
    idle(match)
    assert match.outcome is not None
    assert match.outcome.reason.endswith(f"Dark matter was {words}.")
    for candidate in CANDIDATES:
        assert verdict(match, candidate) == ("positive" if candidate == dark else "negative")


@rule("DM-54")
def test_the_open_resource_alone_keeps_the_game_going() -> None:
    match = table(face_up=["student"], next_up=["data"], resources_left=2)
    match.play(0, KeepResource("student"))
    idle(match)
    assert left(match, "resources") == 0
    assert face_up(match, "resource") == "data"
    assert match.to_act == (0, 1)


@rule("DM-55")
def test_hands_are_refilled_in_the_order_of_play() -> None:
    match = table(3, bids=(10, 20, 15), hands={0: [1, 2], 1: [3, 4], 2: [5, 6]}, next_grants=[7, 8, 9])
    idle(match, 3)
    # The second acted first, then the third, then the first.
    assert [hand(match, seat) for seat in range(3)] == [[1, 2, 9], [3, 4, 7], [5, 6, 8]]
    assert [words[:8] for words in log(match) if "refills" in words] == ["Player 2", "Player 3", "Player 1"]
    assert [words for words in log(match, 0) if "draw" in words][-1] == "You draw 9 M$."


@rule("DM-55")
def test_then_a_new_round_starts_with_everybody_bidding() -> None:
    match = table()
    idle(match, 2)
    assert match.view(None)["round"] == 2
    assert log(match)[-1] == "Round 2 begins."
    assert match.to_act == (0, 1)
    assert [hand_size(match, seat) for seat in (0, 1)] == [3, 3]
    bid_all(match)
    assert len(match.to_act) == 1


@rule("DM-56")
@pytest.mark.parametrize("research_left", [0, 1])
def test_the_game_goes_on_without_laboratories_and_research(research_left: int) -> None:
    nine = {name: of(0) for name in LABORATORIES}
    match = table(laboratories=nine, research_left=research_left, face_up=["COVID vaccine"] * research_left)
    assert face_up(match, "laboratory") is None
    if research_left:
        match.play(0, KeepResearch("COVID vaccine"))
        assert log(match)[-1] == "That was the last research."
    else:
        idle(match)
    idle(match)
    assert face_up(match, "research") is None
    assert match.outcome is None
    assert match.to_act == (0, 1)


@rule("DM-56")
def test_the_last_laboratory_leaves_none_open() -> None:
    match = table(laboratories={name: of(0) for name in LABORATORIES[1:]})
    match.play(0, TakeLaboratory(LABORATORIES[0]))
    assert log(match)[-1] == "That was the last laboratory."
    assert face_up(match, "laboratory") is None
