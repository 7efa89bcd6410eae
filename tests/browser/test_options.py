"""Setting up a game with presets: how hard it is stands there, and every option is unfolded below."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.words import pattern


@pytest.mark.parametrize(("lang", "hard"), [("en", "Hard"), ("es", "Difícil")])
def test_a_preset_sets_the_options_and_each_change_is_summed_at_once(lang: str, hard: str, guests: NewGuest) -> None:
    ann = guests(lang)
    ann.page.goto("/new/for-science")
    total = ann.page.get_by_role("status")
    expect(total).to_have_text(pattern("options.difficulty", lang))
    ann.page.get_by_role("radio", name=hard, exact=True).check()
    expect(total).to_contain_text("+2")
    ann.page.get_by_text(ann.says("options.details")).click()
    assert ann.page.locator("input[name=option-goal]:checked").get_attribute("value") == "125"
    ann.page.locator("input[name=option-alpha][value='4']").check()
    expect(total).to_contain_text("+2.7" if lang == "en" else "+2,7")
    expect(ann.page.get_by_role("radio", name=ann.says("options.own"))).to_be_checked()


def test_a_deck_is_put_together_card_by_card(ann: Guest) -> None:
    ann.page.goto("/new/for-science")
    ann.page.get_by_text(ann.says("options.details")).click()
    ann.page.get_by_text("Mutations left out").click()
    ann.page.get_by_role("checkbox", name="Rolling").uncheck()
    expect(ann.page.get_by_text(pattern("options.out"))).to_have_text("1 of 32 left out")
    ann.button("new.create").click()
    expect(ann.page.get_by_text("Mutations left out: 1")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_on_a_phone_the_form_is_as_wide_as_the_screen(lang: str, guests: NewGuest) -> None:
    ann = guests(lang, **PHONE)
    ann.page.goto("/new/for-science")
    ann.page.get_by_text(ann.says("options.details")).click()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
