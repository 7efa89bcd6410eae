"""The Events that change the planet or ask the active player: PD-54 to PD-57, PD-62, PD-65, PD-66."""

from typing import Any

from serendip import Match
from serendip.games.pandorum.actions import (
    Build,
    CrackAt,
    Dismantle,
    DropMeteors,
    Finish,
    FreeCross,
    FreeMove,
    Move,
    OpenCrack,
    Pay,
    PlacePad,
    RaiseCity,
    UseCard,
)
from serendip.games.pandorum.rules.ground import place_city
from serendip.testing import rule
from tests.games.pandorum.seen import (
    at,
    box,
    end_turn,
    hexes,
    log,
    market,
    offered,
    on,
    play,
    pools,
    quids,
    refused,
    supply,
    terrain,
    view,
)
from tests.games.pandorum.table import state_of, table

FULL = ["Habitat"] * 4


def turn(event: str, seats: int = 2, **arranged: Any) -> Match:
    """Let the active player turn this Event at the end of the turn."""
    arranged.setdefault("market", FULL)
    match = table(seats, next_events=[event], **arranged)
    state_of(match).to_turn = 1
    return end_turn(match)


def builds(event: str, hex: int, **arranged: Any) -> int:
    """Return what building a bare module on a hex takes from an Event."""
    match = table(at=hex, events={event: 20}, quids={0: 0}, **arranged)
    play(match, 0, Build("module"), Finish())
    assert quids(match)[0] == 20 - pools(match)[event]
    return quids(match)[0]


@rule("PD-54")
def test_an_eruption_in_the_centre_of_the_sector() -> None:
    match = turn("Eruption", at=10)
    assert on(match, 7) == "volcano"
    assert view(match)["hexes"][7]["tokens"] == ["eruption"]
    assert pools(match) == {"Eruption": 5}


@rule("PD-54")
def test_an_eruption_sends_a_structure_back_to_supply() -> None:
    match = turn("Eruption", at=10, structures={7: (1, "base")})
    assert on(match, 7) == "volcano"
    assert supply(match, 1) == (8, 4)


@rule("PD-54")
def test_the_eruption_is_a_volcano_for_everything() -> None:
    match = turn("Eruption", at=10, harvesters={1: 13}, hands={1: ["Generator"]})
    match.play(1, offered(match, 1, type(match.actions(1)[0]))[0])
    assert 7 not in hexes(match, 1, Move)
    play(match, 1, Build("module"), UseCard("Generator", 1))
    assert quids(match)[1] == 5 + 1


@rule("PD-54")
def test_no_eruption_on_a_landing_pad_or_a_volcano() -> None:
    assert on(turn("Eruption", at=1), 0) == "pad"
    match = turn("Eruption", at=10, volcanoes=[7])
    assert view(match)["hexes"][7]["tokens"] == []


@rule("PD-54")
def test_building_next_to_volcanoes() -> None:
    assert builds("Eruption", 1, volcanoes=[12, 45], hulls={0: "Colony"}) == 2
    assert builds("Eruption", 1) == 0


@rule("PD-100")
def test_a_harvester_flees_from_the_eruption() -> None:
    match = turn("Eruption", at=7, harvesters={1: 7})
    assert [at(match, player) for player in (0, 1)] == [0, 0]
    assert "Player 2 flees from the eruption to the Landing pad." in log(match)


@rule("PD-55")
def test_meteors_turn_two_hexes_into_ore() -> None:
    match = turn("Meteor Shower", structures={2: (0, "module")})
    assert DropMeteors(2, 20) not in match.actions(0)
    assert terrain(match, 3) == "plain"
    match.play(0, DropMeteors(3, 19))
    assert terrain(match, 3) == terrain(match, 19) == "ore"
    assert on(match, 3) is None
    assert pools(match) == {"Meteor Shower": 5}


@rule("PD-55")
def test_building_on_ore() -> None:
    assert builds("Meteor Shower", 1) == 1
    assert builds("Meteor Shower", 2) == 0


@rule("PD-55", "PD-53")
def test_meteors_without_a_place_do_nothing() -> None:
    match = turn("Meteor Shower", volcanoes=range(2, 49))
    assert match.to_act == (1,)
    assert pools(match) == {"Meteor Shower": 5}


def crack(match: Match) -> Match:
    """Open a crack between the rows 4, 0, 1 and 5, 6, 46."""
    row, opposite = (0, 1, 4), (5, 6, 46)
    found = next(
        action
        for middle in offered(match, 0, CrackAt)
        for action in offered(play(match.copy(), 0, middle), 0, OpenCrack)
        if (tuple(sorted(action.row)), tuple(sorted(action.opposite))) == (row, opposite)
    )
    middle = found.row[1]
    return play(match, 0, CrackAt(middle), found)


@rule("PD-56")
def test_hexes_along_a_crack_are_not_adjacent() -> None:
    match = crack(turn("Earthquake", structures={6: (0, "base")}))
    near = state_of(match).near
    assert 6 not in near[0]
    assert 6 not in near[1]
    assert 46 not in near[1]
    assert 5 in near[6]
    assert state_of(match).worth_near[1] == 0
    assert state_of(match).worth_near[5] == 2
    assert len(view(match)["crack"]) == 2


@rule("PD-56")
def test_a_crack_does_not_hinder_movement() -> None:
    match = crack(turn("Earthquake", harvesters={1: 1}, hands={1: ["System"]}))
    match.play(1, match.actions(1)[0])
    assert Move(6, 1) in match.actions(1)


@rule("PD-56")
def test_building_along_the_crack() -> None:
    for hex, pays in ((1, 2), (6, 2), (46, 2), (2, 0)):
        match = crack(turn("Earthquake", harvesters={1: hex}))
        match.play(1, match.actions(1)[0])
        play(match, 1, Build("module"), Finish())
        assert quids(match)[1] == 5 + pays


