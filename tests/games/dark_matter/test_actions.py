"""Then, one action each: taking cards, DM-30 to DM-33, and what goes for every action, DM-36 to DM-39."""

from typing import Any

import pytest

from serendip import Action
from serendip.games.dark_matter.actions import (
    AssignResearch,
    DiscardGrant,
    DiscardResearch,
    DiscardResource,
    InstallResearch,
    KeepResearch,
    KeepResource,
    StudentProtest,
    TakeLaboratory,
    UseResource,
)
from serendip.games.dark_matter.components import LABORATORIES
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    bid,
    discarded,
    face_up,
    hand,
    hand_size,
    idle,
    installed,
    log,
    offered,
    owner,
    played,
    refused,
    side,
)
from tests.games.dark_matter.table import of, table

ALL_MINE = {name: of(0) for name in LABORATORIES}


@rule("DM-30")
def test_the_open_laboratory_becomes_yours() -> None:
    match = table(face_up=["Salt mine"])
    match.play(0, TakeLaboratory("Salt mine"))
    assert owner(match, "Salt mine") == 0
    assert "Player 1 takes the laboratory Salt mine." in log(match)


@rule("DM-30")
def test_one_may_own_all_nine_laboratories() -> None:
    eight = {name: of(0) for name in LABORATORIES if name != "Salt mine"}
    match = table(laboratories=eight)
    match.play(0, TakeLaboratory("Salt mine"))
    assert [owner(match, name) for name in LABORATORIES] == [0] * 9


@rule("DM-30")
def test_only_the_open_one_can_be_taken() -> None:
    match = table(face_up=["Salt mine"])
    assert offered(match, 0, TakeLaboratory) == [TakeLaboratory("Salt mine")]
    assert refused(match, 0, TakeLaboratory("Rooftop")) == ("Rooftop is not face up", ("DM-30",))


@rule("DM-31")
@pytest.mark.parametrize(("laboratory", "whose"), [("Rooftop", 0), ("Ice cap", 1)])
def test_the_open_research_may_be_installed_at_anybodys(laboratory: str, whose: int) -> None:
    match = table(laboratories={"Rooftop": of(0), "Ice cap": of(1)}, face_up=["Solar helioscope"])
    match.play(0, InstallResearch("Solar helioscope", laboratory))
    found = installed(match, "Solar helioscope")
    assert (found["laboratory"], found["owner"], found["has"]) == (laboratory, whose, [])


@rule("DM-31")
def test_only_free_fitting_laboratories_in_play_are_offered() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0),
            "Ice cap": of(1),
            "Desert station": of(1, "Wide binary stars"),
            "Salt mine": of(0),
        },
        face_up=["Solar helioscope"],
    )
    assert offered(match, 0, InstallResearch) == [
        InstallResearch("Solar helioscope", "Rooftop"),
        InstallResearch("Solar helioscope", "Ice cap"),
    ]


@rule("DM-31")
def test_or_be_kept_open_even_if_it_could_be_installed() -> None:
    match = table(laboratories={"Rooftop": of(0)}, face_up=["Solar helioscope"])
    match.play(0, KeepResearch("Solar helioscope"))
    assert side(match, 0) == ["Solar helioscope"]
    assert installed(match, "Solar helioscope") is None


@rule("DM-32")
@pytest.mark.parametrize("research", ["Wide binary stars", "Torsion pendulum"])
def test_the_open_resource_may_go_on_anybodys_research(research: str) -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Wide binary stars"), "Salt mine": of(1, "Torsion pendulum")},
        face_up=["student"],
    )
    match.play(0, UseResource("student", research))
    assert installed(match, research)["has"] == ["student"]
    assert side(match, 0) == []


@rule("DM-32")
def test_only_research_that_lacks_it_is_offered() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0, "Wide binary stars", "student"),
            "Ice cap": of(0, "Galaxy rotation curves"),
            "Salt mine": of(1, "Torsion pendulum"),
        },
        face_up=["student"],
    )
    assert offered(match, 0, UseResource) == [UseResource("student", "Torsion pendulum")]


