"""Building and what it pays: PD-13, PD-20, PD-21, and the examples PD-91 to PD-93 and PD-98."""

from typing import Any

import pytest

from serendip.games.pandorum.actions import Build, EndTurn, Finish, Move, UseCard
from serendip.testing import rule
from tests.games.pandorum.seen import hand, log, offered, on, play, pools, quids, refused, slot, supply, view
from tests.games.pandorum.table import table


@rule("PD-13")
def test_a_module_takes_up_to_two_cards() -> None:
    match = play(table(at=1, hands={0: ["Extractor"] * 3}), 0, Build("module"))
    play(match, 0, UseCard("Extractor", 1), UseCard("Extractor", 3))
    assert match.actions(0) == (Finish(),)
    assert refused(match, 0, UseCard("Extractor", 2)) == ("a module takes at most 2 cards", ("PD-13",))
    match.play(0, Finish())
    assert on(match, 1) == (0, "module")
    assert supply(match, 0) == (7, 4)
    assert slot(match, 0, 1) == slot(match, 0, 3) == {"Extractor": 1}


@rule("PD-13")
def test_a_module_needs_no_card() -> None:
    match = play(table(at=1), 0, Build("module"), Finish())
    assert on(match, 1) == (0, "module")
    assert quids(match)[0] == 6


@rule("PD-13")
def test_a_base_takes_three_or_four_cards() -> None:
    match = table(at=1, hands={0: ["Extractor"] * 2})
    assert refused(match, 0, Build("base")) == ("a base needs at least 3 cards", ("PD-13",))
    match = play(table(at=1, hands={0: ["Extractor"] * 5}), 0, Build("base"))
    assert refused(match, 0, Finish()) == ("a base needs at least 3 cards", ("PD-13",))
    play(match, 0, *[UseCard("Extractor", 1)] * 3)
    assert Finish() in match.actions(0)
    match.play(0, UseCard("Extractor", 1))
    assert match.actions(0) == (Finish(),)
    match.play(0, Finish())
    assert on(match, 1) == (0, "base")
    assert supply(match, 0) == (8, 3)
    assert quids(match)[0] == 6 + 8


@rule("PD-13")
def test_one_construction_a_turn_and_then_the_harvester_stays() -> None:
    match = play(table(at=1, hands={0: ["System"]}, supplies={0: (2, 0)}), 0, Build("module"), Finish())
    assert match.actions(0) == (EndTurn(),)
    assert refused(match, 0, Build("module")) == ("you have built in this turn", ("PD-13",))
    assert refused(match, 0, Move(2, 1)) == ("after building the Harvester stays", ("PD-11", "PD-13"))


@rule("PD-13")
@pytest.mark.parametrize(
    "arranged", [{"at": 0}, {"at": 1, "structures": {1: (1, "module")}}, {"at": 8, "markers": [8]}]
)
def test_only_on_a_hex_that_holds_nothing(arranged: dict[str, Any]) -> None:
    match = table(**arranged)
    assert not offered(match, 0, Build)
    reason = f"hex {arranged['at']} holds something: nothing can be built there"
    assert refused(match, 0, Build("module")) == (reason, ("PD-13",))


@rule("PD-13", "PD-8")
def test_a_structure_must_be_in_supply() -> None:
    match = table(at=1, supplies={0: (0, 1)}, hands={0: ["System"] * 3})
    assert offered(match, 0, Build) == [Build("base")]
    assert refused(match, 0, Build("module")) == ("you have no module left", ("PD-8",))


@rule("PD-13")
def test_while_building_nothing_else_is_done() -> None:
    match = play(table(at=1, hands={0: ["System"]}), 0, Build("module"))
    assert refused(match, 0, EndTurn()) == ("first finish your construction", ("PD-13",))
    assert refused(match, 0, UseCard("Habitat", 1)) == ("you hold no Habitat", ("PD-13", "PD-20"))


@rule("PD-91", "PD-20")
def test_extractor_and_generator() -> None:
    match = play(table(at=1, volcanoes=[12], hands={0: ["Extractor", "Generator"]}), 0, Build("module"))
    play(match, 0, UseCard("Extractor", 1), UseCard("Generator", 1), Finish())
    assert quids(match)[0] == 6 + 3


@rule("PD-92", "PD-20", "PD-21")
def test_habitats_and_the_colony() -> None:
    built = {1: (0, "module"), 3: (0, "base")}
    cards = ["Laboratory", "Habitat", "Habitat"]
    match = table(at=2, structures=built, hands={0: cards}, hulls={0: "Colony"}, slots={0: {2: ["System"]}})
    play(match, 0, Build("base"), UseCard("Laboratory", 3), UseCard("Habitat", 2), UseCard("Habitat", 1))
    assert quids(match)[0] == 6 + 8
    match.play(0, Finish())
    assert quids(match)[0] == 6 + 10
    assert log(match)[-1] == "Player 1 gets 2 Q by the Colony."


@rule("PD-92")
def test_habitats_without_a_hull() -> None:
    match = table(at=2, structures={1: (0, "module"), 3: (0, "base")}, hands={0: ["Laboratory", "Habitat", "Habitat"]})
    play(match, 0, Build("base"), UseCard("Laboratory", 3), UseCard("Habitat", 2), UseCard("Habitat", 1), Finish())
    assert quids(match)[0] == 6 + 8


ROBBED = {1: (1, "base"), 3: (2, "module")}


