"""What docs/bots.md shows can be run as it stands."""

import re
from pathlib import Path

import pytest

from serendip.core.match import Match

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=["asking", "a bot of one's own"])
def test_an_example_plays(block: str) -> None:
    shown: dict[str, object] = {}
    exec(compile(block, "docs/bots.md", "exec"), shown)
    match = shown["match"]
    assert isinstance(match, Match)
    assert match.last is not None, "somebody has played"
