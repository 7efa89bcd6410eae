"""A release may print another number on a card: no match of any game breaks by it."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import serendip
from serendip.games import GAMES
from serendip.server.tables.history import History
from tests.games.changed_numbers import Asked
from tests.server.stocked import played

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_matches_outlive_every_number(name: str, tmp_path: Path) -> None:
    luck = Random(5)
    tables = [played("a", name, luck, to_the_end) for to_the_end in (True, False, False)]
    recordings = [History(table.room, table.rows).made_recording() for table in tables]
    asked = tmp_path / "asked.json"
    asked.write_bytes(msgspec.json.encode(Asked(serendip.game(name).printed(), recordings)))
    command = [sys.executable, "-m", "tests.games.changed_numbers", name, str(asked)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    changes, no_game, failed = json.loads(done.stdout)
    assert failed == {}
    assert changes - no_game > 20
