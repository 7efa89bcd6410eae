"""The last screens of games with as many players as there can be: whole, legible, nobody is missing."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import serendip
from serendip import Match
from serendip.bots import make_bot
from serendip.bots.table import play_bots
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.pictures import SCREENS, Screen, take
from tests.browser.visibility import cut_off, sticks_out, too_small
from tests.server.process import Process

MATS = {"dark-matter": 4, "time-horizon": 6, "pandorum": 3}
"""How many players are shown beside the board; in Pandorum one's own things lie below it."""

DOTTED = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
"""Names that end in three dots."""


@cache
def ended(name: str, seats: int) -> Match:
    """Return a match that bots have played to its end; in Time Horizon one that not everybody has survived."""
    game = serendip.game(name)
    for seed in range(1, 100):
        match = game.new(seats=seats, seed=seed)
        play_bots(match, [make_bot("thumb", game, seat) for seat in range(seats)], Random(seed))
        view: Any = match.view(None)
        if name != "time-horizon" or len(view["order"]) < seats:
            return match
    raise AssertionError("everybody survives every game")


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize(("name", "seats"), [("dark-matter", 4), ("time-horizon", 6), ("pandorum", 4)])
def test_the_end_is_whole_and_legible(
    name: str, seats: int, guests: NewGuest, server: Process, screen: Screen, tmp_path: Path
) -> None:
    match = ended(name, seats)
    ann = lay_out(server, match, "human", *["thumb"] * (seats - 1)).seat(guests(screen.lang, **screen.likes), 0)
    expect(ann.ending).to_be_visible()
    take(ann.page, f"{name}-end", screen, tmp_path)
    for key in ("rematch", "replay", "home"):
        button = ann.ending.get_by_role("link").or_(ann.ending.get_by_role("button")).filter(has_text=ann.says(key))
        expect(button).to_be_in_viewport(ratio=1)
    assert not too_small(ann.page, within=".over")
    assert not cut_off(ann.page)
    assert not sticks_out(ann.page)
    header = ann.ending.get_by_role("columnheader")
    expect(header).to_have_count(0 if name == "dark-matter" else seats)
    lines = header.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height / 16)")
    assert max(lines, default=0) < 4, "a name is broken into pieces"
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-thing^='player:']")).to_have_count(MATS[name])
    assert not ann.page.locator("main [data-thing^='player:'] .name").evaluate_all(DOTTED)
    take(ann.page, f"{name}-last-position", screen, tmp_path)
