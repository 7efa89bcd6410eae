"""Dark Matter's table as text: complete, in plain signs where need be, and never wider than the window."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serendip as engine
from serendip.cli.style import TerminalStyle
from serendip.core.drawing import draw, legend
from serendip.core.terminal import seen_length

GAME = engine.game("dark-matter")
NAMES = ["You", "Bot 2 (search:2000ms)", "Bot 3 (search:2000ms)", "Bot 4 (search:2000ms)"]


def some_view(seats: int, seed: int, length: int, seat: int | None = 0) -> dict[str, Any]:
    """What a seat sees after some random actions."""
    match = GAME.new(seats=seats, seed=seed)
    rng = Random(seed)
    for _ in range(length):
        if match.to_act:
            actor = rng.choice(match.to_act)
            match.play(actor, rng.choice(match.actions(actor)))
    return match.view(seat)


@settings(max_examples=60)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10_000),
    length=st.integers(0, 110),
    width=st.sampled_from([80, 100, 140]),
    colour=st.booleans(),
)
def test_every_position_fits_the_width_and_shows_every_card(
    seats: int, seed: int, length: int, width: int, colour: bool
) -> None:
    view = some_view(seats, seed, length)
    table = draw(GAME, view, NAMES[:seats], width, TerminalStyle(colour))
    assert all(seen_length(line) <= width for line in table.splitlines())
    for laboratory in view["laboratories"]:
        assert laboratory["name"] in table
        assert not laboratory["research"] or laboratory["research"]["name"] in table
    for player in view["players"]:
        assert all(card["name"] in table for card in player["side"]["research"])
        assert all(str(card.get("event", card.get("money"))) in table for card in player["cards"])


@pytest.mark.parametrize("length", [0, 20, 60])
def test_where_only_ascii_can_be_shown_only_ascii_is(length: int) -> None:
    style = TerminalStyle(signs=False)
    table = draw(GAME, some_view(4, 1, length), NAMES, 80, style) + legend(GAME, style)
    assert table.replace("é", "e").replace("à", "a").isascii(), "but for Déjà vu"


def test_a_spectator_sees_no_hand() -> None:
    table = draw(GAME, some_view(3, 1, 30, seat=None), ["Ann", "Ben", "Eve"], 80, TerminalStyle())
    assert "hand:" not in table
    assert "2 cards" in table


def research(**changes: Any) -> dict[str, Any]:
    """A research in a laboratory that misses all it needs, unless said otherwise."""
    card = {
        "name": "Skipper CCDs",
        "candidate": "Dark Sector",
        "depth": "underground",
        "needs": ["student", "data", "publication"],
        "has": [],
        "lacks": ["student", "data", "publication"],
        "short": 3,
        "postdoc": False,
        "fulfilled": False,
    }
    return card | changes


@pytest.mark.parametrize(
    ("changes", "marks"),
    [
        ({}, "○S ○D ○P"),
        ({"has": ["data"], "lacks": ["student", "publication"], "short": 2}, "●D ○S ○P"),
        ({"has": ["data"], "lacks": ["student", "publication"], "short": 1, "postdoc": True}, "●D ◆postdoc ○S/P"),
        ({"has": ["student", "data", "publication"], "lacks": [], "short": 0, "fulfilled": True}, "●S ●D ●P ✓"),
    ],
)
def test_what_a_research_has_and_misses_is_marked(changes: dict[str, Any], marks: str) -> None:
    view = some_view(2, 1, 0)
    view["laboratories"] = [{"name": "Salt mine", "depth": "underground", "owner": 0, "research": research(**changes)}]
    table = draw(GAME, view, NAMES[:2], 80, TerminalStyle())
    assert f"↓ Salt mine  Skipper CCDs  Dark Sector  {marks}" in table


@pytest.mark.parametrize(
    ("candidate", "words"),
    [
        ({"verdict": "unknown", "revealed": False, "seen_by": []}, "? WIMP"),
        ({"verdict": "unknown", "revealed": False, "seen_by": [1]}, "? WIMP (Bot 2 looked)"),
        ({"verdict": "negative", "revealed": False, "seen_by": [0]}, "✗ not WIMP (only you know)"),
        ({"verdict": "negative", "revealed": False, "seen_by": [0, 1]}, "✗ not WIMP (you looked) (Bot 2 looked)"),
        ({"verdict": "negative", "revealed": True, "seen_by": [0]}, "✗ not WIMP   "),
        ({"verdict": "positive", "revealed": True, "seen_by": []}, "★ WIMP is dark matter!"),
    ],
)
def test_a_verdict_is_shown_as_far_as_one_knows_it(candidate: dict[str, Any], words: str) -> None:
    view = some_view(2, 1, 0)
    view["candidates"][0] |= candidate
    assert f"\n{words}" in draw(GAME, view, NAMES[:2], 80, TerminalStyle())
