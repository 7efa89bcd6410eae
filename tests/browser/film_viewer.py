"""Somebody who looks at the film of a build, in the replay of a match of For Science!."""

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.words import text
from tests.browser.workbench import TEXTS


class FilmViewer:
    """A guest at a replay."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def says(self, key: str) -> str:
        return text(key, self.guest.lang, TEXTS)

    @property
    def shown(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("film"))

    @property
    def reel(self) -> Locator:
        """The film's own slider."""
        return self.shown.get_by_role("slider")

    def jump_to_block(self, number: int) -> None:
        """Go to the last step at which a block was the n-th of its build."""
        room = self.page.url.split("/replay/")[1].split("#")[0]
        answer = self.guest.context.request.get(f"/api/rooms/{room}/replay")
        frames = answer.json()["frames"]
        sizes = [sum(sum(build["blocks"].values()) for build in frame["view"]["builds"]) for frame in frames]
        step = max(n for n in range(1, len(sizes)) if sizes[n - 1] < sizes[n] == number)
        self.page.evaluate(f"location.hash = '#{step}'")
        expect(self.page.get_by_text(f"{step}/{len(frames) - 1}", exact=True)).to_be_visible()

    def expect_blocks(self, number: int) -> None:
        """So many blocks are to be seen."""
        expect(self.shown).to_have_attribute("data-blocks", str(number))

    def expect_no_motion(self) -> None:
        """The picture is where it belongs at once, and stays."""
        shown = self.reel.input_value()
        self.page.wait_for_timeout(250)
        assert self.reel.input_value() == shown

    def play_from_the_start(self) -> None:
        """Play the film: it begins with nothing but a first block."""
        self.reel.press("Home")
        self.expect_blocks(1)
        self.shown.get_by_role("button", name=self.says("film.play")).click()
        expect(self.shown.get_by_role("button", name=self.says("film.pause"))).to_be_visible()
