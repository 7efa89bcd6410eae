"""Why not: whatever is not offered is refused for a reason of its own, and only that (offers and refusals agree)."""

import random
from functools import cache

import pytest

from serendip import Action, Match, Ranged, game
from serendip.games.pandorum.actions import (
    Abandon,
    Bid,
    Build,
    BuyEngines,
    CleanUp,
    Contaminate,
    CrackAt,
    Cross,
    Dismantle,
    DropMeteors,
    EndTurn,
    FreeCross,
    FreeMove,
    GrappleMaximus,
    KeepCard,
    Move,
    OpenCrack,
    Pay,
    PlacePad,
    RaiseCity,
    Rebuild,
    SellCard,
    Settle,
    SlotCard,
    TakeBack,
    UseCard,
    UseForepart,
    UseGrapple,
)
from serendip.games.pandorum.cards.contamination import CLEANING
from serendip.testing import rule
from tests.games.pandorum.seen import offered, play, refused
from tests.games.pandorum.table import state_of, table
from tests.games.pandorum.test_event_cards import turn

GAME = game("pandorum")
ASKED_EVERY = 17
"""Every so many decisions all actions are asked about."""


def choose(match: Match, rng: random.Random) -> None:
    seat = match.to_act[0]
    action = rng.choice(match.actions(seat))
    match.play(seat, action.choose(rng.randint(action.least, action.most)) if isinstance(action, Ranged) else action)


def meet(match: Match) -> None:
    """Go to the monolith on hex 8 and pay for it."""
    play(match, 0, Move(8, 1), Pay("System"))


@cache
def every_action() -> tuple[Action, ...]:
    """Every action that some random games offer to anybody."""
    found: dict[Action, None] = {}
    for seed in range(12):
        match = GAME.new(1 + seed % 4, seed)
        rng = random.Random(seed)
        while match.to_act:
            found |= dict.fromkeys(match.actions(match.to_act[0]))
            choose(match, rng)
    return tuple(found)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_and_what_is_refused_are_one_truth(seed: int) -> None:
    match = GAME.new(1 + seed % 4, seed)
    rng = random.Random(100 + seed)
    decisions = 0
    while match.to_act:
        decisions += 1
        if decisions % ASKED_EVERY == 0:
            seat = match.to_act[0]
            legal = set(match.actions(seat))
            for action in every_action():
                said = state_of(match).why_not(seat, action)
                assert (said is None) == (action in legal), f"{action}: {said}"
        choose(match, rng)


def test_names_and_numbers_that_there_are_not() -> None:
    match = table(at=1, foreparts={0: "Scanner"}, slots={0: {1: ["System"]}}, hands={0: ["System"] * 3})
    assert refused(match, 0, Build("castle")) == ("there is no Structure called castle", ("PD-8",))
    assert refused(match, 0, Move(77, 1)) == ("there is no hex 77", ("PD-1",))
    assert refused(match, 0, UseForepart("Coffee", "Scanner"))[0] == "there is no Coffee in slot 1"
    play(match, 0, Build("module"))
    assert refused(match, 0, UseCard("System", 4)) == ("there is no slot 4", ("PD-13",))
    assert refused(match, 0, Build("base")) == ("first finish your construction", ("PD-13",))


@rule("PD-23")
def test_a_grapple_needs_somebody_to_take_from() -> None:
    match = table(
        3, at=1, foreparts={0: "Grapple"}, slots={0: {1: ["System"]}}, structures={2: (1, "module")}, quids={1: 5, 2: 5}
    )
    assert offered(match, 0, UseGrapple) == [UseGrapple("System", "Grapple", 1)]
    assert refused(match, 0, UseForepart("System", "Grapple"))[0] == "say whom the Grapple takes from"
    only = "the Grapple takes from others with Quids and a Structure in your Harvester's sector"
    assert refused(match, 0, UseGrapple("System", "Grapple", 2)) == (only, ("PD-23",))
    assert refused(match, 0, GrappleMaximus("System", "Grapple"))[0] == only
    scanner = table(foreparts={0: "Scanner"}, slots={0: {1: ["System"]}})
    assert refused(scanner, 0, UseGrapple("System", "Scanner", 1))[0] == "the Scanner takes from nobody"


