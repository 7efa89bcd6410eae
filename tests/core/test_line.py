"""Sentences with gaps: filled, and read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.core.line import Line, Plain, Said, and_list, apart, as_json

GIVES = Line("gives", "{giver:player} gives {number} coins to {taker:player}.", "XX-1")
WORDS = st.text(st.characters(codec="utf-8", exclude_characters=","), min_size=1).filter(
    lambda word: " and " not in word and word != "nothing"
)


def test_gaps_are_filled_in_the_order_in_which_they_stand() -> None:
    assert GIVES.gaps == ("giver", "number", "taker")
    assert str(Said(GIVES, (0, 5, 2))) == "Player 1 gives 5 coins to Player 3."


def test_players_are_called_by_their_names_if_these_are_known() -> None:
    assert Said(GIVES, (0, 5, 2)).words(["Ada", "Bo", "Chen"]) == "Ada gives 5 coins to Chen."
    assert Said(GIVES, (0, 5, 2)).words(["Ada"]) == "Ada gives 5 coins to Player 3."


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ((), "nothing"),
        (("oak",), "oak"),
        (("oak", "elm"), "oak and elm"),
        (("oak", "elm", "ash"), "oak, elm and ash"),
    ],
)
def test_lists_read_as_one_would_say_them(value: tuple[str, ...], words: str) -> None:
    assert str(Said(Line("trees", "You see {trees:list}."), (value,))) == f"You see {words}."


def test_lists_of_players_read_by_their_names() -> None:
    line = Line("winners", "{winners:players} won.")
    assert Said(line, ((0, 2),)).words(["Ada", "Bo", "Chen"]) == "Ada and Chen won."


def test_a_gap_may_stand_twice() -> None:
    line = Line("echo", "{seat:player} says {word}, and again {word}; so speaks {seat:player}.")
    sentence = str(Said(line, (1, "hello")))
    assert sentence == "Player 2 says hello, and again hello; so speaks Player 2."
    assert line.read(sentence) == {"seat": "1", "word": "hello"}
    assert line.read(sentence.replace("again hello", "again goodbye")) is None
    assert line.read(sentence.replace("speaks Player 2", "speaks Player 3")) is None


@pytest.mark.parametrize("template", ["{}", "{0}", "{a.b}", "{a[0]}", "{a!r}", "{a:d}", "{a:>10}", "{a b}"])
def test_a_gap_that_is_not_a_plain_name_is_found_when_the_line_is_written(template: str) -> None:
    with pytest.raises(ValueError, match=r"key: a gap (is a plain name|can't be of the kind)"):
        Line("key", template)


def test_braces_can_be_written_twice() -> None:
    assert str(Said(Line("braces", "a {{set}} of {number}"), (3,))) == "a {set} of 3"


@pytest.mark.parametrize("value", ["Ada", 1.5, None, ("a",)])
def test_a_value_that_does_not_fit_its_gap_is_an_error(value: Plain) -> None:
    with pytest.raises(ValueError, match="does not fit a gap of the kind 'player'"):
        str(Said(Line("who", "{seat:player}"), (value,)))


@pytest.mark.parametrize("args", [(), (1,), (1, 2, 3, 4)])
def test_too_few_or_too_many_values_are_an_error(args: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="gives: fill the gaps giver, number, taker in their order"):
        str(Said(GIVES, args))


@given(st.integers(0, 9), st.integers(), st.integers(0, 9))
def test_what_was_filled_in_can_be_read_back(giver: int, number: int, taker: int) -> None:
    sentence = str(Said(GIVES, (giver, number, taker)))
    assert GIVES.read(sentence) == {"giver": str(giver), "number": str(number), "taker": str(taker)}


@given(st.lists(WORDS), st.lists(st.integers(0, 9)))
def test_lists_can_be_read_back(things: list[str], seats: list[int]) -> None:
    line = Line("deal", "{seats:players} get ({things:list})")
    found = line.read(str(Said(line, (tuple(seats), tuple(things)))))
    assert found is not None
    assert json.loads(found["things"]) == things
    assert json.loads(found["seats"]) == seats


@given(st.lists(WORDS))
def test_what_was_put_together_comes_apart(things: list[str]) -> None:
    assert apart(and_list(things)) == things


@given(st.text())
def test_any_other_sentence_is_not_read(sentence: str) -> None:
    assert GIVES.read(f"{sentence} gives 5 coins to nobody.") is None
    assert GIVES.read(f"Player 1 gives {sentence}") is None or sentence.endswith(".")


def test_as_json_it_has_its_key_its_values_its_words_and_its_rules() -> None:
    said = Said(Line("trees", "{seat:player} sees {trees:list}.", "XX-1", "XX-2"), (1, ("oak", "elm")))
    assert said.to_json() == {
        "key": "trees",
        "args": {"seat": 1, "trees": ["oak", "elm"]},
        "words": "Player 2 sees oak and elm.",
        "rules": ["XX-1", "XX-2"],
    }


PLAIN: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False),
    lambda part: st.lists(part) | st.lists(part).map(tuple) | st.dictionaries(st.text(), part),
    max_leaves=20,
)


@given(PLAIN)
def test_plain_data_is_as_it_comes_back_from_json(value: Plain) -> None:
    assert json.loads(json.dumps(as_json(value))) == as_json(value)


def test_two_sayings_are_equal_if_they_say_the_same() -> None:
    assert Said(GIVES, (0, 5, 2)) == Said(GIVES, (0, 5, 2))
    assert len({Said(GIVES, (0, 5, 2)), Said(GIVES, (0, 5, 2)), Said(GIVES, (0, 6, 2))}) == 2
    assert repr(Said(GIVES, (0, 5, 2))) == "<Said 'Player 1 gives 5 coins to Player 3.'>"
