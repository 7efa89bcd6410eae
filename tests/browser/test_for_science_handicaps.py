"""Cards of For Science! that make building harder for hand, eye and voice: each does so on the page."""

import pytest
from playwright.sync_api import expect

from serendip.testing import rule
from tests.browser.arranged import lay_out
from tests.browser.axe import grave
from tests.browser.guest import Guest
from tests.browser.nearly import one_card_cure
from tests.browser.science import Scientist
from tests.browser.workbench import Workbench
from tests.server.process import Process

GAMMA = "Lab Gamma"


def at_the_bench(guest: Guest, server: Process, universal: str, event: str = "") -> tuple[Scientist, Workbench]:
    """Come to a bench where a Mutation is on everything, and an Event lasts."""
    me = Scientist(lay_out(server, one_card_cure(1, 2, universal=universal, event=event), "human").seat(guest, 0))
    me.draw_and_play(GAMMA)
    return me, me.start(GAMMA)


@rule("FS-81")
def test_a_small_mirrored_picture(ann: Guest, server: Process) -> None:
    me, bench = at_the_bench(ann, server, "Miniscule", "Hall of Mirrors")
    for name in ("shrink", "mirror"):
        expect(me.page.get_by_text(bench.says(f"handicap.{name}"))).to_be_visible()
    assert grave(me.page) == []
    box = bench.stage.bounding_box()
    assert box is not None
    assert float(bench.stage.get_attribute("data-scale") or 0) <= min(box["width"] / 9, box["height"] / 7.6) / 2.9
    me.page.keyboard.press("1")
    bench.until_held()
    for _ in range(20):
        me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("v")
    me.page.keyboard.press("Enter")
    bench.until_still()
    x, y, *_ = bench.seen["blocks"][0]
    assert x == pytest.approx(2.0, abs=0.02)
    assert bench.is_drawn(-x, y)
    assert not bench.is_drawn(x, y)
    # The hand is in the mirror as well: it reaches for the block on its own side, and goes its own way.
    me.page.mouse.move(*bench.on_screen(x, y))
    me.page.mouse.down()
    bench.until_held()
    me.page.mouse.move(*bench.on_screen(x + 1.0, y + 1.0), steps=4)
    ann.wait(lambda: bench.seen["blocks"][0][0] > x + 0.9)
    me.page.mouse.up()


@rule("FS-81")
def test_keys_alone_and_no_lines_are_lit(ann: Guest, server: Process) -> None:
    me, bench = at_the_bench(ann, server, "Untouchable", "Blackout")
    expect(me.page.get_by_text(bench.says("handicap.keys-only"))).to_be_visible()
    first, second = me.tower(GAMMA)
    bench.place_by_keys(first, 0.0)
    assert not bench.seen["lines"]
    expect(me.page.locator(".desk .mark")).to_have_count(0)
    me.page.mouse.move(*bench.on_screen(first.x, first.y))
    me.page.mouse.down()
    me.page.mouse.move(*bench.on_screen(first.x + 2.0, first.y + 1.0), steps=4)
    me.page.mouse.up()
    me.canvas.focus()
    bench.place_by_keys(second, 0.0)
    assert bench.seen["blocks"][0][0] == pytest.approx(first.x, abs=0.03)
    me.check(bench)


@rule("FS-81")
def test_the_design_fades_and_a_phrase_is_to_be_typed(ann: Guest, server: Process) -> None:
    ann.page.clock.install()
    me, bench = at_the_bench(ann, server, "Fading", "Compliance Week")
    design = me.page.locator(".desk .design")
    bench.place_by_keys(me.tower(GAMMA)[0], 0.0)
    expect(design).not_to_have_class("faded")
    ann.page.clock.fast_forward(10_500)
    expect(me.page.locator(".desk .design.faded")).to_be_visible()
    # The builder swears first; then the judge looks.
    bench.press(bench.button("check"))
    expect(me.page.locator(".desk .refused")).to_be_visible()
    assert ann.view["counts"]["checks"] == 0
    me.recite("It is a tower, more or less")
    assert not ann.view["builds"][0]["recited"]
    me.recite("To the best of my knowledge it is a tower")
    ann.wait(lambda: ann.view["builds"][0]["recited"])
    bench.press(bench.button("check"))
    ann.wait(lambda: ann.view["counts"]["checks"] == 1)
