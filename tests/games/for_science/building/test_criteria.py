"""What a Disease or a Mutation asks of a Design."""

from serendip.games.for_science.building.criteria import (
    Criterion,
    chain,
    has_as_many,
    has_at_least,
    has_chain,
)
from serendip.games.for_science.building.design import plan_of
from serendip.testing import rule
from tests.games.for_science.building.towers import card, plan

STACK = plan("slat brick triangle brick", "t0 01 12 13")


@rule("FS-41")
def test_at_least_so_many_of_a_shape() -> None:
    assert has_at_least(STACK, "brick", 2)
    assert not has_at_least(STACK, "brick", 3)


@rule("FS-41")
def test_at_least_as_many_of_one_shape_as_of_another() -> None:
    assert has_as_many(STACK, "brick", "slat")
    assert not has_as_many(STACK, "slat", "brick")
    assert has_as_many(STACK, "bridge", "cylinder"), "none of either is fine"


@rule("FS-41")
def test_a_chain_is_direct_and_in_order() -> None:
    assert chain(STACK, ["slat", "brick", "triangle"]) == [0, 1, 2]
    assert has_chain(STACK, ["triangle", "brick", "slat"]), "read from the other end"
    assert not has_chain(STACK, ["slat", "triangle"]), "a brick is between them"
    assert not has_chain(STACK, ["brick", "slat", "triangle"])


@rule("FS-41")
def test_a_chain_uses_no_block_twice() -> None:
    assert not has_chain(STACK, ["slat", "brick", "slat"])
    assert has_chain(STACK, ["brick", "brick"])


@rule("FS-41")
def test_a_chain_may_cross_cards_but_not_the_table() -> None:
    cards = [card("slat", "", "0", "0", "0"), card("brick", "", "0", "0", "0")]
    assert has_chain(plan_of([(0, False), (1, False)], cards), ["slat", "brick"])
    assert not has_chain(plan("slat brick", "t0 t1"), ["slat", "brick"])


@rule("FS-41")
def test_criteria_read_as_somebody_would_say_them() -> None:
    assert Criterion("1 half circle").words() == "one blue half circle or more"
    assert Criterion("2 bridge").words() == "two green bridges or more"
    assert Criterion("brick >= slat").words() == "at least as many yellow bricks as orange slats"
    assert Criterion("slat - brick").words() == "orange slat to yellow brick, connected"
