"""The search for numbers: what may be varied, what is reached, and the front that is found."""

import json
from pathlib import Path

import pytest

from serendip.core.variant import read_variant
from serendip.lab.deeds import Deeds
from serendip.lab.games import Result
from serendip.lab.space import BadSpace, as_toml, reached, read_space, variant_of_values
from serendip.lab.tune import worse
from tests.cli.keyboard import serendip as command

SPACE = """
game = "dark-matter"

[vary]
"cards.copies_of_each_resource" = { from = 4, to = 5 }
'cards.research."Bubble chamber".needs' = { among = [["data", "data"], ["student", "data"]] }

[goals]
rounds = { to = 10 }
"""


def game(winner: int, length: int, did: str = "play: a") -> Result:
    return Result(("a", "b"), (winner,), (1.0, 0.0), "end", length, {}, Deeds(((did,), ()), ()))


def test_what_is_reached_is_a_mean_or_of_all_games_together() -> None:
    space = read_space(
        'game = "x"\n[vary]\n"a.b" = { from = 1, to = 2 }\n[goals]\nchoices = { from = 4, to = 6 }\n'
        '"uneven seats" = { to = 2 }\n"rarest play" = { from = 20 }\nflights = { to = 1 }\n'
    )
    choices, uneven, rarest, flights = space.aims
    games = [game(0, 3), game(0, 5), game(1, 7), game(0, 9)]
    assert reached(choices, games) == 6
    assert reached(uneven, games) == 25
    assert (reached(rarest, games), reached(rarest, games, ["play: b"])) == (100, 0)
    assert [choices.miss(value) for value in (3, 5, 8)] == [1, 0, 2]
    assert (uneven.miss(25), rarest.miss(0)) == (23, 20)
    with pytest.raises(BadSpace, match="there is no measure 'flights'; there is seat 1 wins"):
        reached(flights, games)


def test_a_variant_that_is_sure_to_be_worse_is_given_up() -> None:
    aims = read_space(SPACE.replace("rounds", "choices")).aims
    best = {number: game(number % 2, 12 + number % 3) for number in range(30)}
    longer = {number: game(number % 2, 15 + number % 4) for number in range(30)}
    assert worse(aims, longer, best)
    assert not worse(aims, best, longer)
    assert not worse(aims, dict(list(longer.items())[:5]), best), "too few games"


def test_a_variant_is_written_as_the_file_that_makes_it() -> None:
    values = {
        "cards.copies_of_each_resource": 5,
        'cards.research."Bubble chamber".needs': ["data"],
        "options.easy": True,
    }
    space = read_space(SPACE)
    assert read_variant(as_toml(space, "Front", values)) == variant_of_values(space, "Front", values)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("{ from = 4, to = 5 }", "{ from = 5, to = 4 }", "write { from = 6, to = 12 }"),
        ("{ to = 10 }", "10", "write { from = 12, to = 15 }"),
        ("[goals]", "[goal]", 'a space has game = "…"'),
        ('"cards.copies_of_each_resource"', '"cards copies"', "is no way to a value"),
    ],
)
def test_mistakes_in_a_space_are_told(before: str, after: str, words: str) -> None:
    with pytest.raises(BadSpace) as told:
        read_space(SPACE.replace(before, after))
    assert words in str(told.value)


def test_a_search_finds_a_front_and_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "space.toml"
    file.write_text(SPACE, encoding="utf-8")
    tune = ("tune", "dark-matter", str(file), "--trials", "3", "--games", "6", "--bots", "random", "--workers", "1")
    found = command(*tune, "--goal", "uneven seats=..50", "--out", str(tmp_path / "front"), "--json")
    assert found.code == 0, found.err
    trials = json.loads(found.out)["trials"]
    assert trials[0]["values"] == {}
    assert {trial["games"] for trial in trials} == {6}
    assert any(trial["front"] for trial in trials)
    for variant in (tmp_path / "front").iterdir():
        assert read_variant(variant.read_text(encoding="utf-8")).game == "dark-matter"
    assert "write it as rounds=12..15" in command(*tune, "--goal", "rounds").err
    assert "is about dark-matter, not about pandorum" in command("tune", "pandorum", str(file)).err
