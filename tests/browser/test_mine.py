"""My games: what waits for me, what is under way and what is over, found again with one click."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.over_the_wire import finish
from tests.browser.words import pattern
from tests.server.process import Process


def part(guest: Guest, key: str) -> Locator:
    """Return a part of the page by its heading."""
    return guest.page.get_by_role("region", name=guest.says(key), exact=True)


def go_to_mine(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("navigation").get_by_role("link", name=guest.says("mine.title")).click()
    expect(guest.page.get_by_role("heading", level=1, name=guest.says("mine.title"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_without_a_game_the_page_says_so_in_words(guests: NewGuest, lang: str) -> None:
    ann = guests(lang)
    go_to_mine(ann)
    expect(ann.page.get_by_text(ann.says("mine.none"))).to_be_visible()
    expect(ann.page).to_have_title(f"{ann.says('mine.title')} · Serendip")
    nothing_grave(ann.page)


def test_two_people_find_their_game_again_whoever_is_asked(guests: NewGuest) -> None:
    ann, bob = guests(), guests(**PHONE)
    room = ann.open("human", "open")
    bob.page.goto(f"/table/{room}")
    bob.button("seat.take").tap()
    bob.until_asked()
    ann.sit_at(room)
    ann.asked.first.click()
    ann.wait(lambda: not ann.table["offers"])
    bob.wait(lambda: bob.table["view"]["to_act"] == [1])
    go_to_mine(ann)
    expect(part(ann, "mine.waiting")).to_contain_text(ann.says("mine.waiting.none"))
    expect(part(ann, "mine.running").get_by_role("listitem")).to_have_count(1)
    expect(ann.page).to_have_title(re.compile("^[^●]"))
    bob.page.goto("/mine")
    expect(part(bob, "mine.waiting").get_by_role("listitem")).to_contain_text(bob.says("your.turn"))
    expect(bob.page).to_have_title(re.compile("^●"))
    bob.page.goto("/")
    expect(part(bob, "home.mine").get_by_role("listitem")).to_contain_text(bob.says("your.turn"))
    bob.page.goto("/mine")
    part(bob, "mine.waiting").get_by_role("link").tap()
    expect(bob.page).to_have_url(re.compile(f"/table/{room}$"))
    bob.until_asked()


def test_a_request_waits_among_my_games(ann: Guest, bob: Guest) -> None:
    room = ann.open("human", "open")
    bob.page.goto(f"/table/{room}")
    bob.button("seat.take").click()
    bob.until_asked()
    ann.sit_at(room)
    ann.asked.first.click()
    ann.wait(lambda: not ann.table["offers"])
    bob.wait(lambda: bob.table["view"]["to_act"] == [1])
    moves = bob.table["room"]["moves"]
    bob.asked.first.click()
    ann.wait(lambda: ann.table["room"]["moves"] > moves)
    bob.page.goto("/mine")
    ann.button("undo").click()
    ann.wait(lambda: ann.table["votes"])
    bob.page.reload()
    expect(part(bob, "mine.waiting").get_by_role("listitem")).to_contain_text(bob.says("asked.vote"))


def test_a_finished_game_has_its_replay_and_is_marked_as_mine_on_the_home_page(
    ann: Guest, bob: Guest, server: Process
) -> None:
    room = finish(server.url, "human", "thumb", guest=ann)
    go_to_mine(ann)
    over = part(ann, "mine.over").get_by_role("listitem")
    expect(over).to_have_count(1)
    expect(over).to_contain_text(re.compile(f"{ann.says('over.won')}|{ann.says('over.lost')}"))
    over.get_by_role("link").click()
    expect(ann.page).to_have_url(re.compile(f"/replay/{room}"))
    for guest, marked in ((ann, 1), (bob, 0)):
        guest.page.goto("/")
        result = part(guest, "home.recent").get_by_role("listitem").filter(has=guest.page.locator(f'[href*="{room}"]'))
        expect(result).to_have_count(1)
        expect(result.get_by_text(guest.says("result.mine"))).to_have_count(marked)


def test_games_that_can_not_be_shown_are_told_and_older_ones_come_when_asked_for(ann: Guest) -> None:
    """The server's lists are tested with the server; here, what the page makes of two pages of them."""
    ann.open("human", "thumb")

    def in_two_pages(route: Route) -> None:
        answer = route.fetch(url=route.request.url.partition("?")[0])
        parts = {"left_out": 1} if "after" in route.request.url else {"rooms": [], "next": "1.0-aaaaaaaaaa"}
        route.fulfill(response=answer, json={**answer.json(), **parts})

    ann.page.route(re.compile("/api/me/rooms"), in_two_pages)
    ann.page.goto("/mine")
    expect(part(ann, "mine.waiting").get_by_role("listitem")).to_have_count(0)
    ann.button("mine.more").click()
    expect(part(ann, "mine.waiting").get_by_role("listitem")).to_have_count(1)
    expect(ann.page.get_by_text(pattern("mine.left-out"))).to_be_visible()


def test_the_menu_of_a_table_leads_to_my_games(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.button("menu").click()
    ann.link("mine.title").click()
    expect(part(ann, "mine.waiting").get_by_role("listitem")).to_have_count(1)
