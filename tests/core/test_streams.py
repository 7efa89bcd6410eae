"""Luck in separate streams: what one thing draws does not change what another draws."""

from collections import Counter

import pytest

import serendip
from serendip.core.streams import APART, ChanceApart, chance_again, fresh_chance, streams_of


def test_a_card_less_leaves_the_others_in_their_order() -> None:
    whole, shorter = list(range(40)), [card for card in range(40) if card != 17]
    ChanceApart(5).shuffle(whole)
    ChanceApart(5).shuffle(shorter)
    assert whole != sorted(whole)
    assert [card for card in whole if card != 17] == shorter


def test_neither_shuffles_nor_numbers_depend_on_what_was_drawn_before() -> None:
    one, other = ChanceApart(5), ChanceApart(5)
    one.shuffle(list(range(10)))
    assert [one.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)], "a shuffle moves no number"
    mine, yours = list("abcdefgh"), list("abcdefgh")
    other.shuffle(list(range(99)))
    one.shuffle(mine)
    other.shuffle(yours)
    assert mine == yours
    assert one.used == other.used == 7


def test_it_is_fair() -> None:
    chance = ChanceApart(1)
    assert max(abs(count - 1000) for count in Counter(chance.below(6) for _ in range(6000)).values()) < 120
    places: Counter[int] = Counter()
    for _ in range(3000):
        items = ["a", "b", "b", (1, 2)]
        chance.shuffle(items)
        places[items.index("a")] += 1
    assert max(abs(places[place] - 750) for place in range(4)) < 110


@pytest.mark.parametrize("streams", ["", APART])
def test_it_is_copied_and_written_down_as_it_is(streams: str) -> None:
    chance = fresh_chance(3, streams)
    chance.shuffle(list(range(9)))
    again = chance_again(chance.first, chance.second, chance.used)
    assert streams_of(chance) == streams_of(again) == streams_of(chance.copy()) == streams
    assert chance.copy().below(1 << 20) == again.below(1 << 20) == chance.below(1 << 20)


@pytest.mark.parametrize("name", serendip.games())
def test_matches_are_played_saved_and_begun_again_with_it(name: str) -> None:
    from random import Random

    match = serendip.game(name).new(seed=2, streams=APART)
    rng = Random(4)
    for _ in range(25):
        if match.wait():
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.actions(seat)))
    again = serendip.load(match.save())
    assert again.digest() == match.digest()
    assert again.opening().digest() == match.opening().digest() != serendip.game(name).new(seed=2).digest()
    with pytest.raises(serendip.UnknownOption, match="luck is drawn"):
        serendip.game(name).new(streams="many")
