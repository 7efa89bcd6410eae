"""The page in Spanish: nothing English is left over, whatever is shown."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.languages import english_in
from tests.browser.over_the_wire import finish, until_analysed
from tests.browser.states import STATES, waiting_room
from tests.browser.words import pattern
from tests.server.process import Process


@pytest.fixture
def ana(guests: NewGuest) -> Guest:
    return guests("es")


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_nothing_english_is_left_over(ana: Guest, state: Callable[[Guest], None]) -> None:
    state(ana)
    expect(ana.page.locator("html[lang=es]")).to_be_attached()
    assert english_in(ana) == []


def test_the_waiting_room_speaks_no_english_while_the_box_is_on_its_way(ana: Guest) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/assets/cover-*.js", hold)
    with ana.page.expect_response("**/api/games"):
        waiting_room(ana)
    ana.page.wait_for_timeout(200)
    assert held
    assert english_in(ana) == []
    for route in held:
        route.continue_()
    expect(ana.page.get_by_text(ana.says("pace.none.help"))).to_be_visible()
    assert english_in(ana) == []


def test_nothing_english_is_left_over_after_the_game(ana: Guest, server: Process) -> None:
    room = finish(server.url, "human", "thumb", "thumb", guest=ana)
    until_analysed(server.url, room)
    ana.page.goto(f"/table/{room}")
    expect(ana.ending.get_by_role("heading", name=ana.says("moments"))).to_be_visible()
    assert english_in(ana) == []
    ana.page.goto(f"/replay/{room}#9999")
    expect(ana.button("replay.on")).to_be_disabled()
    expect(ana.page.get_by_role("img", name=pattern("chances.label", "es"))).to_be_visible()
    assert english_in(ana) == []


def test_the_language_is_changed_in_the_menu_at_once_and_kept(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.button("menu").click()
    ann.page.get_by_text("Español", exact=True).click()
    ann.page.keyboard.press("Escape")
    ann.lang = "es"
    # The game's own words come a moment after the page's.
    ann.wait(lambda: english_in(ann) == [])
    ann.page.reload()
    ann.until_asked()
    assert english_in(ann) == []
    ann.home()
    expect(ann.sentence).to_have_text(ann.says("home.title"))
