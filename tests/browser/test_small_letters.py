"""No word or number on a table is smaller than 11 pixels, on a phone, a small one, one on its side, or a low laptop."""

import pytest

from serendip import Match
from tests.browser import pandorum, time_horizon
from tests.browser.arranged import lay_out
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won
from tests.browser.test_lessons import furnished, played_until
from tests.browser.time_horizon import own_turn
from tests.browser.visibility import too_small
from tests.server.process import Process

SIZES = ((390, 844), (360, 740), (844, 390), (1280, 657))


def crowded(match: Match, view: time_horizon.View) -> bool:
    """Many events lie in the continuum, and the first seat begins a turn outside the centre."""
    laid = sum(node["event"] is not None for node in view["nodes"])
    return own_turn(match, view) and laid > 12 and view["players"][0]["node"] > 0


@pytest.mark.parametrize("name", ["dark-matter", "time-horizon", "pandorum", "for-science"])
def test_everything_can_be_read(ann: Guest, server: Process, name: str) -> None:
    positions = {
        "dark-matter": lambda: played_until("dark-matter", 4, furnished),
        "time-horizon": lambda: time_horizon.position(4, crowded),
        "pandorum": lambda: pandorum.reached(4, pandorum.moving),
        "for-science": lambda: nearly_won().match,
    }
    match = positions[name]()
    lay_out(server, match, "human", *["thumb"] * (match.seats - 1)).seat(ann, 0)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        # A drawing measures itself before its letters are as large as they must be.
        ann.wait(lambda: not too_small(ann.page))
