"""Everything without a mouse: from the first page into a game, rounds of it, and a key for each tool."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest

MOST_TABS = 80


def tab_to(guest: Guest, goal: Locator) -> None:
    """Press Tab until the goal has the focus."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if goal.evaluate("(goal) => goal === document.activeElement"):
            return
    raise AssertionError(f"Tab does not come to {goal}")


def decide(guest: Guest, rng: Random) -> None:
    """Do something by keys alone. Asked again, agree."""
    guest.until_asked()
    choose(guest, rng)
    while guest.button("bar.cancel").count():
        choose(guest, rng)


def choose(guest: Guest, rng: Random) -> None:
    agree = guest.button("bar.do")
    tab_to(guest, agree if agree.count() else rng.choice(guest.glowing.all()))
    guest.page.keyboard.press("Enter")


@pytest.fixture
def seated(ann: Guest) -> Guest:
    """Ann at her turn, at a table with one bot."""
    ann.sit_at(ann.open("human", "thumb"))
    return ann


def test_from_the_first_page_through_three_rounds(ann: Guest) -> None:
    ann.home()
    tab_to(ann, ann.game().get_by_role("button", name=ann.says("play.now")))
    ann.page.keyboard.press("Enter")
    rng = Random(2)
    while ann.until_asked() and ann.view["round"] < 4:
        decide(ann, rng)
    assert ann.view["round"] == 4 or ann.view["outcome"]


def test_the_focus_goes_on_to_what_can_be_chosen_next(seated: Guest) -> None:
    tab_to(seated, seated.glowing.first)
    seated.page.keyboard.press("Enter")
    seated.until_asked()
    focused = seated.page.locator(":focus")
    expect(focused).to_have_attribute("data-thing", seated.glowing.first.get_attribute("data-thing") or "")


def test_arrows_come_to_everything_and_say_what_it_is(seated: Guest) -> None:
    focused = seated.page.locator(":focus")
    seated.page.keyboard.press("ArrowDown")
    expect(focused).to_have_attribute("data-thing", seated.glowing.first.get_attribute("data-thing") or "")
    for _ in range(12):
        seated.page.keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-thing", "player:1")
    expect(seated.page.get_by_role("tooltip")).to_contain_text("sound")


def test_u_takes_back(seated: Guest) -> None:
    hand = seated.view["players"][0]["cards"]
    decide(seated, Random(1))
    seated.wait(lambda: seated.view["phase"] == "turn")
    seated.page.keyboard.press("u")
    seated.wait(lambda: seated.view["phase"] == "bid")
    assert seated.view["players"][0]["cards"] == hand
    seated.until_asked()


def test_h_asks_for_a_hint_and_enter_does_it(seated: Guest) -> None:
    seated.page.keyboard.press("h")
    tab_to(seated, seated.button("hint.play"))
    seated.page.keyboard.press("Enter")
    seated.wait(lambda: seated.view["phase"] == "turn")


@pytest.mark.parametrize(("key", "tab"), [("l", "log"), ("c", "chat"), ("r", "rules")])
def test_a_key_for_each_tab_beside_the_table(seated: Guest, key: str, tab: str) -> None:
    shown = seated.page.get_by_role("tab", name=seated.says(tab), selected=True)
    if tab == "log":
        seated.page.keyboard.press(key)
        expect(seated.page.get_by_role("tab")).to_have_count(0)
    seated.page.keyboard.press(key)
    expect(shown).to_be_visible()
    seated.page.keyboard.press(key)
    expect(seated.page.get_by_role("tab")).to_have_count(0)


def test_a_question_mark_lists_all_keys_and_escape_closes_them(seated: Guest) -> None:
    seated.page.keyboard.press("?")
    keys = seated.page.get_by_role("dialog", name=seated.says("keys"))
    for key in ("Tab", "Enter", "Esc", "U", "H", "L", "R", "?"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    seated.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_escape_takes_back_a_pick(ann: Guest) -> None:
    ann.reach("human", "thumb", until=lambda _: ann.may("install-research"), rather="face:laboratory")
    tab_to(ann, ann.thing("face:research"))
    ann.page.keyboard.press("Enter")
    expect(ann.sentence).to_contain_text("Choose a laboratory for")
    ann.page.keyboard.press("Escape")
    expect(ann.button("bar.cancel")).to_have_count(0)
    expect(ann.sentence).to_have_text("Your turn: take a card, assign cards or play an event.")
