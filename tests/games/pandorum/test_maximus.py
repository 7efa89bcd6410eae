"""Alone against Maximus: PD-70 to PD-72, PD-104."""

from typing import Any

import pytest

from serendip import Match
from serendip.games.pandorum.actions import Build, BuyEngines, Contaminate, Finish, GrappleMaximus, PassAuction, Settle
from serendip.games.pandorum.rules.ending import cargo_pays
from serendip.testing import rule
from tests.games.pandorum.seen import at, end_turn, hand_size, log, market, on, play, pools, quids, slot, supply, view
from tests.games.pandorum.table import state_of, table


def maximus(*next_cards: str, **arranged: Any) -> Match:
    """Let the player end the turn, so that Maximus takes his; the Market is full already."""
    arranged.setdefault("market", ["System"] * 4)
    match = table(1, next_cards=list(next_cards), **arranged)
    return end_turn(match)


def told(match: Match) -> list[str]:
    """What the log tells of his turn."""
    lines = log(match)
    start = len(lines) - lines[::-1].index("Maximus takes a turn.")
    return lines[start:]


@rule("PD-70")
def test_he_sits_second_without_hand_and_parts() -> None:
    match = table(1)
    found = view(match)["players"][1]
    assert found["maximus"]
    assert (found["quids"], found["hand"], found["forepart"], found["hull"], found["satellites"]) == (
        10, 0, None, None, [],
    )  # fmt: skip
    assert match.seats == 1


@rule("PD-70")
def test_his_turn_step_by_step() -> None:
    match = maximus("Extractor", market=["System", "Habitat", "Habitat", "Greenhouse"])
    assert told(match)[:5] == [
        "(1) Maximus stows 2 × Habitat from the Market as cargo.",
        "(2) Maximus turns up Extractor.",
        "(3) Maximus goes to hex 1: one Extractor would pay 2 Q there, the most in reach.",
        "(4) Into the Market: Extractor.",
        "(6) Maximus builds a module on hex 1, construction number 1; 2 × Extractor pay 4 Q.",
    ]
    assert slot(match, 1, 3) == {"Habitat": 2}
    assert on(match, 1) == (1, "module")
    assert quids(match) == [6, 14]
    assert supply(match, 1) == (7, 4)
    assert match.to_act == (0,)


@rule("PD-70")
def test_of_equal_types_he_takes_the_first() -> None:
    match = maximus("Extractor", market=["Greenhouse", "Greenhouse", "System", "System"])
    assert slot(match, 1, 3) == {"System": 2}


@rule("PD-70")
def test_he_goes_where_one_card_pays_most() -> None:
    match = maximus("Generator", volcanoes=[12, 45, 20])
    # Only hex 1 touches two Volcanoes within three steps... and hex 2 as well: the lower number wins.
    assert at(match, 1) == 1
    assert quids(match)[1] == 10 + 4


@rule("PD-70")
def test_of_equal_hexes_a_monolith_comes_first() -> None:
    match = maximus("Extractor", harvesters={1: 7}, markers=[9], next_monoliths=["Recall"])
    assert at(match, 1) == 9
    assert "(5) Maximus opens a monolith: Recall." in told(match)
    assert "(5) Instead of its effect Maximus takes 3 Q." in told(match)
    assert quids(match)[1] == 10 + 3 + 4
    assert on(match, 9) == (1, "module")


@rule("PD-70")
def test_then_more_volcanoes_and_structures_around_it() -> None:
    match = maximus("Extractor", structures={5: (0, "module"), 30: (0, "module")})
    assert at(match, 1) == 4


@rule("PD-70")
def test_in_a_sandstorm_one_more_card_follows() -> None:
    match = maximus("Extractor", "Habitat", events={"Sandstorm": 8})
    assert "(4) Into the Market: Extractor and Habitat." in told(match)
    assert quids(match)[1] == 10 + 4 + 2
    assert market(match)["Habitat"] == 1


@rule("PD-70")
@pytest.mark.parametrize(
    ("before", "kind", "pays"), [(0, "module", 4), (1, "module", 4), (2, "base", 6), (5, "base", 6)]
)
def test_every_third_construction_is_a_base(before: int, kind: str, pays: int) -> None:
    match = table(1, market=["System"] * 4, next_cards=["Extractor"])
    state_of(match).constructions[1] = before
    end_turn(match)
    assert on(match, 1) == (1, kind)
    assert quids(match)[1] == 10 + pays


@rule("PD-70")
def test_he_builds_what_he_has_left() -> None:
    assert on(maximus("Extractor", supplies={1: (0, 2)}), 1) == (1, "base")
    match = table(1, market=["System"] * 4, next_cards=["Extractor"], supplies={1: (2, 0)})
    state_of(match).constructions[1] = 2
    assert on(end_turn(match), 1) == (1, "module")


@rule("PD-70")
def test_with_no_hex_in_reach_he_goes_to_the_landing_pad() -> None:
    match = maximus("Extractor", harvesters={1: 8}, volcanoes=[7, 9, 13])
    assert at(match, 1) == 0
    assert told(match)[2:5] == [
        "(3) No free hex is in reach: Maximus goes to the Landing pad.",
        "(4) Into the Market: Extractor.",
        "(6) Maximus builds nothing.",
    ]


