"""Releases that come after this one: copies of the sources in which every game has changed a little."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = "src/serendip/games"
MIGRATION = '''
    def migrate(self, fields: Any, numbering: str) -> Any:
        """The last research is gone from the game: a match that does not know it goes on."""
        if numbering == self.numbering:
            return fields
        gone = len(fields["home"]) - 1
        if fields["home"].pop() >= 0 or gone in (fields["face_research"], *sum(fields["side_research"], [])):
            raise BadSnapshot("the last research was in play")
        fields["research_stack"] = [card for card in fields["research_stack"] if card != gone]
        fields["gone_research"] = [card for card in fields["gone_research"] if card != gone]
        return fields
'''


class Release:
    """One of them, in a folder of its own. Its processes take their code from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
        shutil.copytree(ROOT / "src" / "serendip", folder / "src" / "serendip", ignore=left_out)
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=left_out)
        self.environment = {**os.environ, "PYTHONPATH": str(folder / "src")}

    def edit(self, path: str, change: Callable[[str], str]) -> None:
        """Change a file, which must make a difference."""
        file = self.folder / GAMES / path
        before = file.read_text(encoding="utf-8")
        after = change(before)
        assert after != before, path
        file.write_text(after, encoding="utf-8")

    def build(self) -> "Release":
        """Do what is done before a release: write out anew what is made from the games."""
        for _ in range(2):  # what is removed is missing in the second round only
            self.run(str(self.folder / "tools" / "generate_games.py"))
        return self

    def run(self, *command: str) -> str:
        """Return what a Python of this release prints."""
        found = subprocess.run(
            [sys.executable, *command],
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        return found.stdout


def a_number(release: Release) -> None:
    """Change how every game begins."""
    release.edit("dark_matter/data/cards.toml", lambda text: text.replace("each_resource = 9", "each_resource = 8"))
    release.edit("time_horizon/data/numbers.toml", lambda text: text.replace("\nenergy = 16", "\nenergy = 15"))
    release.edit("pandorum/data/numbers.toml", lambda text: text.replace("\nhand = 3", "\nhand = 4", 1))
    release.edit("for_science/data/numbers.toml", lambda text: text.replace('"100" = [4.0', '"100" = [5.0'))


def printed_numbers(release: Release) -> None:
    """Print other numbers on cards of every game: on those that are in every match."""
    for path, number, more in (
        ("dark_matter/data/cards.toml", r'(needs = \["\w+", "\w+"), "\w+"\]', r"\1]"),
        ("time_horizon/data/events.toml", r"bonus = (\d)\n", r"bonus = 1\1\n"),
        ("pandorum/data/cards.toml", r"(quids|step|cap) = (\d)\n", r"\1 = 1\2\n"),
        ("for_science/data/diseases.toml", r'(needs = \[".*?"), ".*?"', r"\1"),
        ("for_science/data/roles.toml", r"bonus = (\d)\n", r"bonus = 1\1\n"),
    ):
        release.edit(path, partial(re.sub, number, more))


def two_cards_swapped(release: Release) -> None:
    """Let the first two cards of a kind change places in the file."""
    for path, kind in (
        ("dark_matter/data/cards.toml", "research"),
        ("time_horizon/data/events.toml", "event"),
        ("pandorum/data/cards.toml", "satellites"),
        ("for_science/data/diseases.toml", "disease"),
    ):
        cards = re.compile(rf"(\[\[{kind}\]\]\n.*?\n\n)(\[\[{kind}\]\]\n.*?\n\n)", re.DOTALL)
        release.edit(path, lambda text, cards=cards: cards.sub(r"\2\1", text, count=1))  # type: ignore[misc]


def a_removed_card(release: Release) -> None:
    """Take a card out of every game. Dark Matter brings a migration along, the others do not."""
    release.edit("dark_matter/data/cards.toml", lambda text: text[: text.rindex("[[research]]")])
    release.edit("dark_matter/game.py", lambda text: f"{text.rstrip().removesuffix('GAME = DarkMatterGame()')}")
    release.edit(
        "dark_matter/game.py",
        lambda text: (
            text.replace(
                "from serendip.core.game import Game\n",
                "from typing import Any\n\nfrom serendip.core.errors import BadSnapshot\n"
                "from serendip.core.game import Game\n",
            )
            + f"{MIGRATION}\n\nGAME = DarkMatterGame()\n"
        ),
    )
    without_first = re.compile(r"\[\[\w+\]\]\n.*?\n\n", re.DOTALL)
    release.edit("time_horizon/data/events.toml", lambda text: without_first.sub("", text, count=1))
    satellite = re.compile(r"\[\[satellites\]\]\n.*?\n\n", re.DOTALL)
    release.edit("pandorum/data/cards.toml", lambda text: satellite.sub("", text, count=1))
    release.edit("for_science/data/diseases.toml", lambda text: without_first.sub("", text, count=1))
    release.edit("for_science/components.py", lambda text: text.replace("(len(DISEASES), 20)", "(len(DISEASES), 19)"))


def a_new_field(release: Release) -> None:
    """Let every position hold something that it did not."""
    line = "        super().__init__(seats, chance)\n"
    for game in ("dark_matter", "time_horizon", "pandorum", "for_science"):
        release.edit(f"{game}/state.py", lambda text: text.replace(line, f"{line}        self.weather: int = 7\n"))


def a_rule(release: Release) -> None:
    """Change a condition in the code of every game."""
    for path, before, after in (
        ("dark_matter/rules/take_resource.py", "len(side) > ROOM_AT_SIDE", "len(side) >= ROOM_AT_SIDE"),
        ("time_horizon/rules/activity.py", "+= WEAK_GAIN", "+= WEAK_GAIN if state.activity else 0"),
        ("pandorum/rules/end_of_turn.py", "fill_market(state)", "fill_market(state) if state.to_turn else None"),
        ("for_science/rules/pauses.py", "wish and all(", "wish and any("),
    ):
        release.edit(path, partial(_replaced, before, after))


def _replaced(before: str, after: str, text: str) -> str:
    return text.replace(before, after)
