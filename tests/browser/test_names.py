"""Names at Dark Matter's table are whole: no dots at their end, on a phone and on a low laptop, in Spanish."""

from random import Random
from typing import Any

import pytest

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.visibility import cut_off, shortened, sticks_out

LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 657}}


@pytest.mark.parametrize("likes", [PHONE, LOW], ids=["phone", "low"])
def test_no_name_is_cut_short_while_four_play(likes: dict[str, Any], guests: NewGuest) -> None:
    ana = guests("es", **likes)
    ana.sit_at(ana.open("human", "thumb", "thumb", "thumb"))
    rng = Random(5)
    for turn in range(12):
        if not ana.until_asked():
            return
        assert not shortened(ana.page)
        assert not cut_off(ana.page)
        assert not sticks_out(ana.page)
        ana.act(rng, "face:laboratory" if turn % 3 else "face:research")
