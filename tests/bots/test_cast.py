"""Bots as people: one word for each strength, and names that nobody at the table has yet."""

import pytest

import serendip
from serendip.bots import UnknownBot, check_bot
from serendip.bots.cast import MANNERS, NAMES, name_for, strength


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        ("random", "easy"),
        ("thumb", "sound"),
        ("patient", "sound"),
        ("search", "strong"),
        ("search:100", "strong"),
        ("search:400", "master"),
        ("search:500ms", "strong"),
        ("search:2000ms", "master"),
    ],
)
def test_a_strength_is_one_word(spec: str, word: str) -> None:
    assert strength(spec) == word


def test_no_such_bot_has_no_strength() -> None:
    with pytest.raises(UnknownBot):
        strength("deep-blue")


def test_everybody_at_a_table_has_another_name() -> None:
    taken: list[str] = ["Ada"]
    for _ in range(15):
        taken.append(name_for("thumb", taken))
    assert len(set(taken)) == len(taken)
    assert taken[1] == "Bruno"


def test_a_name_tells_the_strength() -> None:
    names = [name for many in NAMES.values() for name in many]
    assert len(set(names)) == len(names)
    assert set(NAMES) == set(MANNERS)


@pytest.mark.parametrize("name", serendip.games())
def test_games_offer_bots_from_weak_to_strong(name: str) -> None:
    words = [strength(check_bot(spec)) for spec in serendip.game(name).bots]
    assert words == [word for word in MANNERS if word in words]


def test_where_all_win_together_no_bot_is_hard_to_beat() -> None:
    assert serendip.game("for-science").bots == ("thumb",)
