"""On a touch screen a first tap shows what it would do; only a second one on the same thing does it."""

from playwright.sync_api import expect

from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.test_dark_matter import reached, rooms
from tests.server.process import Process


def seated(guests: NewGuest) -> Guest:
    ann = guests(**PHONE)
    ann.sit_at(ann.open("human", "thumb"))
    return ann


def test_a_first_tap_shows_and_a_second_one_does(guests: NewGuest) -> None:
    ann = seated(guests)
    money = ann.table["offers"][0]["action"]["money"]
    card, moves = ann.thing(f"hand:{money} M$"), ann.table["room"]["moves"]
    card.tap()
    expect(ann.sentence).to_contain_text("Tap it again")
    expect(ann.page.get_by_role("tooltip")).to_contain_text(f"Bid {money} M$")
    assert not ann.view["players"][0]["bid"]
    card.tap()
    expect(ann.button("bar.cancel")).to_have_count(0)
    ann.wait(lambda: ann.table["room"]["moves"] > moves)


def test_the_last_of_two_taps_only_shows_as_well(guests: NewGuest, server: Process) -> None:
    match = reached(2, lambda match: bool(rooms(match, rival=False)))
    ann = lay_out(server, match, "human", "human").seat(guests(**PHONE), 0)
    moves, room = ann.table["room"]["moves"], ann.thing(f"lab:{rooms(match, rival=False)[0]}")
    ann.thing("face:research").tap()
    room.tap()
    expect(ann.sentence).to_contain_text("Tap it again")
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    assert ann.table["room"]["moves"] == moves
    room.tap()
    ann.wait(lambda: ann.table["room"]["moves"] > moves)


def test_another_tap_shows_another_thing(guests: NewGuest) -> None:
    ann = guests(**PHONE)
    ann.reach("human", "thumb", until=lambda view: len(ann.glowing.all()) > 1)
    first, second = (ann.glowing.nth(n).get_attribute("data-thing") or "" for n in range(2))
    ann.thing(first).tap()
    expect(ann.thing(first)).to_contain_text("Chosen")
    ann.thing(second).tap()
    expect(ann.thing(second)).to_contain_text("Chosen")
    ann.button("bar.cancel").tap()
    expect(ann.glowing.first).to_be_visible()


def test_a_mouse_clicks_once(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    moves = ann.table["room"]["moves"]
    ann.thing(f"hand:{ann.table['offers'][0]['action']['money']} M$").click()
    ann.wait(lambda: ann.table["room"]["moves"] > moves)
