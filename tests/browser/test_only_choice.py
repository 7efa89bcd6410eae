"""What everybody can see to be the only choice is no click: the table says it, waits a little, and does it."""

from playwright.sync_api import expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.time_horizon import View, position
from tests.server.process import Process


def one_way_to_flee(match: Match, view: View) -> bool:
    return 0 in match.to_act and match.forced(0) is not None


def at_the_only_way(server: Process, guest: Guest) -> Guest:
    return lay_out(server, position(2, one_way_to_flee), "human", "thumb").seat(guest, 0)


def test_the_only_choice_is_done_by_itself(server: Process, guests: NewGuest) -> None:
    ann = at_the_only_way(server, guests(forced=True))
    node = ann.table["offers"][0]["action"]["node"]
    assert ann.table["forced"]
    expect(ann.sentence).to_contain_text("Only one choice")
    ann.wait(lambda: ann.view["players"][0]["node"] == node)


def test_whoever_wants_to_makes_every_choice(server: Process, guests: NewGuest) -> None:
    ann = at_the_only_way(server, guests(forced=True))
    ann.button("menu").click()
    ann.page.get_by_role("switch", name=ann.says("menu.forced")).uncheck()
    ann.button("close").click()
    expect(ann.sentence).not_to_contain_text("Only one choice")
