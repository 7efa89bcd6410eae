"""Numbers, cards and board are data: another set of them is played without a change of code."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[3] / "src" / "serendip"

SCRIPT = """
import random
import serendip
from serendip.games.pandorum.components import PROJECTS
match = serendip.game("pandorum").new(2, seed=1)
view = match.view(None)
print("Geyser" in PROJECTS, [player["quids"] for player in view["players"]], sum(view["market"].values()))
rng = random.Random(1)
while match.wait():
    seat = match.to_act[0]
    match.play(seat, rng.choice(match.actions(seat)))
print(sum(hex["holds"] == "volcano" for hex in match.view(None)["hexes"]) >= 6)
"""

ANOTHER_BOX = {
    "numbers.toml": [
        ("2 = [6, 5]", "2 = [9, 8]"),
        ("market = 4\n\n# By", "market = 5\n\n# By"),
        ("steps = 3", "steps = 2"),
    ],
    "cards.toml": [('name = "Generator"', 'name = "Geyser"'), ('"Generator"]', '"Geyser"]'), ("cap = 3", "cap = 4")],
    "expansion.toml": [('card = "Generator"', 'card = "Geyser"')],
    "board.toml": [("volcanoes = 12", "volcanoes = 6")],
}


def test_another_box_is_played_without_a_change_of_code(tmp_path: Path) -> None:
    package = tmp_path / "serendip"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "server", "static"))
    for name, changes in ANOTHER_BOX.items():
        file = package / "games" / "pandorum" / "data" / name
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["True [9, 8] 5", "True"]


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        (
            "board.toml",
            '"relic", "plain", "ore", "relic", "plain"]',
            '"", "plain", "ore", "relic", "plain"]',
            "landing pad",
        ),
        ("cards.toml", 'pays = "rob"', 'pays = "magic"', "must be one of"),
        ("cards.toml", 'name = "Vault"', 'name = "Crusher"', "the same name"),
        ("numbers.toml", "4 = [5, 5, 5, 5]", "4 = [5, 5, 5]", "4 players need as many"),
    ],
)
def test_data_that_can_not_be_played_with_is_refused_in_words(
    tmp_path: Path, name: str, old: str, new: str, words: str
) -> None:
    package = tmp_path / "serendip"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "server", "static"))
    file = package / "games" / "pandorum" / "data" / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import serendip.games.pandorum"],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert words in done.stderr
    assert "SerendipError" in done.stderr
