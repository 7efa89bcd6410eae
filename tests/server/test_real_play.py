"""Statistics of real play: counts of what people did, and nobody's name."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from serendip.server.real_play import ABANDONED_DAYS, quartiles, real_play
from serendip.server.storage.soundness import reading
from tests.cli.keyboard import serendip
from tests.server.stocked import NOON, stock


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("real") / "data"
    stock(data, each=4)
    return data


def test_games_of_people_are_counted_by_game(data: Path) -> None:
    with reading(data / "serendip.db") as connection:
        found, unreadable = real_play(connection, NOON)
        later, _ = real_play(connection, NOON + (ABANDONED_DAYS + 1) * 86_400, "dark-matter")
    assert unreadable == 0
    assert [one.name for one in found] == ["dark-matter", "time-horizon", "pandorum", "for-science"]
    for one in found:
        assert one.games == 2
        assert one.abandoned.value == 0
        assert "1 played to the end" in one.heading
        assert not one.done, "what fewer than five games did is not told"
        assert sum(len(games) for games in one.sizes.values()) == 1
    assert later[0].abandoned.value == 0.5, "a game that nobody touches is abandoned, one that is over is not"


def test_the_command_tells_it_without_names(data: Path, tmp_path: Path) -> None:
    page = tmp_path / "real.html"
    told = serendip("played", "dark-matter", "--html", str(page), "--data", str(data))
    assert told.code == 0, told.err
    assert "Dark Matter: The Card Game: 2 games of people, 1 played to the end" in told.out
    rows = json.loads(serendip("played", "--json", "--data", str(data)).out)
    assert len(rows) == 4
    for text in (told.out, json.dumps(rows), page.read_text(encoding="utf-8")):
        assert "Player 1" not in text, "the name that everybody has at these tables"
    assert "are of one game" in serendip("played", "--html", str(page), "--data", str(data)).err


@pytest.mark.parametrize(("numbers", "wanted"), [([], []), ([3.0], [3, 3, 3]), ([5, 1, 4, 2, 3], [2, 3, 4])])
def test_quartiles(numbers: Sequence[float], wanted: Sequence[float]) -> None:
    assert quartiles(numbers) == wanted
