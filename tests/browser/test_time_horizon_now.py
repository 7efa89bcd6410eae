"""The end of a phase: the Now passes over the nodes one by one, any key lands it, and nothing moves for those who do
not want it.
"""

from playwright.sync_api import expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.time_horizon import View, others_are_bots, position, press
from tests.server.process import Process

ROUND = 10
RING = range(7, 19)
"""The second ring, which is realised after that round."""

# Notes where the Now was seen, and if asked holds it there for long.
WATCH = """
window.passed = []
new MutationObserver(() => {
  const at = Number(document.querySelector('[data-now]')?.dataset.now ?? NaN)
  if (!Number.isNaN(at) && at !== window.passed.at(-1)) window.passed.push(at)
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-now'] })
const usual = window.setTimeout
window.setTimeout = (deed, wait, ...rest) => usual(deed, window.slow && wait > 40 ? 60_000 : wait, ...rest)
"""


def before_the_end(match: Match, view: View) -> bool:
    """Seat 0 is the last of round 10 and can end its turn, out of the Now's way; something lies there."""
    if not (view["round"] == ROUND and view["stage"] == "turn" and view["at_turn"] == 0):
        return False
    if view["players"][0]["node"] in RING:
        return False
    laid = [view["nodes"][node]["event"] for node in RING]
    return view["order"][-1] == 0 and view["activity"] == 0 and match.to_act == (0,) and sum(map(bool, laid)) > 2


def at_the_end(server: Process, guest: Guest) -> Guest:
    """Bring a guest to the last deed of a phase."""
    match = position(3, before_the_end)
    guest.page.add_init_script(WATCH)
    return lay_out(server, match, *others_are_bots(match, 0)).seat(guest, 0)


def passed(guest: Guest) -> list[int]:
    """Return where the Now was seen."""
    found: list[int] = guest.page.evaluate("window.passed")
    return found


def test_the_now_passes_over_the_nodes_one_by_one(guests: NewGuest, server: Process) -> None:
    ann = at_the_end(server, guests(reduced_motion="no-preference"))
    assert passed(ann) == [RING.start]
    press(ann, "end-turn")
    ann.wait(lambda: passed(ann)[-1] == RING.stop)
    assert passed(ann) == [*RING, RING.stop]
    assert all(ann.view["nodes"][node]["result"] for node in RING)
    expect(ann.page.get_by_role("list", name=ann.says("log"))).to_contain_text("the Now passes over ring 2")


def test_any_key_lands_it(guests: NewGuest, server: Process) -> None:
    ann = at_the_end(server, guests(reduced_motion="no-preference"))
    ann.page.evaluate("window.slow = true")
    press(ann, "end-turn")
    ann.wait(lambda: ann.view["now"] == RING.stop)
    ann.page.locator("[data-now].sweeping").wait_for()
    assert passed(ann)[-1] < RING.stop
    ann.page.keyboard.press("Shift")
    expect(ann.page.locator("[data-now]")).to_have_attribute("data-now", str(RING.stop))
    assert passed(ann)[-1] == RING.stop


def test_it_jumps_with_reduced_motion(ann: Guest, server: Process) -> None:
    at_the_end(server, ann)
    press(ann, "end-turn")
    ann.wait(lambda: passed(ann)[-1] == RING.stop)
    flights = sum(1 for message in ann.told if message["t"] == "table" and message["view"]["stage"] == "flee")
    assert len(passed(ann)) <= 2 + flights, "it has walked"
