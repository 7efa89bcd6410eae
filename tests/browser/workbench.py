"""Somebody at the build bench in a browser: knows from what the page was told where everything stands."""

from copy import deepcopy
from math import pi
from typing import Any

from playwright.sync_api import Locator, expect

from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.proofs import proof_of
from tests.browser.guest import Guest
from tests.browser.words import text
from tests.server.builder import Builder

TEXTS = "boards/for-science/bench/texts.{lang}.json"


class Workbench:
    """A guest at a bench, at a build of that name."""

    def __init__(self, guest: Guest, build: str = "practice:0") -> None:
        self.guest = guest
        self.page = guest.page
        self.build = build
        self._known = Builder(None)
        self._heard = 0

    def come(self) -> None:
        """Go to the practice bench and wait until it is there."""
        self.page.goto("/bench/for-science")
        expect(self.stage).to_be_visible()

    @property
    def stage(self) -> Locator:
        return self.page.locator("canvas[role=application]")

    @property
    def seen(self) -> dict[str, Any]:
        """What the page was told of the build."""
        news = self.guest.told[self._heard :]
        self._heard += len(news)
        for message in news:
            if message["t"] == "bench":
                self._known.keep(message)
        return deepcopy(self._known.seen(self.build))

    def says(self, key: str) -> str:
        return text(key, self.guest.lang, TEXTS)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.says(key), exact=True)

    def kind(self, kind: str) -> Locator:
        return self.page.locator(f'button[data-kind="{kind}"]')

    def press(self, button: Locator) -> None:
        """Click, or tap on a phone."""
        if self.guest.by_thumb:
            button.tap()
        else:
            button.click()

    def choose(self, *names: str) -> None:
        """Choose Design cards by their names."""
        self.press(self.button("choose"))
        dialog = self.page.get_by_role("dialog")
        for name in names:
            self.press(dialog.get_by_role("button", name=f"{name}: "))
        self.press(dialog.get_by_role("button", name=self.says("choose.do")))
        wanted = {number for number, card in enumerate(DESIGNS) if card.name in names}
        self.guest.wait(lambda: {number for number, _ in self.seen["plan"]["column"]} == wanted)

    def tower(self) -> list[Pose]:
        """The stored tower of what is to be built."""
        column = [(number, turned) for number, turned in self.seen["plan"]["column"]]
        proof = proof_of(column)
        assert proof is not None
        return proof.poses

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the world is on the screen."""
        box = self.stage.bounding_box()
        assert box is not None
        scale, left, floor = (
            float(self.stage.get_attribute(f"data-{name}") or 0) for name in ("scale", "left", "floor")
        )
        return box["x"] + left + x * scale, box["y"] + floor - y * scale

    def until_held(self) -> int:
        """Wait until a block is in the hand, on the page as well; return its number."""
        self.guest.wait(lambda: self.seen["hands"])
        expect(self.button("release")).to_have_attribute("aria-disabled", "false")
        number: int = self.seen["hands"][0][1]
        return number

    def until_still(self) -> None:
        """Wait until nothing moves and the hand is empty, on the page as well."""
        self.guest.wait(lambda: self.seen["still"] and not self.seen["hands"])
        expect(self.button("release")).to_have_attribute("aria-disabled", "true")

    def until_there(self, block: int, pose: Pose) -> None:
        """Wait until a block is about where it should be, as the server sees it."""
        self.guest.wait(lambda: _near(self.seen["blocks"].get(block), pose))
        assert self.seen["blocks"][block][3] == pose.silhouette

    def shape_by_keys(self, pose: Pose) -> None:
        """Flip and turn the held block, with the keys."""
        if pose.silhouette == "end":
            self.page.keyboard.press("f")
        for _ in range(abs(round(pose.angle * 12 / pi))):
            self.page.keyboard.press("q" if pose.angle > 0 else "e")

    def place_by_keys(self, pose: Pose, middle: float) -> None:
        """Take a block and set it down, with the keys alone; `middle`: what counts as x = 0."""
        self.page.keyboard.press(str(KINDS.index(pose.kind) + 1))
        block = self.until_held()
        self.shape_by_keys(pose)
        steps = round((pose.x - middle) / 0.02)
        key = "ArrowRight" if steps > 0 else "ArrowLeft"
        for _ in range(abs(steps) // 5):
            self.page.keyboard.press(key)
        for _ in range(abs(steps) % 5):
            self.page.keyboard.press(f"Shift+{key}")
        self.page.keyboard.press("v")
        self.until_there(block, pose._replace(x=0.02 * steps))
        self.page.keyboard.press("Enter")
        self.until_still()

    def place_by_mouse(self, pose: Pose) -> None:
        """Take a block, shape it, carry it over its place, lower it and click to let go."""
        self.kind(pose.kind).click()
        self.carry(self.until_held(), pose)
        self.page.mouse.down()
        self.page.mouse.up()
        self.until_still()

    def carry(self, block: int, pose: Pose) -> None:
        """Shape a block that is held, carry it over its place and lower it."""
        self.stage.focus()
        self.shape_by_keys(pose)
        self.page.mouse.move(*self.on_screen(pose.x, pose.y + 1.0))
        self.page.mouse.move(*self.on_screen(pose.x, pose.y + 0.02), steps=6)
        self.until_there(block, pose)

    def is_drawn(self, x: float, y: float) -> bool:
        """Say whether something is drawn at a point of the bench, given as if the picture were not mirrored."""
        left, top = self.on_screen(x, y)
        drawn: bool = self.stage.evaluate(
            """(canvas, [left, top]) => {
                const box = canvas.getBoundingClientRect(), ratio = canvas.width / box.width;
                const at = [(left - box.x) * ratio, (top - box.y) * ratio];
                return canvas.getContext("2d").getImageData(...at, 1, 1).data[3] > 0;
            }""",
            [left, top],
        )
        return drawn

    def expect_to_pass(self) -> None:
        """Have the build checked; it is right."""
        expect(self.button("check")).to_have_attribute("aria-disabled", "false")
        self.press(self.button("check"))
        expect(self.page.get_by_text(self.says("passed")).first).to_be_visible()


def _near(block: tuple[float, ...] | None, pose: Pose) -> bool:
    return block is not None and abs(block[0] - pose.x) < 0.03 and abs(block[1] - pose.y) < 0.04
