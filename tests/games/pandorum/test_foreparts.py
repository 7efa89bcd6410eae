"""The active ability: PD-14, PD-23, PD-94, PD-101, PD-108."""

from serendip.games.pandorum.actions import (
    Build,
    Finish,
    Move,
    Pay,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
)
from serendip.testing import rule
from tests.games.pandorum.seen import hand_size, market, offered, play, pools, quids, refused, slot
from tests.games.pandorum.table import table

SYSTEM = {0: {1: ["System"]}}


@rule("PD-14")
def test_the_ability_costs_a_card_from_slot_1() -> None:
    match = table(foreparts={0: "Scanner"}, slots=SYSTEM)
    match.play(0, UseForepart("System", "Scanner"))
    assert slot(match, 0, 1) == {}
    assert market(match) == {"System": 1}
    assert hand_size(match, 0) == 1


@rule("PD-14")
def test_once_a_turn() -> None:
    match = table(foreparts={0: "Scanner"}, slots={0: {1: ["System", "System"]}})
    match.play(0, UseForepart("System", "Scanner"))
    reason = ("you have used your forepart in this turn", ("PD-14",))
    assert refused(match, 0, UseForepart("System", "Scanner")) == reason


@rule("PD-14")
def test_only_ones_own_forepart_and_only_from_slot_1() -> None:
    match = table(foreparts={0: "Scanner"}, slots={0: {2: ["System"], 3: ["System"]}})
    assert not offered(match, 0, UseForepart)
    assert refused(match, 0, UseForepart("System", "Scanner"))[0] == "there is no System in slot 1"
    assert refused(match, 0, UseForepart("System", "Core Drill")) == ("your forepart is the Scanner", ("PD-14",))


@rule("PD-23")
def test_the_afterburner_goes_farther_in_this_move() -> None:
    match = table(foreparts={0: "Afterburner"}, slots=SYSTEM, hands={0: ["Habitat"]})
    assert Move(8, 1) not in match.actions(0)
    play(match, 0, UseForepart("System", "Afterburner"), Move(8, 1), Pay("Habitat"))
    assert quids(match)[0] == 6


@rule("PD-23", "PD-108")
def test_the_afterburner_is_for_before_the_move() -> None:
    match = table(foreparts={0: "Afterburner"}, slots=SYSTEM, hands={0: ["Habitat"]})
    play(match, 0, Move(1, 1), Pay("Habitat"))
    reason = ("the Afterburner has nothing to do now", ("PD-23",))
    assert refused(match, 0, UseForepart("System", "Afterburner")) == reason


@rule("PD-94", "PD-20")
def test_a_greenhouse_on_ore_pays_nothing() -> None:
    match = table(at=1, hands={0: ["Greenhouse"]}, foreparts={0: "Core Drill"}, slots=SYSTEM)
    play(match, 0, Build("module"), UseCard("Greenhouse", 1), Finish())
    assert quids(match)[0] == 6


@rule("PD-94", "PD-23")
def test_with_the_core_drill_it_pays_three() -> None:
    match = table(at=1, hands={0: ["Greenhouse", "Extractor"]}, foreparts={0: "Core Drill"}, slots=SYSTEM)
    play(match, 0, Build("module"), UseForepart("System", "Core Drill"))
    play(match, 0, UseCard("Greenhouse", 2), UseCard("Extractor", 2), Finish())
    assert quids(match)[0] == 6 + 3 + 3


@rule("PD-108")
def test_the_core_drill_is_for_before_the_first_card() -> None:
    match = table(at=1, hands={0: ["Greenhouse"]}, foreparts={0: "Core Drill"}, slots=SYSTEM)
    assert not offered(match, 0, UseForepart)
    play(match, 0, Build("module"))
    assert offered(match, 0, UseForepart)
    match.play(0, UseCard("Greenhouse", 2))
    assert not offered(match, 0, UseForepart)


@rule("PD-94", "PD-23")
def test_the_replicator_lets_the_spent_card_pay() -> None:
    match = table(at=1, foreparts={0: "Replicator"}, slots={0: {1: ["Extractor"]}})
    play(match, 0, Build("module"), UseForepart("Extractor", "Replicator"), Finish())
    assert quids(match)[0] == 6 + 2
    assert market(match) == {"Extractor": 1}
    assert slot(match, 0, 1) == {}


@rule("PD-101")
def test_the_replicators_card_counts_as_used() -> None:
    events = {"Government Support": 5, "Expansion": 5}
    match = table(at=1, volcanoes=[12, 45], foreparts={0: "Replicator"}, slots={0: {1: ["Generator"]}}, events=events)
    play(match, 0, Build("module"), UseForepart("Generator", "Replicator"), Finish())
    assert pools(match) == {"Government Support": 4, "Expansion": 5}


@rule("PD-23")
def test_the_dispatcher_pays_for_structures_in_the_sector() -> None:
    for built, pays in (({1: (0, "module")}, 1), ({1: (0, "base")}, 2), ({1: (0, "base"), 2: (0, "base")}, 2)):
        match = table(foreparts={0: "Dispatcher"}, slots=SYSTEM, structures=built)
        match.play(0, UseForepart("System", "Dispatcher"))
        assert quids(match)[0] == 6 + pays


@rule("PD-23", "PD-108")
def test_the_dispatcher_needs_a_structure_of_ones_own_there() -> None:
    match = table(foreparts={0: "Dispatcher"}, slots=SYSTEM, structures={1: (1, "base"), 7: (0, "base")})
    reason = ("the Dispatcher has nothing to do now", ("PD-23",))
    assert refused(match, 0, UseForepart("System", "Dispatcher")) == reason


@rule("PD-23", "PD-108")
def test_the_scanner_draws_even_before_supply() -> None:
    match = table(supply=True, market=["Habitat"], foreparts={0: "Scanner"}, slots=SYSTEM)
    match.play(0, UseForepart("System", "Scanner"))
    assert hand_size(match, 0) == 1
    assert offered(match, 0, TakeCards) == [TakeCards("System"), TakeCards("Habitat")]


@rule("PD-23")
def test_the_grapple_takes_from_a_player_in_the_sector() -> None:
    match = table(3, foreparts={0: "Grapple"}, slots=SYSTEM, structures={1: (1, "module"), 7: (2, "base")})
    assert offered(match, 0, UseGrapple) == [UseGrapple("System", "Grapple", 1)]
    match.play(0, UseGrapple("System", "Grapple", 1))
    assert quids(match) == [8, 3, 5]


@rule("PD-23")
def test_the_grapple_takes_no_more_than_there_is() -> None:
    match = table(foreparts={0: "Grapple"}, slots=SYSTEM, structures={1: (1, "module")}, quids={0: 0, 1: 1})
    match.play(0, UseGrapple("System", "Grapple", 1))
    assert quids(match) == [1, 0]


@rule("PD-108")
def test_nothing_to_take_is_no_target() -> None:
    match = table(foreparts={0: "Grapple"}, slots=SYSTEM, structures={1: (1, "module")}, quids={1: 0})
    assert not offered(match, 0, UseGrapple)
