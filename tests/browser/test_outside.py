"""A game that another package brings is on the home page, and is played on the plain board."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving_the_page
from tests.browser.guest import Guest
from tests.outside.installed import install


def test_a_game_from_outside_is_played_to_its_end(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(install(tmp_path)))
    with serving_the_page(tmp_path / "data") as server:
        context = chromium.new_context(base_url=server.url, reduced_motion="reduce")
        ann = Guest(context)
        ann.home()
        expect(ann.game("Sunspots")).to_contain_text("Count faster than the others.")
        ann.sit_at(ann.open("human", "thumb", game="sunspots"))
        ann.play(Random(1))
        expect(ann.ending).to_be_visible()
        assert not ann.failures
        context.close()