@rule("PD-16")
def test_the_way_home_has_its_price_and_its_goal() -> None:
    cut_off = table(at=8, volcanoes=[7, 9, 13], hands={0: ["System"]})
    assert offered(cut_off, 0, Move) == [Move(0, 1)]
    assert refused(cut_off, 0, Move(0, 2)) == ("the way to hex 0 costs 1 cards", ("PD-11",))
    assert refused(cut_off, 0, Move(1, 1)) == ("hex 1 is more than 3 steps away", ("PD-11",))
    assert refused(cut_off, 0, Cross(0, 1))[0] == "hex 0 is more than 3 steps away"
    poor = table(at=8, volcanoes=[7, 9, 13])
    assert refused(poor, 0, Move(0, 1))[0] == "the way to hex 0 costs 1 cards and you hold 0"


@rule("PD-67", "PD-110")
def test_an_engine_token_waits_for_its_event() -> None:
    match = table(engines={0: 1}, events={"New Engines": 0})
    assert refused(match, 0, FreeMove(1))[0] == "an engine token does not take you to a hex holding nothing"
    assert refused(match, 0, FreeCross(99)) == ("there is no hex 99", ("PD-1",))
    state_of(match).turned_by = [0]
    assert refused(match, 0, FreeMove(1)) == ("New Engines does not work yet", ("PD-51", "PD-110"))


@rule("PD-68", "PD-111")
def test_rebuilding_is_for_those_who_stopped_on_their_module() -> None:
    match = table(at=1, structures={1: (0, "module")}, hands={0: ["System"] * 4})
    assert refused(match, 0, Rebuild()) == ("only where Training let you stop on your own module", ("PD-68",))


@rule("PD-55")
def test_meteors_fall_on_a_border() -> None:
    match = turn("Meteor Shower", structures={12: (1, "module")})
    first, second = (action := offered(match, 0, DropMeteors)[0]).first, action.second
    words = f"hex {second} and hex {first} are not two adjacent hexes of two sectors, the lower one first"
    assert refused(match, 0, DropMeteors(second, first)) == (words, ("PD-55",))
    assert refused(match, 0, DropMeteors(1, 12))[0] == "hex 12 holds something"
    assert refused(match, 0, EndTurn()) == ("first decide about Meteor Shower", ("PD-51",))
    assert refused(match, 0, PlacePad(3))[0] == "first decide about Meteor Shower"


@rule("PD-56")
def test_a_crack_is_chosen_in_two_steps() -> None:
    match = turn("Earthquake")
    row, opposite = (3, 2, 1), (4, 0, 6)
    assert refused(match, 0, OpenCrack(row, opposite))[0] == "first choose the hex at which the crack opens"
    assert refused(match, 0, CrackAt(99)) == ("no crack can open at hex 99", ("PD-56",))
    hex = offered(match, 0, CrackAt)[0].hex
    play(match, 0, CrackAt(hex))
    assert refused(match, 0, CrackAt(hex)) == (f"the crack opens at hex {hex}", ("PD-56",))
    assert refused(match, 0, OpenCrack((1,), (2,))) == (f"that is no crack at hex {hex}", ("PD-56",))


@rule("PD-57", "PD-63")
def test_what_is_put_on_the_planet_needs_an_empty_hex() -> None:
    match = turn("More Colonists", structures={5: (1, "module")})
    assert refused(match, 0, PlacePad(5)) == ("hex 5 holds something", ("PD-57",))
    assert refused(match, 0, PlacePad(-1)) == ("there is no hex -1", ("PD-1",))
    assert refused(turn("Expansion", structures={5: (1, "module")}), 0, Settle(5)) == (
        "hex 5 holds something",
        ("PD-63",),
    )


