"""The Now passes: TH-32, TH-33, TH-40 to TH-46, TH-91, TH-93."""

import pytest

from serendip import Match
from serendip.games.time_horizon.actions import EndTurn, Flee, Move, WeakImpact
from serendip.games.time_horizon.rules.forecast import reckon
from serendip.testing import rule
from tests.games.time_horizon.table import (
    Put,
    event,
    link,
    log,
    node,
    offered,
    play,
    player,
    points,
    put,
    state_of,
    table,
    why_not,
)
from tests.games.time_horizon.test_time import end_round

OUT_OF_THE_WAY = {0: 60, 1: 60, 2: 60}


def second_ring(events: dict[int, Put], happened: tuple[int, ...] = (), failed: tuple[int, ...] = ()) -> Match:
    """The last round before the Now passes ring 2, with events in ring 1 realised as said."""
    return table(round=10, at=OUT_OF_THE_WAY, events=events, happened=happened, failed=failed)


@rule("TH-40")
def test_an_empty_node_stays_empty_and_influences_nothing() -> None:
    match = second_ring({8: put("First Light", links={0: 2}, token="does not")})
    end_round(match)
    assert node(match, 7)["result"] == "empty"
    assert (event(match, 8)["sum"], event(match, 8)["outcome"]) == (0, "does not")


@rule("TH-41", "TH-42")
@pytest.mark.parametrize(
    ("kind", "earlier_happened", "total"), [(2, True, 2), (2, False, -2), (-2, True, -2), (-2, False, 2)]
)
def test_a_link_counts_by_its_kind_and_by_what_the_earlier_event_did(
    kind: int, earlier_happened: bool, total: int
) -> None:
    outcome = {"happened": (1,)} if earlier_happened else {"failed": (1,)}
    match = second_ring({1: put("Safe Harbour"), 8: put("First Light", links={1: kind})}, **outcome)
    assert event(match, 8)["sum"] == total
    end_round(match)
    assert event(match, 8)["sum"] == total
    assert node(match, 8)["result"] == ("happens" if total > 0 else "does not")


@rule("TH-41")
def test_a_forward_link_of_the_earlier_card_counts_as_well() -> None:
    match = second_ring({1: put("Safe Harbour", links={4: -2}), 8: put("First Light", links={})}, happened=(1,))
    assert event(match, 8)["sum"] == -2


@rule("TH-41")
@pytest.mark.parametrize(("first", "second"), [(1, 8), (8, 1)])
def test_of_two_kinds_that_of_the_earlier_card_counts_whichever_was_laid_first(first: int, second: int) -> None:
    cards = {1: put("Safe Harbour", links={4: 2}), 8: put("First Light", links={1: -2})}
    match = second_ring({first: cards[first], second: cards[second]}, happened=(1,))
    assert (link(match, 1, 8)["kind"], link(match, 1, 8)["strength"]) == ("cause", 2)
    assert event(match, 8)["sum"] == 2


@rule("TH-41")
def test_two_links_of_one_kind_are_one_link_of_strength_2() -> None:
    cards = {1: put("Safe Harbour", links={4: 2}), 8: put("First Light", links={1: 2})}
    assert event(second_ring(cards, happened=(1,)), 8)["sum"] == 2


@rule("TH-42", "TH-93")
def test_reinforcements_add_up_to_4() -> None:
    cards = {1: put("orange Logistic", links={4: 3}), 8: put("blue Logistic", links={1: 4})}
    match = second_ring(cards, happened=(1,))
    assert link(match, 1, 8)["strength"] == 4


@rule("TH-43")
@pytest.mark.parametrize(
    ("push", "token", "result"),
    [(1, "does not", "happens"), (-1, "happens", "does not"), (0, "happens", "happens"), (0, "does not", "does not")],
)
def test_the_sum_decides_and_at_0_the_token(push: int, token: str, result: str) -> None:
    match = second_ring({8: put("First Light", links={}, token=token)})
    state = state_of(match)
    state.impacts_for[8] = max(push, 0)
    state.impacts_against[8] = max(-push, 0)
    reckon(state)
    end_round(match)
    assert node(match, 8)["result"] == result


@rule("TH-43", "TH-4")
@pytest.mark.parametrize("token", [0, 1])
def test_at_the_centre_the_tossed_token_decides(token: int) -> None:
    match = table(round=2, at=OUT_OF_THE_WAY)
    state = state_of(match)
    state.token[0] = token
    reckon(state)
    end_round(match)
    assert node(match, 0)["result"] == ("does not", "happens")[token]


