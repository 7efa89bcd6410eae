"""An error while loading is no end: it is said in words, and tried again. Only a table that is not there is gone."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.proxy import Proxy
from tests.server.process import Process

BUSY = '{"error": {"code": "busy", "words": "The server is busy."}}'


class Stumbling:
    """A server that answers some requests for a room with 503 before it is well again."""

    def __init__(self, guest: Guest, times: int) -> None:
        self.left = times
        guest.page.route(re.compile(r"/api/rooms/[a-z0-9]{10}$"), self._answer)

    def _answer(self, route: Route) -> None:
        if self.left > 0:
            self.left -= 1
            route.fulfill(status=503, content_type="application/json", body=BUSY)
        else:
            route.continue_()


def test_a_table_that_can_not_be_loaded_now_is_tried_again_by_itself(ann: Guest) -> None:
    room = ann.open("human", "thumb")
    stumbling = Stumbling(ann, 3)
    ann.page.goto(f"/table/{room}")
    alert = ann.page.get_by_role("alert").filter(has_text=ann.says("trouble.trying"))
    expect(alert).to_be_visible()
    expect(alert).not_to_contain_text(ann.says("lost.title"))
    ann.until_asked()
    assert stumbling.left == 0


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_button_tries_at_once_and_the_key_of_the_link_is_not_forgotten(guests: NewGuest, lang: str) -> None:
    ann, bob = guests(), guests(lang)
    ann.page.goto("/")
    opened = ann.context.request.post("/api/rooms", data={"game": "dark-matter", "seats": ["human", "open"]}).json()
    bob.page.clock.install()
    stumbling = Stumbling(bob, 1)
    bob.page.goto(f"/table/{opened['room']}#{opened['key']}")
    alert = bob.page.get_by_role("alert")
    expect(alert).to_contain_text(bob.says("trouble.trying"))
    expect(alert).to_contain_text("The server is busy." if lang == "en" else bob.says("refused.busy"))
    alert.get_by_role("button", name=bob.says("again")).click()
    expect(alert).to_have_count(0)
    bob.wait(lambda: any(message["t"] == "table" for message in bob.told))
    assert bob.table["you"] == [0]
    assert stumbling.left == 0


@pytest.fixture
def proxy(server: Process) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


def test_a_lost_connection_has_a_button(guests: NewGuest, proxy: Proxy) -> None:
    ann = guests(base_url=proxy.url)
    room = ann.open("human", "thumb")
    ann.sit_at(room)
    ann.page.clock.install()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now()") + 1000)
    proxy.cut()
    lost = ann.page.get_by_role("alert").filter(has_text=ann.says("link.lost"))
    expect(lost).to_be_visible()
    heard = len(ann.told)
    proxy.mend()
    lost.get_by_role("button", name=ann.says("again")).click()
    expect(lost).to_have_count(0)
    ann.wait(lambda: len(ann.told) > heard)


DAMAGES = {
    "its document": "UPDATE rooms SET doc = '{' WHERE id = ?",
    "one of its rows": "INSERT INTO actions (room, n, body) VALUES (?, 1000, '{}')",
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("what", DAMAGES)
def test_a_table_that_is_set_aside_is_said_in_words_and_is_not_gone(
    guests: NewGuest, server: Process, lang: str, what: str
) -> None:
    ann = guests(lang)
    room = ann.open("human", "human")
    with closing(sqlite3.connect(server.data / "serendip.db", timeout=10)) as connection, connection:
        connection.execute("UPDATE progress SET due = NULL WHERE room = ?", (room,))
        connection.execute(DAMAGES[what], (room,))
    ann.page.goto(f"/table/{room}")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text(ann.says("refused.broken"))
    expect(alert).to_contain_text(ann.says("trouble.trying"))
    expect(alert).not_to_contain_text(ann.says("lost.title"))
    expect(alert.get_by_role("button", name=ann.says("again"))).to_be_visible()


def test_only_a_table_that_is_not_there_is_gone(ann: Guest) -> None:
    ann.page.goto("/table/aaaaaaaaaa")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text(ann.says("lost.title"))
    expect(alert).not_to_contain_text(ann.says("trouble.trying"))
