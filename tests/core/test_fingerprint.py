"""The fingerprint of a game's rules, and what saves make of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import serendip
from serendip.core.errors import BadSave
from serendip.core.fingerprint import DECIDING, worked_out
from serendip.core.match import Match

GAMES = serendip.games()


def some_way(name: str) -> Match:
    """A match in its middle."""
    match = serendip.game(name).new(seed=7)
    rng = Random(7)
    for _ in range(25):
        if not match.wait():
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_down_is_what_the_sources_give(name: str) -> None:
    game = serendip.game(name)
    assert game.fingerprint == worked_out(type(game).__module__)


def test_games_have_different_ones() -> None:
    assert len({serendip.game(name).fingerprint for name in GAMES}) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_save_names_the_rules_and_where_it_was(name: str) -> None:
    match = some_way(name)
    saved = json.loads(match.save())
    assert saved["rules"] == match.game.fingerprint
    assert saved["position"] == match.digest() == serendip.load(match.save()).digest()


def test_a_save_that_leads_elsewhere_is_refused() -> None:
    saved = json.loads(some_way("dark-matter").save())
    saved["position"] = "0" * 16
    with pytest.raises(BadSave, match="its actions lead to another position"):
        serendip.load(json.dumps(saved))


def test_if_the_rules_have_changed_since_that_is_said() -> None:
    saved = json.loads(some_way("dark-matter").save())
    saved |= {"rules": "0" * 16, "position": "0" * 16}
    with pytest.raises(BadSave, match=r"other rules now than when this was saved; open it with .* another position"):
        serendip.load(json.dumps(saved))


def test_other_rules_that_lead_to_the_same_position_do_no_harm() -> None:
    match = some_way("pandorum")
    saved = json.loads(match.save()) | {"rules": "0" * 16}
    assert serendip.load(json.dumps(saved)).digest() == match.digest()


def test_a_save_of_the_first_format_is_still_read() -> None:
    match = some_way("time-horizon")
    saved = json.loads(match.save()) | {"serendip": 1}
    del saved["rules"], saved["position"]
    assert serendip.load(json.dumps(saved)).digest() == match.digest()


PACKAGE = {
    "__init__.py": '"""A game."""\n',
    "game.py": '"""Its class."""\n\nclass Game:\n    words = "take {card}"\n    cards = 3\n',
    "words.py": 'HELLO = "hello"\n',
    "seen/view.py": "SIZE = 3\n",
    "cards.toml": '[[card]]\nname = "Needle"\ntext = "It stings."\nworth = 3\nimmediate = true\npicture = ["eye"]\n',
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    for name, text in PACKAGE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def of(package: Path, **environment: str) -> str:
    """The fingerprint of a package, in a process that has not seen another version of it."""
    code = "import small.game; from serendip.core.fingerprint import worked_out; print(worked_out('small.game'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=package.parent,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("name", "before", "after", "counts"),
    [
        ("game.py", "cards = 3", "cards = 4", True),
        ("cards.toml", "worth = 3", "worth = 4", True),
        ("cards.toml", "Needle", "Pin", True),
        ("cards.toml", "It stings.", "It stings a little.", False),
        ("cards.toml", "immediate = true", "immediate = false", True),
        ("cards.toml", '["eye"]', '["eye", "thread"]', False),
        ("game.py", "take {card}", "take up {card}", False),
        ("game.py", "Its class.", "The class.", False),
        ("game.py", "    cards = 3", "    # How many there are.\n    cards = 3", False),
        ("words.py", "hello", "good day", False),
        ("seen/view.py", "3", "4", False),
    ],
)
def test_what_decides_counts_and_what_is_said_does_not(
    package: Path, name: str, before: str, after: str, counts: bool
) -> None:
    first = of(package)
    text = (package / name).read_text()
    assert before in text
    (package / name).write_text(text.replace(before, after))
    assert (of(package) != first) is counts


def test_what_decides_of_the_core_counts_for_every_game(package: Path, tmp_path: Path) -> None:
    source = Path(str(serendip.__file__)).parent
    for part in ("core", "games"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "[!_]*") if part == "games" else None
        shutil.copytree(source / part, tmp_path / "src" / "serendip" / part, ignore=ignored)
    for path in (source / "__init__.py", *(source / "games" / name for name in ("outside.py", "variants.py"))):
        shutil.copy(path, tmp_path / "src" / "serendip" / path.relative_to(source))
    place = str(tmp_path / "src")
    found = [of(package, PYTHONPATH=place)]
    for name in ("line.py", *DECIDING):
        file = tmp_path / "src" / "serendip" / "core" / name
        file.write_text(f"{file.read_text(encoding='utf-8')}\nANOTHER = 1\n", encoding="utf-8")
        found.append(of(package, PYTHONPATH=place))
    assert found[0] == found[1]
    assert len(set(found)) == 1 + len(DECIDING)
