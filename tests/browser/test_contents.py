"""A rulebook has a table of contents that turns to each of its parts, beside the table too."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest


@pytest.mark.parametrize("lang", ["en", "es"])
def test_contents_turn_to_a_part(lang: str, guests: NewGuest) -> None:
    ann = guests(lang)
    ann.page.goto("/rules/dark-matter")
    parts = ann.page.get_by_role("navigation", name=ann.says("rules.contents")).get_by_role("button")
    expect(parts.first).to_be_visible()
    last = parts.last.inner_text()
    parts.last.click()
    expect(ann.page.get_by_role("heading", name=last, exact=True)).to_be_in_viewport()


def test_beside_the_table_they_are_folded_away(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.page.get_by_role("tab", name=ann.says("rules")).click()
    contents = ann.page.get_by_role("navigation", name=ann.says("rules.contents"))
    expect(contents.get_by_role("button")).to_have_count(0)
    contents.get_by_text(ann.says("rules.contents")).click()
    expect(contents.get_by_role("button").first).to_be_visible()
