"""Two people in two browsers: an invitation by link, names, talk, a game, taking back by consent, playing again."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.guest import Guest


def invite(host: Guest) -> str:
    """Set up a table for two in the form and return the link that the page gives for friends."""
    host.home()
    host.game().get_by_role("link", name=host.says("play.friends")).click()
    host.button("new.create").click()
    expect(host.page.get_by_role("heading", name=host.says("wait.title"))).to_be_visible()
    link = host.page.get_by_role("textbox", name=host.says("invite.link")).first.input_value()
    assert "#" not in link, "the link would give one's own seat away"
    return link


def meet(host: Guest, friend: Guest) -> None:
    """Bring two people to one table."""
    friend.page.goto(invite(host))
    waiting = friend.page.get_by_role("region", name=friend.says("wait.title"))
    waiting.get_by_role("button", name=friend.says("seat.take")).click()
    host.until_asked()
    friend.until_asked()


def rename(guest: Guest, name: str) -> None:
    guest.button("menu").click()
    field = guest.page.get_by_role("textbox", name=guest.says("menu.name"))
    expect(field).not_to_have_value("")
    field.fill(name)
    guest.button("save").click()
    expect(guest.page.get_by_text(guest.says("menu.name.saved"), exact=True)).to_be_visible()
    guest.page.keyboard.press("Escape")


def test_two_browsers_play_each_other_through_an_invite_link(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    assert (ann.table["you"], bob.table["you"]) == ([0], [1])
    assert ann.view["players"][1]["cards"] == []
    assert bob.view["players"][0]["cards"] == []
    rng = Random(1)
    while ann.view["round"] < 3:
        ann.wait(lambda: ann.asked.count() or bob.asked.count())
        (ann if ann.asked.count() else bob).act(rng)
    bob.wait(lambda: bob.view["round"] == 3)
    bob.wait(lambda: ann.view["laboratories"] == bob.view["laboratories"])
    # By now one may have seen some of the other's cards go into the hand: those are there, and no others are shown.
    for one, other, seat in ((ann, bob, 1), (bob, ann, 0)):
        assert all(card in other.view["players"][seat]["cards"] for card in one.view["players"][seat]["cards"])


def test_a_stranger_joins_an_open_table_from_the_home_page(ann: Guest, bob: Guest) -> None:
    room = ann.open("human", "open", open=True)
    bob.home()
    tables = bob.page.get_by_role("region", name=bob.says("home.open"))
    tables.locator(f"a[href='/table/{room}']").click()
    bob.page.get_by_role("region", name=bob.says("wait.title")).get_by_role("button").click()
    bob.until_asked()
    assert bob.table["you"] == [1]


def test_a_seat_is_taken_along_to_another_device_by_its_key(ann: Guest, bob: Guest) -> None:
    opened = ann.context.request.post("/api/rooms", data={"game": "dark-matter", "seats": ["human", "thumb"]}).json()
    bob.page.goto(f"/table/{opened['room']}#{opened['key']}")
    bob.until_asked()
    assert bob.table["you"] == [0]
    assert "#" not in bob.page.url, "the key stays in sight"


def test_however_many_seats_are_free_one_sits_down_by_one_button(ann: Guest, bob: Guest) -> None:
    room = ann.open("human", "open", "open")
    bob.page.goto(f"/table/{room}")
    expect(bob.page.get_by_role("heading", name=bob.says("wait.title"))).to_be_visible()
    expect(bob.button("seat.take")).to_have_count(1)
    bob.button("seat.take").click()
    bob.wait(lambda: bob.told and bob.table["you"] == [1])
    expect(bob.button("seat.take")).to_have_count(0)


def test_whose_turn_it_is_stands_on_both_tables(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    rename(ann, "Vera Rubin")
    bob.act(Random(1))
    expect(bob.sentence).to_have_text("Waiting for the bids of Vera Rubin.")
    assert not bob.page.title().startswith("● ")
    assert ann.page.title().startswith("● ")


def test_a_new_name_is_seen_by_everybody(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    rename(ann, "Vera Rubin")
    expect(bob.page.get_by_role("region", name="Vera Rubin", exact=True)).to_be_visible()
    rename(bob, "Fritz Zwicky")
    expect(ann.page.get_by_role("region", name="Fritz Zwicky", exact=True)).to_be_visible()


def test_they_talk(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    for guest in (ann, bob):
        guest.page.get_by_role("tab", name=guest.says("chat")).click()
    field = ann.page.get_by_role("textbox", name=ann.says("chat.say"))
    field.fill("Is <b>anything</b> out there?")
    field.press("Enter")
    heard = bob.page.get_by_role("listitem").filter(has_text="Is <b>anything</b> out there?")
    expect(heard).to_be_visible()
    expect(heard).to_contain_text(ann.table["room"]["seats"][0]["name"])
    bob.page.reload()
    bob.page.get_by_role("tab", name=bob.says("chat")).click()
    expect(heard).to_be_visible()


def test_new_talk_is_seen_and_announced_while_the_log_is_shown(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    ann.page.keyboard.press("c")
    field = ann.page.get_by_role("textbox", name=ann.says("chat.say"))
    field.fill("Hello")
    field.press("Enter")
    expect(bob.page.locator(".callout")).to_contain_text("Hello")
    expect(bob.page.get_by_role("status").filter(has_text="Hello")).to_be_attached()
    expect(ann.page.locator(".callout")).to_have_count(0)
    tab = bob.page.get_by_role("tab", name=f"{bob.says('chat')} {bob.says('chat.new')}")
    expect(tab).to_be_visible()
    tab.click()
    expect(bob.page.get_by_role("tab", name=bob.says("chat"), exact=True)).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(ann: Guest, bob: Guest) -> None:
    meet(ann, bob)
    before = ann.view
    ann.act(Random(3))
    bob.act(Random(3))
    ann.wait(lambda: ann.view["phase"] != "bid")
    ann.button("undo").click()
    bob.button("yes").click()
    ann.wait(lambda: ann.view["phase"] == "bid")
    assert ann.view["players"][0] == before["players"][0]
    ann.until_asked()


def test_who_is_invited_learns_what_is_played_and_sits_down_by_name(ann: Guest, bob: Guest) -> None:
    room = ann.open("human", "open", game="pandorum", options={"monoliths": False})
    bob.page.goto(f"/table/{room}")
    waiting = bob.page.get_by_role("region", name=bob.says("wait.title"))
    expect(waiting.get_by_text("Pandorum", exact=True)).to_be_visible()
    expect(waiting).to_contain_text("Monoliths: No · Events: Yes")
    expect(waiting).to_contain_text(bob.says("pace.none.help"))
    name = waiting.get_by_role("textbox", name=bob.says("menu.name"))
    expect(name).not_to_have_value("")
    name.fill("Fritz Zwicky")
    waiting.get_by_role("button", name=bob.says("seat.take")).click()
    bob.wait(lambda: bob.told and bob.table["you"] == [1])
    assert bob.table["room"]["seats"][1]["name"] == "Fritz Zwicky"


def test_leaving_a_running_game_is_asked_twice(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.button("menu").click()
    ann.button("leave").click()
    expect(ann.page.get_by_text(ann.says("leave.sure"))).to_be_visible()
    ann.button("leave.stay").click()
    assert ann.table["you"] == [0]
    ann.button("leave").click()
    ann.button("leave").click()
    ann.page.wait_for_url(re.compile("/$"))
