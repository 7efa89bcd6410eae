"""New lab director: DM-62."""

import pytest

from serendip.games.dark_matter.actions import NewLabDirector
from serendip.testing import rule
from tests.games.dark_matter.seen import installed, log, offered, owner, refused
from tests.games.dark_matter.table import of, table

HELD = {0: ["New lab director"]}
TWO = {"Rooftop": of(0, "Solar helioscope", "data", "postdoc"), "Salt mine": of(1)}


@rule("DM-62")
@pytest.mark.parametrize(
    ("laboratory", "giver", "receiver"),
    [("Rooftop", 0, 1), ("Salt mine", 1, 0), ("Salt mine", 1, 2)],
    ids=["the actor gives", "the actor gets", "neither"],
)
def test_a_laboratory_changes_its_owner(laboratory: str, giver: int, receiver: int) -> None:
    match = table(3, laboratories=TWO, hands=HELD)
    before = {name: owner(match, name) for name in TWO}
    match.play(0, NewLabDirector(laboratory, receiver))
    assert {name: owner(match, name) for name in TWO} == {**before, laboratory: receiver}
    told = f"Player 1 plays New lab director: {laboratory} goes from Player {giver + 1} to Player {receiver + 1}."
    assert told in log(match)


@rule("DM-62", "DM-67")
def test_everything_in_it_moves_along() -> None:
    match = table(3, laboratories=TWO, hands=HELD)
    match.play(0, NewLabDirector("Rooftop", 2))
    moved = installed(match, "Solar helioscope")
    assert (moved["laboratory"], moved["owner"]) == ("Rooftop", 2)
    assert (moved["has"], moved["postdoc"], moved["short"]) == (["data"], True, 1)


@rule("DM-62")
def test_any_laboratory_in_play_to_anybody_who_does_not_own_it() -> None:
    match = table(3, laboratories=TWO, hands=HELD)
    assert offered(match, 0, NewLabDirector) == [
        NewLabDirector("Rooftop", 1),
        NewLabDirector("Rooftop", 2),
        NewLabDirector("Salt mine", 0),
        NewLabDirector("Salt mine", 2),
    ]


@rule("DM-62")
def test_it_needs_a_laboratory_in_play_and_a_new_owner() -> None:
    match = table(hands=HELD)
    assert refused(match, 0, NewLabDirector("Rooftop", 1)) == ("no laboratory is in play", ("DM-62",))
    match = table(laboratories=TWO, hands=HELD)
    assert refused(match, 0, NewLabDirector("Salt mine", 1)) == ("Salt mine already belongs to Player 2", ("DM-62",))
    assert refused(match, 0, NewLabDirector("Ice cap", 1)) == ("nobody owns Ice cap yet", ("DM-35", "DM-62"))
    assert refused(match, 0, NewLabDirector("Rooftop", 3)) == ("there is no such player", ("DM-35", "DM-62"))
