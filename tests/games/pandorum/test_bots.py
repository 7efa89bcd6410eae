"""The bots: sound rules of thumb, and estimates for the search."""

from random import Random

import pytest

from serendip import Action, Match, game
from serendip.bots import ask, make_bot, play_bots
from serendip.games.pandorum.actions import (
    Bid,
    Build,
    BuyEngines,
    Cross,
    EndTurn,
    Finish,
    FreeMove,
    Move,
    PassAuction,
    Pay,
    PlacePad,
    RaiseCity,
    Rebuild,
    TakeCards,
    UseCard,
)
from serendip.games.pandorum.board import NEIGHBOURS
from serendip.games.pandorum.bot.appeal import appeal
from serendip.games.pandorum.bot.estimate import estimate
from serendip.games.pandorum.rules.ground import place_city
from tests.games.pandorum.seen import offered, play, view
from tests.games.pandorum.table import satellite, state_of, table
from tests.games.pandorum.test_event_cards import turn

GAME = game("pandorum")


def thumb(match: Match) -> Action:
    seat = match.to_act[0]
    return GAME.thumb(match.view(seat), match.actions(seat), Random(1))


def duel(bots: list[str], games: int, **options: bool) -> list[int]:
    wins = [0] * len(bots)
    for number in range(games):
        match = GAME.new(len(bots), number, dict(options))
        play_bots(match, [make_bot(spec, GAME, number) for spec in bots], Random(number))
        assert match.outcome is not None
        for seat in match.outcome.winners:
            wins[seat] += 1
    return wins


@pytest.mark.parametrize("bots", [["thumb", "random"], ["random", "thumb", "random", "random"]])
def test_thumb_beats_random(bots: list[str]) -> None:
    assert duel(bots, 4)[bots.index("thumb")] == 4


def test_thumb_finishes_every_game_alone_too() -> None:
    for options in ({}, {"monoliths": False, "events": False}):
        duel(["thumb"], 3, **options)


def test_thumb_takes_the_type_that_pays() -> None:
    match = table(
        supply=True,
        at=1,
        volcanoes=[12, 45],
        market=["Generator", "Generator", "Greenhouse"],
        hands={0: ["Generator"]},
    )
    assert thumb(match) == TakeCards("Generator")


def test_thumb_goes_where_its_cards_pay() -> None:
    match = table(volcanoes=[12, 45], hands={0: ["Generator"] * 3 + ["System"]})
    action = thumb(match)
    assert isinstance(action, Move)
    assert action.hex == 1


def test_thumb_pays_with_what_is_of_least_use() -> None:
    match = table(volcanoes=[12, 45], hands={0: ["Generator"] * 3 + ["System"]}, slots={0: {1: ["System"] * 3}})
    play(match, 0, Move(1, 1))
    assert thumb(match) == Pay("System")


def test_thumb_stows_what_its_satellite_names_once_the_hull_is_full() -> None:
    match = table(
        at=1,
        hands={0: ["Extractor"]},
        satellites={0: [satellite("Extractor", "Habitat")]},
        slots={0: {1: ["System"] * 5, 2: ["System"] * 4}},
    )
    play(match, 0, Build("module"))
    assert thumb(match) == UseCard("Extractor", 3)
    play(match, 0, UseCard("Extractor", 3))
    assert thumb(match) == Finish()


def test_thumb_ends_a_turn_in_which_nothing_is_left_to_do() -> None:
    match = play(table(at=1), 0, Build("module"), Finish())
    assert thumb(match) == EndTurn()


def test_thumb_bids_what_an_auction_is_worth_and_no_more() -> None:
    match = turn("Ancient Civilization", quids={0: 20, 1: 20})
    assert thumb(match) == Bid(1, 1, 20)
    match.play(0, Bid(1, 1, 20))
    match.play(1, Bid(2, 2, 20))
    assert thumb(match) == PassAuction()


def test_thumb_bids_more_for_what_will_come_back_to_it() -> None:
    match = turn("Ancient Civilization", quids={0: 20, 1: 20}, hulls={0: "Vault"}, hands={0: ["Laboratory"] * 3})
    match.play(0, Bid(1, 1, 20))
    match.play(1, Bid(2, 2, 20))
    assert thumb(match) == Bid(3, 3, 20)


