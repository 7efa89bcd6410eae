"""A rulebook on paper: all of it, dark on white by night too, and nothing that can only be pressed."""

import pytest
from playwright.sync_api import expect

import serendip
from tests.browser.axe import unreadable
from tests.browser.guest import Guest


@pytest.mark.parametrize("game", serendip.games())
def test_a_rulebook_prints_well(ann: Guest, game: str) -> None:
    ann.page.emulate_media(color_scheme="dark", media="print")
    ann.page.set_viewport_size({"width": 794, "height": 1123})
    ann.page.goto(f"/rules/{game}")
    expect(ann.page.locator("figure [data-thing], figure svg").first).to_be_visible()
    for pressed in ("searchbox", "button", "navigation", "banner"):
        assert not [one for one in ann.page.get_by_role(pressed).all() if one.is_visible()], pressed
    assert ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert unreadable(ann.page) == []
    # No part of it is hidden behind a scroll bar.
    hidden = """[...document.querySelectorAll('main *')].filter((one) =>
        !one.closest('.sr') && one.clientHeight && one.scrollHeight > one.clientHeight + 2 &&
        getComputedStyle(one).overflowY !== 'visible')
        .map((one) => one.className)"""
    assert ann.page.evaluate(hidden) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 794
