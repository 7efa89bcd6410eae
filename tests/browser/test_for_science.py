"""For Science! in the browser: from a Design to a won game, a race for a cure, expert builds, and a lost connection."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from serendip.testing import rule
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.film_viewer import FilmViewer
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won, one_card_cure
from tests.browser.proxy import Proxy
from tests.browser.science import Scientist
from tests.browser.workbench import Workbench
from tests.server.process import Process

GAMMA = "Lab Gamma"


@rule("FS-40", "FS-54", "FS-56", "FS-63", "FS-90")
def test_a_design_a_build_a_purchase_and_a_meeting_win_the_game_and_the_replay_shows_the_build(
    ann: Guest, guests: NewGuest, server: Process
) -> None:
    nearly = nearly_won()
    table = lay_out(server, nearly.match, "human")
    table.seat(ann, 0)
    me = Scientist(ann)
    me.draw_and_play(nearly.place)
    me.press(f"verify:{nearly.place}")
    me.build(nearly.place)
    blocks = len(me.tower(nearly.place))
    me.press("approve:0")
    ann.wait(lambda: not ann.view["builds"])
    while ann.may("buy-tile"):
        me.buy_something()
    me.put(nearly.tile, nearly.put.x, nearly.put.y, nearly.put.turn)
    me.press("meeting")
    me.press("confirm-count")
    expect(ann.ending).to_be_visible()
    assert ann.view["outcome"]["winners"] == [0]
    # The steps of a replay: where the last block was taken, what stands is the whole tower.
    ann.page.goto(f"/replay/{table.room}")
    film = FilmViewer(ann)
    film.jump_to_block(blocks)
    film.expect_blocks(blocks)
    film.jump_to_block(1)
    film.expect_blocks(1)
    film.expect_no_motion()
    ann.page.get_by_role("slider", name=film.says("film")).press("End")
    film.expect_blocks(blocks)
    # For whoever likes motion it moves by itself to where the step ends; and it can be played from the start.
    eve = guests(reduced_motion="no-preference")
    eve.page.goto(f"/replay/{table.room}{ann.page.evaluate('location.hash')}")
    moving = FilmViewer(eve)
    moving.jump_to_block(2)
    moving.expect_blocks(2)
    moving.play_from_the_start()
    moving.expect_blocks(2)


@rule("FS-52", "FS-54", "FS-60", "FS-63", "FS-R2")
def test_two_race_verify_pause_and_meet_until_they_have_won(ann: Guest, bob: Guest, server: Process) -> None:
    nearly = nearly_won(2)
    table = lay_out(server, nearly.match, "human", "human")
    one, two = Scientist(table.seat(ann, 0)), Scientist(table.seat(bob, 1), 1)
    for who in (one, two):
        if who.guest.may("come-back"):
            who.press("come-back")
    pool = ann.view["pool"]
    one.draw_and_play(nearly.place)
    two.press(f"verify:{nearly.place}")
    tower = one.tower(nearly.place)
    slower = one.start(nearly.place)
    slower.place_by_keys(tower[0], 0.0)
    two.build(nearly.place)
    # The other sees it live, beside a tower of their own, which comes down when the quicker one is Verified.
    ann.wait(lambda: len(Workbench(ann, f"{nearly.place}:1").seen["blocks"]) == len(tower))
    one.press("approve:1")
    ann.wait(lambda: not ann.view["builds"])
    bob.wait(lambda: bob.view["pool"] == pool)
    while bob.may("buy-tile"):
        two.buy_something()
    one.press("pause")
    bob.wait(lambda: bob.view["players"][0]["wishes_pause"])
    two.press("pause")
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    one.press("say-ready")
    two.press("say-ready")
    expect(ann.page.get_by_role("alertdialog")).to_be_hidden()
    one.put(nearly.tile, nearly.put.x, nearly.put.y, nearly.put.turn)
    one.press("meeting")
    # What one has counted the other confirms.
    two.press("confirm-count")
    for guest in (ann, bob):
        expect(guest.ending).to_be_visible()
        assert guest.view["outcome"]["winners"] == [0, 1]


@rule("FS-D4")
def test_experts_see_no_overlay_and_are_told_by_the_check_alone(ann: Guest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(1, expert=True), "human").seat(ann, 0))
    me.draw_and_play(GAMMA)
    bench = me.start(GAMMA)
    poses = me.tower(GAMMA)
    bench.place_by_keys(poses[0], 0.0)
    assert not bench.seen["lines"]
    expect(ann.page.locator(".desk .mark")).to_have_count(0)
    bench.press(bench.button("check"))
    ann.wait(lambda: ann.view["counts"]["checks"] == 1)
    expect(ann.page.locator(".desk .bad")).to_be_visible()
    me.canvas.focus()
    for pose in poses[1:]:
        bench.place_by_keys(pose, 0.0)
    me.check(bench)


@rule("FS-R3")
def test_whoever_comes_back_in_the_middle_of_a_build_goes_on_with_it(ann: Guest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(1), "human").seat(ann, 0))
    me.draw_and_play(GAMMA)
    bench = me.start(GAMMA)
    poses = me.tower(GAMMA)
    bench.place_by_keys(poses[0], 0.0)
    ann.page.reload()
    expect(me.canvas).to_be_visible()
    ann.wait(lambda: len(bench.seen["blocks"]) == 1)
    if ann.may("come-back"):
        me.press("come-back")
    me.canvas.focus()
    for pose in poses[1:]:
        bench.place_by_keys(pose, 0.0)
    me.check(bench)


@pytest.fixture
def proxy(server: Process) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


@rule("FS-R3")
def test_a_line_cut_while_a_block_is_in_the_hand_comes_back_by_itself(
    guests: NewGuest, bob: Guest, server: Process, proxy: Proxy
) -> None:
    ann = guests(base_url=proxy.url)
    table = lay_out(server, one_card_cure(2, 2), "human", "human")
    me = Scientist(table.seat(ann, 0))
    table.seat(bob, 1)
    me.draw_and_play(GAMMA)
    bench, seen_by_bob = me.start(GAMMA), Workbench(bob, f"{GAMMA}:0")
    first, second = me.tower(GAMMA)
    bench.place_by_keys(first, 0.0)
    bench.kind(second.kind).click()
    block = bench.until_held()
    pool = ann.view["pool"]
    proxy.cut()
    lost = ann.page.get_by_role("alert").filter(has_text=ann.says("link.lost"))
    expect(lost).to_contain_text(ann.says("link.again"))
    # Nothing that is wished meanwhile is done later.
    me.canvas.focus()
    ann.page.keyboard.press("Delete")
    assert len(seen_by_bob.seen["blocks"]) == 2
    heard = len(ann.told)
    proxy.mend()
    expect(lost).to_have_count(0)
    ann.wait(lambda: any(message["t"] == "bench" and message.get("whole") for message in ann.told[heard:]))
    for bench_seen in (bench, seen_by_bob):
        assert sorted(bench_seen.seen["blocks"]) == [0, 1]
        assert bench_seen.seen["hands"] == [[0, block]]
    assert ann.view["pool"] == pool
    bench.carry(block, second)
    ann.page.keyboard.press("Enter")
    bench.until_still()
    me.check(bench)
