"""Setup and player counts: TH-10 to TH-15, TH-80, TH-81, TH-82."""

from collections import Counter
from typing import Any

import pytest

from serendip.games.time_horizon import components as box
from serendip.games.time_horizon.actions import KeepEvents, NameArc, Organise, Place, SwapEvent
from serendip.testing import rule
from tests.games.time_horizon.table import GAME, log, offered, play, player, put, state_of, table, why_not, you
from tests.games.time_horizon.test_time import end_round


def titles(cards: list[Any]) -> list[str]:
    return [card["title"] for card in cards]


@rule("TH-10")
def test_what_everybody_starts_with() -> None:
    match = GAME.new(seats=4, seed=3, options={"first_game": True})
    for seat in range(4):
        mat = player(match, seat)
        assert (mat["energy"], mat["points"], mat["node"], mat["speed"], mat["hand"]) == (16, 2, 0, 2, 5)
    own = player(match, 0)["colours"][0]
    assert titles(you(match, 0)["hand"]) == [
        f"{own} {kind}" for kind in ("Logistic", "Attacking", "Supporting", "Key 2", "Key 3")
    ]


@rule("TH-11")
@pytest.mark.parametrize("colour", range(6))
def test_the_starting_events(colour: int) -> None:
    logistic, attacking, supporting, key_2, key_3 = (box.starting_event(colour, kind) for kind in range(5))
    starting = (logistic, attacking, supporting, key_2, key_3)
    assert [box.SIGNS[card] for card in starting] == ["grey", "red", "green", "green", "green"]
    assert [box.AMOUNT[card] for card in starting] == [0, -1, 1, 2, 3]
    assert [box.BONUS[card] for card in starting] == [5, 0, 0, 5, 0]
    assert [box.BACKWARD_SIDES[card].bit_count() for card in starting] == [0, 1, 1, 1, 1]
    assert [box.INNER_ONLY[card] for card in starting] == [False, True, True, False, False]
    assert [box.LATER_ONLY[card] for card in starting] == [False, False, False, True, True]


@rule("TH-11")
def test_attacking_and_supporting_only_in_rings_1_and_2() -> None:
    match = table(round=4, at={0: 20}, energy={0: 30})
    assert why_not(match, 0, Organise("orange Attacking")) == (
        "orange Attacking can only be organised in rings 1 and 2",
        ("TH-11",),
    )
    inner = table(round=4, at={0: 8}, energy={0: 30})
    assert {Organise("orange Attacking"), Organise("orange Supporting")} <= set(inner.actions(0))


@rule("TH-11")
def test_a_key_never_goes_where_the_now_passes_at_the_end_of_this_round() -> None:
    late = table(round=5, at={0: 3}, energy={0: 30})
    assert why_not(late, 0, Organise("orange Key 3"))[1] == ("TH-11",)
    early = table(round=4, at={0: 3}, energy={0: 30})
    assert Organise("orange Key 3") in early.actions(0)


@rule("TH-12")
@pytest.mark.parametrize("colour", range(6))
def test_even_and_odd_colours_have_links_and_arcs_the_other_way_round(colour: int) -> None:
    even = colour % 2 == 0
    _, attacking, supporting, key_2, key_3 = (box.starting_event(colour, kind) for kind in range(5))
    cause = box.CAUSE if even else box.HINDRANCE
    assert [box.LINK_KINDS[card][0] for card in (key_3, key_2, attacking, supporting)] == [cause, cause, -cause, cause]
    assert box.HAPPENS_ARC[key_3 if even else key_2] == colour
    assert box.FAILS_ARC[key_2 if even else key_3] == colour


@rule("TH-13")
@pytest.mark.parametrize("seed", range(12))
def test_three_players_dig_for_an_event_of_their_own(seed: int) -> None:
    match = GAME.new(seats=3, seed=seed, options={"first_game": True})
    playing = {colour for seat in range(3) for colour in player(match, seat)["colours"]}
    for seat in range(3):
        own = player(match, seat)["colours"][0]
        hand = you(match, seat)["hand"]
        assert f"{own} Supporting" not in titles(hand)
        found = hand[-1]
        assert found["sign"] == "green"
        assert {found["happens"], found["fails"]} & playing == {own}
        assert f"Player {seat + 1} digs up {found['title']}, which replaces the Supporting event." in log(match)


@rule("TH-13")
def test_others_do_not_dig() -> None:
    match = GAME.new(seats=4, seed=1, options={"first_game": True})
    assert not [line for line in log(match) if "digs up" in line]


