"""What a table does by itself tells nobody anything: all can see that there is no other choice."""

from random import Random

import pytest

import serendip
from serendip.bots import ask, make_bot

WALKS = [("time-horizon", 3, 1), ("pandorum", 1, 2), ("pandorum", 2, 2), ("pandorum", 3, 2), ("pandorum", 4, 2)]
"""Pandorum's have monoliths kept, Structures contaminated and dismantled, and solo a Maximus."""


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_everybody_sees_that_it_is_the_only_choice(name: str, seats: int, seed: int) -> None:
    game, rng, met = serendip.game(name), Random(seed), 0
    match = game.new(seats, seed)
    bots = [make_bot("thumb", game, seed + seat) for seat in range(seats)]
    while match.wait():
        for seat in match.to_act:
            forced = match.forced(seat)
            if forced is not None:
                met += 1
                others = [match.imagine(other, rng) for other in (*range(seats), None) if other != seat]
                assert all(other.forced(seat) == forced for other in others)
        match.play(match.to_act[0], ask(bots[match.to_act[0]], match, match.to_act[0], rng))
    assert met


def test_a_hand_of_one_money_card_is_not_given_away() -> None:
    """Whoever bids at once, because there is one money card, would tell that the others are events."""
    game = serendip.game("dark-matter")
    alone = [
        (match, seat)
        for seed in range(200)
        for match in [game.new(3, seed)]
        for seat in match.to_act
        if len(match.actions(seat)) == 1
    ]
    assert alone
    assert all(match.forced(seat) is None for match, seat in alone)
