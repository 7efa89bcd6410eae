"""The pictures of the rulebooks and of all cards: whole, legible, and every number at its part.

SERENDIP_PICTURE=1 keeps the pages in test-results/pictures, to be looked at.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import serendip
from tests.browser.chromium import PHONE
from tests.browser.conftest import RESULTS, NewGuest
from tests.browser.guest import Guest
from tests.browser.visibility import beyond_its_box, cut_off, sticks_out, too_small

SCREENS: dict[str, tuple[str, dict[str, Any]]] = {
    "laptop": ("en", {"color_scheme": "dark"}),
    "phone": ("es", PHONE),
}
MARK = "<!-- figure: "
"""What stands in a rulebook where a picture belongs."""


def reads(guests: NewGuest, screen: str, address: str) -> Guest:
    lang, likes = SCREENS[screen]
    guest = guests(lang, **likes)
    guest.page.goto(address)
    return guest


def keep(guest: Guest, name: str, tmp_path: Path) -> None:
    folder = RESULTS / "pictures" if os.environ.get("SERENDIP_PICTURE") else tmp_path
    guest.page.screenshot(path=folder / f"{name}.png", full_page=True)


def expect_whole(guest: Guest, boxes: str) -> None:
    assert not sticks_out(guest.page)
    assert not cut_off(guest.page)
    assert not too_small(guest.page)
    assert not beyond_its_box(guest.page, boxes)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", serendip.games())
def test_a_rulebook_has_pictures_and_their_words(game: str, screen: str, guests: NewGuest, tmp_path: Path) -> None:
    guest = reads(guests, screen, f"/rules/{game}")
    expect(guest.page).to_have_title(f"{serendip.game(game).title}: {guest.says('rules')} · Serendip")
    figures = guest.page.locator("figure[data-figure]")
    drawn = figures.filter(has=guest.page.locator("[inert] svg"))
    expect(drawn).to_have_count(serendip.game(game).rulebook.text.count(MARK))
    kinds = {"whole": 0, "steps": 0}
    for figure in figures.all():
        kinds[explained(figure)] += 1
    assert kinds["whole"] >= 1, "a card's or a piece's anatomy"
    assert kinds["steps"] >= 2, "a turn at a glance, and an example"
    expect_whole(guest, ".frame, .step")
    keep(guest, f"rules-{game}-{screen}", tmp_path)


def explained(figure: Locator) -> str:
    """Return how a picture is drawn, when each of its words has what it speaks of."""
    expect(figure.locator("figcaption")).not_to_be_empty()
    points = figure.locator("ol > li").count()
    if figure.locator(".frame").count():
        # Every number of the words stands in the picture, and leads to a part that is there.
        expect(figure.locator(".frame > .number")).to_have_count(points)
        return "whole"
    steps = figure.locator(".step")
    assert steps.count() == points
    assert all(step.locator("svg").count() for step in steps.all())
    return "steps"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", serendip.games())
def test_no_picture_of_all_cards_is_cropped(game: str, screen: str, guests: NewGuest, tmp_path: Path) -> None:
    guest = reads(guests, screen, f"/cards/{game}")
    pictures = guest.page.locator("li .picture svg")
    expect(pictures.first).to_be_visible()
    assert pictures.count() > 20
    expect_whole(guest, "li > .picture")
    keep(guest, f"cards-{game}-{screen}", tmp_path)


def test_a_rule_that_is_asked_for_is_in_sight_when_the_pictures_have_come(guests: NewGuest) -> None:
    guest = reads(guests, "phone", "/rules/for-science#FS-63")
    expect(guest.page.locator("figure [inert] svg").first).to_be_attached()
    expect(guest.page.locator('[data-rule="FS-63"]')).to_be_in_viewport()


def test_beside_the_table_they_are_there_too(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.page.get_by_role("tab", name=ann.says("rules")).click()
    expect(ann.page.locator("figure[data-figure] [inert] svg").first).to_be_visible()
    assert not beyond_its_box(ann.page, ".frame, .step")
    assert not sticks_out(ann.page)