@rule("TH-14")
def test_everybody_sees_three_events_and_may_swap_one() -> None:
    match = GAME.new(seats=4, seed=2)
    assert match.to_act == (0, 1, 2, 3)
    shown = titles(you(match, 1)["shown"])
    given = titles(you(match, 1)["hand"])[2]
    assert len(shown) == 3
    play(match, 1, SwapEvent(given, shown[0]))
    assert list(match.to_act) == [0, 2, 3]
    for seat in (0, 2, 3):
        play(match, seat, KeepEvents())
    assert titles(you(match, 1)["hand"])[-1] == shown[0]
    assert given not in titles(you(match, 1)["hand"])
    assert f"Player 2 gives up {given} for another event." in log(match, 0)
    assert player(match, 1)["gave_up"] == given
    assert f"You take {shown[0]}." in log(match, 1)
    assert not [line for line in log(match, 0) if shown[0] in line]


@rule("TH-14")
def test_a_swapped_starting_event_leaves_the_game_and_a_dug_one_goes_back() -> None:
    match = GAME.new(seats=3, seed=2)
    hand, shown = titles(you(match, 0)["hand"]), titles(you(match, 0)["shown"])
    play(match, 0, SwapEvent(hand[0], shown[0]))
    dug = titles(you(match, 1)["hand"])[-1]
    play(match, 1, SwapEvent(dug, titles(you(match, 1)["shown"])[1]))
    play(match, 2, KeepEvents())
    state = state_of(match)
    assert box.CARD_NUMBER[hand[0]] in state.gone
    assert box.CARD_NUMBER[dug] in state.deck


@rule("TH-14")
def test_no_swap_in_a_first_game() -> None:
    match = GAME.new(seats=4, seed=2, options={"first_game": True})
    assert match.view(None)["stage"] == "turn"
    assert why_not(match, match.to_act[0], KeepEvents())[1] == ("TH-14",)


@rule("TH-15")
def test_60_events_and_two_of_each_artifact() -> None:
    state = state_of(GAME.new(seats=4, seed=1, options={"first_game": True}))
    assert sorted(state.deck) == list(range(60))
    assert Counter(box.KIND_OF[artifact] for artifact in state.artifact_deck) == dict.fromkeys(range(6), 2)
    tops = {
        state_of(GAME.new(seats=4, seed=seed, options={"first_game": True})).artifact_deck[-1] for seed in range(80)
    }
    assert len(tops) == 12


@rule("TH-80")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_links_of_the_attacking_events_alternate(seats: int) -> None:
    for seed in range(20):
        state = state_of(GAME.new(seats=seats, seed=seed))
        kinds = [box.LINK_KINDS[box.starting_event(own[0], box.ATTACKING)][0] for own in state.colours]
        meetings = [seat for seat in range(seats) if kinds[seat] == kinds[seat - 1]]
        assert len(meetings) == seats % 2
        assert len(set(state.colours)) == seats


@rule("TH-82")
@pytest.mark.parametrize("seats", [3, 5])
def test_where_two_of_a_kind_meet_is_drawn_by_lot(seats: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(60 * seats):
        state = state_of(GAME.new(seats=seats, seed=seed))
        kinds = [box.LINK_KINDS[box.starting_event(own[0], box.ATTACKING)][0] for own in state.colours]
        found.update(seat for seat in range(seats) if kinds[seat] == kinds[seat - 1])
    assert sorted(found) == list(range(seats))
    assert min(found.values()) > 30


@rule("TH-80")
def test_all_colours_come_to_play() -> None:
    played = Counter(own for seed in range(60) for own in state_of(GAME.new(seats=3, seed=seed)).colours)
    assert len(played) == 6


@rule("TH-81")
def test_two_players_have_two_colours_each_and_48_events() -> None:
    match = GAME.new(seats=2, seed=4, options={"first_game": True})
    assert sorted(player(match, seat)["colours"] for seat in range(2)) == [["blue", "teal"], ["orange", "yellow"]]
    view: Any = match.view(None)
    assert view["decks"]["events"] == 48
    state = state_of(match)
    for card in state.deck:
        owners = {state.seat_of[box.HAPPENS_ARC[card]], state.seat_of[box.FAILS_ARC[card]]}
        assert len(owners) == 2
    assert all(player(match, seat)["hand"] == 5 for seat in range(2))


@rule("TH-81")
def test_points_of_both_colours_are_summed() -> None:
    match = table(seats=2, round=20, at={0: 60, 1: 60}, events={40: put("First Light", happens="yellow", fails="blue")})
    end_round(match)
    assert player(match, 0)["points"] == 3


@rule("TH-81", "TH-24")
def test_of_two_players_the_attacking_event_names_both_colours_of_the_opponent() -> None:
    match = table(seats=2, round=4, at={0: 8}, energy={0: 30})
    play(match, 0, Organise("orange Attacking"))
    assert offered(match, 0, NameArc) == [NameArc("blue", "happens"), NameArc("teal", "happens")]
    play(match, 0, NameArc("blue", "happens"))
    assert offered(match, 0, NameArc) == [NameArc("teal", "does not")]
    play(match, 0, NameArc("teal", "does not"))
    assert offered(match, 0, Place)