@rule("DM-32")
def test_or_be_kept_even_if_it_could_be_used() -> None:
    match = table(laboratories={"Rooftop": of(0, "Wide binary stars")}, face_up=["student"])
    match.play(0, KeepResource("student"))
    assert side(match, 0) == ["student"]
    assert installed(match, "Wide binary stars")["has"] == []


THREE_RESEARCH = ["Bubble chamber", "Torsion pendulum", "COVID vaccine"]


@rule("DM-33")
@pytest.mark.parametrize("given_up", [*THREE_RESEARCH, "Solar helioscope"])
def test_a_fourth_research_forces_one_of_the_four_out(given_up: str) -> None:
    match = table(sides={0: THREE_RESEARCH}, face_up=["Solar helioscope"], next_up=["Skipper CCDs"])
    match.play(0, KeepResearch("Solar helioscope"))
    assert match.to_act == (0,)
    assert set(match.actions(0)) == {DiscardResearch(name) for name in [*THREE_RESEARCH, "Solar helioscope"]}
    match.play(0, DiscardResearch(given_up))
    assert set(side(match, 0)) == {*THREE_RESEARCH, "Solar helioscope"} - {given_up}
    assert discarded(match)["research"] == [given_up]
    assert match.to_act == (1,)


@rule("DM-33")
@pytest.mark.parametrize("given_up", ["student", "data", "publication"])
def test_a_fourth_resource_forces_one_of_the_four_out(given_up: str) -> None:
    match = table(sides={0: ["student", "student", "data"]}, face_up=["publication"])
    match.play(0, KeepResource("publication"))
    assert set(match.actions(0)) == {DiscardResource(kind) for kind in ("student", "data", "publication")}
    match.play(0, DiscardResource(given_up))
    rest = ["student", "student", "data", "publication"]
    rest.remove(given_up)
    assert sorted(side(match, 0)) == sorted(rest)
    assert discarded(match)["resources"][given_up] == 1


@rule("DM-33")
def test_the_next_card_is_turned_up_only_after_the_discard() -> None:
    match = table(sides={0: THREE_RESEARCH}, face_up=["Solar helioscope"], next_up=["Skipper CCDs"])
    match.play(0, KeepResearch("Solar helioscope"))
    assert face_up(match, "research") is None
    match.play(0, DiscardResearch("Bubble chamber"))
    assert face_up(match, "research") == "Skipper CCDs"
    assert log(match)[-3:] == [
        "Player 1 takes Solar helioscope and keeps it.",
        "Player 1 has four research cards and discards Bubble chamber.",
        "The next research is Skipper CCDs.",
    ]


@rule("DM-33")
def test_research_and_resources_are_counted_apart() -> None:
    three_resources = ["student", "data", "data"]
    match = table(sides={0: [*THREE_RESEARCH[:2], *three_resources]}, face_up=["Solar helioscope"])
    match.play(0, KeepResearch("Solar helioscope"))
    assert len(side(match, 0)) == 6
    assert match.to_act == (1,)


@rule("DM-33")
def test_a_full_side_does_not_matter_when_the_card_is_placed() -> None:
    match = table(laboratories={"Rooftop": of(1)}, sides={0: THREE_RESEARCH}, face_up=["Solar helioscope"])
    match.play(0, InstallResearch("Solar helioscope", "Rooftop"))
    assert side(match, 0) == THREE_RESEARCH
    assert match.to_act == (1,)


@rule("DM-36")
def test_after_the_action_the_bid_goes_to_the_played_pile_and_nothing_is_drawn() -> None:
    match = table(hands={0: ["Student protest"]})
    assert bid(match, 0) == 100
    match.play(0, StudentProtest())
    assert bid(match, 0) is None
    assert played(match) == [100]
    assert bid(match, 1) == 50
    assert hand_size(match, 0) == 1
    idle(match)
    assert hand_size(match, 0) == 3


