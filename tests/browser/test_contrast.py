"""Forced colours: only what can be chosen looks so; turn, tabs and owners are told apart. And more contrast."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import lay_out
from tests.browser.axe import unreadable
from tests.browser.guest import Guest
from tests.browser.nearly import one_card_cure
from tests.server.process import Process

LOOK = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const frame = (one, pseudo) => {
    const style = getComputedStyle(one, pseudo)
    const drawn = ['borderTopStyle', 'borderTopWidth', 'borderTopColor', 'borderBottomColor', 'outlineStyle']
    return style.content === 'none' ? '' : drawn.map((part) => style[part]).join(' ')
  }
  const inDrawing = (spot) => spot.dataset.thing.startsWith('hex:')
    ? seen('svg polygon.next').length === seen('[data-thing^="hex:"].next').length && spot.matches('.next')
    : [...spot.querySelectorAll('.cover polygon')].some((one) =>
        !/, 0\\)$|transparent/.test(getComputedStyle(one).stroke))
  const looksSo = (spot) => !/^$|^none/.test(frame(spot, '::after')) || inDrawing(spot)
  const named = (spots) => spots.map((spot) => spot.dataset.thing)
  return {
    next: named(seen('.spot.next')),
    hidden: named(seen('.spot.next').filter((spot) => !looksSo(spot))),
    idle: named(seen('.spot.idle')),
    // A way of several moves may be chosen whole.
    false: named(seen('.spot.idle').filter((spot) => !spot.closest('.far') && looksSo(spot))),
    turn: seen('.turn .mat, .turn.mine, .asked .who').map((one) => frame(one)),
    rest: seen('li:not(.turn) > .spot > .mat, :not(.asked) > .spot > .who').map((one) => frame(one)),
    tabs: seen('[role=tab]').map((one) => [one.ariaSelected, frame(one)]),
    owners: seen('svg.seat').map((one) => [one.textContent, getComputedStyle(one.querySelector('path')).fill]),
  }
}"""


def come(guest: Guest, server: Process, game: str) -> None:
    """Bring a guest to a table where something can be chosen."""
    if game == "for-science":
        lay_out(server, one_card_cure(2), "human", "thumb").seat(guest, 0)
    else:
        guest.sit_at(guest.open("human", "thumb", game=game))
        guest.play(Random(6), until=lambda view: view.get("at_turn", 0) is not None)
    expect(guest.page.locator(".spot.next").first).to_be_visible()


@pytest.mark.parametrize("game", ["dark-matter", "time-horizon", "pandorum", "for-science"])
def test_a_table_in_forced_colours_and_with_more_contrast(ann: Guest, server: Process, game: str) -> None:
    ann.page.emulate_media(forced_colors="active")
    come(ann, server, game)
    seen: dict[str, Any] = ann.page.evaluate(LOOK)
    assert seen["next"]
    assert seen["idle"]
    assert seen["hidden"] == seen["false"] == []
    assert not set(seen["turn"]) & set(seen["rest"])
    if game != "for-science":  # where nobody has turns, and one's own mark is not shown
        assert seen["turn"]
        assert len({letter for letter, _ in seen["owners"]}) == 2
    (chosen,) = [look for selected, look in seen["tabs"] if selected == "true"]
    assert all(look != chosen for selected, look in seen["tabs"] if selected != "true")
    owners = {tuple(owner) for owner in seen["owners"]}
    assert len(owners) == len(dict(owners)) >= 1
    # In the light and in the dark, letters stand out seven times from what is behind them.
    ann.page.emulate_media(forced_colors="none", contrast="more")
    for light in ("light", "dark"):
        ann.page.emulate_media(color_scheme=light)
        expect(ann.page.locator(f'html[data-theme="{light}"]')).to_be_attached()
        assert unreadable(ann.page, ["color-contrast-enhanced"]) == []
