"""What a turn is made of: TH-20 to TH-28, TH-30."""

from typing import Any

import pytest

from serendip.games.time_horizon.actions import (
    Buy,
    Discharge,
    DrawLink,
    EndTurn,
    Extract,
    Move,
    NameArc,
    Organise,
    Place,
    PutBack,
    Refrain,
    SpendLast,
    StrongImpact,
    WeakImpact,
)
from serendip.games.time_horizon.components import ARTIFACTS
from serendip.testing import rule
from tests.games.time_horizon.table import (
    energy,
    event,
    link,
    log,
    node,
    offered,
    play,
    player,
    put,
    ranged,
    state_of,
    table,
    why_not,
    you,
)


@rule("TH-20")
def test_a_move_costs_1_energy_and_speed_limits_it() -> None:
    match = table(round=4, at={0: 20})
    play(match, 0, Move(21), Move(22))
    assert (player(match, 0)["node"], energy(match, 0)) == (22, 14)
    assert why_not(match, 0, Move(23)) == ("your speed is 2: no more moves in this turn", ("TH-20",))


@rule("TH-20", "TH-91")
def test_only_to_a_neighbour_that_the_now_has_not_passed() -> None:
    match = table(round=4, at={0: 1})
    assert why_not(match, 0, Move(0)) == ("the Now has passed node 0", ("TH-20", "TH-91"))
    assert why_not(match, 0, Move(20)) == ("node 20 is not next to yours", ("TH-20",))
    assert why_not(match, 0, Move(99))[1] == ("TH-1",)
    assert [move.node for move in offered(match, 0, Move)] == [6, 18, 7, 8, 2]


@rule("TH-20")
def test_actions_in_any_order_and_interleaved() -> None:
    match = table(round=4, at={0: 20})
    play(match, 0, Extract(), Move(21), Extract(), Move(22))
    assert energy(match, 0) == 16 + 9 - 1 + 9 - 1


@rule("TH-21")
def test_organising_takes_2_activity_units_and_13_energy() -> None:
    match = table(round=4, at={0: 20}, hands={0: ["First Light"]})
    play(match, 0, Organise("First Light"))
    assert energy(match, 0) == 16
    play(match, 0, offered(match, 0, Place)[0])
    assert energy(match, 0) == 3
    assert match.view(None)["activity"] == 0
    assert event(match, 20)["title"] == "First Light"
    assert player(match, 0)["hand"] == 0


@rule("TH-21")
def test_not_with_one_activity_unit_or_too_little_energy() -> None:
    match = table(round=4, at={0: 20}, hands={0: ["First Light"]})
    play(match, 0, Extract())
    assert why_not(match, 0, Organise("First Light")) == (
        "that takes 2 of your activity; you have 1 left",
        ("TH-21", "TH-21a"),
    )
    poor = table(round=4, at={0: 20}, energy={0: 12}, hands={0: ["First Light"]})
    assert why_not(poor, 0, Organise("First Light"))[0] == "that costs 13 energy; you have 12"


@rule("TH-21a")
def test_only_into_an_empty_node_from_hand() -> None:
    match = table(round=4, at={0: 20}, hands={0: ["First Light"]}, events={20: put("Safe Harbour")})
    assert why_not(match, 0, Organise("First Light")) == ("node 20 already holds an event", ("TH-21a",))
    assert why_not(table(at={0: 20}), 0, Organise("First Light"))[0] == "you do not hold First Light"


@rule("TH-21a", "TH-3")
def test_links_must_face_the_right_way_in_time() -> None:
    match = table(round=4, at={0: 1}, hands={0: ["First Light"]})
    play(match, 0, Organise("First Light"))
    # The one backward link can only face the centre, which lies at the bottom of node 1.
    assert offered(match, 0, Place) == [Place(0, "does not"), Place(0, "happens")]
    assert why_not(match, 0, Place(1, "happens")) == (
        "turned like this a link faces the wrong way in time",
        ("TH-21a",),
    )
    own = you(match, 0)["hand"][0]
    assert own["rotations"] == [0]


