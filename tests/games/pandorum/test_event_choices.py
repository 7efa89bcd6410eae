"""The Events that ask everybody or pay for cards: PD-58 to PD-61, PD-63, PD-64, PD-67, PD-68, PD-99."""

from serendip.games.pandorum.actions import (
    Abandon,
    Bid,
    Build,
    BuyEngines,
    CleanUp,
    Contaminate,
    Finish,
    FreeMove,
    Move,
    PassAuction,
    Pay,
    Rebuild,
    SellCard,
    SellNoMore,
    Settle,
    TakeBack,
    UseCard,
    UseGrapple,
    UseMonolith,
)
from serendip.testing import rule
from tests.games.pandorum.seen import (
    box,
    hand,
    hand_size,
    hexes,
    log,
    market,
    offered,
    on,
    play,
    pools,
    quids,
    refused,
    slot,
    supply,
    view,
)
from tests.games.pandorum.table import state_of, table
from tests.games.pandorum.test_event_cards import builds, turn


@rule("PD-58")
def test_investors_pay_for_different_types() -> None:
    match = turn("Investment Returns", hands={0: ["System", "System", "Habitat"]})
    play(match, 0, SellCard("System"), SellCard("Habitat"), SellNoMore())
    assert quids(match)[0] == 6 + 3 + 3
    assert hand(match, 0) == {"System": 1}
    assert box(match) == {"System": 1, "Habitat": 1}
    assert pools(match) == {"Investment Returns": 5}


@rule("PD-112")
def test_a_second_card_of_a_type_brings_nothing() -> None:
    match = turn("Investment Returns", hands={0: ["System", "System"], 1: ["System"]})
    play(match, 0, SellCard("System"), SellCard("System"), SellNoMore())
    assert quids(match)[0] == 6 + 3
    play(match, 1, SellCard("System"), SellNoMore())
    assert quids(match)[1] == 5 + 3


@rule("PD-58")
def test_nobody_has_to_sell() -> None:
    match = turn("Investment Returns", hands={1: ["System"]})
    assert match.to_act == (1,)
    match.play(1, SellNoMore())
    assert quids(match) == [6, 5]


@rule("PD-99", "PD-58")
def test_paying_with_what_the_market_has_not_got() -> None:
    match = table(hands={0: ["Generator", "Generator"]}, market=["Habitat"], events={"Investment Returns": 5})
    play(match, 0, Move(11, 2), Pay("Generator"), Pay("Generator"))
    assert quids(match)[0] == 7
    assert market(match) == {"Generator": 2, "Habitat": 1}


@rule("PD-59")
def test_the_government_gives_everybody_a_card() -> None:
    match = turn("Government Support", 3)
    assert [hand_size(match, seat) for seat in range(3)] == [1, 1, 1]


@rule("PD-59")
def test_every_generator_used_is_supported() -> None:
    match = table(at=1, hands={0: ["Generator", "Generator"]}, events={"Government Support": 5})
    play(match, 0, Build("module"), UseCard("Generator", 1), UseCard("Generator", 1), Finish())
    assert quids(match)[0] == 8


@rule("PD-60", "PD-102")
def test_bids_rise_until_one_is_left() -> None:
    match = turn("Ancient Civilization", 3, next_cards=["System"])
    assert match.actions(0) == (PassAuction(), Bid(1, 1, 6))
    match.play(0, Bid(1, 1, 6).choose(2))
    assert match.actions(1) == (PassAuction(), Bid(3, 3, 5))
    match.play(1, PassAuction())
    match.play(2, Bid(3, 3, 5))
    match.play(0, Bid(4, 4, 6))
    assert view(match)["events"]["auction"] == {"bid": 4, "bidder": 0, "bidding": [2, 0]}
    match.play(2, PassAuction())
    assert quids(match) == [2, 5, 5]
    assert hand(match, 0) == {"System": 1}
    assert pools(match) == {"Ancient Civilization": 4}
    assert "Player 1 wins the auction and pays 4 Q." in log(match)


@rule("PD-102")
def test_who_passed_is_out_and_the_last_one_may_still_bid() -> None:
    match = turn("Ancient Civilization")
    match.play(0, PassAuction())
    assert match.to_act == (1,)
    match.play(1, Bid(1, 1, 5))
    assert pools(match) == {"Ancient Civilization": 1}


@rule("PD-102")
def test_nobody_bids_more_than_they_have() -> None:
    match = turn("Ancient Civilization", quids={0: 3, 1: 0})
    assert refused(match, 0, Bid(4, 1, 3)) == ("4 is not between 1 and 3", ("PD-60",))
    match.play(0, Bid(1, 1, 3))
    assert match.actions(1) == (PassAuction(),)


