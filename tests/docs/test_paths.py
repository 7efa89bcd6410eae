"""What the pages name is there: every path, module and file between backticks, and every package on some page."""

import os
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.build_docs import ROOT, markdown
from tools.list_modules import PAGE, PARTS, SOURCES, text

PAGES = [page for page in markdown() if "rulebook" not in page.name and ROOT / page != PAGE]
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.(?:py|ts|svelte|toml|json|txt|md|sh|js)")
MODULE = re.compile(r"serendip(?:\.[a-z]\w*)+")
NOT_HERE = {
    "DATA/serendip.db": "the server makes it",
    "DATA/serendip.lock": "the server makes it",
    ".venv/bin": "./play and ./test make it",
    ".venv/bin/serendip": "./play and ./test make it",
    "build/compiled": "./test makes it",
    "build/lighthouse": "the benchmark makes it",
    "server/peer/node_modules": "the benchmark makes it",
    "serendip/StackBlocks-v0": "the name of an environment",
    "serendip.core.conformance": "what it was called",
}
MADE = {".git", ".venv", "build", "node_modules", "static", "__pycache__"}
EXAMPLE = re.compile(r"my[-_]game")


@pytest.fixture(scope="module")
def there() -> set[str]:
    """Every file and folder of the repository, and each way to end in it: `core/match.py`, `match.py`."""
    found: set[str] = set()
    for top, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE]
        for path in (Path(top, name).relative_to(ROOT) for name in (*folders, *files)):
            found |= {"/".join(path.parts[start:]) for start in range(len(path.parts))}
    return found


def named(page: Path) -> list[str]:
    """Return what a page quotes outside its examples, without the arguments of commands."""
    words = [quoted.split()[0] for quoted in QUOTED.findall(FENCED.sub("", (ROOT / page).read_text(encoding="utf-8")))]
    return [word for word in words if word not in NOT_HERE and not EXAMPLE.search(word)]


def exists(module: str) -> bool:
    """Say whether a dotted name is a module, or something in one."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_path_exists(page: Path, there: set[str]) -> None:
    paths = [word.removeprefix("./").removeprefix("../").rstrip("/") for word in named(page) if PATH.fullmatch(word)]
    assert [path for path in paths if path not in there and path not in NOT_HERE] == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_module_exists(page: Path) -> None:
    modules = [word for word in named(page) if MODULE.fullmatch(word)]
    assert [name for name in modules if not exists(name) and not exists(name.rpartition(".")[0])] == []


def test_the_list_of_modules_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "run python tools/list_modules.py"


def test_no_part_is_missing() -> None:
    """Of the server docs/server.md tells: tests/server/test_layout.py."""
    packages = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    assert packages == {*PARTS, "server"}


def test_the_architecture_is_one_page() -> None:
    words = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split()
    assert len(words) < 1300


def test_for_science_names_every_module_of_its_rules_and_cards() -> None:
    quoted = set(QUOTED.findall((ROOT / "docs" / "for-science.md").read_text(encoding="utf-8")))
    game = SOURCES / "games" / "for_science"
    modules = {path for folder in ("rules", "cards") for path in (game / folder).glob("*.py")}
    names = {path: {path.stem, f"{path.parent.name}/{path.name}"} for path in modules}
    missing = {str(path.relative_to(game)) for path in modules if not names[path] & quoted}
    assert missing == {"cards/__init__.py"}  # it is empty but for its docstring
