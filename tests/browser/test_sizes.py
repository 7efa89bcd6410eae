"""Everything on one screen at a desk, and letters twice as large without anything lost."""

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.states import cards, guided, home, menu, new_table, picking, rulebook, rules_beside_the_table, turn
from tests.browser.visibility import cut_off, sticks_out


@pytest.fixture
def large(ann: Guest) -> Guest:
    """Ann, whose browser shows all letters at 200 %."""
    double = {"fontSizes": {"standard": 32, "fixed": 26}}
    ann.context.new_cdp_session(ann.page).send("Page.setFontSizes", double)
    return ann


@pytest.mark.parametrize(
    "state",
    [home, new_table, rulebook, cards, turn, picking, guided, menu, rules_beside_the_table],
    ids=lambda state: state.__name__,
)
def test_letters_at_200_percent(large: Guest, state: Callable[[Guest], None]) -> None:
    state(large)
    assert large.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert not sticks_out(large.page)
    assert not cut_off(large.page)
