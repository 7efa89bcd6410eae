"""Moving and paying: PD-11, PD-12, PD-16, PD-90, PD-106, PD-107."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from serendip import Match
from serendip.games.pandorum.actions import Build, Cross, Move, Pay, UseForepart
from serendip.games.pandorum.board import NEIGHBOURS, PLACES, SECTOR_OF
from serendip.games.pandorum.rules.ground import place_city
from serendip.games.pandorum.rules.reach import ways
from serendip.testing import rule
from tests.games.pandorum.seen import at, hand, hexes, market, offered, on, play, pools, quids, refused, view
from tests.games.pandorum.table import state_of, table

THREE = ["System", "Habitat", "Generator"]


def distance(hex: int, other: int) -> int:
    q, r = PLACES[hex][0] - PLACES[other][0], PLACES[hex][1] - PLACES[other][1]
    return max(abs(q), abs(r), abs(q + r))


@rule("PD-11")
def test_up_to_three_steps() -> None:
    match = table(hands={0: [*THREE, "System"]})
    assert hexes(match, 0, Move) == [hex for hex in range(1, 49) if distance(hex, 0) <= 3]
    assert refused(match, 0, Move(8, 2)) == ("hex 8 is more than 3 steps away", ("PD-11",))
    assert refused(match, 0, Move(0, 1)) == ("your Harvester is on hex 0", ("PD-11",))
    assert refused(match, 0, Move(49, 1)) == ("there is no hex 49", ("PD-1",))


@rule("PD-90", "PD-11")
def test_the_price_of_a_move() -> None:
    match = table(hands={0: THREE})
    assert Move(1, 1) in match.actions(0)
    assert Move(11, 2) in match.actions(0)
    assert refused(match, 0, Move(11, 1)) == ("the way to hex 11 costs 2 cards", ("PD-11",))


@rule("PD-90", "PD-23")
def test_the_price_with_the_afterburner() -> None:
    match = table(hands={0: THREE}, foreparts={0: "Afterburner"}, slots={0: {1: ["System"]}})
    match.play(0, UseForepart("System", "Afterburner"))
    assert Move(11, 1) in match.actions(0)
    assert Move(1, 1) in match.actions(0)
    assert Move(8, 1) in match.actions(0)
    assert max(distance(hex, 0) for hex in hexes(match, 0, Move)) == 4


@rule("PD-90", "PD-66")
def test_the_price_in_a_sandstorm() -> None:
    match = table(hands={0: THREE}, events={"Sandstorm": 8})
    assert Move(11, 3) in match.actions(0)
    assert Move(1, 2) in match.actions(0)


@rule("PD-106")
def test_the_afterburner_in_a_sandstorm() -> None:
    match = table(hands={0: THREE}, events={"Sandstorm": 8}, foreparts={0: "Afterburner"}, slots={0: {1: ["System"]}})
    match.play(0, UseForepart("System", "Afterburner"))
    assert Move(1, 1) in match.actions(0)
    assert Move(11, 2) in match.actions(0)


@rule("PD-11")
def test_no_way_leads_through_a_volcano() -> None:
    ring = [hex for hex in NEIGHBOURS[0] if hex != 1]
    match = table(hands={0: THREE}, volcanoes=ring)
    assert 2 not in hexes(match, 0, Move)
    assert 11 in hexes(match, 0, Move)
    assert 22 not in hexes(match, 0, Move)
    assert refused(match, 0, Move(2, 1)) == ("there is a Volcano on hex 2", ("PD-11",))


def borders_of_ways(volcanoes: set[int], way: list[int], steps: int) -> dict[int, int]:
    """Walk every way there is, and return the fewest borders to each hex."""
    found = {way[-1]: sum(SECTOR_OF[a] != SECTOR_OF[b] for a, b in pairwise(way))}
    if steps:
        for hex in NEIGHBOURS[way[-1]]:
            if hex not in volcanoes:
                for end, borders in borders_of_ways(volcanoes, [*way, hex], steps - 1).items():
                    found[end] = min(borders, found.get(end, borders))
    return found


@rule("PD-11")
@given(st.sets(st.integers(1, 48), max_size=20), st.integers(0, 48), st.sampled_from([3, 4]))
def test_the_cheapest_of_all_ways_counts(volcanoes: set[int], origin: int, steps: int) -> None:
    volcanoes -= {origin}
    bits = sum(1 << hex for hex in volcanoes)
    expected = borders_of_ways(volcanoes, [origin], steps)
    del expected[origin]
    assert {hex: plain for hex, plain, _ in ways(bits, -1, origin, steps)} == expected


@rule("PD-11")
def test_structures_and_harvesters_are_no_hindrance() -> None:
    match = table(structures={1: (1, "base"), 2: (0, "module")}, harvesters={1: 3}, hands={0: THREE})
    assert {1, 2, 3} <= set(hexes(match, 0, Move))
    play(match, 0, Move(1, 1), Pay("System"))
    assert at(match, 0) == 1


@rule("PD-11", "PD-12")
def test_a_move_must_be_affordable() -> None:
    match = table(hands={0: ["System"]})
    assert 1 in hexes(match, 0, Move)
    assert 11 not in hexes(match, 0, Move)
    reason = "the way to hex 11 costs 2 cards and you hold 1"
    assert refused(match, 0, Move(11, 2)) == (reason, ("PD-11", "PD-12"))
    prices = {move["hex"]: move["price"] for move in view(match)["moves"]}
    assert (prices[1], prices[11]) == (1, 2)


@rule("PD-11")
def test_one_move_a_turn_and_none_after_building() -> None:
    match = play(table(hands={0: THREE}), 0, Move(1, 1), Pay("System"))
    assert refused(match, 0, Move(2, 1)) == ("your Harvester has moved in this turn", ("PD-11",))


@rule("PD-12")
def test_the_price_goes_into_the_market() -> None:
    match = play(table(hands={0: THREE}), 0, Move(11, 2))
    assert refused(match, 0, Build("module")) == ("first pay for your move", ("PD-12",))
    assert refused(match, 0, Pay("Extractor")) == ("you hold no Extractor", ("PD-12",))
    play(match, 0, Pay("Habitat"), Pay("System"))
    assert hand(match, 0) == {"Generator": 1}
    assert market(match) == {"Habitat": 1, "System": 1}
    assert refused(match, 0, Pay("Generator")) == ("there is nothing to pay for now", ("PD-12",))
    assert Build("module") in match.actions(0)


@rule("PD-16")
def test_a_harvester_that_is_cut_off_may_fly_home() -> None:
    match = table(at=8, volcanoes=[7, 9, 13], hands={0: ["System"]})
    assert offered(match, 0, Move) == [Move(0, 1)]
    play(match, 0, Move(0, 1), Pay("System"))
    assert at(match, 0) == 0


@rule("PD-16")
def test_flying_home_is_for_those_who_are_cut_off() -> None:
    match = table(at=8, volcanoes=[7, 9], hands={0: THREE})
    assert 0 not in hexes(match, 0, Move)
    match = table(at=8, volcanoes=[7, 9, 13])
    assert not offered(match, 0, Move)
    assert refused(match, 0, Move(0, 1)) == ("the way to hex 0 costs 1 cards and you hold 0", ("PD-11", "PD-12"))


def with_city(hex: int, event: bool = True) -> Match:
    match = table(hands={0: THREE}, volcanoes=[hex], events={"Dead City": 10} if event else {})
    place_city(state_of(match), hex)
    return match


def ways_seen(match: Match, hex: int) -> tuple[int | None, ...]:
    """The prices that the view tells for a hex: the cheapest way's, around the city, across it."""
    found = next(move for move in view(match)["moves"] if move["hex"] == hex)
    return found["price"], found.get("around"), found.get("across")


