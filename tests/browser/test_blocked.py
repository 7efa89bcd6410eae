"""A browser that blocks cookies and site data: everything can be read and watched, and what can't be done is said."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest

BLOCKING = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied", "SecurityError"); } });
"""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_it_reads_and_watches_and_says_what_does_not_work(guests: NewGuest, ann: Guest, lang: str) -> None:
    room = ann.open("human", "thumb")
    eve = guests(lang, forced=True)
    eve.context.add_init_script(BLOCKING)
    eve.home()
    expect(eve.page.get_by_role("status").filter(has_text=eve.says("blocked"))).to_be_visible()
    eve.page.goto("/rules/dark-matter")
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    eve.page.goto(f"/table/{room}")
    expect(eve.page.get_by_role("status").filter(has_text=eve.says("blocked"))).to_be_visible()
    assert eve.view["round"] == 1
    # It may choose for as long as it stays.
    eve.button("menu").click()
    eve.page.get_by_role("radio", name="Español" if lang == "en" else "English").click()
    expect(eve.page.locator("html")).to_have_attribute("lang", "es" if lang == "en" else "en")
