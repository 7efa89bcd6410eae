"""Learning For Science! by playing: first a guided build, then a table without a clock where a colleague waits."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.science import Scientist
from tests.browser.workbench import Workbench


def lesson(guest: Guest) -> Locator:
    return guest.page.locator(".lesson[role=status]")


def learn(guest: Guest) -> Workbench:
    """Choose to learn by playing, and come to the bench."""
    guest.page.goto("/")
    guest.game("For Science!").get_by_role("button", name=guest.says("play.learn")).click()
    bench = Workbench(guest)
    expect(bench.stage).to_be_visible()
    guest.wait(lambda: bench.seen["plan"]["column"] == [[2, False]])
    return bench


def test_first_a_guided_build_then_a_table_that_waits(ann: Guest) -> None:
    bench = learn(ann)
    expect(ann.page.locator(".note")).to_contain_text("Take a triangle from the pool")
    for pose in bench.tower():
        bench.place_by_mouse(pose)
    bench.expect_to_pass()
    bench.button("learn.go").click()
    ann.page.wait_for_url(re.compile("/table/"))
    me = Scientist(ann)
    # What it is about comes before what to do.
    expect(lesson(ann)).to_contain_text(me.says("guide.aim.title"))
    ann.button("guide.next").click()
    expect(lesson(ann)).to_contain_text(me.says("guide.role.title"))
    ann.page.locator('[data-thing^="role:"].next').first.click()
    me.press("say-ready")
    ann.wait(lambda: ann.view["phase"] == "playing")
    assert ann.view["ends_at"] is None
    assert ann.view["seats"] == 2
    expect(ann.page.get_by_role("timer")).to_have_count(0)
    # The colleague waits: nothing is drawn, played or built but by the one who learns.
    me.press("deck")
    ann.wait(lambda: me.me["hand"])
    left = ann.view["decks"]["design"]
    since = ann.view["players"][1]["acted_at"]
    ann.wait(lambda: ann.view["clock"] > since + 3 or ann.view["players"][1]["acted_at"] > since)
    assert ann.view["decks"]["design"] == left
    assert not ann.view["players"][1]["hand"]
    assert not ann.view["builds"]


def test_on_a_phone_in_spanish_and_straight_to_the_table(guests: NewGuest) -> None:
    ana = guests("es", **PHONE)
    bench = learn(ana)
    expect(ana.page.locator("header + .lesson, .lesson").first).to_contain_text(bench.says("learn.title"))
    bench.press(bench.button("learn.skip"))
    ana.page.wait_for_url(re.compile("/table/"))
    expect(lesson(ana)).to_contain_text(Scientist(ana).says("guide.aim.title"))
