"""Revolution: DM-72."""

import pytest

from serendip.games.dark_matter.actions import Revolution
from serendip.testing import rule
from tests.games.dark_matter.seen import installed, owner
from tests.games.dark_matter.table import of, table

NAMES = ["Rooftop", "Ice cap", "Salt mine", "Nickel mine", "Metro cavern"]


@rule("DM-72")
@pytest.mark.parametrize(
    ("seats", "owners", "then"),
    [
        (4, [0, 1, 2, 3, 3], [1, 2, 3, 0, 0]),
        (3, [0, 0, 1, 2, 2], [1, 1, 2, 0, 0]),
        (2, [0, 1, 1, 0, 0], [1, 0, 0, 1, 1]),
    ],
    ids=["four", "three", "two swap"],
)
def test_every_laboratory_moves_to_the_left(seats: int, owners: list[int], then: list[int]) -> None:
    position = {name: of(seat) for name, seat in zip(NAMES, owners, strict=True)}
    match = table(seats, laboratories=position, hands={0: ["Revolution"]})
    match.play(0, Revolution())
    assert [owner(match, name) for name in NAMES] == then
    assert owner(match, "Road tunnel") is None


@rule("DM-72", "DM-67")
def test_with_all_on_them() -> None:
    position = {"Rooftop": of(0, "Solar helioscope", "data", "postdoc"), "Salt mine": of(1, "Torsion pendulum")}
    match = table(3, laboratories=position, sides={0: ["data"]}, hands={0: ["Revolution"]})
    match.play(0, Revolution())
    moved = installed(match, "Solar helioscope")
    assert (moved["owner"], moved["has"], moved["postdoc"]) == (1, ["data"], True)
    assert installed(match, "Torsion pendulum")["owner"] == 2
