"""The bots: sound rules of thumb, and estimates for the search."""

from random import Random

import pytest

from serendip import Match, game
from serendip.bots import ask, make_bot, play_bots
from serendip.games.pandorum.actions import Build, EndTurn, Finish, Move, PassAuction, Pay, TakeCards, UseCard
from serendip.games.pandorum.bot.appeal import appeal
from serendip.games.pandorum.bot.estimate import estimate
from tests.games.pandorum.seen import offered, play
from tests.games.pandorum.table import satellite, state_of, table
from tests.games.pandorum.test_event_cards import turn

GAME = game("pandorum")


def thumb(match: Match) -> object:
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


def test_thumb_does_not_ruin_itself_in_an_auction() -> None:
    assert thumb(turn("Ancient Civilization", quids={0: 2})) == PassAuction()


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
