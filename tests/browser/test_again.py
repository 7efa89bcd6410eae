"""Playing again: everybody is asked, wherever they are after the game, and nobody is taken away from what they read."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.over_the_wire import finish
from tests.server.process import Process


def asked(guest: Guest) -> Locator:
    """The card that asks a guest."""
    return guest.page.get_by_role("region", name=guest.says("rematch"))


def ask(guest: Guest, room: str) -> str:
    """Ask to play again, and return the new room."""
    guest.button("rematch").click()
    guest.page.wait_for_url(re.compile(f"/table/(?!{room})"))
    return guest.page.url.rsplit("/", 1)[1]


def test_yes_at_the_table_and_a_spectator_who_watches(ann: Guest, bob: Guest, eve: Guest, server: Process) -> None:
    room = finish(server.url, "human", "open", guest=ann, friend=bob)
    for guest in (ann, bob, eve):
        guest.page.goto(f"/table/{room}")
    new = ask(ann, room)
    expect(ann.page.get_by_text(ann.says("seat.invited"))).to_be_visible()
    expect(asked(bob)).to_contain_text(bob.table["room"]["seats"][0]["name"])
    assert bob.page.url.endswith(room)
    asked(eve).get_by_role("button", name=eve.says("again.look"), exact=True).click()
    asked(bob).get_by_role("button", name=bob.says("again.yes")).click()
    for guest in (ann, bob, eve):
        expect(guest.page).to_have_url(re.compile(new))
        guest.until_playing(new)
    assert (ann.table["you"], bob.table["you"], eve.table["you"]) == ([0], [1], [])
    # The seat can still be taken to another device.
    bob.button("menu").click()
    assert f"/table/{new}#" in bob.page.get_by_role("textbox", name=bob.says("invite.mine")).input_value()
