"""Help at the table: why not, hints, taking back, the guided first game, the rulebook, a log that points, a report."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.words import catalogue, pattern


@pytest.fixture
def seated(ann: Guest) -> Guest:
    """Ann at the opening of a game against one bot, asked for a bid."""
    ann.sit_at(ann.open("human", "thumb"))
    return ann


WHY_NOT = "Everybody is bidding now: choose a money card"


def test_resting_the_pointer_on_what_can_not_be_done_says_why_with_the_rule(seated: Guest) -> None:
    seated.thing("face:laboratory").hover()
    seated.page.mouse.move(*middle(seated, "face:laboratory"))
    close_up = seated.page.get_by_role("tooltip")
    expect(close_up).to_contain_text(WHY_NOT)
    expect(close_up).to_contain_text("DM-20")


def middle(guest: Guest, thing: str) -> tuple[float, float]:
    """Return the middle of a thing on the screen."""
    box = guest.thing(thing).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3


def test_the_focus_on_what_can_not_be_done_says_why_with_the_rule(seated: Guest) -> None:
    seated.page.keyboard.press("ArrowUp")
    seated.thing("face:resource").focus()
    expect(seated.page.get_by_role("tooltip")).to_contain_text(WHY_NOT)
    expect(seated.page.get_by_role("tooltip").get_by_role("button", name="DM-20")).to_be_visible()


def test_a_click_on_what_can_not_be_done_stays_and_leads_to_the_rule(seated: Guest) -> None:
    before = len(seated.told)
    seated.thing("face:research").click(force=True)  # Playwright itself would not click what is marked as disabled.
    close_up = seated.page.get_by_role("tooltip")
    expect(close_up).to_contain_text(WHY_NOT)
    assert all(message["t"] != "table" for message in seated.told[before:]), "a click that means nothing did something"
    close_up.get_by_role("button", name="DM-20").click()
    expect(seated.page.get_by_role("tab", name=seated.says("rules"), selected=True)).to_be_visible()
    expect(seated.page.locator('[data-rule="DM-20"]')).to_be_in_viewport()


def test_what_can_be_done_says_what_a_click_would_do(seated: Guest) -> None:
    offer = seated.table["offers"][0]
    seated.page.keyboard.press("ArrowUp")
    seated.thing(f"hand:{offer['action']['money']} M$").focus()
    expect(seated.page.get_by_role("tooltip")).to_contain_text(f"Bid {offer['action']['money']} M$")


def test_a_hint_names_an_action_with_its_chance_and_can_be_followed(seated: Guest) -> None:
    seated.play(Random(1), lambda _: len(seated.table["offers"]) > 1)
    seated.button("hint").click()
    suggested = seated.page.get_by_text(f"{seated.says('hint')}:").locator("..")
    expect(suggested).to_contain_text("% chance to win")
    hint = next(message for message in reversed(seated.told) if message["t"] == "hint")
    expect(suggested).to_contain_text(hint["offer"]["words"])
    assert not hint["why"] or hint["why"]["words"] in (suggested.text_content() or "")
    assert hint["offer"] in seated.table["offers"]
    moves = seated.table["room"]["moves"]
    seated.button("hint.play").click()
    expect(suggested).to_have_count(0)
    seated.wait(lambda: seated.table["room"]["moves"] > moves)


def test_undo_takes_the_last_action_back(seated: Guest) -> None:
    before = seated.view
    expect(seated.button("undo")).to_be_disabled()
    seated.act(Random(1))
    seated.wait(lambda: seated.view["phase"] == "turn")
    seated.button("undo").click()
    seated.wait(lambda: seated.view["phase"] == "bid")
    assert seated.view["players"][0] == before["players"][0]
    expect(seated.page.get_by_role("list", name=seated.says("log"))).to_contain_text(" back")


def test_asking_before_a_move_is_played(seated: Guest) -> None:
    seated.button("menu").click()
    seated.page.get_by_role("switch", name=seated.says("menu.confirm")).check()
    seated.page.keyboard.press("Escape")
    seated.act(Random(1))
    expect(seated.sentence).to_have_text(re.compile(r"^Bid \d+ M\$$"))
    assert seated.view["players"][0]["bid"] is None
    seated.button("bar.do").click()
    seated.wait(lambda: seated.view["players"][0]["bid"] is not None)


def test_the_guided_game_teaches_one_thing_at_a_time(ann: Guest) -> None:
    lessons = catalogue("boards/dark-matter/texts.{lang}.json", "en")
    ann.home()
    ann.game().get_by_role("button", name=ann.says("play.learn")).click()
    lesson = ann.page.get_by_role("status")
    for name in ("welcome", "bid"):
        expect(lesson.filter(has_text=lessons[f"guide.{name}.title"])).to_contain_text(lessons[f"guide.{name}.text"])
        if name == "welcome":
            ann.button("guide.next").click()
    ann.glowing.first.click()
    expect(lesson.filter(has_text=lessons["guide.bid.title"])).to_have_count(0)
    expect(lesson.filter(has_text=lessons["guide.order.title"])).to_be_visible()
    ann.button("guide.stop").click()
    expect(ann.button("guide.next")).to_have_count(0)
    ann.page.reload()
    ann.until_asked()
    expect(ann.button("guide.next")).to_have_count(0)


def test_the_rulebook_beside_the_table_can_be_searched(seated: Guest) -> None:
    seated.page.get_by_role("tab", name=seated.says("rules")).click()
    book = seated.page.get_by_role("region", name=seated.says("rules"))
    expect(book.locator("[data-rule]").first).to_be_visible()
    seated.page.get_by_role("searchbox").fill("COVID")
    expect(book.locator("[data-rule]")).not_to_have_count(0)
    assert all("COVID" in rule for rule in book.locator("[data-rule]").all_inner_texts())
    seated.page.get_by_role("searchbox").fill("no such thing in it")
    expect(book).to_have_text(seated.says("rules.none"))


def test_the_log_lights_up_what_it_speaks_of(seated: Guest) -> None:
    seated.act(Random(1))
    seated.wait(lambda: seated.view["phase"] == "turn")
    log = seated.page.get_by_role("list", name=seated.says("log"))
    log.locator("[data-refers='player:1']").first.hover()
    border = "(thing) => getComputedStyle(thing, '::after').borderTopColor"
    lit = seated.thing("player:1").evaluate(border)
    seated.page.mouse.move(0, 0)
    assert seated.thing("player:1").evaluate(border) != lit


def test_a_problem_is_reported_with_its_number(seated: Guest) -> None:
    seated.button("menu").click()
    seated.button("report").click()
    form = seated.page.get_by_role("dialog", name=seated.says("report"))
    form.get_by_role("textbox").fill("The laboratory has eaten my student.")
    form.get_by_role("button", name=seated.says("send")).click()
    expect(form.get_by_text(pattern("report.thanks"))).to_be_visible()


def test_a_notification_calls_a_player_who_looks_elsewhere(guests: NewGuest) -> None:
    ann, bob = guests(permissions=["notifications"]), guests()
    ann.page.add_init_script(
        "window.notes = []; window.Notification = class { static permission = 'granted';"
        "static requestPermission = async () => 'granted'; constructor(title) { window.notes.push(title) } }"
    )
    room = ann.open("human", "open")
    assert bob.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    ann.sit_at(room)
    bob.sit_at(room)
    ann.button("menu").click()
    ann.page.get_by_role("switch", name=ann.says("menu.notify")).check()
    ann.page.keyboard.press("Escape")
    ann.act(Random(1))
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    while not ann.asked.count():
        bob.until_asked()
        bob.decide(Random(1))
        ann.wait(lambda: ann.asked.count() or bob.asked.count())
    assert ann.page.evaluate("window.notes") == [ann.says("your.turn")]
    assert ann.page.title().startswith("● ")
    assert "turn" in (ann.page.locator("link[rel=icon]").get_attribute("href") or "")


def test_the_rulebook_keeps_to_its_place_beside_the_table(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.page.keyboard.press("r")
    expect(ann.page.locator('[data-rule="DM-1"]')).to_be_visible()
    expect(ann.button("rail.close")).to_be_in_viewport(ratio=1)
