"""Several people at one screen: it is handed from one to the next, and nobody sees another's cards on the way."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.words import pattern


def set_up(guest: Guest) -> None:
    """Open a table in the form for oneself and somebody beside one."""
    guest.page.goto("/new/dark-matter")
    chair = guest.page.get_by_role("group", name="Seat 2", exact=True)
    chair.get_by_text(guest.says("new.here"), exact=True).click()
    guest.button("new.create").click()
    guest.until_asked()


def handing(guest: Guest) -> Locator:
    """Return the button of whoever takes the screen over."""
    return guest.page.get_by_role("button", name=pattern("hand.take"))


def hand_over(guest: Guest) -> None:
    handing(guest).click()
    expect(handing(guest)).to_have_count(0)
    guest.until_asked()


def test_the_screen_goes_from_hand_to_hand(ann: Guest) -> None:
    set_up(ann)
    assert ann.table["you"] == [0, 1]
    assert ann.table["seat"] == 0
    ann.act(Random(1))
    expect(handing(ann)).to_have_text(re.compile(r"\(Player 2\)"))
    hand_over(ann)
    assert ann.table["seat"] == 1
    rng = Random(2)
    while ann.view["round"] < 3:
        ann.wait(lambda: handing(ann).count() or ann.asked.count())
        if handing(ann).count():
            hand_over(ann)
        else:
            ann.decide(rng)


def test_cards_are_covered_until_the_next_one_is_there(ann: Guest) -> None:
    set_up(ann)
    ann.act(Random(1))
    expect(handing(ann)).to_be_focused()
    card = ann.page.locator("[data-thing^='hand:']").first
    on_top = """(card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return card.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }"""
    assert card.evaluate(on_top) is False
    ann.page.keyboard.press("Enter")
    ann.until_asked()
    assert card.evaluate(on_top) is True
    assert ann.table["seat"] == 1


def test_a_reload_does_not_uncover_anybody(ann: Guest) -> None:
    set_up(ann)
    ann.act(Random(1))
    expect(handing(ann)).to_be_visible()
    ann.page.reload()
    expect(handing(ann)).to_be_visible()
    hand_over(ann)
    assert ann.table["seat"] == 1
