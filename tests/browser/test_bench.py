"""The practice bench in a real browser: by mouse, by keys, by thumb, with the guide, and after a lost connection."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from serendip.games.for_science.building.blocks import Pose
from serendip.testing import rule
from tests.browser.axe import nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.finger import Finger
from tests.browser.guest import Guest
from tests.browser.proxy import Proxy
from tests.browser.visibility import cut_off, sticks_out
from tests.browser.workbench import Workbench
from tests.server.process import Process


@pytest.fixture
def bench(ann: Guest) -> Workbench:
    bench = Workbench(ann)
    bench.come()
    return bench


@rule("FS-D2", "FS-D4")
def test_a_design_is_built_by_mouse_and_passes(bench: Workbench) -> None:
    bench.choose("Loud Catalyst")
    for pose in bench.tower():
        bench.place_by_mouse(pose)
    bench.expect_to_pass()


def test_a_block_is_dragged_and_what_it_touches_is_said(bench: Workbench) -> None:
    bench.choose("Second Opinion")
    for x in (-1.5, 1.5):
        bench.place_by_mouse(Pose("triangle", "end", x, 0.5, 0.0))
    assert [line[0] for line in bench.seen["lines"]].count("missing") + [line[0] for line in bench.seen["lines"]].count(
        "forbidden"
    ) >= 2
    bench.page.mouse.move(*bench.on_screen(1.5, 0.5))
    bench.page.mouse.down()
    bench.until_held()
    bench.page.mouse.move(*bench.on_screen(1.5, 2.5), steps=4)
    bench.page.mouse.move(*bench.on_screen(-1.5, 1.55), steps=8)
    bench.page.mouse.up()
    bench.until_still()
    assert {line[0] for line in bench.seen["lines"]} == {"met"}
    expect(bench.page.get_by_role("status").filter(has_text="2 of 2 lines are met")).to_have_count(1)
    bench.expect_to_pass()


def test_the_verdict_says_in_words_what_is_wrong(bench: Workbench) -> None:
    bench.choose("Second Opinion")
    bench.place_by_mouse(Pose("triangle", "end", 0.0, 0.5, 0.0))
    bench.button("check").click()
    expect(bench.page.get_by_text("A triangle is missing: take one from the pool.").first).to_be_visible()
    bench.button("clear").click()


def test_building_with_the_keys_alone(bench: Workbench) -> None:
    bench.choose("Lucky Pipette")
    bench.stage.focus()
    tower = bench.tower()
    for pose in tower:
        bench.place_by_keys(pose, tower[0].x)
    bench.page.keyboard.press("c")
    expect(bench.page.get_by_text(bench.says("passed")).first).to_be_visible()


def test_keys_work_wherever_the_focus_was_left(bench: Workbench) -> None:
    """A block that was taken by mouse is turned by keys, and the first key needs no click before it."""
    bench.page.keyboard.press("3")
    bench.until_held()
    bench.page.keyboard.press("Enter")
    bench.until_still()
    bench.kind("brick").click()
    block = bench.until_held()
    bench.page.keyboard.press("q")
    bench.page.keyboard.press("ArrowLeft")
    bench.guest.wait(lambda: bench.seen["blocks"][block][2] > 0.2 and bench.seen["blocks"][block][0] < -0.05)
    bench.page.keyboard.press("Delete")
    bench.guest.wait(lambda: block not in bench.seen["blocks"])


def test_a_block_is_chosen_grabbed_and_put_back_with_the_keys(bench: Workbench) -> None:
    bench.stage.focus()
    bench.page.keyboard.press("1")
    bench.until_held()
    bench.page.keyboard.press("v")
    bench.page.keyboard.press("Enter")
    bench.until_still()
    bench.page.keyboard.press("n")
    expect(bench.page.get_by_role("status").filter(has_text="brick 1 chosen")).to_have_count(1)
    bench.page.keyboard.press("Enter")
    bench.until_held()
    bench.page.keyboard.press("Delete")
    bench.guest.wait(lambda: not bench.seen["blocks"])


@rule("FS-10")
def test_the_guide_leads_to_a_first_build(bench: Workbench) -> None:
    bench.button("guided").click()
    note = bench.page.locator(".note")
    bench.guest.wait(lambda: bench.seen["plan"]["column"] == [[2, False]])
    expect(note).to_contain_text("Take a triangle from the pool")
    for pose in bench.tower():
        bench.kind(pose.kind).click()
        block = bench.until_held()
        bench.stage.focus()
        if pose.silhouette == "end":
            expect(note).to_have_text(bench.says("advice.flip"))
        bench.shape_by_keys(pose)
        bench.page.mouse.move(*bench.on_screen(3.0, 5.0))
        expect(note).to_have_text(bench.says("advice.move"))
        bench.page.mouse.move(*bench.on_screen(pose.x, pose.y + 0.3), steps=4)
        expect(note).to_have_text(bench.says("advice.lower"))
        bench.page.mouse.move(*bench.on_screen(pose.x, pose.y + 0.01), steps=4)
        bench.until_there(block, pose)
        bench.page.mouse.down()
        bench.page.mouse.up()
        bench.until_still()
    expect(note).to_have_text(bench.says("advice.check"))
    bench.expect_to_pass()
    expect(note).to_contain_text(bench.says("advice.done"))


def test_somebody_shows_how(bench: Workbench) -> None:
    bench.choose("Second Opinion")
    bench.button("show").click()
    bench.guest.wait(lambda: len(bench.seen["blocks"]) == 2)
    bench.until_still()
    bench.expect_to_pass()


@rule("FS-D4")
def test_experts_see_no_signs(bench: Workbench) -> None:
    expect(bench.page.get_by_role("list", name=bench.says("sign"))).to_be_visible()
    bench.page.get_by_role("switch", name=bench.says("expert")).click()
    expect(bench.page.get_by_role("list", name=bench.says("sign"))).to_have_count(0)
    bench.place_by_mouse(Pose("triangle", "end", 0.0, 0.5, 0.0))
    assert bench.seen["lines"] == []


@rule("FS-92")
def test_building_lying_flat(bench: Workbench) -> None:
    bench.choose("Second Opinion")
    bench.page.get_by_role("switch", name=bench.says("flat")).click()
    bench.guest.wait(lambda: bench.seen["plan"]["flat"])
    for y in (0.0, 1.0):
        bench.place_by_mouse(Pose("triangle", "end", 0.0, y, 0.0))
    bench.expect_to_pass()


def test_what_cannot_be_done_is_said(bench: Workbench) -> None:
    bench.stage.focus()
    bench.page.keyboard.press("f")
    expect(bench.page.locator(".refused")).to_have_text("This hand holds no block: grab one first.")


def test_after_a_reload_the_block_is_still_in_the_hand(bench: Workbench) -> None:
    bench.kind("bridge").click()
    bench.until_held()
    bench.page.reload()
    expect(bench.stage).to_be_visible()
    expect(bench.button("release")).to_have_attribute("aria-disabled", "false")
    bench.button("lower").click()
    bench.button("release").click()
    bench.until_still()


@pytest.fixture
def proxy(server: Process) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


def test_a_lost_connection_comes_back_in_the_middle_of_a_build(guests: NewGuest, proxy: Proxy) -> None:
    ann = guests(base_url=proxy.url)
    bench = Workbench(ann)
    bench.come()
    bench.choose("Second Opinion")
    first, second = bench.tower()
    bench.place_by_mouse(first)
    bench.kind(second.kind).click()
    block = bench.until_held()
    proxy.cut()
    ann.context.set_offline(True)
    expect(bench.page.locator(".note")).to_have_text(bench.says("said.lost"))
    proxy.mend()
    ann.context.set_offline(False)
    expect(bench.page.locator(".note")).to_have_count(0)
    bench.carry(block, second)
    bench.page.keyboard.press("Enter")
    bench.until_still()
    bench.expect_to_pass()


def test_on_a_phone_by_thumb(guests: NewGuest) -> None:
    bench = Workbench(guests(**PHONE))
    bench.come()
    assert not sticks_out(bench.page)
    expect(bench.stage).to_be_in_viewport(ratio=1)
    for tool in ("flip", "lower", "release", "check"):
        expect(bench.button(tool)).to_be_in_viewport(ratio=1)
    bench.choose("Second Opinion")
    assert not cut_off(bench.page)
    finger = Finger(bench.guest)
    for pose in bench.tower():
        bench.kind(pose.kind).tap()
        block = bench.until_held()
        if pose.silhouette == "end":
            bench.button("flip").tap()
        # A thumb anywhere on the bench drags the block along, and does not cover it.
        goal = pose.x + 1.0
        far = goal - bench.seen["blocks"][block][0]
        finger.drag(bench.on_screen(-2.0 + far * n / 4, 2.0) for n in range(5))
        bench.guest.wait(partial(is_beside, bench, block, goal))
        assert bench.until_held() == block
        bench.button("lower").tap()
        bench.guest.wait(partial(is_lowered, bench, block, pose))
        bench.button("release").tap()
        bench.until_still()
    bench.expect_to_pass()
    assert not sticks_out(bench.page)


def is_beside(bench: Workbench, block: int, x: float) -> bool:
    across: float = bench.seen["blocks"][block][0]
    return abs(across - x) < 0.02


def is_lowered(bench: Workbench, block: int, pose: Pose) -> bool:
    height: float = bench.seen["blocks"][block][1]
    return abs(height - pose.y) < 0.02


def test_nothing_keeps_anybody_out(ann: Guest) -> None:
    bench = Workbench(ann)
    bench.come()
    bench.place_by_mouse(Pose("triangle", "end", 0.0, 0.5, 0.0))
    nothing_grave(bench.page)


def test_in_spanish(guests: NewGuest) -> None:
    bench = Workbench(guests(lang="es"))
    bench.come()
    expect(bench.page.get_by_role("heading", level=1)).to_have_text(bench.says("title"))
    bench.stage.focus()
    bench.page.keyboard.press("f")
    expect(bench.page.locator(".refused")).to_have_text(bench.says("no.nothing"))
