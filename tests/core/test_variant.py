"""Variants: small files that change a game's data, and what they may not."""

import pytest

from serendip.core.data_values import data_values
from serendip.core.printed import data_files
from serendip.core.variant import BadVariant, changed, read_variant

HEAD = 'game = "dark-matter"\nname = "Test"\n'
PACKAGE = "serendip.games.dark_matter"


def test_numbers_lists_and_cards_change_and_the_rest_stays() -> None:
    before = data_files(PACKAGE)
    variant = read_variant(
        HEAD
        + """
        [cards]
        copies_of_each_resource = 11
        [cards.left_in_the_box]
        2 = [20, 30]
        [cards.research."Bubble chamber"]
        depth = "surface"
        [cards.research]
        "Cryogenic crystals" = false
        "Old dream" = { like = "Bubble chamber", needs = ["data", "data"] }
        """.replace("        [", "[")
    )
    after = changed(before, variant)["data/cards.toml"]
    cards = {row["name"]: row for row in after["research"]}
    assert (after["copies_of_each_resource"], after["left_in_the_box"]["2"]) == (11, [20, 30])
    assert cards["Bubble chamber"]["depth"] == "surface"
    assert "Cryogenic crystals" not in cards
    assert cards["Old dream"] == {
        "name": "Old dream",
        "candidate": "WIMP",
        "depth": "deep",
        "needs": ["data", "data"],
    }
    assert before == data_files(PACKAGE), "what is printed on the base game is not touched"
    assert after["money"] == before["data/cards.toml"]["money"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[cards]\ncopies_of_each_resources = 3", "Did you mean copies_of_each_resource?"),
        ("[card]\nmoney = [1]", "there is no data file 'card'. Did you mean cards?"),
        ('[cards]\ncopies_of_each_resource = "nine"', "cards.copies_of_each_resource is a whole number, now 9"),
        ("[cards]\ncopies_of_each_resource = true", "it can't be True"),
        ("[cards]\nmoney = [1, 2.5]", "cards.money is a list"),
        ("[cards]\nresearch = 3", 'write [cards.research."Xenon time projection chamber"]'),
        ('[cards.research."Bubble chambre"]\ndepth = "deep"', "Did you mean Bubble chamber?"),
        ('[cards.research."Bubble chamber"]\ncost = 3', "there is no value 'cost'"),
        ("[cards]\nlaboratories = []", "has parts: surface, underground, deep"),
        ('[cards.research]\n"Bubble chamber" = 7', "write false to take it out"),
        ('[cards.research]\n"New" = { like = "Nothing" }', "there is no card 'Nothing'"),
        ("copies = 3", "is under no heading"),
        ("[cards", "this is not TOML"),
    ],
)
def test_what_does_not_fit_is_told_in_words(text: str, words: str) -> None:
    with pytest.raises(BadVariant) as told:
        changed(data_files(PACKAGE), read_variant(HEAD + text))
    assert words in str(told.value)


@pytest.mark.parametrize(("text", "word"), [('name = "x"', "game"), ('game = "x"', "name")])
def test_a_variant_says_of_which_game_it_is_and_its_name(text: str, word: str) -> None:
    with pytest.raises(BadVariant, match=f"which {word} it has"):
        read_variant(text)


def test_every_value_is_listed_with_its_rules() -> None:
    rows = {
        value.path: value for name in ("time_horizon", "pandorum") for value in data_values(f"serendip.games.{name}")
    }
    assert rows["numbers.energy"].value == 16
    assert rows["numbers.energy"].rules == ("TH-10",)
    assert rows["numbers.move.steps"].rules == ("PD-8 to PD-31", "PD-70", "PD-71"), "what the file's head says"
    assert rows['expansion.monoliths."Second Dawn".immediate'].rules == ("PD-42",), "a card's own rule"
    assert not [path for path in rows if path.endswith(".text")], "what is only read on a card decides nothing"
