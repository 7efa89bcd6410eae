"""Supply and the end of a turn: PD-10, PD-15, PD-109, PD-113."""

from serendip.games.pandorum.actions import Build, EndTurn, Finish, Move, Pay, PutBack, TakeCards, UseMonolith
from serendip.testing import rule
from tests.games.pandorum.seen import end_turn, hand, hand_size, log, market, offered, play, refused, view
from tests.games.pandorum.table import table

SEVEN = ["Generator"] * 7


@rule("PD-10")
def test_a_whole_type_is_taken_and_a_card_drawn() -> None:
    match = table(supply=True, market=["System", "System", "Habitat"], next_cards=["Extractor"])
    assert offered(match, 0, TakeCards) == [TakeCards("System"), TakeCards("Habitat")]
    match.play(0, TakeCards("System"))
    assert hand(match, 0) == {"System": 2, "Extractor": 1}
    assert market(match) == {"Habitat": 1}


@rule("PD-10")
def test_supply_comes_first() -> None:
    match = table(supply=True, at=1, hands={0: ["System"]}, market=["System"])
    first = ("first take a type of card from the Market", ("PD-10",))
    assert refused(match, 0, Build("module")) == first
    assert refused(match, 0, EndTurn()) == first
    assert refused(match, 0, TakeCards("Habitat")) == ("there is no Habitat in the Market", ("PD-10",))


@rule("PD-10")
def test_supply_is_taken_once() -> None:
    match = play(table(supply=True, market=["System", "Habitat"]), 0, TakeCards("System"))
    reason = ("you have taken cards from the Market in this turn", ("PD-10",))
    assert refused(match, 0, TakeCards("Habitat")) == reason


@rule("PD-10")
def test_more_than_eight_cards_are_put_into_the_market() -> None:
    match = table(supply=True, market=["System", "System"], hands={0: SEVEN}, next_cards=["Habitat"])
    match.play(0, TakeCards("System"))
    assert match.actions(0) == (PutBack("Generator"), PutBack("System"), PutBack("Habitat"))
    assert refused(match, 0, EndTurn()) == ("first put cards into the Market until you hold 8", ("PD-10",))
    play(match, 0, PutBack("Generator"), PutBack("Habitat"))
    assert hand(match, 0) == {"Generator": 6, "System": 2}
    assert market(match) == {"Generator": 1, "Habitat": 1}
    assert refused(match, 0, PutBack("System")) == ("you hold no more than 8 cards", ("PD-10",))


@rule("PD-10")
def test_with_an_empty_market_one_only_draws() -> None:
    match = table(hands={0: ["System"]}, deck=1)
    end_turn(match)
    assert match.to_act == (1,)
    assert view(match)["phase"] == "supply"
    match = table(deck=0)
    end_turn(match)
    assert view(match)["phase"] == "act"
    assert hand_size(match, 1) == 0


@rule("PD-10")
def test_what_is_drawn_is_told_to_the_drawer_only() -> None:
    match = table(supply=True, market=["System"], next_cards=["Extractor"])
    match.play(0, TakeCards("System"))
    assert "You draw Extractor." in log(match, 0)
    assert not any("Extractor" in words for words in log(match, 1) + log(match))


@rule("PD-15")
def test_the_market_is_filled_to_four_at_the_end_of_a_turn() -> None:
    match = end_turn(table(market=["System"], next_cards=["Habitat", "Habitat", "Extractor", "Greenhouse"]))
    assert market(match) == {"System": 1, "Habitat": 2, "Extractor": 1}


@rule("PD-15")
def test_a_market_of_more_than_four_stays() -> None:
    five = ["System", "System", "Habitat", "Habitat", "Habitat"]
    assert market(end_turn(table(market=five))) == {"System": 2, "Habitat": 3}


@rule("PD-15")
def test_the_last_cards_go_into_the_market() -> None:
    assert market(end_turn(table(next_cards=["Habitat"], deck=1))) == {"Habitat": 1}


@rule("PD-109", "PD-43")
def test_the_limit_is_looked_at_in_supply_only() -> None:
    match = table(at=9, markers=[8], hands={0: [*SEVEN, "Habitat"]}, next_monoliths=["Cache of Plans"])
    play(match, 0, Move(8, 1), Pay("Habitat"))
    assert hand_size(match, 0) == 10
    assert view(match)["phase"] == "act"


@rule("PD-13")
def test_finishing_belongs_to_building() -> None:
    assert refused(table(), 0, Finish()) == ("you are not building anything", ("PD-13",))


@rule("PD-40")
def test_monoliths_must_be_owned() -> None:
    assert refused(table(), 0, UseMonolith("Recall")) == ("you do not have Recall", ("PD-40",))


@rule("PD-113")
def test_great_silence_with_an_empty_deck_ends_supply() -> None:
    match = table(supply=True, market=["System"], monoliths={0: ["Great Silence"]}, deck=0)
    play(match, 0, UseMonolith("Great Silence"))
    assert market(match) == {}
    assert view(match)["phase"] == "act"
    assert EndTurn() in match.actions(0)


@rule("PD-113")
def test_a_turn_that_begins_with_an_empty_market_begins_with_a_draw() -> None:
    match = table(seats=4, at=1, next_cards=["Habitat"], deck=1)
    end_turn(match)  # the Habitat goes into the Market
    play(match, 1, TakeCards("Habitat"), EndTurn())
    assert view(match)["deck"] == 0
    assert (view(match)["active"], view(match)["phase"]) == (2, "act")


@rule("PD-109")
def test_cards_are_put_back_in_supply_only() -> None:
    match = table(hands={0: [*SEVEN, "Habitat", "Habitat"]})
    assert refused(match, 0, PutBack("Habitat")) == ("the limit of 8 cards counts in Supply only", ("PD-109",))