@rule("TH-33", "TH-44")
def test_the_player_on_the_matching_arc_scores() -> None:
    gains = put("First Light", links={}, token="happens", happens="orange", fails="blue")
    loses = put("Broken Mirror", links={}, token="does not", happens="orange", fails="violet")
    match = second_ring({8: gains, 10: loses})
    end_round(match)
    assert [points(match, seat) for seat in range(3)] == [3, 2, 1]


@rule("TH-32", "TH-44")
def test_yellow_circles_say_how_many_points() -> None:
    match = second_ring({8: put("orange Key 3", links={}), 10: put("orange Key 2", links={}, token="does not")})
    assert event(match, 8)["scores"] == [{"seat": 0, "points": 3}]
    end_round(match)
    assert points(match, 0) == 2 + 3 + 2


@rule("TH-44")
def test_points_may_go_below_0_and_colours_of_nobody_score_nothing() -> None:
    cards = {
        number: put(title, links={}, happens="blue")
        for number, title in ((8, "Broken Mirror"), (10, "Long Winter"), (12, "Lost Caravan"))
    }
    cards[14] = put("Safe Harbour", links={}, happens="pink")
    match = second_ring(cards)
    end_round(match)
    assert [points(match, seat) for seat in range(3)] == [2, -1, 2]


@rule("TH-45")
def test_pawns_flee_in_the_order_of_the_round_and_charge_the_storage() -> None:
    match = table(round=10, turn=1, at={0: 8, 1: 8, 2: 60}, items={0: {"Kinetic Storage": 1}})
    end_round(match)
    assert match.to_act == (1,)
    assert [flight.node for flight in offered(match, 1, Flee)] == [20, 21, 9]
    play(match, 1, Flee(21))
    play(match, 0, Flee(9))
    assert match.to_act == (0,), "node 9 is of the same ring and comes next"
    play(match, 0, Flee(23))
    assert player(match, 0)["stored"] == 2
    assert player(match, 0)["energy"] == 16


@rule("TH-45")
def test_who_stands_in_the_last_node_leaves() -> None:
    match = table(round=20, at=OUT_OF_THE_WAY)
    end_round(match)
    assert [player(match, seat)["alive"] for seat in range(3)] == [True] * 3
    assert "Player 1 stood in the last node and leaves the continuum." in log(match)


@rule("TH-46")
def test_the_worked_case() -> None:
    match = table(
        round=10,
        at=OUT_OF_THE_WAY,
        events={
            2: put("Safe Harbour", links={}),
            1: put("Lucky Seed", links={4: 4}),
            8: put("Broken Mirror", links={1: -2, 0: 3}, token="happens", happens="orange", fails="blue"),
        },
        happened=(2,),
        failed=(1,),
    )
    state = state_of(match)
    state.impacts_for[8] = 2
    state.impacts_against[8] = 1
    reckon(state)
    assert (link(match, 2, 8)["kind"], link(match, 2, 8)["worth"]) == ("cause", 3)
    assert (link(match, 1, 8)["kind"], link(match, 1, 8)["worth"]) == ("cause", -4)
    assert (event(match, 8)["sum"], event(match, 8)["outcome"]) == (0, "happens")
    end_round(match)
    assert node(match, 8)["result"] == "happens"
    assert points(match, 0) == 2 - 1
    assert "Broken Mirror in node 8 happens: the sum is 0, the token decides." in log(match)


@rule("TH-91")
def test_nobody_goes_back_into_what_is_realised() -> None:
    match = table(round=11, at={0: 20, 1: 60, 2: 60}, events={8: put("First Light")})
    assert why_not(match, 0, Move(8))[1] == ("TH-20", "TH-91")
    play(match, 0, EndTurn())
    assert node(match, 8)["result"] is not None


def test_the_forecast_follows_a_change_through_later_events() -> None:
    chain = {
        7: put("First Light", links={}, token="happens"),
        20: put("Safe Harbour", links={1: 2}, token="does not"),
        39: put("Lucky Seed", links={1: -2}, token="happens"),
    }
    match = table(round=10, at={0: 7, 1: 60, 2: 60}, events=chain)
    assert [event(match, number)["outcome"] for number in (7, 20, 39)] == ["happens", "happens", "does not"]
    play(match, 0, WeakImpact("does not"))
    assert [event(match, number)["outcome"] for number in (7, 20, 39)] == ["does not", "does not", "happens"]
