"""Learning For Science! by playing: first a guided build, then a table without a clock where a colleague waits."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won
from tests.browser.science import Scientist
from tests.browser.workbench import Workbench
from tests.server.process import Process


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


class Learner(Scientist):
    """Somebody at the table of the lesson, who reads each lesson before doing what it speaks of."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.read: list[str] = []

    def reads_about(self, name: str) -> None:
        """Read on until a lesson is told; those before it only ask to be read."""
        wanted, title = self.says(f"guide.{name}.title"), lesson(self.guest).locator("strong")
        while True:
            expect(title).to_be_visible()
            told = title.inner_text()
            assert told not in self.read, "no lesson is told twice"
            self.read.append(told)
            if told == wanted:
                return
            self.understands()

    def understands(self) -> None:
        """Close the lesson that is told."""
        told = self.read[-1]
        self.guest.button("guide.next").click()
        expect(lesson(self.guest).filter(has_text=told)).to_have_count(0)


def test_the_lessons_lead_on_to_the_cure_the_vaccine_and_the_won_game(ann: Guest, server: Process) -> None:
    """The last part of a game that is learnt: the colleague Verifies and confirms, the rest is for whoever learns."""
    nearly = nearly_won(2)
    table = lay_out(server, nearly.match, "human", "patient")
    ann.context.add_init_script(f"if (origin !== 'null') localStorage.setItem('guide:{table.room}', 'on')")
    table.seat(ann, 0)
    me = Learner(ann)
    me.reads_about("draw")
    me.press("deck")
    ann.wait(lambda: me.me["hand"])
    me.reads_about("play")
    me.press(f"hand:{me.me['hand'][0]}")
    me.press(f"place:{nearly.place}")
    me.reads_about("verify")
    me.press(f"verify:{nearly.place}")
    me.reads_about("build")
    poses = me.tower(nearly.place)
    bench = me.start(nearly.place)
    bench.place_by_keys(poses[0], 0.0)
    me.reads_about("bench")
    me.understands()
    me.canvas.focus()
    for pose in poses[1:]:
        bench.place_by_keys(pose, 0.0)
    me.check(bench)
    # The colleague Verifies it.
    ann.wait(lambda: not ann.view["builds"])
    me.reads_about("spend")
    while ann.may("buy-tile"):
        me.buy_something()
    me.reads_about("meeting")
    me.understands()
    me.put(nearly.tile, nearly.put.x, nearly.put.y, nearly.put.turn)
    me.press("meeting")
    # The colleague confirms the count.
    expect(ann.ending).to_be_visible()
    assert ann.view["outcome"]["winners"] == [0, 1]
    expect(lesson(ann)).to_have_count(0)
