"""Nothing is lost: reloads, a second tab, a lost connection and a server that is killed in mid-game."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.proxy import Proxy
from tests.server.process import Process

BOTS = ("human", "thumb", "random")


def in_mid_game(guest: Guest, *seats: str) -> str:
    """Bring a guest to the actions of the second round at a table with bots; return the room."""
    return guest.reach(*(seats or BOTS), until=lambda view: view["round"] > 1 and view["phase"] == "turn")


def log_of(guest: Guest) -> list[str]:
    """Return the log as it is shown."""
    return guest.page.get_by_role("list", name=guest.says("log")).get_by_role("listitem").all_inner_texts()


def shown(guest: Guest) -> str:
    """Return the whole table in words, as a screen reader meets it."""
    return guest.page.get_by_role("main").aria_snapshot()


def test_a_reload_brings_the_same_table_back(ann: Guest) -> None:
    in_mid_game(ann)
    view, log, heard = ann.view, log_of(ann), len(ann.told)
    ann.page.reload()
    ann.until_asked()
    assert len(ann.told) > heard
    assert ann.view == view
    assert log_of(ann) == log
    ann.play(Random(1), lambda view: view["round"] == 3)


def test_home_leads_back_to_a_running_table(ann: Guest) -> None:
    in_mid_game(ann)
    view = ann.view
    ann.home()
    mine = ann.page.get_by_role("region", name=ann.says("home.mine"))
    expect(mine).to_contain_text(ann.says("your.turn"))
    mine.get_by_role("link", name=ann.says("resume")).first.click()
    ann.until_asked()
    assert ann.view == view


class SlowWire:
    """A tab's socket on which the server's tables can be held back for a while."""

    def __init__(self, route: WebSocketRoute) -> None:
        self.held: list[str] | None = None
        self.route = route
        self.server = route.connect_to_server()
        self.server.on_message(self._pass_on)

    def hold(self) -> None:
        """Keep tables back from now on."""
        self.held = []

    def _pass_on(self, message: str | bytes) -> None:
        text = str(message)
        if self.held is not None and json.loads(text)["t"] == "table":
            self.held.append(text)
        else:
            self.route.send(text)

    def release(self) -> None:
        """Let what was held back come, and everything after it."""
        held, self.held = self.held or [], None
        for text in held:
            self.route.send(text)


def test_two_tabs_show_the_same(ann: Guest) -> None:
    room = in_mid_game(ann)
    other = ann.another_tab()
    other.sit_at(room)
    assert shown(other) == shown(ann)
    ann.decide(Random(3))
    ann.until_asked()
    other.wait(lambda: shown(other) == shown(ann))
    other.until_asked()
    other.decide(Random(4))
    other.until_asked()
    ann.wait(lambda: shown(other) == shown(ann))


def test_a_stale_click_in_a_second_tab_is_refused(ann: Guest) -> None:
    room = ann.open(*BOTS)
    ann.sit_at(room)
    other = ann.another_tab()
    wires: list[SlowWire] = []
    other.page.route_web_socket("**/socket*", lambda route: wires.append(SlowWire(route)))
    other.sit_at(room)
    wires[0].hold()
    ann.glowing.first.click()
    ann.until_asked()
    bid = ann.view["players"][0]["bid"]
    other.glowing.last.click()
    expect(other.page.get_by_role("alert")).to_contain_text(other.says("refused.stale"))
    wires[0].release()
    other.until_asked()
    assert shown(other) == shown(ann)
    assert ann.view["players"][0]["bid"] == bid


@pytest.fixture
def proxy(server: Process) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


def test_a_lost_connection_comes_back_by_itself(guests: NewGuest, proxy: Proxy) -> None:
    ann = guests(base_url=proxy.url)
    in_mid_game(ann)
    view, log = ann.view, log_of(ann)
    proxy.cut()
    ann.context.set_offline(True)
    lost = ann.page.get_by_role("alert").filter(has_text=ann.says("link.lost"))
    expect(lost).to_contain_text(ann.says("link.again"))
    expect(ann.sentence).to_have_text(ann.says("link.wait"))
    expect(ann.glowing).to_have_count(0)
    expect(ann.button("undo")).to_be_disabled()
    expect(ann.button("hint")).to_be_disabled()
    heard = len(ann.told)
    proxy.mend()
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)
    ann.wait(lambda: len(ann.told) > heard)
    assert ann.view == view
    assert log_of(ann) == log
    ann.play(Random(1), lambda view: view["round"] == 3)


def test_talk_is_not_heard_twice_after_a_lost_connection(guests: NewGuest, proxy: Proxy) -> None:
    ann, bob = guests(base_url=proxy.url), guests()
    room = ann.open("human", "open")
    # Before a page of his asks for anything: what asks first is given his name.
    assert bob.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    for guest in (ann, bob):
        guest.sit_at(room)
        guest.page.get_by_role("tab", name=guest.says("chat")).click()
    field = bob.page.get_by_role("textbox", name=bob.says("chat.say"))
    field.fill("Are you there?")
    field.press("Enter")
    lines = ann.page.get_by_role("list", name=ann.says("chat")).get_by_role("listitem")
    expect(lines).to_have_count(1)
    proxy.cut()
    expect(ann.sentence).to_have_text(ann.says("link.wait"))
    field.fill("Hello?")
    field.press("Enter")
    proxy.mend()
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Are you there?")
    expect(lines.last).to_contain_text("Hello?")
    ann.wait(lambda: sum(message["t"] == "chat" and message.get("past", False) for message in ann.told) == 2)
    expect(lines).to_have_count(2)


def test_a_connection_gone_silent_is_noticed(guests: NewGuest, proxy: Proxy) -> None:
    ann = guests(base_url=proxy.url)
    ann.page.clock.install()
    in_mid_game(ann)
    proxy.silence()
    ann.page.clock.run_for("00:10")
    lost = ann.page.get_by_role("alert").filter(has_text=ann.says("link.lost"))
    expect(lost).to_be_visible()
    proxy.mend()
    ann.page.clock.run_for("00:10")
    expect(lost).to_have_count(0)
    ann.play(Random(1), lambda view: view["round"] == 3)


def test_the_server_is_killed_and_started_again(ann: Guest, server: Process) -> None:
    in_mid_game(ann)
    view, log = ann.view, log_of(ann)
    server.kill()
    lost = ann.page.get_by_role("alert").filter(has_text=ann.says("link.lost"))
    expect(lost).to_contain_text(ann.says("link.again"))
    heard = len(ann.told)
    server.start()
    expect(lost).to_have_count(0)
    ann.wait(lambda: len(ann.told) > heard)
    assert ann.view == view
    assert log_of(ann) == log
    ann.play(Random(1), lambda view: view["round"] == 3)
