"""axe-core finds nothing serious on any page, in any state of the table, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import serendip
from tests.browser.arranged import lay_out
from tests.browser.axe import nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.over_the_wire import finish
from tests.browser.states import STATES, home, menu, turn
from tests.browser.words import pattern
from tests.server.process import Process


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_nothing_grave(ann: Guest, state: Callable[[Guest], None]) -> None:
    state(ann)
    nothing_grave(ann.page)


def test_nothing_grave_after_the_game(ann: Guest, server: Process) -> None:
    room = finish(server.url, "human", "thumb", "thumb", "thumb", guest=ann)
    ann.page.goto(f"/table/{room}")
    expect(ann.ending.get_by_role("img", name=pattern("chances.label"))).to_be_visible()
    nothing_grave(ann.page)
    ann.page.goto(f"/replay/{room}#9999")
    expect(ann.page.get_by_role("img", name=pattern("chances.label"))).to_be_visible()
    expect(ann.button("replay.on")).to_be_disabled()
    nothing_grave(ann.page)


@pytest.mark.parametrize("state", [home, turn, menu], ids=lambda state: state.__name__)
def test_nothing_grave_on_a_phone(guests: NewGuest, state: Callable[[Guest], None]) -> None:
    ann = guests(**PHONE)
    state(ann)
    nothing_grave(ann.page)


@pytest.mark.parametrize("game", ["time-horizon", "pandorum", "for-science"])
def test_nothing_grave_around_another_game(ann: Guest, server: Process, game: str) -> None:
    for page, there in (("new", "fieldset"), ("rules", "[data-rule]"), ("cards", "main li")):
        ann.page.goto(f"/{page}/{game}")
        expect(ann.page.locator(there).first).to_be_visible()
        nothing_grave(ann.page)
    match = serendip.game(game).new(seats=2, seed=1)
    ann.page.goto(f"/replay/{lay_out(server, match, 'human', 'human').room}")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    nothing_grave(ann.page)
