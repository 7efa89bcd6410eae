"""The page's tables of Dark Matter's events say what the game says."""

import re
from pathlib import Path

from serendip.games.dark_matter.cards import CARDS

BOARD = Path(__file__).resolve().parents[2] / "web" / "src" / "boards" / "dark-matter"


def table(file: str, name: str) -> dict[str, str]:
    """Return a table of words of a module of the page."""
    text = (BOARD / file).read_text(encoding="utf-8")
    rows = text.partition(f"const {name}: Record<string, string> = {{")[2].partition("};")[0]
    return {key or bare: value for key, bare, value in re.findall(r'^ *(?:"(.+)"|(\w+)): "(.+)",$', rows, re.MULTILINE)}


def test_which_action_plays_which_event() -> None:
    tags = {card.action.kind(): card.action.event for card in CARDS}
    assert table("things.ts", "EVENT_OF") == tags


def test_which_rule_tells_what_an_event_does() -> None:
    rules = {card.action.event: card.action.rules[-1] for card in CARDS}
    assert table("reference.ts", "RULE_OF_EVENT") == rules