@rule("PD-60")
def test_building_on_relic() -> None:
    assert builds("Ancient Civilization", 2) == 1
    assert builds("Ancient Civilization", 1) == 0


OWN = {1: (0, "module"), 2: (0, "base"), 7: (1, "module")}


@rule("PD-61", "PD-103")
def test_tokens_go_on_three_structures_or_as_many_as_there_are() -> None:
    built = {1: (0, "module"), 2: (0, "base"), 3: (0, "module"), 4: (0, "module"), 7: (1, "module")}
    match = turn("Contamination", structures=built)
    play(match, 0, Contaminate(1), Contaminate(2), Contaminate(4))
    assert match.to_act == (1,)
    match.play(1, Contaminate(7))
    tainted = [hex["hex"] for hex in view(match)["hexes"] if hex.get("contaminated")]
    assert tainted == [1, 2, 4, 7]
    assert pools(match) == {"Contamination": 4}


@rule("PD-61")
def test_building_next_to_contaminated_structures() -> None:
    match = table(at=6, structures=OWN, events={"Contamination": 4})
    state_of(match).contaminated = 1 << 1 | 1 << 7
    play(match, 0, Build("module"), Finish())
    assert quids(match)[0] == 7
    assert [hex["hex"] for hex in view(match)["hexes"] if hex.get("contaminated")] == [7]
    assert pools(match) == {"Contamination": 3}


@rule("PD-61")
def test_a_rivals_contamination_pays_too() -> None:
    match = table(at=8, structures=OWN, events={"Contamination": 4})
    state_of(match).contaminated = 1 << 1 | 1 << 7
    play(match, 0, Build("module"), Finish())
    assert quids(match)[0] == 7


@rule("PD-61", "PD-53")
def test_without_tokens_contamination_is_over() -> None:
    match = table(at=6, structures=OWN, events={"Contamination": 4})
    state_of(match).contaminated = 1 << 1
    play(match, 0, Build("module"), Finish())
    assert pools(match) == {}
    assert view(match)["phase"] == "act"


@rule("PD-61", "PD-103")
def test_the_bill_is_settled_when_the_quids_run_out() -> None:
    match = table(at=6, structures=OWN, events={"Contamination": 1}, quids={0: 0, 1: 5})
    state_of(match).contaminated = 1 << 1 | 1 << 2 | 1 << 7
    play(match, 0, Build("module"), Finish())
    assert match.actions(0) == (CleanUp(2), Abandon(2))
    match.play(0, Abandon(2))
    assert on(match, 2) is None
    assert supply(match, 0) == (6, 3)
    assert match.to_act == (1,)
    match.play(1, CleanUp(7))
    assert quids(match) == [1, 4]
    assert on(match, 7) == (1, "module")
    assert match.to_act == (0,)
    assert view(match)["phase"] == "act"


@rule("PD-61")
def test_who_has_no_quids_loses_the_structure() -> None:
    match = table(at=6, structures=OWN, events={"Contamination": 1}, quids={0: 3, 1: 0})
    state_of(match).contaminated = 1 << 1 | 1 << 7
    play(match, 0, Build("module"), Finish())
    assert match.actions(1) == (Abandon(7),)


@rule("PD-103", "PD-65")
def test_a_token_leaves_with_its_structure() -> None:
    match = table(at=2, structures=OWN, events={"Contamination": 4}, monoliths={0: ["Unmaking"]})
    state_of(match).contaminated = 1 << 1 | 1 << 2
    match.play(0, UseMonolith("Unmaking"))
    assert state_of(match).contaminated == 1 << 1


@rule("PD-63")
def test_expansion_gives_everybody_a_module() -> None:
    match = turn("Expansion", hands={0: ["Habitat"]}, structures={1: (0, "module")}, market=["System"] * 4)
    state_of(match).constructions = [1, 0]
    assert {0, 1}.isdisjoint(hexes(match, 0, Settle))
    match.play(0, Settle(2))
    assert on(match, 2) == (0, "module")
    assert supply(match, 0) == (6, 4)
    assert quids(match)[0] == 6
    match.play(1, Settle(3))
    assert view(match)["players"][1]["constructions"] == 0


@rule("PD-63")
def test_without_a_module_nobody_settles() -> None:
    match = turn("Expansion", supplies={0: (0, 2)})
    assert match.to_act == (1,)
    assert view(match)["phase"] == "event"


@rule("PD-63")
def test_a_good_construction_gets_nothing_from_expansion() -> None:
    match = table(at=1, hands={0: ["Extractor"]}, events={"Expansion": 5})
    play(match, 0, Build("module"), UseCard("Extractor", 1), Finish())
    assert pools(match) == {"Expansion": 5}
    assert builds("Expansion", 1) == 1


