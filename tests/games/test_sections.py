"""A game's list of sections is in the order of its rulebook, and each section keeps its three verbs together."""

from importlib import import_module

import pytest

import serendip
from serendip.core.action import Action
from serendip.core.sections import Sections

USUAL = "a turn offers it here: whoever chooses by chance chooses by this order, and golden playthroughs show it"
POWER = "a power of a card that stands where it is used"
EXCEPTIONS: dict[str, dict[str, str]] = {
    "dark-matter": {},
    "time-horizon": {
        "new_events": "may be done beside everything else, so it comes first",
        "last_energy": "asks before anything else is done",
        "activity": USUAL,
        "laying": USUAL,
        "amplifying": "goes with the items, of which it is one",
        "artifacts": "goes with the artifacts; that they may be used is told among the parts of a turn",
        "fleeing": "nobody can do anything else then",
        "taking_offers": "how one wants to be asked, after all that one can do",
        "plans": "thinks again, after all that one could go on with",
        "rounds": "ends the turn, after all that one could do in it",
    },
    "pandorum": {
        "end_of_turn": "comes after all that one could do in the turn",
        "questions": "what a card asks: nobody can do anything else then",
    },
    "for-science": {
        "buying": "what was earned is offered first: it is lost with whatever else one does (FS-56)",
        "waste": "spends what was earned, as buying does",
        "coffee": "spends what was earned, as buying does",
        "alternating": POWER,
        "exceptions": POWER,
        "checking": "how the digital table does what FS-54 tells",
        "speeches": POWER,
        "helping_hands": POWER,
        "cheering": POWER,
        "half_circles": POWER,
        "clock": "the table's own, of which the rulebook has nothing to tell",
    },
}
"""The sections that stand elsewhere than their first rule does, and why."""


def rules_of(game: str) -> Sections:
    package = type(serendip.game(game)).__module__.rpartition(".")[0]
    found = import_module(f"{package}.rules").RULES
    assert isinstance(found, Sections)
    return found


def first_rules(game: str) -> dict[str, int]:
    """Return every section in the order of the list, with the place in the rulebook of the first rule it cites."""
    book = list(serendip.game(game).rulebook.rules)
    found: dict[str, int] = {}
    for kind, play in rules_of(game).plays.items():
        found.setdefault(play.__module__.rpartition(".")[2], book.index(kind.rules[0]) if kind.rules else -1)
    return found


def out_of_order(places: dict[str, int], exceptions: dict[str, str]) -> list[str]:
    """Return the sections that stand after one of a later rule, exceptions aside."""
    found = []
    last = 0
    for section, place in places.items():
        if section in exceptions:
            continue
        if place < last:
            found.append(section)
        last = max(last, place)
    return found


@pytest.mark.parametrize("game", serendip.games())
def test_sections_stand_in_the_order_of_the_rulebook(game: str) -> None:
    assert out_of_order(first_rules(game), EXCEPTIONS[game]) == []


@pytest.mark.parametrize(
    ("game", "section"), [(game, section) for game, named in EXCEPTIONS.items() for section in named]
)
def test_every_exception_is_one(game: str, section: str) -> None:
    others = {name: why for name, why in EXCEPTIONS[game].items() if name != section}
    assert section in first_rules(game)
    assert out_of_order(first_rules(game), others) != []


@pytest.mark.parametrize("game", serendip.games())
def test_what_is_offered_refused_and_played_stands_in_one_module(game: str) -> None:
    rules = rules_of(game)
    apart: list[type[Action]] = [
        kind for kind, play in rules.plays.items() if rules.refusals[kind].__module__ != play.__module__
    ]
    assert apart == []
    sections = {play.__module__ for play in rules.plays.values()}
    assert {offer.__module__ for stage in rules.offers for offer in stage} <= sections
