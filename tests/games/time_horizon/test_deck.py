"""The event deck keeps the balance targets of the rules, and is what the generator makes."""

from collections import Counter
from importlib.resources import files
from itertools import permutations

import pytest

from serendip.games.time_horizon import components as box
from serendip.games.time_horizon.continuum import RING
from serendip.games.time_horizon.deck_generator import generate
from serendip.testing import rule

DECK = range(box.DECK_SIZE)


def shape(card: int) -> tuple[int, int]:
    return box.BACKWARD_SIDES[card].bit_count(), box.FORWARD_SIDES[card].bit_count()


def kinds(card: int, sides: int) -> list[int]:
    return [kind for side, kind in enumerate(box.LINK_KINDS[card]) if kind and sides >> side & 1]


@rule("TH-15", "TH-33")
def test_each_ordered_pair_of_colours_once_in_green_and_once_in_red() -> None:
    for sign in ("green", "red"):
        pairs = [(box.HAPPENS_ARC[card], box.FAILS_ARC[card]) for card in DECK if box.SIGNS[card] == sign]
        assert sorted(pairs) == sorted(permutations(range(6), 2))


@rule("TH-32")
def test_links_of_either_kind() -> None:
    backward = Counter(kind for card in DECK for kind in kinds(card, box.BACKWARD_SIDES[card]))
    forward = Counter(kind for card in DECK for kind in kinds(card, box.FORWARD_SIDES[card]))
    assert backward == {box.CAUSE: 40, box.HINDRANCE: 40}
    assert forward == {box.CAUSE: 16, box.HINDRANCE: 15}


@rule("TH-32")
def test_shapes_gears_and_bonuses() -> None:
    assert Counter(map(shape, DECK)) == {(1, 0): 22, (2, 0): 14, (1, 1): 11, (1, 2): 7, (2, 1): 6}
    assert all(shape(card)[1] == 0 for card in DECK if box.SIGNS[card] == "green")
    gears = [card for card in DECK if box.GEAR[card]]
    assert len(gears) == 12
    assert {box.SIGNS[card] for card in gears} == {"red"}
    assert Counter(box.BONUS[card] for card in DECK) == {0: 33, 4: 12, 5: 9, 6: 6}


@rule("TH-21a")
def test_every_shape_can_be_turned_in_1_6_to_2_7_ways_on_average() -> None:
    rounds = dict(enumerate(box.LAST_ROUNDS))
    weight = sum(rounds[RING[node]] for node in range(1, 61))
    for wanted in set(map(shape, DECK)):
        cards = [card for card in DECK if shape(card) == wanted]
        ways = sum(rounds[RING[node]] * len(box.ROTATIONS[card][node]) for card in cards for node in range(1, 61))
        assert 1.6 <= ways / weight / len(cards) <= 2.7


def test_no_colour_fares_better_than_another() -> None:
    def count(worth: list[int] | list[bool], colour: int) -> int:
        return sum(worth[card] for card in DECK if colour in (box.HAPPENS_ARC[card], box.FAILS_ARC[card]))

    assert {count(box.GEAR, colour) for colour in range(6)} == {4}
    bonuses = [count(box.BONUS, colour) for colour in range(6)]
    assert max(bonuses) - min(bonuses) <= 3


def test_every_card_has_a_title_and_a_picture_of_its_own() -> None:
    titles = [box.TITLES[card] for card in DECK]
    pictures = [tuple(box.PICTURES[card]) for card in DECK]
    assert len(set(titles)) == len(set(pictures)) == 60
    assert all(len(title) <= 18 for title in titles)
    assert all(len(parts) == 3 for parts in pictures)


@pytest.mark.slow
def test_the_file_is_what_the_generator_makes() -> None:
    text = files("serendip.games.time_horizon").joinpath("data", "events.toml").read_text(encoding="utf-8")
    assert generate() == text
