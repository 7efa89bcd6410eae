"""The game that docs/adding-a-game.md is written around is the one that is tested."""

import re
from pathlib import Path

import pytest

from serendip import conformance

EXAMPLE = Path(__file__).parent / "telescope_nights"
TEXT = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


FILES = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".md")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(EXAMPLE).as_posix())
def test_the_text_shows_every_file_as_it_is(file: Path) -> None:
    assert file.read_text(encoding="utf-8") in BLOCKS


def test_the_text_speaks_of_all_the_promises_that_there_are() -> None:
    promises = {promise.__name__ for promise in conformance.PROMISES}
    table = TEXT.partition("| promise | look at |")[2].partition("\n\n")[0]
    named = re.findall(r"`(\w+…?)`", "\n".join(row.split("|")[1] for row in table.splitlines() if row))
    assert len(named) > 10
    for name in named:
        assert any(promise.startswith(name.removesuffix("…")) for promise in promises), name
    for promise in promises:
        assert any(promise.startswith(name.removesuffix("…")) for name in named), f"what to do if {promise} is broken?"