@rule("DM-36")
def test_the_bid_waits_until_the_action_is_complete() -> None:
    match = table(sides={0: THREE_RESEARCH}, face_up=["Solar helioscope"])
    match.play(0, KeepResearch("Solar helioscope"))
    assert (bid(match, 0), played(match)) == (100, [])
    match.play(0, DiscardResearch("Solar helioscope"))
    assert (bid(match, 0), played(match)) == (None, [100])


@rule("DM-37", "DM-54")
def test_the_last_resource_ends_the_game_with_the_round() -> None:
    match = table(3, resources_left=1, face_up=["data"])
    match.play(0, KeepResource("data"))
    assert log(match)[-1] == "That was the last resource: the game ends with this round unless it is won."
    assert match.outcome is None
    idle(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@rule("DM-37")
def test_unless_it_is_won() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Galaxy rotation curves", "data")},
        resources_left=1,
        face_up=["publication"],
        dark="MOND",
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("DM-38")
def test_who_can_do_nothing_at_all_is_passed() -> None:
    match = table(
        3,
        laboratories=ALL_MINE,
        sides={1: ["data"]},
        face_up=["data"],
        research_left=0,
        resources_left=1,
        hands={1: [5, "No more funds"], 2: ["Student protest"]},
    )
    match.play(0, KeepResource("data"))
    # All laboratories and research are gone, the data fits nowhere, the event has no target.
    assert log(match)[-1] == "Player 2 can do nothing at all and passes."
    assert match.to_act == (2,)
    assert played(match) == [100, 50]
    assert hand(match, 1) == [5, "No more funds"]
    assert side(match, 1) == ["data"]


@rule("DM-38")
def test_the_game_can_end_on_a_pass() -> None:
    match = table(laboratories=ALL_MINE, face_up=["data"], research_left=0, resources_left=1)
    match.play(0, KeepResource("data"))
    assert "Player 2 can do nothing at all and passes." in log(match)
    assert match.outcome is not None


@rule("DM-38")
@pytest.mark.parametrize(
    "way_out",
    [
        {"hands": {1: ["Student protest"]}},
        {"sides": {1: ["COVID vaccine"]}},
        {"research_left": 1},
    ],
)
def test_one_possible_action_is_enough_not_to_be_passed(way_out: dict[str, Any]) -> None:
    position: dict[str, Any] = {"research_left": 0, **way_out}
    match = table(laboratories=ALL_MINE, face_up=["data"], resources_left=1, **position)
    match.play(0, KeepResource("data"))
    assert match.to_act == (1,)
    assert match.actions(1)


@rule("DM-38")
def test_nobody_may_pass_at_will() -> None:
    match = table(laboratories={"Rooftop": of(0)})
    assert all("pass" not in str(action) for action in match.actions(0))
    assert "done" not in [action.kind() for action in match.actions(0)]


@rule("DM-39")
@pytest.mark.parametrize(
    "action",
    [DiscardResearch("Bubble chamber"), DiscardResource("data"), DiscardGrant("5 M$")],
)
def test_nothing_is_discarded_at_will(action: Action) -> None:
    match = table(sides={0: ["Bubble chamber", "data"]}, hands={0: [5]})
    assert action not in match.actions(0)
    assert refused(match, 0, action) == ("cards can't be discarded at will", ("DM-39",))


@rule("DM-39")
def test_what_is_placed_is_not_moved_at_will() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope", "data"), "Ice cap": of(0)})
    move = AssignResearch("Solar helioscope", "Ice cap")
    assert refused(match, 0, move) == ("you have no Solar helioscope at your side", ("DM-34",))
    assert not any("Solar helioscope" in str(action) and "Ice cap" in str(action) for action in match.actions(0))
