"""Actions: small frozen values, JSON both ways, words both ways."""

import contextlib
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.core.action import Action, Ranged
from serendip.core.chance import Chance
from serendip.core.errors import BadAction
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.state import State


class Move(Action, frozen=True, tag="move"):
    words = "move {piece} to {x}, {y}"
    rules = ("XX-1",)
    piece: str
    x: int
    y: int


class Give(Action, frozen=True, tag="give"):
    words = "give {cards:list} to {player:player}"
    rules = ("XX-2",)
    cards: tuple[str, ...]
    player: int


class Vote(Action, frozen=True, tag="vote"):
    words = "vote {yes} on {law} with {others:players}"
    rules = ("XX-3",)
    yes: bool
    law: Literal["peace", "war"]
    others: tuple[int, ...]


class Name(Action, frozen=True, tag="name"):
    words = "name it {name}"
    rules = ("XX-4",)
    name: str | None


class NameNothing(Action, frozen=True, tag="name-nothing"):
    words = "name it nothing at all"
    rules = ("XX-4",)


class Weigh(Action, frozen=True, tag="weigh"):
    words = "weigh {parts} and {grams}"
    rules = ("XX-5",)
    parts: list[int]
    grams: float


class Bid(Ranged, frozen=True, tag="bid"):
    words = "bid {number} of {least} to {most}"
    rules = ("XX-6",)


class Nothing(Game):
    name = "nothing"
    title = "Nothing"
    tagline = "Nothing is played."
    minutes = "0"
    seats = range(1, 2)
    actions = (Move, Give, Vote, Name, NameNothing, Weigh, Bid)

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        raise NotImplementedError

    def read_rulebook(self) -> Rulebook:
        return Rulebook("")


GAME = Nothing()
LETTERS = st.text("abcxyz-' ", min_size=1).filter(lambda word: " and " not in word and word != "nothing")
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Move, LETTERS, st.integers(-99, 99), st.integers(-99, 99)),
    st.builds(Give, st.lists(LETTERS).map(tuple), st.integers(0, 5)),
    st.builds(Vote, st.booleans(), st.sampled_from(["peace", "war"]), st.lists(st.integers(0, 5)).map(tuple)),
    st.builds(Name, st.none() | st.sampled_from(["Ada", "7", "a b", "[]", '"', "1e5"])),
    st.builds(Weigh, st.lists(st.integers()), st.floats(allow_nan=False, allow_infinity=False)),
    st.builds(Bid, st.integers(), st.integers(), st.integers()),
)


@given(ACTIONS)
def test_an_action_comes_back_from_json_and_from_its_text(action: Action) -> None:
    assert GAME.action(action.to_json()) == action
    assert GAME.action(msgspec.json.encode(action)) == action
    assert GAME.action(msgspec.json.encode(action).decode()) == action


@given(ACTIONS)
def test_an_action_comes_back_from_its_words(action: Action) -> None:
    assert GAME.read_action(str(action)) == action


def test_words_that_two_kinds_could_have_said_are_those_of_the_more_literal_one() -> None:
    assert GAME.read_action("name it nothing at all") == NameNothing()
    assert GAME.read_action("name it nothing at al") == Name("nothing at al")


def test_an_action_is_said_with_the_players_names() -> None:
    assert Give(("oak", "elm"), 1).said(["Ada", "Bo"]) == "give oak and elm to Bo"


def test_an_action_can_be_a_key_and_cannot_be_changed() -> None:
    action = Move("rook", 1, 2)
    assert {action: "here"}[Move("rook", 1, 2)] == "here"
    with pytest.raises(AttributeError):
        action.x = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        [],
        {},
        "",
        "not JSON",
        b"\xff\xfe",
        "\ud800",
        "[" * 100_000,
        {"kind": "fly"},
        {"kind": "move"},
        {"kind": "move", "piece": "rook", "x": 1},
        {"kind": "move", "piece": "rook", "x": "1", "y": 2},
        {"kind": "move", "piece": "rook", "x": True, "y": 2},
        {"kind": "move", "piece": "rook", "x": 1.5, "y": 2},
        {"kind": "vote", "yes": True, "law": "chaos", "others": []},
        {"kind": ["move"]},
        object(),
    ],
)
def test_what_is_no_action_is_a_named_error(plain: Any) -> None:
    with pytest.raises(BadAction, match="not an action of Nothing"):
        GAME.action(plain)


@pytest.mark.parametrize(
    "sentence", ["", "fly", "move rook to 1", "give oak to Ada", "bid x of 0 to 1", None, 7, b"bid"]
)
def test_words_that_say_no_action_are_a_named_error(sentence: Any) -> None:
    with pytest.raises(BadAction, match="no action of Nothing reads"):
        GAME.read_action(sentence)


@given(st.text())
def test_any_words_are_an_action_or_a_named_error(sentence: str) -> None:
    with contextlib.suppress(BadAction):
        assert str(GAME.read_action(sentence)) == sentence


def test_of_a_range_any_number_can_be_chosen() -> None:
    offer = Bid(0, 0, 9)
    assert offer.choose(4) == Bid(4, 0, 9)
    assert [number for number in range(-3, 13) if offer.choose(number).fits()] == list(range(10))


def test_a_kind_of_action_has_its_tag_its_words_and_its_rules() -> None:
    assert (Bid.kind(), Bid.rules, Bid.line().gaps) == ("bid", ("XX-6",), ("number", "least", "most"))


@pytest.mark.parametrize(
    "action",
    [Move("rook", True, 1), Move("rook", 1.0, 1), Weigh([1], float("nan")), Name(object())],  # type: ignore[arg-type]
)
def test_an_action_whose_parts_are_not_what_they_should_be_is_found_out(action: Action) -> None:
    with pytest.raises(BadAction):
        GAME.checked(action)