@rule("TH-21a")
def test_the_token_is_the_tie_breaker() -> None:
    match = table(round=4, at={0: 20}, hands={0: ["First Light"]})
    play(match, 0, Organise("First Light"))
    play(match, 0, Place(offered(match, 0, Place)[0].rotation, "does not"))
    assert (event(match, 20)["token"], event(match, 20)["outcome"]) == ("does not", "does not")


def test_what_was_begun_can_be_put_back_and_nobody_saw_it() -> None:
    match = table(round=4, at={0: 20}, hands={0: ["First Light"]})
    before = match.view(1)
    play(match, 0, Organise("First Light"))
    assert match.view(1) == before
    play(match, 0, PutBack())
    assert Organise("First Light") in match.actions(0)


@rule("TH-22")
@pytest.mark.parametrize(("place", "gained"), [(3, 3), (10, 6), (20, 9), (40, 12)])
def test_extraction_brings_three_times_the_ring(place: int, gained: int) -> None:
    match = table(round=4, at={0: place})
    play(match, 0, Extract())
    assert energy(match, 0) == 16 + gained
    assert match.view(None)["activity"] == 1


@rule("TH-22", "TH-4")
def test_extraction_adds_the_bonus_of_the_event() -> None:
    match = table(round=1)
    play(match, 0, Extract(), Extract())
    assert energy(match, 0) == 16 + 8 + 8
    assert why_not(match, 0, Extract())[1] == ("TH-22",)
    keyed = table(round=4, at={0: 20}, events={20: put("orange Key 2")})
    play(keyed, 0, Extract())
    assert energy(keyed, 0) == 16 + 9 + 5


@rule("TH-23")
def test_weak_and_strong_impacts() -> None:
    match = table(round=4, at={0: 20}, events={20: put("First Light")})
    play(match, 0, WeakImpact("happens"), StrongImpact("does not"))
    assert energy(match, 0) == 16 + 2 - 6
    assert (node(match, 20)["for"], node(match, 20)["against"]) == (1, 2)
    assert event(match, 20)["sum"] == -1


@rule("TH-23")
def test_an_impact_needs_an_event_in_ones_node() -> None:
    match = table(round=4, at={0: 20})
    assert why_not(match, 0, WeakImpact("happens")) == ("there is no event in your node", ("TH-23",))
    poor = table(round=4, at={0: 20}, energy={0: 5}, events={20: put("First Light")})
    assert why_not(poor, 0, StrongImpact("happens")) == ("that costs 6 energy; you have 5", ("TH-23",))


@rule("TH-24")
def test_the_logistic_gets_links_of_ones_choice() -> None:
    match = table(round=4, at={0: 8}, energy={0: 30})
    play(match, 0, Organise("orange Logistic"))
    assert not offered(match, 0, Place), "a backward link is missing"
    play(match, 0, ranged(match, 0, DrawLink, 4, side=3, link="hindrance"))
    assert not offered(match, 0, Place), "that one leads forward"
    play(match, 0, ranged(match, 0, DrawLink, 2, side=0, link="cause"))
    assert {(offer.least, offer.most) for offer in offered(match, 0, DrawLink)} == {(2, 2)}
    play(match, 0, ranged(match, 0, DrawLink, 2, side=5, link="cause"))
    assert not offered(match, 0, DrawLink), "8 in all"
    play(match, 0, Place(0, "happens"))
    assert (link(match, 8, 20)["kind"], link(match, 8, 20)["strength"]) == ("hindrance", 4)
    assert (link(match, 2, 8)["kind"], link(match, 2, 8)["strength"]) == ("cause", 2)


