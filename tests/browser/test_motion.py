"""Cards fly from place to place, any key lands them, and nothing moves for those who do not want it."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest

# Counts the flights, and if asked holds each in the air so that it can be looked at.
COUNT = """
window.flights = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  window.flights += 1
  return animate.call(this, frames, window.slow ? { ...timing, duration: 60_000 } : timing)
}
"""
FLYING = """() => document.getAnimations()
  .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length"""
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def seated(guest: Guest) -> Guest:
    guest.page.add_init_script(COUNT)
    guest.sit_at(guest.open("human", "thumb", "thumb"))
    return guest


def flights(guest: Guest) -> int:
    found: int = guest.page.evaluate("window.flights")
    return found


def test_cards_fly(guests: NewGuest) -> None:
    ann = seated(guests(reduced_motion="no-preference"))
    ann.play(Random(1), lambda view: view["round"] == 2)
    assert flights(ann) > 0
    assert ann.page.evaluate(MOVING) > 0, "what can be chosen does not breathe"


def test_any_key_lands_them(guests: NewGuest) -> None:
    ann = seated(guests(reduced_motion="no-preference"))
    ann.page.evaluate("window.slow = true")
    ann.act(Random(1))
    ann.until_asked()
    assert ann.page.evaluate(FLYING) > 0
    ann.page.keyboard.press("Shift")
    assert ann.page.evaluate(FLYING) == 0


def test_nothing_moves_with_reduced_motion(ann: Guest) -> None:
    seated(ann)
    ann.play(Random(1), lambda view: view["round"] == 2)
    assert flights(ann) == 0
    assert ann.page.evaluate(MOVING) == 0


def test_cards_stay_put_when_the_menu_says_so(guests: NewGuest) -> None:
    ann = seated(guests(reduced_motion="no-preference"))
    ann.button("menu").click()
    ann.page.get_by_role("switch", name=ann.says("menu.motion")).uncheck()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    before = flights(ann)
    ann.play(Random(1), lambda view: view["round"] == 2)
    assert flights(ann) == before
