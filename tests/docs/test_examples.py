"""Every example of the documentation is run: those of the pages as they stand, those of docstrings as doctests."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from tools.build_docs import ROOT, markdown

SOURCES = ROOT / "src"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN_ELSEWHERE = {
    "README.md": "pyproject.toml",  # as a doctest
    "docs/adding-a-game.md": "tests/examples/test_adding_a_game.py",  # its blocks are the files of a tested game
    "docs/bots.md": "tests/bots/test_documentation.py",  # where somebody must have played
    "docs/protocol.md": "tests/server/test_documentation.py",  # which serves the table it speaks to
}


def blocks(page: Path) -> list[str]:
    """Return the Python of a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


PAGES = [page for page in markdown() if blocks(page)]
DOCTESTS = [path for path in sorted(SOURCES.rglob("*.py")) if "\n>>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", [page for page in PAGES if str(page) not in RUN_ELSEWHERE], ids=str)
def test_the_examples_of_a_page_run(page: Path) -> None:
    for block in blocks(page):
        exec(compile(block, str(page), "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_example_is_python(page: Path) -> None:
    for block in blocks(page):
        if not block.startswith(">>>"):
            compile(block, str(page), "exec")


@pytest.mark.parametrize(("page", "place"), RUN_ELSEWHERE.items())
def test_what_is_run_elsewhere_is_run_there(page: str, place: str) -> None:
    assert Path(page) in PAGES
    assert Path(page).name in (ROOT / place).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCTESTS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_the_examples_of_a_module_are_true(path: Path) -> None:
    name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed
