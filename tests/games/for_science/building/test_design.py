"""Columns of cards and what they ask to be built."""

import pytest

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.design import Design, arrangements, misfit, pay, plan_of, with_faces
from serendip.games.for_science.building.plan import (
    TABLE,
    excusing,
    lying_flat,
    omitting,
    with_kind,
    with_silhouettes,
)
from serendip.testing import rule
from tests.games.for_science.building.towers import card, plan

POST = card("brick", "", "0", "0", "0")
FORK = card("slat cylinder triangle", "01 02", "0", "12", "011")
"""One connection below; a cylinder and a triangle on a slat, one connection each above."""

CARDS = [POST, FORK, card("bridge", "", "00", "0", "0")]


@rule("FS-20")
def test_touching_sides_must_have_the_same_number_of_connections() -> None:
    assert misfit([(0, False), (1, False), (2, False)], CARDS) is None
    assert misfit([(0, False), (2, False)], CARDS) == 1
    with pytest.raises(SerendipError, match="card 2 of the column does not connect"):
        plan_of([(0, False), (2, False)], CARDS)


@rule("FS-20", "FS-50")
def test_connections_are_joined_in_their_order_from_left_to_right() -> None:
    two_posts = card("brick slat", "", "01", "01", "00")
    made = plan_of([(1, False), (3, False)], [*CARDS, two_posts])
    assert made.kinds == ["slat", "cylinder", "triangle", "brick", "slat"]
    assert made.lines == {(TABLE, 0), (0, 1), (0, 2), (1, 3), (2, 4)}


@rule("FS-20")
def test_a_turned_card_swaps_its_sides_and_reverses_their_order() -> None:
    two_posts = card("brick slat", "", "01", "01", "00")
    made = plan_of([(1, False), (3, True)], [*CARDS, two_posts])
    assert made.lines == {(TABLE, 0), (0, 1), (0, 2), (1, 4), (2, 3)}
    assert plan_of([(1, True)], CARDS).lines == {(TABLE, 1), (TABLE, 2), (0, 1), (0, 2)}


@rule("FS-50")
def test_two_connections_between_the_same_blocks_are_one_contact() -> None:
    made = plan_of([(0, False), (1, True)], [card("brick", "", "0", "00", "0"), card("slat", "", "0", "00", "0")])
    assert made.lines == {(TABLE, 0), (0, 1)}


@rule("FS-23")
def test_a_lab_takes_any_bottom_card_and_a_workshop_one_that_matches() -> None:
    assert misfit([(2, False)], CARDS) is None
    assert misfit([(2, False)], CARDS, first=1) == 0
    assert misfit([(2, True)], CARDS, first=1) is None


@rule("FS-24")
def test_cards_may_be_rearranged_and_turned_in_every_way_that_connects() -> None:
    ways = arrangements([0, 1], CARDS)
    assert [(0, False), (1, False)] in ways
    assert [(1, True), (0, True)] in ways
    assert all(misfit(way, CARDS) is None for way in ways)
    assert not arrangements([0, 2], CARDS, first=3)


@rule("FS-50")
def test_symbols_know_their_card_and_where_they_are_drawn() -> None:
    made = plan_of([(0, False), (1, True)], [*CARDS[:1], card("slat brick", "01", "0", "1", "01")])
    assert made.cards == [0, 1, 1]
    assert made.heights == [0, 2, 1]


@rule("FS-51")
def test_a_design_that_needs_more_than_six_of_a_kind_is_flagged() -> None:
    tall = plan_of([(number, False) for number in range(7)], [card("brick", "", "0", "0", "0") for _ in range(7)])
    assert tall.short_of() == ["brick"]
    assert tall.counts()["brick"] == 7


@rule("FS-56")
def test_a_build_pays_what_its_cards_say_and_the_bonus_for_all_fronts_of_a_card() -> None:
    showy = card("brick cylinder", "01", "0", "1", "01", faces="01")
    column = [(0, False), (1, False)]
    assert pay(column, [POST, showy], [False, True, True]) == (2, 2, 2)
    assert pay(column, [POST, showy], [True, True, False]) == (2, 2, 0)


@rule("FS-50")
def test_fronts_can_be_demanded() -> None:
    showy = plan_of([(0, False)], [card("brick cylinder", "01", "0", "1", "01", faces="1")])
    assert showy.faces == ["", ""]
    assert with_faces(showy).faces == ["", "front"]
    assert with_silhouettes(showy, "end").faces == ["end", "end"]


@rule("FS-42", "FS-72")
def test_what_hung_on_an_omitted_block_must_touch_pairwise() -> None:
    made = omitting(plan("brick slat brick brick", "t0 01 12 13"), 1)
    assert made.kinds == ["brick", "brick", "brick"]
    assert made.lines == {(TABLE, 0), (0, 1), (0, 2), (1, 2)}


@rule("FS-42")
def test_changes_for_a_build_leave_the_plan_of_the_design_alone() -> None:
    design = plan("brick slat", "t0 01")
    assert with_kind(design, 0, "bridge").kinds == ["bridge", "slat"]
    assert excusing(design, 1).lines == {(TABLE, 0)}
    assert excusing(design, 1).optional == {(TABLE, 1), (0, 1)}
    assert design.kinds == ["brick", "slat"]
    assert design.lines == {(TABLE, 0), (0, 1)}


@rule("FS-92")
def test_lying_flat_every_block_may_touch_the_table() -> None:
    flat = lying_flat(plan("brick slat", "t0 01"))
    assert flat.lines == {(0, 1)}
    assert flat.optional == {(TABLE, 0), (TABLE, 1)}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"blocks": []}, "1 to 4 blocks"),
        ({"blocks": ["sphere"]}, "the blocks are brick"),
        ({"bottom": [0, 0, 0, 0]}, "1 to 3 connections"),
        ({"top": [1]}, "not on the card"),
        ({"lines": [[0, 0]]}, "two different blocks"),
    ],
)
def test_a_card_that_can_not_be_played_is_refused(wrong: dict[str, object], words: str) -> None:
    row = {**POST.row(), **wrong}
    with pytest.raises(SerendipError, match=words):
        Design(row).check()