@rule("PD-64")
def test_the_insurance_boxes_the_systems() -> None:
    cards = ["System", "System", "Habitat", "Extractor"]
    match = turn("Insurance Benefits", market=cards, next_cards=["Habitat", "Habitat"])
    assert market(match) == {"Habitat": 3, "Extractor": 1}
    assert box(match) == {"System": 2}
    assert pools(match) == {"Insurance Benefits": 10}


@rule("PD-64")
def test_the_insurance_pays_each_time() -> None:
    match = table(
        at=2,
        structures={1: (1, "module"), 3: (1, "module")},
        hands={0: ["System", "System"]},
        events={"Insurance Benefits": 10},
        foreparts={0: "Grapple"},
        slots={0: {1: ["Habitat"]}},
    )
    play(match, 0, UseGrapple("Habitat", "Grapple", 1), Build("module"), UseCard("System", 1), UseCard("System", 1))
    assert pools(match) == {"Insurance Benefits": 4}
    assert quids(match) == [6 + 2 + 2 + 2, 5 - 2 + 2 - 2 + 2 - 2 + 2]


@rule("PD-67")
def test_engine_tokens_are_bought() -> None:
    match = turn("New Engines", quids={0: 3, 1: 9})
    assert match.actions(0) == (BuyEngines(0), BuyEngines(1))
    match.play(0, BuyEngines(1))
    match.play(1, BuyEngines(2))
    assert quids(match) == [1, 5]
    assert [player["engines"] for player in view(match)["players"]] == [1, 2]
    assert pools(match) == {"New Engines": 0}


ENGINES = {"New Engines": 0}


@rule("PD-67")
def test_a_free_move_beside_the_ordinary_one() -> None:
    match = table(
        structures={1: (1, "module"), 12: (1, "module")}, hands={0: ["System"]}, events=ENGINES, engines={0: 2}
    )
    assert hexes(match, 0, FreeMove) == [1, 12]
    assert refused(match, 0, FreeMove(2))[0] == "an engine token does not take you to a hex holding nothing"
    play(match, 0, FreeMove(12), FreeMove(1), Move(2, 1), Pay("System"))
    assert Build("module") in match.actions(0)
    assert pools(match) == {}


@rule("PD-67")
def test_no_token_no_free_move() -> None:
    match = table(structures={1: (1, "module")}, events=ENGINES, engines={1: 1})
    assert refused(match, 0, FreeMove(1)) == ("you have no engine token", ("PD-67",))


@rule("PD-68")
def test_training_returns_a_card_from_a_slot() -> None:
    match = turn("Training", slots={0: {2: ["Habitat"]}, 1: {}})
    assert match.actions(0) == (TakeBack("Habitat", 2),)
    match.play(0, TakeBack("Habitat", 2))
    assert hand(match, 0) == {"Habitat": 1}
    assert slot(match, 0, 2) == {}
    assert view(match)["phase"] == "supply"
    assert pools(match) == {"Training": 5}


@rule("PD-68")
def test_stopping_on_ones_own_module_pays_and_lets_it_grow() -> None:
    match = table(structures={1: (0, "module")}, hands={0: ["Extractor"] * 4}, events={"Training": 5})
    assert Rebuild() not in match.actions(0)
    play(match, 0, Move(1, 1), Pay("Extractor"))
    assert quids(match)[0] == 7
    play(match, 0, Rebuild(), *[UseCard("Extractor", 1)] * 3, Finish())
    assert on(match, 1) == (0, "base")
    assert supply(match, 0) == (8, 3)
    assert quids(match)[0] == 7 + 6


@rule("PD-68")
def test_a_base_or_anothers_module_does_not_train() -> None:
    match = table(structures={1: (0, "base"), 2: (1, "module")}, hands={0: ["System"]}, events={"Training": 5})
    for hex in (1, 2):
        after = play(match.copy(), 0, Move(hex, 1), Pay("System"))
        assert quids(after)[0] == 6
        assert refused(after, 0, Rebuild())[1] == ("PD-68",)


@rule("PD-111")
def test_the_last_quid_of_training_still_lets_one_rebuild() -> None:
    match = table(structures={1: (0, "module")}, hands={0: ["Extractor"] * 4}, events={"Training": 1})
    play(match, 0, Move(1, 1), Pay("Extractor"))
    assert pools(match) == {}
    assert Rebuild() in match.actions(0)


@rule("PD-111", "PD-67")
def test_an_engine_token_brings_the_quid_but_no_rebuilding() -> None:
    match = table(
        structures={1: (0, "module")},
        hands={0: ["Extractor"] * 4},
        events={"Training": 5, "New Engines": 0},
        engines={0: 1},
    )
    match.play(0, FreeMove(1))
    assert quids(match)[0] == 7
    assert not offered(match, 0, Rebuild)
