"""What is in the box, and how a game begins: PD-1 to PD-9."""

from collections import Counter

import pytest

from serendip import game
from serendip.games.pandorum.board import BORDERS, CRACKS, NEIGHBOURS, PLACES, SECTOR_OF, edges
from serendip.games.pandorum.components import PROJECTS, SATELLITES, TARGETS
from serendip.testing import rule
from tests.games.pandorum.seen import hand_size, quids, supply, view
from tests.games.pandorum.table import state_of

GAME = game("pandorum")


@rule("PD-1")
def test_seven_sectors_of_seven_hexes() -> None:
    hexes = view(GAME.new(2, seed=1))["hexes"]
    assert len(hexes) == 49
    assert [hex["sector"] for hex in hexes] == [number // 7 for number in range(49)]
    assert len({tuple(hex["place"]) for hex in hexes}) == 49


@rule("PD-1")
def test_the_ring_of_a_sector_goes_round_by_direction() -> None:
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for sector, (q, r) in enumerate([(0, 0), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1)]):
        assert PLACES[7 * sector] == (q, r)
        assert PLACES[7 * sector + 1 : 7 * sector + 7] == [(q + dq, r + dr) for dq, dr in around]


@rule("PD-90", "PD-1")
def test_neighbours() -> None:
    assert NEIGHBOURS[1] == (0, 2, 6, 12, 45, 46)
    assert NEIGHBOURS[8] == (7, 9, 13)
    assert all(hex in NEIGHBOURS[other] for hex in range(49) for other in NEIGHBOURS[hex])


@rule("PD-2")
def test_all_harvesters_start_on_the_landing_pad() -> None:
    match = GAME.new(4, seed=1)
    hexes = view(match)["hexes"]
    assert [hex["hex"] for hex in hexes if hex["holds"] == "pad"] == [0]
    assert hexes[0]["harvesters"] == [0, 1, 2, 3]


@rule("PD-3")
def test_sixteen_hexes_of_each_terrain() -> None:
    hexes = view(GAME.new(2, seed=1))["hexes"]
    assert Counter(hex["terrain"] for hex in hexes) == {"plain": 16, "ore": 16, "relic": 16, None: 1}
    assert [hex["terrain"] for hex in hexes[1:7]] == ["ore", "relic", "plain", "ore", "relic", "plain"]


@rule("PD-3")
@pytest.mark.parametrize(
    ("sector", "main", "second", "third"),
    [
        (1, "ore", "relic", "plain"),
        (2, "relic", "plain", "ore"),
        (3, "plain", "ore", "relic"),
        (4, "ore", "plain", "relic"),
        (5, "relic", "ore", "plain"),
        (6, "plain", "relic", "ore"),
    ],
)
def test_the_terrain_of_a_sector(sector: int, main: str, second: str, third: str) -> None:
    pattern = [second, main, main, third, main, second]
    expected = [main] + [pattern[(position - sector) % 6] for position in range(1, 7)]
    hexes = view(GAME.new(2, seed=1))["hexes"]
    assert [hex["terrain"] for hex in hexes if hex["sector"] == sector] == expected


@rule("PD-4")
def test_monolith_hexes_are_four_steps_from_the_pad() -> None:
    hexes = view(GAME.new(2, seed=1))["hexes"]
    found = [hex["hex"] for hex in hexes if hex["holds"] == "monolith"]
    assert found == [8, 16, 24, 32, 40, 48]
    for hex in found:
        q, r = PLACES[hex]
        assert max(abs(q), abs(r), abs(q + r)) == 4


@rule("PD-4")
def test_without_the_module_there_are_no_markers() -> None:
    match = GAME.new(2, seed=1, options={"monoliths": False})
    assert not [hex for hex in view(match)["hexes"] if hex["holds"] == "monolith"]


@rule("PD-5")
@pytest.mark.parametrize("seed", range(25))
def test_twelve_volcanoes_apart_from_each_other(seed: int) -> None:
    hexes = view(GAME.new(2, seed=seed))["hexes"]
    found = [hex["hex"] for hex in hexes if hex["holds"] == "volcano"]
    assert Counter(SECTOR_OF[hex] for hex in found) == dict.fromkeys(range(1, 7), 2)
    assert not [hex for hex in found if hex % 7 == 0 or hex in (8, 16, 24, 32, 40, 48)]
    assert not [(hex, other) for hex in found for other in NEIGHBOURS[hex] if other in found]


@rule("PD-6")
def test_eighteen_cards_of_each_type() -> None:
    state = state_of(GAME.new(3, seed=1))
    cards = Counter(state.deck)
    for counts in (state.market, *state.hands):
        cards.update(dict(enumerate(counts)))
    assert {PROJECTS[card]: number for card, number in cards.items()} == dict.fromkeys(
        ["Generator", "System", "Habitat", "Extractor", "Laboratory", "Greenhouse"], 18
    )


@rule("PD-7")
def test_everybody_has_a_forepart_a_hull_and_a_satellite_of_their_own() -> None:
    players = view(GAME.new(4, seed=1))["players"]
    assert len({player["forepart"] for player in players}) == 4
    assert len({player["hull"]["name"] for player in players}) == 4
    assert len({player["satellites"][0]["name"] for player in players}) == 4


@rule("PD-7")
def test_nine_satellites_pair_a_terrain_card_with_another() -> None:
    pairs = {tuple(PROJECTS[card] for card in targets) for targets in TARGETS}
    firsts, seconds = ["Extractor", "Laboratory", "Greenhouse"], ["Generator", "Habitat", "System"]
    assert pairs == {(first, second) for first in firsts for second in seconds}
    assert len(SATELLITES) == 9


@rule("PD-8")
@pytest.mark.parametrize(("seats", "structures"), [(1, (8, 4)), (2, (8, 4)), (3, (7, 3)), (4, (6, 3))])
def test_structures_in_supply(seats: int, structures: tuple[int, int]) -> None:
    match = GAME.new(seats, seed=1)
    assert [supply(match, player) for player in range(max(2, seats))] == [structures] * max(2, seats)


@rule("PD-9")
@pytest.mark.parametrize(("seats", "start"), [(1, [6, 10]), (2, [6, 5]), (3, [6, 5, 5]), (4, [5, 5, 5, 5])])
def test_the_start(seats: int, start: list[int]) -> None:
    match = GAME.new(seats, seed=1)
    assert quids(match) == start
    assert [hand_size(match, seat) for seat in range(seats)] == [3] * seats
    assert sum(view(match)["market"].values()) == 4


@rule("PD-56")
def test_a_crack_has_five_edges() -> None:
    assert len(CRACKS) == len(set(CRACKS)) == 144
    assert all(len(edges(rows)) == 5 for rows in CRACKS)


@rule("PD-55")
def test_borders_join_two_sectors() -> None:
    assert len(BORDERS) == 36
    assert all(SECTOR_OF[hex] != SECTOR_OF[other] and other in NEIGHBOURS[hex] for hex, other in BORDERS)


def test_the_game_says_that_its_base_rules_are_reconstructed() -> None:
    assert "Reconstructed base rules" in GAME.tagline
    assert "Reconstructed base rules" in GAME.rulebook.text
