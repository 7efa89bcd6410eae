"""A data set holds every choice as columns, and from it the matches can be played again."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

import serendip
from serendip.cli import main
from serendip.core.errors import SerendipError
from serendip.envs.dataset import SCHEMA, match_seed, write_games


def test_matches_can_be_played_again_from_their_columns(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows = write_games("dark-matter", path, games=3, seats=3, bots=["thumb", "random"], seed=5, workers=1)
    table = pq.read_table(path)
    assert table.num_rows == rows > 100
    assert table.schema.equals(SCHEMA)
    game = serendip.game("dark-matter")
    told = {name.decode(): value.decode() for name, value in table.schema.metadata.items()}
    assert (told["game"], told["seats"], told["digest"]) == ("dark-matter", "3", game.encoding.digest)
    for number in range(3):
        match = game.new(3, match_seed(5, number))
        for row in (row for row in table.to_pylist() if row["match"] == number):
            assert row["legal"] == game.encoding.numbers(match, row["seat"])
            match.play(row["seat"], game.encoding.action(match, row["seat"], row["action"]))
        assert match.outcome is not None
        assert row["won"] == (row["seat"] in match.outcome.winners)
        assert row["score"] == match.outcome.scores[row["seat"]]


def test_several_workers_write_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    write_games("dark-matter", one, games=21, seats=2, workers=1)
    write_games("dark-matter", two, games=21, seats=2, workers=2)
    assert pq.read_table(one).equals(pq.read_table(two))


def test_no_games_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(SerendipError, match="at least one game"):
        write_games("dark-matter", tmp_path / "none.parquet", games=0)


def test_the_command_writes_one_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    assert main(["games", "dark-matter", "--games", "1", "--workers", "1", "--out", str(path)]) == 0
    assert f"of 1 matches are in {path}" in capsys.readouterr().out
    assert pq.read_table(path).num_rows > 10