@rule("PD-70", "PD-20")
def test_his_systems_take_from_the_player() -> None:
    match = maximus("System", structures={1: (0, "module"), 3: (0, "module")}, quids={0: 3}, market=["Habitat"] * 4)
    assert at(match, 1) == 2
    assert quids(match) == [0, 13]


@rule("PD-70")
def test_cards_from_monoliths_go_to_his_cargo() -> None:
    arranged = {"harvesters": {1: 7}, "markers": [9]}
    for name in ("Cache of Plans", "Living Cargo"):
        match = maximus("Extractor", "Habitat", "Habitat", "Greenhouse", next_monoliths=[name], **arranged)
        assert slot(match, 1, 3) == {"System": 4, "Habitat": 2, "Greenhouse": 1}


@rule("PD-70", "PD-42")
def test_he_takes_another_turn_too() -> None:
    match = maximus("Extractor", "Extractor", harvesters={1: 7}, markers=[9], next_monoliths=["Second Dawn"])
    assert log(match).count("Maximus takes a turn.") == 2
    assert view(match)["players"][1]["constructions"] == 2


@rule("PD-104", "PD-41")
def test_what_he_lifts_goes_to_his_cargo() -> None:
    match = maximus("Extractor", harvesters={1: 7}, markers=[9], next_monoliths=["Tribute"], hands={0: ["Laboratory"]})
    assert slot(match, 1, 3) == {"System": 4, "Laboratory": 1}
    assert hand_size(match, 0) == 0


@rule("PD-104")
def test_he_always_goes_to_another_hex() -> None:
    match = maximus("Extractor", harvesters={1: 1})
    assert at(match, 1) != 1


@rule("PD-104")
def test_with_an_empty_deck_he_only_stows() -> None:
    match = maximus(deck=0)
    assert told(match)[:2] == [
        "(1) Maximus stows 4 × System from the Market as cargo.",
        "(2) The deck is empty: Maximus does nothing more.",
    ]
    assert match.outcome is not None


@rule("PD-104")
def test_events_pay_him_for_his_card() -> None:
    match = maximus("Generator", volcanoes=[12], events={"Government Support": 5, "Investment Returns": 5})
    assert pools(match) == {"Government Support": 3, "Investment Returns": 4}


@rule("PD-104", "PD-68")
def test_he_returns_no_card_for_training() -> None:
    match = table(1, market=["System"] * 4, slots={1: {3: ["Habitat"]}}, next_events=["Training"])
    state_of(match).to_turn = 1
    end_turn(match)
    assert slot(match, 1, 3)["Habitat"] == 1


def turned(event: str, **arranged: Any) -> Match:
    """Let the player turn an Event, so that Maximus must choose as well."""
    match = table(1, market=["Laboratory"] * 4, next_events=[event], **arranged)
    state_of(match).to_turn = 1
    return end_turn(match)


@rule("PD-71")
def test_he_removes_his_cheapest_structure() -> None:
    match = turned("Sabotage", structures={1: (1, "base"), 3: (1, "module"), 2: (1, "module")})
    assert "Maximus removes the module on hex 2 to supply." in log(match)


@rule("PD-71")
def test_he_bids_and_buys_nothing() -> None:
    match = play(turned("Ancient Civilization"), 0, PassAuction())
    assert "Maximus leaves the auction." in log(match)
    match = play(turned("New Engines"), 0, BuyEngines(1))
    assert "Maximus buys no engine token." in log(match)


@rule("PD-71")
def test_he_settles_on_the_lowest_hex() -> None:
    match = play(turned("Expansion"), 0, Settle(1))
    assert on(match, 2) == (1, "module")


@rule("PD-71", "PD-61")
def test_he_pays_for_contamination_while_he_can() -> None:
    built = {1: (1, "module"), 3: (1, "module"), 2: (0, "module")}
    match = turned("Contamination", structures=built)
    match.play(0, Contaminate(2))
    contaminated = {hex["hex"] for hex in view(match)["hexes"] if hex.get("contaminated")}
    assert contaminated <= {1, 2, 3}
    match = table(1, structures=built, events={"Contamination": 1}, quids={1: 1}, market=["Laboratory"] * 4, at=6)
    state_of(match).contaminated = 1 << 1 | 1 << 3
    play(match, 0, Build("module"), Finish())
    assert "Maximus pays 1 Q to clean hex 3." in log(match)
    assert quids(match) == [7, 0]


@rule("PD-71")
def test_every_card_of_his_cargo_pays_one() -> None:
    match = table(1, slots={1: {3: ["System", "System", "Habitat"]}})
    assert cargo_pays(state_of(match), 1) == 3


@rule("PD-72")
@pytest.mark.parametrize(("own", "winners"), [(30, (0,)), (20, ()), (10, ())])
def test_one_must_have_more_than_maximus(own: int, winners: tuple[int, ...]) -> None:
    match = table(1, deck=0, quids={0: own, 1: 20})
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.scores == (float(own),)


@rule("PD-23", "PD-70")
def test_the_grapple_works_against_maximus() -> None:
    match = table(1, foreparts={0: "Grapple"}, slots={0: {1: ["System"]}}, structures={1: (1, "module")})
    match.play(0, GrappleMaximus("System", "Grapple"))
    assert quids(match) == [8, 8]
    assert "Player 1 takes 2 Q from Maximus." in log(match)
