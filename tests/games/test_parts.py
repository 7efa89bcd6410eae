"""Every game has the same parts with the same names, so that whoever knows one finds things in all.

What a game has besides is listed here, with its reason. Sections of the rules, cards and a bot's plans are its own.
"""

from pathlib import Path
from typing import Final

import pytest

import serendip
import tests.examples.all as examples
from serendip.games import GAMES
from tests.test_imports import imported, modules

HOUSE: Final = Path(serendip.__file__).parent / "games"
EXAMPLES: Final = Path(examples.__file__).parent

NEEDED: Final = {
    "rulebook.md",
    "actions.py",
    "words.py",
    "state.py",
    "position.py",
    "game.py",
    "rules/__init__.py",
    "rules/setup.py",
    "rules/ending.py",
    "seen/shapes.py",
    "seen/view.py",
    "seen/prompts.py",
}
"""What no game can do without."""

COMPLETE: Final = {
    "rulebook.es.md",
    "components.py",
    "offerings.py",
    "report.py",
    "__init__.py",
    "data",
    "generated/fields.py",
    "generated/fingerprint.py",
    "generated/numbers.py",
    "generated/offers.py",
    "rules/moments.py",
    "cards/__init__.py",
    "seen/imagination.py",
    "seen/domains.py",
    "seen/tensor.py",
    "seen/terminal.py",
    "bot/thumb.py",
    "bot/estimate.py",
    "bot/situation.py",
    "bot/reasons.py",
}
"""What the games of the house have, too, and an example may."""

BESIDES: Final = {
    "dark-matter": {"migration.py": "positions of its former rules"},
    "pandorum": {
        "board.py": "the planet's hexes, and which lie side by side",
        "seen/forecast.py": "what cards would pay on a hex",
        "seen/options_ahead.py": "moves and a building site with what they would bring",
    },
    "time-horizon": {
        "continuum.py": "the nodes, and which lie side by side",
        "deck_generator.py": "the deck of events is made by the program",
        "exchange_actions.py": "what can be chosen in an exchange, a game within the game",
        "terms.py": "what an exchange is about",
        "seen/board.py": "the continuum as it is seen",
        "seen/own.py": "what only its own seat sees",
    },
    "for-science": {
        "building": "towers of blocks: Designs, physics, the judge",
        "vaccine": "tiles: where they fit, and what they capture",
        "live.py": "builds that the server simulates",
        "calls.py": "what players call out to each other",
        "columns.py": "how Design cards connect",
        "options.py": "a box full of options",
        "poses.py": "how a tower is written into an action",
        "seen/view_builds.py": "builds as they are seen",
        "seen/view_labs.py": "Labs as they are seen",
    },
}


def parts(folder: Path) -> set[str]:
    """Return the files of a game and of its `seen`, and its folders that are no common part."""
    common = {Path(part).parts[0] for part in NEEDED | COMPLETE}
    found: set[str] = set()
    for path in folder.iterdir():
        if path.name == "__pycache__" or path.suffix in (".so", ".pyd"):
            continue
        if path.is_file() or path.name not in common:
            found.add(path.name)
    found |= {f"seen/{path.name}" for path in (folder / "seen").glob("*.py") if path.name != "__init__.py"}
    return found


def lacking(folder: Path, wanted: set[str]) -> set[str]:
    """Return the parts that a game does not have."""
    return {part for part in wanted if not (folder / part).exists()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_house_has_all_parts(name: str) -> None:
    folder = HOUSE / name.replace("-", "_")
    assert lacking(folder, NEEDED | COMPLETE) == set()
    assert parts(folder) - NEEDED - COMPLETE == set(BESIDES[name])


@pytest.mark.parametrize("folder", [path.parent for path in EXAMPLES.glob("*/rulebook.md")], ids=lambda path: path.name)
def test_an_example_has_no_other_parts(folder: Path) -> None:
    assert lacking(folder, NEEDED) == set()
    assert parts(folder) - NEEDED - COMPLETE == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_data_that_knows_no_rule(name: str) -> None:
    known = modules()
    package = f"serendip.games.{name.replace('-', '_')}."
    met: set[str] = set()
    ahead = [f"{package}state"]
    while ahead:
        module = ahead.pop()
        met.add(module)
        ahead += {other for other in imported(known[module], known) if other.startswith(package)} - met
    wrong = ("rules", "cards", "bot", "position", "game")
    assert [module for module in met if module.removeprefix(package).startswith(wrong)] == []
