"""Bots are people at the table: they have names and faces, and the word for their strength is the menu's."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_bot_sits_down_as_it_was_offered(lang: str, guests: NewGuest) -> None:
    ann = guests(lang)
    ann.page.goto("/new/dark-matter")
    ann.page.get_by_role("radio", name="Marie").check()
    expect(ann.page.get_by_text(ann.says("bot.master.help"))).to_be_visible()
    ann.button("new.create").click()
    ann.until_asked()
    mat = ann.page.get_by_role("region", name="Marie", exact=True)
    expect(mat).to_contain_text(ann.says("bot.master"))
    ann.thing("player:1").hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text(ann.says("bot.master.help"))


def test_nobody_is_called_thumb(ann: Guest) -> None:
    room = ann.open("human", "thumb", "thumb", "random")
    names = [seat["name"] for seat in ann.context.request.get(f"/api/rooms/{room}").json()["seats"]]
    assert names[1:] == ["Ada", "Bruno", "Pip"]


def test_where_all_win_together_nobody_is_hard_to_beat(ann: Guest) -> None:
    ann.page.goto("/new/for-science")
    expect(ann.page.get_by_role("radio", name="Ada")).to_be_visible()
    for name in ("Pip", "Lise", "Marie"):
        expect(ann.page.get_by_role("radio", name=name)).to_have_count(0)


def test_on_a_phone_a_close_up_tells_how_a_bot_plays(guests: NewGuest) -> None:
    ann = guests(**PHONE)
    ann.sit_at(ann.open("human", "thumb"))
    ann.thing("player:1").tap(force=True)
    expect(ann.page.get_by_role("tooltip")).to_contain_text(ann.says("bot.sound.help"))
