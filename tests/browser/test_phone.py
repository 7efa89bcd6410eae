"""The table on a phone: by thumb, with one swipe at most, and never sideways."""

from random import Random

import pytest
from playwright.sync_api import expect

from serendip import Match
from tests.browser import pandorum
from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.finger import Finger
from tests.browser.guest import Guest
from tests.browser.nearly import one_card_cure
from tests.browser.test_lessons import furnished, played_until
from tests.browser.visibility import cut_off, screens_below, sticks_out
from tests.server.process import Process


@pytest.fixture
def ann(guests: NewGuest) -> Guest:
    return guests(**PHONE)


def test_whole_rounds_by_thumb(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb", "random", "thumb"))
    rng = Random(5)
    while ann.until_asked() and ann.view["round"] < 4:
        assert screens_below(ann.page) <= 1
        assert not sticks_out(ann.page)
        assert not cut_off(ann.page)
        ann.decide(rng)


def test_lying_on_its_side(guests: NewGuest) -> None:
    ann = guests(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    ann.sit_at(ann.open("human", "thumb", "random"))
    rng = Random(5)
    while ann.until_asked() and ann.view["round"] < 3:
        bar = ann.page.get_by_role("banner").bounding_box()
        assert bar is not None
        assert bar["height"] < 390 / 6, "the bar leaves too little of the table"
        assert screens_below(ann.page) < 2
        assert not sticks_out(ann.page)
        ann.decide(rng)
    for path in ("/", "/new/dark-matter", "/rules/dark-matter", "/cards/dark-matter", "/science/dark-matter"):
        ann.page.goto(path)
        expect(ann.sentence).to_be_visible()
        assert not sticks_out(ann.page), path


def test_every_page_fits_the_phone(ann: Guest) -> None:
    ann.home()
    for path in ("/", "/new/dark-matter", "/rules/dark-matter", "/cards/dark-matter", "/science/dark-matter"):
        ann.page.goto(path)
        expect(ann.sentence).to_be_visible()
        assert not sticks_out(ann.page), path
        assert not cut_off(ann.page), path


def test_log_chat_and_rules_cover_the_table_and_fold_away(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.button("bar.rail").tap()
    for tab in ("chat", "rules", "log"):
        ann.page.get_by_role("tab", name=ann.says(tab)).tap()
        assert not sticks_out(ann.page)
    expect(ann.page.get_by_role("list", name=ann.says("log"))).to_be_visible()
    ann.button("rail.close").tap()
    expect(ann.page.get_by_role("tab")).to_have_count(0)
    ann.decide(Random(1))


def test_another_players_mat_opens(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    mat = ann.page.get_by_role("region", name="Ada", exact=True)
    empty = mat.get_by_text(ann.says("labs.empty", board=True))
    expect(empty).to_be_hidden()
    mat.get_by_role("button", expanded=False).tap()
    expect(empty).to_be_visible()
    assert not sticks_out(ann.page)


def test_a_long_press_says_what_a_card_is_and_why_it_can_not_be_used(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    box = ann.thing("face:laboratory").bounding_box()
    assert box is not None
    finger = Finger(ann)
    finger.down((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    close_up = ann.page.get_by_role("tooltip")
    expect(close_up).to_contain_text("Everybody is bidding now: choose a money card")
    finger.up()
    close_up.get_by_role("button", name="DM-20").tap()
    expect(ann.page.locator('[data-rule="DM-20"]')).to_be_in_viewport()


def test_nothing_is_cut_short_in_spanish(guests: NewGuest) -> None:
    ana = guests("es", **PHONE)
    ana.sit_at(ana.open("human", "thumb"))
    assert not cut_off(ana.page)
    dotted = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert ana.page.locator(".pile .title").evaluate_all(dotted) == []


def test_that_somebody_is_not_there_lies_on_nothing(ann: Guest, server: Process) -> None:
    lay_out(server, one_card_cure(2), "human", "human").seat(ann, 0)
    notice = ann.page.locator(".notice.small")
    expect(notice).to_be_visible()
    for thing in ("meeting", "pause"):
        ann.thing(thing).click(trial=True)
    told = notice.bounding_box()
    clock = ann.thing("meeting").bounding_box()
    assert told
    assert clock
    assert told["y"] + told["height"] <= clock["y"]


def test_a_full_table_of_four_needs_no_swipe(ann: Guest, server: Process) -> None:
    match = played_until("dark-matter", 4, furnished)
    lay_out(server, match, "human", "thumb", "thumb", "thumb").seat(ann, 0)
    ann.wait(lambda: screens_below(ann.page) == 0)
    assert not cut_off(ann.page)


# What glows but is not on top where one would press it, or is out of sight.
BURIED = """() => [...document.querySelectorAll('.spot.next')].filter((spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return width > 0 && top?.closest('[data-thing]')?.dataset.thing !== spot.dataset.thing
}).map((spot) => spot.dataset.thing)"""


def supplying(match: Match) -> bool:
    """The Market is to be chosen from, two Events are active, and there are many cards and something kept."""
    view = pandorum.seen(match)
    return pandorum.may(match, "take-cards", "use-monolith") and len(view["events"]["active"]) == 2


def contaminating(match: Match) -> bool:
    """An Event waits for a hex."""
    return bool(pandorum.seen(match)["events"]["asking"]) and pandorum.may(match, "contaminate")


@pytest.mark.parametrize("fits", [supplying, contaminating])
def test_what_is_asked_for_is_above_the_hand(ann: Guest, server: Process, fits: pandorum.Fits) -> None:
    pandorum.sit(server, ann, 4, fits)
    ann.glowing.first.wait_for()
    ann.wait(lambda: not ann.page.evaluate(BURIED))
