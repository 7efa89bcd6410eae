"""For Science!'s screens are whole and legible, and pictures of them are taken."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from serendip.games.for_science import actions as do
from serendip.games.for_science.components import ROLE_NAMES
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.nearly import nearly_won, one_card_cure
from tests.browser.pictures import SCREENS, Screen, take
from tests.browser.science import Scientist
from tests.browser.visibility import cut_off, screens_below, sticks_out, too_small
from tests.server.process import Process

GAMMA = "Lab Gamma"


def six_players(server: Process, new: Callable[[], Any]) -> Scientist:
    """Everybody at the table, with two Roles each, and a Design to be Verified."""
    match = one_card_cure(6, dealt=[*ROLE_NAMES], universal="Elusive", roles="2")
    me = Scientist(lay_out(server, match, *["human"] * 6).seat(new(), 0))
    me.draw_and_play(GAMMA)
    return me


def building(server: Process, new: Callable[[], Any]) -> Scientist:
    """A block stands, the next one is in the hand."""
    me = Scientist(lay_out(server, one_card_cure(2), "human", "human").seat(new(), 0))
    me.draw_and_play(GAMMA)
    first, second = me.tower(GAMMA)[:2]
    bench = me.start(GAMMA)
    bench.place_by_keys(first, 0.0)
    bench.press(bench.kind(second.kind))
    bench.until_held()
    return me


def late(server: Process, new: Callable[[], Any]) -> Scientist:
    """Several cards in a Lab, a vaccine that grows, loose tiles."""
    nearly = nearly_won()
    me = Scientist(lay_out(server, nearly.match, "human").seat(new(), 0))
    me.draw_and_play(nearly.place)
    return me


def tile_in_hand(server: Process, new: Callable[[], Any]) -> Scientist:
    """A tile, and the spots where it fits."""
    me = Scientist(lay_out(server, nearly_won().match, "human").seat(new(), 0))
    if me.guest.by_thumb:
        me.show("vaccine")
    tile = me.page.locator("button[data-vaccine-tile]").first
    if me.guest.by_thumb:
        tile.tap()
    else:
        tile.click()
    me.guest.wait(lambda: me.me["tile"] is not None)
    return me


def meeting(server: Process, new: Callable[[], Any]) -> Scientist:
    """Everybody stops, somebody has counted: the vaccine is in sight for whoever confirms it."""
    nearly = nearly_won()
    match = nearly.match.copy()
    match.play(0, do.TakeTile(nearly.tile))
    match.play(0, nearly.put)
    me = Scientist(lay_out(server, match, "human").seat(new(), 0))
    me.press("meeting")
    box = me.page.get_by_role("alertdialog").bounding_box()
    lying = me.page.locator("[data-vaccine-tile]").first.bounding_box()
    assert box is not None
    assert lying is not None, "the vaccine is not shown"
    aside = lying["x"] >= box["x"] + box["width"] or lying["y"] + lying["height"] <= box["y"]
    assert aside, "the question covers the vaccine"
    return me


def won(server: Process, new: Callable[[], Any]) -> Scientist:
    """The end tells what everybody did, which is no sum of points."""
    me = meeting(server, new)
    me.press("confirm-count")
    expect(me.guest.ending).to_be_visible()
    deeds = me.page.get_by_role("table", name=me.guest.says("over.deeds"))
    expect(deeds).to_be_visible()
    expect(deeds.get_by_role("rowheader", name=me.guest.says("over.sum"))).to_have_count(0)
    expect(deeds.get_by_role("rowheader", name=me.guest.says("over.rest"))).to_have_count(0)
    return me


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("scene", [six_players, building, late, tile_in_hand, meeting, won])
def test_a_screen_is_whole_and_legible(
    guests: NewGuest,
    server: Process,
    scene: Callable[[Process, Callable[[], Any]], Scientist],
    screen: Screen,
    tmp_path: Path,
) -> None:
    me = scene(server, lambda: guests(screen.lang, **screen.likes))
    take(me.page, f"for-science-{scene.__name__}", screen, tmp_path)
    assert not too_small(me.page)
    assert not cut_off(me.page)
    assert not sticks_out(me.page)
    assert screens_below(me.page) <= (0.3 if scene is building and me.guest.by_thumb else 0)
