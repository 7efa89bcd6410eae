"""Nobody is cheated whose line blinks: two browsers, one of which goes away, in both languages."""

import pytest
from playwright.sync_api import expect

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


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_bot_plays_for_somebody_gone_for_long_until_they_come_back(guests: NewGuest, lang: str) -> None:
    ann, bob = guests(lang), guests(lang)
    room = meet(ann, bob, pace="live")
    bob.page.goto("about:blank")
    expect(ann.page.get_by_text(pattern("seat.away", lang)).or_(ann.button("seat.replace")).first).to_be_visible()
    ann.button("seat.replace").click()
    ann.wait(lambda: ann.table["room"]["seats"][1]["bot"] == "thumb")
    bob.page.goto(f"/table/{room}")
    expect(bob.page.get_by_text(bob.says("seat.bot-plays"))).to_be_visible()
    bob.button("seat.return").click()
    ann.wait(lambda: ann.table["room"]["seats"][1]["bot"] is None)
    expect(bob.page.get_by_text(bob.says("seat.bot-plays"))).to_have_count(0)


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
    assert ann.view["phase"] != "bid"
    bob.page.goto(f"/table/{room}")
    bob.button("yes").click()
    ann.wait(lambda: ann.view["phase"] == "bid")
