"""Monoliths: PD-40 to PD-48, and PD-42's additional turn with Events (PD-110)."""

from typing import Any

import pytest

from serendip import Match
from serendip.games.pandorum.actions import (
    Build,
    EndTurn,
    Finish,
    FreeMove,
    KeepCard,
    Move,
    Pay,
    PutBack,
    SlotCard,
    TakeBack,
    TakeCards,
    UseCard,
    UseMonolith,
)
from serendip.testing import rule
from tests.games.pandorum.seen import (
    box,
    end_turn,
    hand,
    hand_size,
    in_force,
    log,
    market,
    offered,
    on,
    pass_turn,
    play,
    refused,
    slot,
    supply,
    view,
)
from tests.games.pandorum.table import state_of, table


def find(monolith: str, seats: int = 2, **arranged: Any) -> Match:
    """Let the first player stop on hex 8, where this monolith is."""
    hands = {0: ["System"], **arranged.pop("hands", {})}
    match = table(seats, at=9, markers=[8], hands=hands, next_monoliths=[monolith], **arranged)
    return play(match, 0, Move(8, 1), Pay("System"))


@rule("PD-40")
def test_the_first_to_stop_there_opens_a_monolith() -> None:
    match = find("Recall")
    assert on(match, 8) is None
    assert view(match)["players"][0]["monoliths"] == ["Recall"]
    assert Build("module") in match.actions(0)


@rule("PD-40")
def test_passing_over_is_not_enough() -> None:
    match = play(table(at=9, markers=[8], hands={0: ["System"]}), 0, Move(13, 1), Pay("System"))
    assert on(match, 8) == "monolith"
    assert view(match)["monoliths_left"] == 8


@rule("PD-40")
def test_the_move_is_paid_before_the_monolith_is_met() -> None:
    match = play(table(at=9, markers=[8], hands={0: ["System"]}), 0, Move(8, 1))
    assert on(match, 8) == "monolith"
    match.play(0, Pay("System"))
    assert on(match, 8) is None


@rule("PD-40")
def test_a_kept_monolith_is_used_in_ones_own_turn_and_goes_to_the_box() -> None:
    match = table(monoliths={0: ["Great Silence"], 1: ["Great Silence"]}, market=["System"])
    match.play(0, UseMonolith("Great Silence"))
    assert view(match)["players"][0]["monoliths"] == []
    assert view(match)["monoliths_over"] == ["Great Silence"]
    assert match.actions(1) == ()


@rule("PD-40", "PD-108")
def test_kept_monoliths_can_be_used_at_any_time_of_a_turn() -> None:
    silence = UseMonolith("Great Silence")
    match = table(supply=True, monoliths={0: ["Great Silence"]}, market=["System"], hands={0: ["System"] * 8})
    assert silence in match.actions(0)
    match.play(0, TakeCards("System"))
    assert view(match)["phase"] == "put-back"
    assert silence in match.actions(0)
    play(match, 0, PutBack("System"), PutBack("System"), Move(1, 1))
    assert silence in match.actions(0)
    play(match, 0, Pay("System"), Build("module"))
    assert silence in match.actions(0)
    match.play(0, silence)
    assert view(match)["phase"] == "build"
    assert Finish() in match.actions(0)


@rule("PD-48", "PD-108")
def test_cards_recalled_while_building_can_be_used_at_once() -> None:
    hands = {0: ["System"]}
    match = table(at=1, monoliths={0: ["Recall"]}, hands=hands, slots={0: {1: ["Extractor"], 3: ["Extractor"]}})
    play(match, 0, Build("module"), UseCard("System", 1), UseMonolith("Recall"))
    reason = "first decide about Recall"
    assert refused(match, 0, UseCard("System", 1)) == (reason, ("PD-51",))
    play(match, 0, TakeBack("Extractor", 1), TakeBack("Extractor", 3), UseCard("Extractor", 3))
    assert slot(match, 0, 3) == {"Extractor": 1}


@rule("PD-46", "PD-108")
def test_a_structure_that_is_being_built_is_not_unmade() -> None:
    unmaking = UseMonolith("Unmaking")
    match = play(table(at=1, monoliths={0: ["Unmaking"]}), 0, Build("module"))
    assert refused(match, 0, unmaking) == ("Unmaking has nothing to do now", ("PD-40",))
    match.play(0, Finish())
    assert unmaking in match.actions(0)


@rule("PD-41")
def test_tribute_takes_a_card_from_each_hand() -> None:
    match = find("Tribute", 3, hands={1: ["Habitat"], 2: ["Extractor"]})
    assert match.actions(0) == (KeepCard("Habitat"), KeepCard("Extractor"))
    assert [hand_size(match, seat) for seat in (1, 2)] == [0, 0]
    match.play(0, KeepCard("Extractor"))
    assert hand(match, 0) == {"Extractor": 1}
    assert box(match) == {"Habitat": 1}


@rule("PD-41", "PD-82")
def test_only_the_taker_and_the_owner_see_a_lifted_card() -> None:
    match = find("Tribute", 3, hands={1: ["Habitat"], 2: ["Extractor"]})
    assert view(match, 0)["aside"] == ["Habitat", "Extractor"]
    assert view(match, 1)["aside"] == ["Habitat", None]
    assert view(match, 2)["aside"] == [None, "Extractor"]
    assert view(match)["aside"] == [None, None]
    match.play(0, KeepCard("Extractor"))
    assert hand(match, 0, viewer=2) == {"Extractor": 1}
    assert hand(match, 0, viewer=1) == {}


