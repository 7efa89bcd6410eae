"""Nobody is cheated whose line blinks: two browsers, one of which goes away, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import nothing_grave
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.words import pattern


def meet(host: Guest, friend: Guest, **wish: object) -> str:
    """Bring two people to a table."""
    room = host.open("human", "open", **wish)
    assert friend.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    host.sit_at(room)
    friend.sit_at(room)
    return room


def bid(guest: Guest) -> None:
    guest.until_asked()
    guest.glowing.first.click()


def test_one_lets_a_bot_play_for_oneself_from_the_menu(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    ann.button("menu").click()
    ann.button("seat.stand-in").click()
    bob.wait(lambda: bob.table["room"]["seats"][0]["bot"] == "thumb")
    ann.button("seat.return").click()
    bob.wait(lambda: bob.table["room"]["seats"][0]["bot"] is None)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_move_is_not_taken_back_before_the_absent_one_has_agreed(guests: NewGuest, lang: str) -> None:
    ann, bob = guests(lang), guests(lang)
    room = meet(ann, bob)
    bid(ann)
    bid(bob)
    ann.wait(lambda: ann.view["phase"] != "bid")
    bob.page.goto("about:blank")
    ann.wait(lambda: not ann.table["room"]["seats"][1]["here"])
    ann.button("undo").click()
    expect(ann.page.get_by_text(pattern("vote.waiting", lang))).to_contain_text(ann.table["room"]["seats"][1]["name"])
    expect(ann.button("yes")).to_have_count(0)
    nothing_grave(ann.page)
    assert ann.view["phase"] != "bid"
    ann.button("vote.withdraw").click()
    ann.wait(lambda: ann.table["votes"] == [])
    ann.button("undo").click()
    ann.wait(lambda: ann.table["votes"] != [])
    bob.page.goto(f"/table/{room}")
    # What exactly would be taken back is said where it is answered.
    request = bob.page.get_by_role("region", name=bob.says("vote.label"))
    expect(request.get_by_role("listitem").first).to_contain_text(bob.table["room"]["seats"][0]["name"])
    request.get_by_role("button", name=bob.says("no"), exact=True).click()
    refused = ann.page.get_by_role("alert").filter(has_text=bob.table["room"]["seats"][1]["name"])
    expect(refused).to_be_visible()
    refused.get_by_role("button", name=ann.says("close")).click()
    ann.button("undo").click()
    expect(refused).to_have_count(0)
    bob.button("yes").click()
    ann.wait(lambda: ann.view["phase"] == "bid")
    expect(ann.page.get_by_role("list", name=ann.says("log")).get_by_text(ann.says("log.undone"))).not_to_have_count(0)
    assert all(line.get("undone") or line["key"] != "bid-shown" for line in ann.table["log"])


def talk(guest: Guest, words: str) -> None:
    guest.page.get_by_role("tab", name=guest.says("chat")).click()
    field = guest.page.get_by_role("textbox", name=guest.says("chat.say"))
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def line(guest: Guest, words: str) -> Locator:
    return guest.page.get_by_role("list", name=guest.says("chat")).get_by_role("listitem").filter(has_text=words)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_spectators_are_read_by_players_only_by_choice(guests: NewGuest, lang: str) -> None:
    ann, bob, eve = guests(lang), guests(lang), guests(lang)
    room = meet(ann, bob)
    eve.page.goto(f"/table/{room}")
    talk(ann, "Hello all")
    talk(eve, "He holds three aces")
    expect(line(eve, "Hello all")).to_be_visible()
    expect(eve.page.get_by_text(eve.says("chat.apart"))).to_be_visible()
    expect(line(eve, "He holds three aces")).to_contain_text(eve.says("chat.spectator"))
    talk(bob, "Good luck")
    expect(line(ann, "Good luck")).to_be_visible()
    expect(line(ann, "He holds three aces")).to_have_count(0)
    ann.page.get_by_role("switch", name=ann.says("chat.spectators")).check(force=True)
    expect(line(ann, "He holds three aces")).to_be_visible()
    ann.page.reload()
    talk(ann, "Now I know")
    expect(line(ann, "He holds three aces")).to_be_visible()
    ann.page.get_by_role("switch", name=ann.says("chat.spectators")).uncheck(force=True)
    expect(line(ann, "He holds three aces")).to_have_count(0)
    expect(line(bob, "He holds three aces")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_somebody_is_muted_reported_and_forgiven(guests: NewGuest, lang: str) -> None:
    ann, bob = guests(lang), guests(lang)
    meet(ann, bob)
    talk(bob, "You play badly")
    talk(ann, "Please")
    name = ann.table["room"]["seats"][1]["name"]
    line(ann, "You play badly").get_by_role("button", name=name).click()
    ann.button("people.mute").click()
    expect(ann.button("people.mute")).to_have_attribute("aria-pressed", "true")
    expect(line(ann, "You play badly")).to_have_count(0)
    nothing_grave(ann.page)
    ann.button("people.report").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Rude")
    dialog.get_by_role("button", name=ann.says("send")).click()
    expect(dialog.get_by_role("status")).to_have_text(pattern("report.thanks", lang))
    ann.page.keyboard.press("Escape")
    talk(bob, "Very badly")
    talk(ann, "Peace")
    expect(line(ann, "Peace")).to_be_visible()
    expect(line(ann, "Very badly")).to_have_count(0)
    ann.button("menu").click()
    ignored = ann.page.get_by_role("region", name=ann.says("ignored"))
    expect(ignored).to_contain_text(name)
    ignored.get_by_role("button", name=ann.says("ignored.forgive")).click()
    expect(ignored).to_have_count(0)
    ann.page.keyboard.press("Escape")
    talk(bob, "Sorry")
    expect(line(ann, "Sorry")).to_be_visible()


def test_a_host_sends_a_spectator_away(ann: Guest, bob: Guest, eve: Guest) -> None:
    room = meet(ann, bob)
    eve.page.goto(f"/table/{room}")
    expect(eve.page.get_by_text(eve.says("watching"))).to_be_visible()
    ann.button("menu").click()
    ann.button("people").click()
    ann.button("people.send-away").click()
    ann.page.get_by_role("button", name=pattern("people.send-away.sure")).click()
    expect(eve.page.get_by_text(eve.says("refused.not-welcome"))).to_be_visible()
    expect(ann.page.get_by_role("dialog").get_by_text(ann.says("people.watches"), exact=True)).to_have_count(0)
    eve.page.reload()
    expect(eve.page.get_by_text(eve.says("refused.not-welcome"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_hints_are_off_between_strangers_and_everybody_sees_it(guests: NewGuest, lang: str) -> None:
    ann, bob = guests(lang), guests(lang)
    room = ann.open("human", "open", open=True)
    bob.page.goto(f"/table/{room}")
    expect(bob.page.get_by_text(bob.says("hints.off"))).to_be_visible()
    bob.button("seat.take").click()
    bob.until_asked()
    expect(bob.button("hint")).to_be_disabled()
    bob.page.keyboard.press("h")
    expect(bob.page.get_by_role("alert")).to_have_text(re.compile(re.escape(bob.says("refused.no-hints"))))