def test_thumb_goes_across_the_dead_city_if_that_pays_more_than_it_costs() -> None:
    match = table(hands={0: ["Extractor"] * 4}, volcanoes=[2], events={"Dead City": 10})
    place_city(state_of(match), 2)
    action = thumb(match)
    assert isinstance(action, Cross)
    state_of(match).pools = [0]
    match._legal = [None] * match.seats
    assert isinstance(thumb(match), Move)


def test_thumb_rebuilds_a_module_for_training() -> None:
    near = {1: (0, "base"), 6: (0, "base"), 45: (0, "base"), 46: (0, "module"), 12: (0, "module")}
    built = {**near, 44: (0, "module")}
    match = table(at=44, hands={0: ["Habitat"] * 5}, structures=built, events={"Training": 5}, supplies={0: (4, 4)})
    match.play(0, thumb(match))
    assert view(match)["players"][0]["harvester"] in (12, 46)
    play(match, 0, Pay("Habitat"))
    assert thumb(match) == Rebuild()


def test_thumb_buys_engine_tokens_for_a_monolith_and_flies_there() -> None:
    match = turn("New Engines", at=9, markers=[8])
    assert thumb(match) == BuyEngines(1)
    assert thumb(turn("New Engines", at=9)) == BuyEngines(0)
    match = table(at=9, markers=[8], events={"New Engines": 0}, engines={0: 1})
    assert thumb(match) == FreeMove(8)


def test_thumb_keeps_a_token_that_would_bring_nothing() -> None:
    match = table(at=9, structures={8: (1, "module")}, events={"New Engines": 0}, engines={0: 1})
    assert FreeMove(8) in match.actions(0)
    assert not isinstance(thumb(match), FreeMove)


def test_thumb_lets_events_happen_near_itself() -> None:
    assert thumb(turn("Dead City", at=9, harvesters={1: 30}, volcanoes=[11, 32])) == RaiseCity(11)
    pad = thumb(turn("More Colonists", at=9, harvesters={1: 30}))
    assert isinstance(pad, PlacePad)
    assert pad.hex in (*NEIGHBOURS[9], 9)


def test_thumb_pays_the_investors_with_what_the_market_lacks() -> None:
    match = table(
        market=["System"],
        hands={0: ["System", "Habitat"]},
        slots={0: {1: ["System"] * 5, 2: ["System"] * 4}},
        satellites={0: ["Rain Relay"]},
        events={"Investment Returns": 5},
    )
    match.play(0, Move(1, 1))
    assert thumb(match) == Pay("Habitat")


def test_the_estimate_is_a_share() -> None:
    match = GAME.new(3, seed=4)
    rng = Random(4)
    while match.wait():
        shares = [estimate(state_of(match), seat) for seat in range(3)]
        assert sum(shares) == pytest.approx(1.0)
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.actions(seat)))


def test_the_estimate_likes_quids_cargo_and_sectors() -> None:
    even = estimate(state_of(table()), 0)
    cargo = {0: {3: ["Laboratory"] * 4}}
    assert estimate(state_of(table(quids={0: 12})), 0) > even
    assert estimate(state_of(table(structures={1: (0, "base")})), 0) > even
    assert estimate(state_of(table(slots=cargo, satellites={0: [satellite("Laboratory", "Habitat")]})), 0) > even


def test_every_action_has_an_appeal() -> None:
    match = table(volcanoes=[12, 45], hands={0: ["Generator"] * 4})
    looks = appeal(state_of(match), 0, match.actions(0))
    best = match.actions(0)[looks.index(max(looks))]
    assert len(looks) == len(match.actions(0))
    assert best in offered(match, 0, Move)
    assert best == Move(1, 1)


def test_the_search_plays() -> None:
    match = GAME.new(2, seed=1)
    bot = make_bot("search:20", GAME, 1)
    rng = Random(1)
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, ask(bot, match, seat, rng))