@rule("PD-60", "PD-102")
def test_bids_have_their_range() -> None:
    match = turn("Ancient Civilization", quids={0: 5, 1: 2})
    assert refused(match, 0, Bid(3, 3, 5)) == ("bids go from 1 to 5 Q now", ("PD-102",))
    play(match, 0, Bid(4, 1, 5))
    assert refused(match, 1, Bid(5, 5, 5)) == ("with 2 Q you can't outbid 4 Q", ("PD-102",))


@rule("PD-61")
def test_contamination_comes_before_its_bill() -> None:
    match = turn("Contamination", structures={1: (0, "module"), 3: (0, "module"), 5: (1, "module")})
    assert refused(match, 0, CleanUp(1)) == ("that is for the end of Contamination", ("PD-61",))
    assert refused(match, 0, Contaminate(5)) == ("there is no Structure of yours on hex 5", ("PD-61",))
    play(match, 0, Contaminate(1))
    assert refused(match, 0, Contaminate(1)) == ("there is a token on hex 1", ("PD-61",))
    state = state_of(match)
    state.asks = [(0, state.asks[0][1], CLEANING)]
    match._legal = [None, None]
    assert refused(match, 0, Contaminate(3))[0] == "the tokens are placed: pay for your Structures or give them up"
    assert refused(match, 0, Abandon(3)) == ("there is no token on hex 3", ("PD-61",))
    state.quids[0] = 0
    match._legal = [None, None]
    assert refused(match, 0, CleanUp(1)) == ("that costs 1 Q and you have 0", ("PD-61",))


@rule("PD-62")
def test_the_dead_city_is_a_lonely_volcano() -> None:
    match = turn("Dead City", volcanoes=[10, 40], structures={9: (1, "module")})
    assert refused(match, 0, RaiseCity(10)) == (
        "another Volcano has fewer objects around it than hex 10",
        ("PD-62",),
    )
    assert refused(match, 0, RaiseCity(11)) == ("there is no Volcano on hex 11", ("PD-62",))


@rule("PD-41", "PD-44", "PD-48", "PD-58", "PD-65", "PD-67", "PD-68")
def test_answers_that_can_not_be_given() -> None:
    lifting = table(at=9, markers=[8], hands={0: ["System"], 1: ["Habitat"]}, next_monoliths=["Tribute"])
    meet(lifting)
    assert refused(lifting, 0, KeepCard("Extractor")) == ("no Extractor is among the cards taken", ("PD-41",))
    stowing = table(at=9, markers=[8], hands={0: ["System"]}, next_monoliths=["Living Cargo"], next_cards=["Habitat"])
    meet(stowing)
    assert refused(stowing, 0, SlotCard("System", 1)) == ("the card to be placed now is Habitat", ("PD-44",))
    assert refused(stowing, 0, SlotCard("Habitat", 0)) == ("there is no slot 0", ("PD-13",))
    training = turn("Training", slots={0: {2: ["Habitat"]}})
    assert refused(training, 0, TakeBack("Habitat", 1)) == ("there is no Habitat in slot 1", ("PD-48", "PD-68"))
    investing = turn("Investment Returns", hands={0: ["System"]})
    assert refused(investing, 0, SellCard("Habitat")) == ("you hold no Habitat", ("PD-58",))
    engines = turn("New Engines", quids={0: 3})
    assert refused(engines, 0, BuyEngines(2)) == ("that costs 4 Q and you have 3", ("PD-67",))
    assert refused(engines, 0, BuyEngines(3)) == ("one may buy up to 2 tokens", ("PD-67",))
    sabotage = turn("Sabotage", structures={1: (0, "module")})
    assert refused(sabotage, 0, Dismantle(9)) == ("there is no Structure of yours on hex 9", ("PD-65",))


def test_an_answer_is_given_when_it_is_asked_for() -> None:
    assert refused(table(), 0, Settle(5)) == ("nothing asks for that now", ("PD-63",))