@rule("PD-62", "PD-107")
def test_a_way_across_the_dead_city_may_be_chosen() -> None:
    match = with_city(2)
    # To hex 20 ways lead over hex 2 and over hex 3, each with one border.
    assert Move(20, 2) in match.actions(0)
    assert Cross(20, 2) in match.actions(0)
    assert ways_seen(match, 20) == (2, 2, 2)
    # To hex 1 no cheapest way with three steps needs the city, but one may go 0, 2, 1.
    assert Cross(1, 1) in match.actions(0)
    assert 2 not in hexes(match, 0, Move)
    play(match, 0, Cross(20, 2), Pay("System"), Pay("Habitat"))
    assert quids(match)[0] == 8
    assert pools(match) == {"Dead City": 8}


@rule("PD-107")
def test_a_dearer_way_across_the_city_may_be_chosen_at_its_price() -> None:
    match = with_city(12)
    # Hex 2 is next door; over hex 12, in another sector, two borders are crossed.
    assert {Move(2, 1), Cross(2, 3)} <= set(match.actions(0))
    assert ways_seen(match, 2) == (1, 1, 3)
    assert refused(match, 0, Cross(2, 1)) == ("the way to hex 2 costs 3 cards", ("PD-11",))
    play(match, 0, Cross(2, 3), *[Pay(card) for card in THREE])
    assert quids(match)[0] == 8


@rule("PD-107")
def test_a_cheaper_way_across_the_city_may_be_left_aside() -> None:
    match = with_city(12)
    # Over hex 12 the way to hex 13 has one border, around it two.
    assert ways_seen(match, 13) == (2, 3, 2)
    assert {Move(13, 3), Cross(13, 2)} <= set(match.actions(0))


@rule("PD-107")
def test_no_way_of_that_kind_in_three_steps() -> None:
    match = with_city(45)
    assert ways_seen(match, 2) == (1, 1, None)
    reason = "no way to hex 2 in 3 steps leads across the dead city"
    assert refused(match, 0, Cross(2, 1)) == (reason, ("PD-11", "PD-62"))
    match = with_city(1)
    assert ways_seen(match, 44) == (2, None, 2)
    reason = "every way to hex 44 in 3 steps leads across the dead city"
    assert refused(match, 0, Move(44, 2)) == (reason, ("PD-11", "PD-62"))


@rule("PD-62")
def test_without_its_event_the_city_is_crossed_for_nothing() -> None:
    match = with_city(2, event=False)
    assert not offered(match, 0, Cross)
    assert refused(match, 0, Cross(20, 2))[0] == "crossing the dead city pays nothing now: just move"
    assert 20 in hexes(match, 0, Move)
    assert on(match, 2) == "city"
    assert refused(match, 0, Move(2, 1)) == ("nobody can stop in the dead city", ("PD-62",))