@rule("PD-41")
def test_empty_hands_give_nothing() -> None:
    match = find("Tribute", 3, hands={2: ["Extractor"]})
    assert match.actions(0) == (KeepCard("Extractor"),)
    match = find("Tribute", 2)
    assert view(match)["phase"] == "act"


@rule("PD-42")
def test_second_dawn_gives_another_whole_turn() -> None:
    match = end_turn(find("Second Dawn", market=["Habitat"]))
    assert match.to_act == (0,)
    assert offered(match, 0, TakeCards)
    pass_turn(match)
    assert match.to_act == (1,)


@rule("PD-42", "PD-105")
def test_an_additional_turn_belongs_to_its_round() -> None:
    match = find("Second Dawn", market=["Habitat"])
    match.play(0, EndTurn())
    assert view(match)["round"] == 1
    pass_turn(match)
    assert view(match)["round"] == 1


@rule("PD-110", "PD-51")
def test_an_event_waits_for_the_next_player() -> None:
    match = find("Second Dawn", market=["Habitat"] * 4, next_events=["Sandstorm", "Sabotage"])
    play(match, 0, Build("module"), Finish(), EndTurn())
    assert match.to_act == (0,)
    assert in_force(match) == []
    pass_turn(match)
    assert in_force(match) == ["Sandstorm"]


@rule("PD-43")
def test_cache_of_plans_draws_three() -> None:
    match = find("Cache of Plans", next_cards=["Habitat", "Extractor", "Extractor"])
    assert hand(match, 0) == {"Habitat": 1, "Extractor": 2}


@rule("PD-43", "PD-48")
def test_too_few_cards_are_drawn_as_far_as_they_go() -> None:
    assert hand(find("Cache of Plans", next_cards=["Habitat"], deck=1), 0) == {"Habitat": 1}


@rule("PD-44")
def test_living_cargo_goes_into_slots() -> None:
    match = find("Living Cargo", next_cards=["Habitat", "Extractor", "System"])
    assert match.actions(0) == tuple(SlotCard("Habitat", number) for number in (1, 2, 3))
    play(match, 0, SlotCard("Habitat", 1), SlotCard("Extractor", 3), SlotCard("System", 3))
    assert slot(match, 0, 1) == {"Habitat": 1}
    assert slot(match, 0, 3) == {"System": 1, "Extractor": 1}
    assert view(match)["phase"] == "act"


@rule("PD-45")
def test_twin_orbit_adds_a_satellite() -> None:
    match = find("Twin Orbit")
    names = [card["name"] for card in view(match)["players"][0]["satellites"]]
    assert len(set(names)) == 2
    assert log(match)[-1] == f"Player 1 gets the Satellite {names[1]} as well."
    assert len(state_of(match).spare_satellites) == 6


@rule("PD-46")
@pytest.mark.parametrize("owner", [0, 1])
def test_unmaking_removes_anybodys_structure(owner: int) -> None:
    match = table(at=1, structures={1: (owner, "base")}, monoliths={0: ["Unmaking"]})
    assert supply(match, owner) == (8, 3)
    match.play(0, UseMonolith("Unmaking"))
    assert on(match, 1) is None
    assert supply(match, owner) == (8, 4)
    assert Build("module") in match.actions(0)


@rule("PD-46", "PD-108")
def test_unmaking_needs_a_structure_under_the_harvester() -> None:
    match = table(at=1, structures={2: (1, "base")}, monoliths={0: ["Unmaking"]})
    assert refused(match, 0, UseMonolith("Unmaking")) == ("Unmaking has nothing to do now", ("PD-40",))


@rule("PD-47")
def test_great_silence_gives_a_new_market() -> None:
    cards = ["Habitat"] * 4
    match = table(market=["System"] * 3, monoliths={0: ["Great Silence"]}, next_cards=cards)
    match.play(0, UseMonolith("Great Silence"))
    assert market(match) == {"Habitat": 4}
    assert box(match) == {"System": 3}


@rule("PD-48")
def test_recall_returns_two_cards_from_any_slots() -> None:
    match = table(monoliths={0: ["Recall"]}, slots={0: {1: ["System"], 3: ["Habitat", "Habitat"]}})
    match.play(0, UseMonolith("Recall"))
    assert match.actions(0) == (TakeBack("System", 1), TakeBack("Habitat", 3))
    play(match, 0, TakeBack("Habitat", 3), TakeBack("System", 1))
    assert hand(match, 0, viewer=1) == {"System": 1, "Habitat": 1}
    assert view(match)["phase"] == "act"


@rule("PD-48")
def test_recall_returns_as_many_as_there_are() -> None:
    match = table(monoliths={0: ["Recall"]}, slots={0: {1: ["System"]}})
    play(match, 0, UseMonolith("Recall"), TakeBack("System", 1))
    assert view(match)["phase"] == "act"


@rule("PD-40", "PD-67")
def test_an_engine_token_takes_one_to_a_monolith_too() -> None:
    events = {"New Engines": 0}
    match = table(at=9, markers=[8], next_monoliths=["Recall"], events=events, engines={0: 1})
    match.play(0, FreeMove(8))
    assert view(match)["players"][0]["monoliths"] == ["Recall"]
    assert refused(match, 0, Build("module")) == ("an engine token brought you here: no building", ("PD-67",))