@rule("TH-24")
def test_the_attacking_event_names_two_others() -> None:
    match = table(seats=4, round=4, at={0: 8}, energy={0: 30})
    play(match, 0, Organise("orange Attacking"), NameArc("violet", "happens"))
    assert offered(match, 0, NameArc) == [NameArc("blue", "does not"), NameArc("yellow", "does not")]
    play(match, 0, NameArc("yellow", "does not"))
    play(match, 0, offered(match, 0, Place)[0])
    assert (event(match, 8)["happens"], event(match, 8)["fails"]) == ("violet", "yellow")


@rule("TH-24")
def test_the_supporting_event_names_one_other_on_either_arc() -> None:
    match = table(seats=4, round=4, at={0: 8}, energy={0: 30})
    play(match, 0, Organise("orange Supporting"))
    assert len(offered(match, 0, NameArc)) == 6
    play(match, 0, NameArc("blue", "does not"))
    play(match, 0, offered(match, 0, Place)[0])
    assert (event(match, 8)["happens"], event(match, 8)["fails"]) == (None, "blue")


@rule("TH-25")
def test_the_last_energy_is_spent_only_after_a_question() -> None:
    match = table(round=4, at={0: 20}, energy={0: 1})
    play(match, 0, Move(21))
    assert player(match, 0)["node"] == 20
    assert you(match, 0)["confirm"] == "move to node 21"
    play(match, 0, Refrain())
    assert energy(match, 0) == 1
    play(match, 0, Move(21), SpendLast())
    assert (player(match, 0)["alive"], player(match, 0)["node"], energy(match, 0)) == (False, None, 0)


@rule("TH-25")
def test_who_is_out_has_no_more_turns_but_keeps_points_and_may_win() -> None:
    match = table(round=20, at={0: 60, 1: 60, 2: 60}, energy={0: 1})
    state_of(match).points = [9, 2, 2]
    play(match, 0, Move(59), SpendLast())
    assert "Player 1 has no energy left and is out." in log(match)
    play(match, 1, EndTurn())
    play(match, 2, EndTurn())
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@rule("TH-25")
def test_when_all_are_out_only_the_now_goes_on() -> None:
    match = table(seats=2, round=4, at={0: 20, 1: 30}, energy={0: 1, 1: 1}, events={40: put("First Light")})
    play(match, 0, Move(21), SpendLast())
    play(match, 1, Move(31), SpendLast())
    assert match.outcome is not None
    assert event(match, 40)["outcome"] == "happens"


@rule("TH-26", "TH-55")
def test_one_purchase_a_turn_without_activity() -> None:
    match = table(round=4, energy={0: 40})
    play(match, 0, Buy("Energy Gun"))
    assert (energy(match, 0), match.view(None)["activity"]) == (30, 2)
    assert why_not(match, 0, Buy("Shield Generator")) == ("you have bought something in this turn", ("TH-55",))


@rule("TH-28")
def test_discharging_an_artifact_from_hand() -> None:
    match = table(round=7, artifacts={0: ["Collector", "Hole in the Box"]}, cast={0: ["Lachesis Needle"]})
    play(match, 0, Discharge("Collector"))
    assert energy(match, 0) == 16 + 22
    view: Any = match.view(1)
    assert view["decks"]["artifacts_discarded"] == ["Collector"]
    assert why_not(match, 0, Discharge("Hole in the Box"))[1] == ("TH-28",)
    fresh = table(round=7, cast={0: ["Lachesis Needle"]})
    assert why_not(fresh, 0, Discharge("Lachesis Needle"))[0] == "you have no Lachesis Needle in hand"


@rule("TH-30")
def test_energy_is_open_hands_are_not() -> None:
    match = table(round=7, artifacts={0: ["Collector"]})
    assert player(match, 0, viewer=1)["energy"] == 16
    assert (player(match, 0, viewer=1)["hand"], player(match, 0, viewer=1)["artifacts"]) == (5, 1)
    assert not [name for name in ARTIFACTS if name in str(match.view(1))]
    assert "orange Key 3" not in str(match.view(1))
    assert you(match, 0)["artifacts"] == ["Collector"]
