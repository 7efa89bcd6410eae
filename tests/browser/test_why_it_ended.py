"""The end says why: everybody's points by source add up."""

import pytest
from playwright.sync_api import expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.time_horizon import View, position
from tests.server.process import Process


def is_over_soon(match: Match, view: View) -> bool:
    return match.forced(match.to_act[0]) is not None and plays_out(match) is not None


def plays_out(match: Match) -> Match | None:
    """Return the end if from here on nobody has a choice."""
    end = match.copy()
    while end.to_act:
        forced = end.forced(end.to_act[0])
        if forced is None:
            return None
        end.play(end.to_act[0], forced)
    return end


@pytest.mark.parametrize("lang", ["en", "es"])
def test_points_by_source_add_up(lang: str, server: Process, guests: NewGuest) -> None:
    last = position(2, is_over_soon)
    end = plays_out(last)
    assert end is not None
    assert end.outcome is not None
    ann = lay_out(server, last, "human", "thumb").seat(guests(lang, forced=True), 0)
    table = ann.page.get_by_role("table", name=ann.says("over.sources"))
    expect(table).to_be_visible()
    figures = [
        [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_text_contents()]
        for row in table.get_by_role("row").all()[1:]
    ]
    *sources, total = figures
    assert total == [int(score) for score in end.outcome.scores]
    assert [sum(column) for column in zip(*sources, strict=True)] == total
