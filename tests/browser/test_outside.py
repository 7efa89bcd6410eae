"""A game that another package brings: on every page, on a board of its own, and on the plain one if that fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving_the_page
from tests.browser.guest import Guest
from tests.outside.installed import install


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the packages are installed for the server."""
    found = install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(found))
    return found


@contextmanager
def guest_of(chromium: Browser, data: Path) -> Iterator[Guest]:
    with serving_the_page(data) as server:
        context = chromium.new_context(base_url=server.url, reduced_motion="reduce", locale="en")
        guest = Guest(context)
        yield guest
        assert not guest.failures
        context.close()


def test_a_game_from_outside_is_on_every_page_with_a_board_of_its_own(
    chromium: Browser, site: Path, tmp_path: Path
) -> None:
    with guest_of(chromium, tmp_path / "data") as ann:
        ann.home()
        panel = ann.game("Sunspots")
        expect(panel).to_contain_text("Count faster than the others.")
        panel.get_by_role("link", name=ann.says("rules")).click()
        expect(ann.page.get_by_text("Whoever has counted ten first wins.")).to_be_visible()
        ann.home()
        ann.game("Sunspots").get_by_role("link", name=ann.says("play.friends")).click()
        expect(ann.page.get_by_role("heading", name=ann.says("new.title"))).to_be_visible()
        ann.button("new.create").click()
        expect(ann.page.get_by_role("heading", name=ann.says("wait.title"))).to_be_visible()

        room = ann.open("human", "thumb", game="sunspots", swift=True)
        ann.page.goto(f"/table/{room}")
        three = ann.page.get_by_role("button", name="Count 3")
        three.focus()
        expect(ann.page.get_by_text("You would have 3.")).to_be_visible()
        sun = ann.page.get_by_role("main").locator("img")
        assert sun.evaluate("image => image.decode().then(() => image.naturalWidth)"), "its picture is served too"
        ann.button("hint").click()
        ann.button("hint.play").click()
        ann.wait(lambda: ann.view["counted"][0] and ann.view["to_act"] == [0])
        while True:
            three.or_(ann.ending).first.wait_for()
            if ann.ending.count():
                break
            rev = ann.table["rev"]
            three.click()
            ann.wait(lambda rev=rev: ann.table["rev"] > rev)  # type: ignore[misc]

        ann.page.goto(f"/replay/{room}")
        row = ann.page.get_by_role("main").get_by_role("listitem").first
        expect(row).to_contain_text("–")
        ann.button("replay.on").click()
        expect(row).to_contain_text("●")
        expect(ann.page.get_by_role("button", name="Count 3")).to_have_count(0)


BROKEN = {
    "it is no script": "this is no script",
    "of another version": "export const version = 99;\nexport const mount = () => ({ update() {} });\n",
    "it fails when it draws": "export const version = 1;\nexport function mount() {\n  throw new Error('clouds');\n}\n",
    "it fails later": (
        "export const version = 1;\n"
        "export const mount = () => ({ update() { throw new Error('clouds'); }, destroy() { throw new Error(); } });\n"
    ),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_broken_board_is_replaced_by_the_plain_one(chromium: Browser, site: Path, tmp_path: Path, why: str) -> None:
    (site / "sunspots" / "board" / "board.js").write_text(BROKEN[why], encoding="utf-8")
    with guest_of(chromium, tmp_path / "data") as ann:
        room = ann.open("human", "thumb", game="sunspots", swift=True)
        ann.page.goto(f"/table/{room}")
        if why == "it fails later":
            expect(ann.button("hint")).to_be_visible()
            ann.button("hint").click()
            ann.button("hint.play").click()
        expect(ann.page.get_by_text(ann.says("board.failed"))).to_be_visible()
        ann.play(Random(1))
        expect(ann.ending).to_be_visible()


def test_a_game_without_a_board_is_played_on_the_plain_one(chromium: Browser, site: Path, tmp_path: Path) -> None:
    (site / "sunspots" / "board" / "board.js").unlink()
    with guest_of(chromium, tmp_path / "data") as ann:
        ann.sit_at(ann.open("human", "thumb", game="sunspots", swift=True))
        expect(ann.page.get_by_text(ann.says("board.failed"))).to_have_count(0)
        ann.play(Random(1))
        expect(ann.ending).to_be_visible()