@rule("PD-57")
def test_more_colonists_bring_a_landing_pad() -> None:
    match = turn("More Colonists", structures={1: (0, "module")}, volcanoes=[7], markers=[8])
    assert {0, 1, 7}.isdisjoint(hexes(match, 0, PlacePad))
    assert refused(match, 0, PlacePad(1))[0] == "hex 1 holds something"
    assert refused(match, 0, PlacePad(49))[0] == "there is no hex 49"
    match.play(0, PlacePad(3))
    assert on(match, 3) == "pad"
    assert pools(match) == {"More Colonists": 8}


@rule("PD-57", "PD-114")
def test_a_landing_pad_on_a_monolith_sends_its_marker_to_the_box() -> None:
    match = turn("More Colonists", markers=[8], harvesters={1: 9}, hands={1: ["System"]})
    assert 8 in hexes(match, 0, PlacePad)
    match.play(0, PlacePad(8))
    assert on(match, 8) == "pad"
    assert "The monolith there goes to the box unopened." in log(match)
    match.play(1, match.actions(1)[0])
    play(match, 1, Move(8, 1), Pay("System"))
    assert view(match)["players"][1]["monoliths"] == []
    assert view(match)["monoliths_left"] == 8


@rule("PD-57")
def test_building_next_to_landing_pads() -> None:
    assert builds("More Colonists", 1) == 2
    assert builds("More Colonists", 1, pads=[2]) == 4
    assert builds("More Colonists", 7) == 0


@rule("PD-62")
def test_the_dead_city_replaces_the_loneliest_volcano() -> None:
    match = turn("Dead City", volcanoes=[1, 7, 14], structures={10: (0, "module")})
    # Hex 1 touches the Landing pad, 7 a module, 14 nothing.
    assert match.actions(0) == (RaiseCity(14),)
    match.play(0, RaiseCity(14))
    assert on(match, 14) == "city"
    assert pools(match) == {"Dead City": 10}


@rule("PD-62")
def test_the_active_player_chooses_among_equals() -> None:
    assert turn("Dead City", volcanoes=[7, 14]).actions(0) == (RaiseCity(7), RaiseCity(14))


@rule("PD-54", "PD-62")
def test_the_dead_city_leaves_an_eruption_alone() -> None:
    match = turn("Dead City", volcanoes=[1, 7])
    state_of(match).eruption = 7
    match._legal = [None] * match.seats
    # The eruption on hex 7 has nothing around it, the Volcano on hex 1 the Landing pad.
    assert match.actions(0) == (RaiseCity(1),)
    assert refused(match, 0, RaiseCity(7)) == ("the eruption on hex 7 stays for good", ("PD-54", "PD-62"))


@rule("PD-62")
def test_the_dead_city_is_no_volcano_and_nothing_is_built_there() -> None:
    match = turn("Dead City", volcanoes=[7])
    match.play(0, RaiseCity(7))
    assert state_of(match).volcanoes_near[8] == 0
    assert not state_of(match).volcanoes


@rule("PD-62", "PD-67")
def test_an_engine_token_crosses_the_city_too() -> None:
    match = table(at=12, volcanoes=[7], structures={8: (1, "module")}, events={"Dead City": 10, "New Engines": 0})
    place_city(state_of(match), 7)
    state_of(match).engines = [1, 0]
    assert {FreeMove(8), FreeCross(8)} <= set(match.actions(0))
    match.play(0, FreeCross(8))
    assert quids(match)[0] == 8


@rule("PD-65")
def test_sabotage_hits_those_with_the_most() -> None:
    built = {1: (0, "module"), 2: (0, "base"), 7: (1, "module"), 8: (1, "module"), 14: (2, "base")}
    match = turn("Sabotage", 3, structures=built)
    assert match.actions(0) == (Dismantle(1), Dismantle(2))
    match.play(0, Dismantle(2))
    assert supply(match, 0) == (6, 3)
    match.play(1, Dismantle(7))
    assert on(match, 7) is None
    assert pools(match) == {"Sabotage": 6}


@rule("PD-65")
def test_building_far_from_everybody() -> None:
    assert builds("Sabotage", 1) == 2
    assert builds("Sabotage", 1, structures={2: (0, "module")}) == 0
    assert builds("Sabotage", 1, structures={2: (1, "module")}) == 0


@rule("PD-66")
def test_a_sandstorm_blows_the_market_away() -> None:
    match = turn("Sandstorm", market=["System"] * 4, next_cards=["Habitat"] * 4)
    assert market(match) == {"Habitat": 4}
    assert box(match) == {"System": 4}
    assert pools(match) == {"Sandstorm": 8}


@rule("PD-66")
def test_paying_in_a_sandstorm_brings_quids_once_a_move() -> None:
    match = table(hands={0: ["System"] * 3}, events={"Sandstorm": 8})
    play(match, 0, Move(1, 2), Pay("System"))
    assert quids(match)[0] == 6
    match.play(0, Pay("System"))
    assert quids(match)[0] == 8


@rule("PD-66", "PD-67")
def test_a_free_move_is_not_paid_for() -> None:
    match = table(structures={1: (1, "module")}, events={"Sandstorm": 8, "New Engines": 0}, engines={0: 1})
    match.play(0, FreeMove(1))
    assert quids(match)[0] == 6


@rule("PD-56")
def test_a_crack_that_is_none_is_refused() -> None:
    match = turn("Earthquake")
    assert refused(match, 0, Move(1, 1)) == ("first decide about Earthquake", ("PD-51",))
    assert refused(match, 0, CrackAt(48))[1] == ("PD-56",)