@rule("PD-93", "PD-20")
def test_a_system_takes_from_each_owner() -> None:
    match = table(3, at=2, structures=ROBBED, hands={0: ["System"]}, quids={0: 0, 1: 5, 2: 5})
    play(match, 0, Build("module"), UseCard("System", 1), Finish())
    assert quids(match) == [2, 4, 4]


@rule("PD-93", "PD-20")
def test_a_system_takes_no_more_than_there_is() -> None:
    match = table(3, at=2, structures=ROBBED, hands={0: ["System"]}, quids={0: 0, 1: 0, 2: 5})
    play(match, 0, Build("module"), UseCard("System", 1), Finish())
    assert quids(match) == [1, 0, 4]


@rule("PD-93", "PD-64")
def test_the_insurance_pays_those_who_lost() -> None:
    match = table(
        3, at=2, structures=ROBBED, hands={0: ["System"]}, quids={0: 0, 1: 5, 2: 5}, events={"Insurance Benefits": 10}
    )
    play(match, 0, Build("module"), UseCard("System", 1), Finish())
    assert quids(match) == [2, 6, 6]
    assert pools(match) == {"Insurance Benefits": 6}


@rule("PD-20")
def test_a_system_counts_structures_not_their_worth() -> None:
    match = table(at=2, structures={1: (1, "base"), 3: (1, "base")}, hands={0: ["System"]}, quids={0: 0, 1: 9})
    play(match, 0, Build("module"), UseCard("System", 1), Finish())
    assert quids(match) == [2, 7]


@rule("PD-20")
@pytest.mark.parametrize(
    ("card", "pays"), [("Extractor", [2, 0, 0]), ("Laboratory", [0, 2, 0]), ("Greenhouse", [0, 0, 2])]
)
def test_terrain_cards_pay_on_their_terrain_only(card: str, pays: list[int]) -> None:
    found = []
    for hex in (1, 2, 3):  # ore, relic, plain
        match = play(table(at=hex, hands={0: [card]}, quids={0: 0}), 0, Build("module"), UseCard(card, 1), Finish())
        found.append(quids(match)[0])
    assert found == pays


@rule("PD-20")
def test_every_adjacent_volcano_pays_a_generator() -> None:
    match = table(at=1, volcanoes=[12, 45], hands={0: ["Generator", "Generator"]}, quids={0: 0}, hulls={0: "Colony"})
    play(match, 0, Build("module"), UseCard("Generator", 1), UseCard("Generator", 1), Finish())
    assert quids(match)[0] == 4


HULL_PLACES = [
    ("Crusher", 1, 2, {}),
    ("Vault", 2, 1, {}),
    ("Biodeck", 3, 1, {}),
    ("Exchanger", 1, 2, {"volcanoes": [12, 45]}),
    ("Colony", 2, 5, {"structures": {1: (0, "module")}}),
    ("Tollgate", 2, 5, {"structures": {1: (1, "module")}}),
]


@rule("PD-21")
@pytest.mark.parametrize(("hull", "where", "elsewhere", "arranged"), HULL_PLACES)
def test_a_hull_pays_where_its_condition_holds(hull: str, where: int, elsewhere: int, arranged: dict[str, Any]) -> None:
    for hex, pays in ((where, 1), (elsewhere, 0)):
        match = table(at=hex, hulls={0: hull}, quids={0: 0}, **arranged)
        play(match, 0, Build("module"), Finish())
        assert quids(match)[0] == pays


@rule("PD-21")
@pytest.mark.parametrize(
    ("hull", "levels"),
    [("Crusher", [1, 1, 2, 2, 3, 3, 3]), ("Colony", [1, 1, 2, 2, 2, 2, 2]), ("Tollgate", [1, 1, 1, 2, 2, 2, 3])],
)
def test_the_level_of_a_hull(hull: str, levels: list[int]) -> None:
    found = [
        view(table(hulls={0: hull}, slots={0: {2: ["System"] * cards}}))["players"][0]["hull"]["level"]
        for cards in range(7)
    ]
    assert found == levels


@rule("PD-21")
def test_one_volcano_is_not_enough_for_the_exchanger() -> None:
    match = play(table(at=1, volcanoes=[12], hulls={0: "Exchanger"}, quids={0: 0}), 0, Build("module"), Finish())
    assert quids(match)[0] == 0


@rule("PD-98", "PD-63", "PD-21")
def test_a_poor_construction_is_helped_by_expansion() -> None:
    match = table(
        at=3,
        volcanoes=[19],
        hands={0: ["Extractor", "Laboratory", "Generator"]},
        hulls={0: "Biodeck"},
        slots={0: {2: ["System", "System"]}},
        quids={0: 0},
        events={"Expansion": 5},
    )
    play(match, 0, Build("base"), UseCard("Extractor", 1), UseCard("Laboratory", 1), UseCard("Generator", 1))
    assert quids(match)[0] == 1
    match.play(0, Finish())
    assert quids(match)[0] == 3 + 1
    assert pools(match) == {"Expansion": 4}


@rule("PD-13")
def test_used_cards_leave_the_hand_for_the_slot_of_choice() -> None:
    match = play(table(at=1, hands={0: ["System", "Habitat"]}), 0, Build("module"), UseCard("System", 2))
    assert hand(match, 0) == {"Habitat": 1}
    assert slot(match, 0, 2) == {"System": 1}
    assert [match.why_not(0, UseCard("Habitat", number)) for number in (1, 2, 3)] == [None] * 3
    assert match.why_not(0, UseCard("Habitat", 4)) is not None
