"""For Science!'s table on a laptop and a phone, in both lights, in Spanish, and while everybody stops."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from serendip.games.for_science.components import ROLE_NAMES
from serendip.testing import rule
from tests.browser.arranged import lay_out
from tests.browser.axe import grave, nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won, one_card_cure
from tests.browser.science import Scientist
from tests.browser.visibility import cut_off, screens_below, sticks_out, too_small
from tests.server.process import Process

GAMMA = "Lab Gamma"


def looks_good(guest: Guest, below: float = 0, *, by_night: bool = False) -> None:
    """Nothing sticks out, is cut off, has to be scrolled for, or keeps anybody out, by day or by night too."""
    assert screens_below(guest.page) <= below
    assert not sticks_out(guest.page)
    assert not cut_off(guest.page)
    assert not too_small(guest.page)
    if by_night:
        nothing_grave(guest.page)
    else:
        assert grave(guest.page) == []


def test_labs_bench_vaccine_and_clock_on_one_screen(ann: Guest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(3), "human", "human", "human").seat(ann, 0))
    expect(me.page.get_by_role("timer")).to_be_visible()
    looks_good(me.guest, by_night=True)
    me.draw_and_play(GAMMA)
    looks_good(me.guest, by_night=True)
    me.start(GAMMA)
    looks_good(me.guest, by_night=True)


def test_six_players_with_two_roles_each_have_room(ann: Guest, server: Process) -> None:
    match = one_card_cure(6, dealt=[*ROLE_NAMES], universal="Elusive", roles="2")
    me = Scientist(lay_out(server, match, *["human"] * 6).seat(ann, 0))
    me.draw_and_play(GAMMA)
    assert screens_below(ann.page) <= 0
    assert not sticks_out(ann.page)
    assert not cut_off(ann.page)
    for colleague in range(1, 6):
        expect(ann.thing(f"player:{colleague}")).to_be_in_viewport(ratio=1)


def test_on_a_phone_one_thing_at_a_time_and_a_bar_for_the_rest(guests: NewGuest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(2), "human", "human").seat(guests(**PHONE), 0))
    for tab in ("vaccine", "team", "labs"):
        me.show(tab)
        looks_good(me.guest)
    me.draw_and_play(GAMMA)
    expect(me.tab("labs")).to_contain_text(me.says("needs.verify"))
    me.press(f"verify:{GAMMA}")
    me.press(f"build:{GAMMA}")
    expect(me.canvas).to_be_visible()
    expect(me.tab("bench")).to_have_attribute("aria-current", "page")
    looks_good(me.guest, below=0.3)
    bench = me.bench(GAMMA)
    kind = me.tower(GAMMA)[0].kind
    bench.press(bench.kind(kind))
    bench.until_held()
    bench.press(bench.button("lower"))
    bench.press(bench.button("release"))
    bench.until_still()


def test_on_a_phone_on_its_side_what_belongs_together_is_seen_together(guests: NewGuest, server: Process) -> None:
    likes = {**PHONE, "viewport": {"width": 844, "height": 390}}
    me = Scientist(lay_out(server, one_card_cure(2), "human", "human").seat(guests(**likes), 0))
    me.draw_and_play(GAMMA)
    for thing in (f"build:{GAMMA}", "deck", "wasted"):
        expect(me.guest.thing(thing)).to_be_in_viewport(ratio=0.9)
    me.show("vaccine")
    looks_good(me.guest)
    me.show("labs")
    me.press(f"build:{GAMMA}")
    bench = me.bench(GAMMA)
    expect(me.canvas).to_be_in_viewport(ratio=1)
    expect(bench.button("release")).to_be_in_viewport(ratio=1)
    assert not sticks_out(me.page)
    assert not cut_off(me.page)


def test_a_lab_says_its_state_within_its_own_frame(guests: NewGuest, server: Process) -> None:
    ana = lay_out(server, one_card_cure(1), "human").seat(guests("es"), 0)
    beyond = ana.page.locator("[data-lab]").evaluate_all(
        "(labs) => labs.flatMap((lab) => [...lab.querySelectorAll('.top *')].filter("
        "(one) => one.getBoundingClientRect().right > lab.getBoundingClientRect().right)).map((one) => one.textContent)"
    )
    assert beyond == []


def test_a_tile_has_one_number_in_the_sentence_and_in_the_hint(ann: Guest, server: Process) -> None:
    nearly = nearly_won()
    lay_out(server, nearly.match, "human").seat(ann, 0)
    tile = ann.view["vaccine"]["loose"][0]
    ann.page.locator(f'[data-vaccine-tile="{tile}"]').first.click()
    expect(ann.sentence).to_contain_text(f"for tile {tile}.")
    expect(ann.page.get_by_text(re.compile(rf"^\w+ {tile}: \d+ spots"))).to_be_visible()


@rule("FS-R2")
def test_a_pause_comes_when_all_agree_and_stops_the_clock(ann: Guest, bob: Guest, server: Process) -> None:
    table = lay_out(server, one_card_cure(2), "human", "human")
    one, two = Scientist(table.seat(ann, 0)), Scientist(table.seat(bob, 1), 1)
    one.press("pause")
    bob.wait(lambda: bob.view["players"][0]["wishes_pause"])
    assert bob.view["phase"] == "playing"
    two.press("pause")
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    looks_good(ann)
    one.press("say-ready")
    two.press("say-ready")
    expect(ann.page.get_by_role("alertdialog")).to_be_hidden()


@rule("FS-82")
def test_at_a_red_alert_everybody_stops_until_the_event_is_drawn(ann: Guest, server: Process) -> None:
    match = one_card_cure(1, events="loads")
    match.pass_time(match.clock + 61.0)
    me = Scientist(lay_out(server, match, "human").seat(ann, 0))
    expect(me.page.get_by_role("alertdialog", name=me.says("halt.alert"))).to_be_visible()
    assert not ann.may("draw-design")
    looks_good(ann)
    me.press("draw-event")
    ann.wait(lambda: ann.view["phase"] != "alert")
    assert ann.view["discarded"]["event"] or ann.view["event"] or ann.view["ongoing"]


def test_in_spanish_no_english_is_left_on_the_board(guests: NewGuest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(1), "human").seat(guests(lang="es"), 0))
    me.draw_and_play(GAMMA)
    words = me.page.locator(".board").first.inner_text()
    for english in ("Verify", "Build", "Draw", "Wasted", "Workshop", "Lab Gamma", "Team", "Design", "Incomplete"):
        assert english not in words
    me.start(GAMMA)
    assert "You build" not in me.page.locator(".board").first.inner_text()


def test_all_cards_and_tiles_can_be_looked_up(ann: Guest) -> None:
    ann.page.goto("/cards/for-science")
    expect(ann.page.get_by_text("Plain Broth").first).to_be_visible()
    expect(ann.page.get_by_text("Toxicardia").first).to_be_visible()
    assert not sticks_out(ann.page)


@pytest.mark.parametrize(("height", "least"), [(800, 480), (657, 400)])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_bench_grows_while_one_builds(
    guests: NewGuest, server: Process, seats: int, height: int, least: int
) -> None:
    """Even beside the log, with colleagues in sight; at the Labs everything is as before."""
    ann = guests(viewport={"width": 1280, "height": height})
    match = one_card_cure(seats, dealt=[*ROLE_NAMES])
    me = Scientist(lay_out(server, match, *["human"] * seats).seat(ann, 0))
    me.draw_and_play(GAMMA)
    bench = me.start(GAMMA)
    stage = me.page.locator(".stage").bounding_box()
    assert stage is not None
    assert stage["width"] >= 600
    assert stage["height"] >= least
    assert screens_below(ann.page) <= 0
    assert not sticks_out(ann.page)
    assert not cut_off(ann.page)
    for needed in (*(bench.button(tool) for tool in ("flip", "lower", "away", "release", "check", "clear")),):
        expect(needed).to_be_in_viewport(ratio=1)
    for colleague in range(1, seats):
        expect(ann.thing(f"player:{colleague}")).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("button", name=me.says("tab.table")).click()
    expect(ann.thing("deck")).to_be_in_viewport(ratio=1)
    assert screens_below(ann.page) <= 0


@pytest.mark.parametrize("likes", [{}, {"viewport": {"width": 1280, "height": 657}}, PHONE])
def test_nothing_moves_when_a_card_comes_into_the_hand(
    guests: NewGuest, server: Process, likes: dict[str, Any]
) -> None:
    me = Scientist(lay_out(server, one_card_cure(2), "human", "human").seat(guests(**likes), 0))

    def places() -> list[Any]:
        return [me.guest.thing(one).bounding_box() for one in ("deck", "wasted", f"place:{GAMMA}", "place:Lab Alpha")]

    before = places()
    for held in (1, 2):
        me.press("deck")
        expect(me.page.locator('[data-thing^="hand:"]')).to_have_count(held)
        # What the mouse is on is lifted a little.
        me.page.mouse.move(640, 2)
        me.guest.wait(lambda: places() == before)
