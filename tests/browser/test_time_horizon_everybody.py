"""Time Horizon for everybody: by thumb, by keys, enlarged, with axe by day and by night, and in Spanish."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.axe import nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.languages import english_in
from tests.browser.test_keyboard import tab_to
from tests.browser.time_horizon import NAME, View, act, asked, mine, others_are_bots, own_turn, position, press
from tests.browser.visibility import cut_off, expect_to_fit, screens_below, sticks_out
from tests.server.process import Process

Condition = Callable[[Match, View], object]


def swapping(match: Match, view: View) -> bool:
    return bool(view["stage"] == "swap")


def late(match: Match, view: View) -> bool:
    return own_turn(match, view) and view["round"] >= 12


def laying(match: Match, view: View) -> bool:
    return asked(match, "place") == 0


def drawing(match: Match, view: View) -> bool:
    return asked(match, "draw-link") == 0


def drafting(match: Match, view: View) -> bool:
    return asked(match, "give-energy", "ask-energy") == 0


def betting(match: Match, view: View) -> bool:
    return asked(match, "bet") == 0


def borrowing(match: Match, view: View) -> bool:
    return asked(match, "borrow") == 0


WISHES: dict[Condition, tuple[str, ...]] = {
    swapping: (),
    late: (),
    laying: (),
    drawing: tuple(f"organise {colour} Logistic" for colour in ("orange", "blue", "violet", "yellow", "teal", "pink")),
    drafting: ("offer Player",),
    betting: ("cast the Tangle",),
    borrowing: ("cast the Hole",),
}
states = pytest.mark.parametrize("state", WISHES, ids=lambda state: state.__name__)


def bring(guest: Guest, server: Process, state: Condition) -> Guest:
    """Seat a guest at a table in this state."""
    match = position(3, state, *WISHES[state])
    return lay_out(server, match, *others_are_bots(match, 0)).seat(guest, 0)


@states
def test_it_fits_a_laptop_and_nothing_grave(ann: Guest, server: Process, state: Condition) -> None:
    expect_to_fit(bring(ann, server, state).page)
    nothing_grave(ann.page)


@states
def test_it_fits_a_phone_in_spanish_and_no_english_is_left_over(
    guests: NewGuest, server: Process, state: Condition
) -> None:
    ana = bring(guests("es", **PHONE), server, state)
    expect(ana.page.locator("html[lang=es]")).to_be_attached()
    expect_to_fit(ana.page, 1)
    assert english_in(ana, NAME) == []


def test_pages_around_the_game(guests: NewGuest) -> None:
    ana = guests("es", **PHONE)
    for path in (f"/rules/{NAME}", f"/cards/{NAME}", f"/new/{NAME}"):
        ana.page.goto(path)
        expect(ana.sentence).to_be_visible()
        ana.wait(lambda: not english_in(ana, NAME))
        assert not sticks_out(ana.page)
        assert not cut_off(ana.page)
    nothing_grave(ana.page)


def test_whole_rounds_by_thumb(guests: NewGuest) -> None:
    ann = guests(**PHONE)
    ann.sit_at(ann.open("human", "thumb", "thumb", "thumb", game=NAME))
    rng = Random(3)
    while ann.until_asked() and ann.view["round"] < 4:
        assert screens_below(ann.page) <= 1
        assert not sticks_out(ann.page)
        act(ann, rng, *(("end-turn", "drop-draft", "put-back") if rng.random() < 0.5 else ()))


def reaches(guest: Guest, thing: str) -> tuple[float, float]:
    """Return where a thing begins and ends, from the top of the screen."""
    box = guest.thing(thing).bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_on_a_phone_the_hand_peeks_below_the_end_of_the_turn(guests: NewGuest, server: Process) -> None:
    ann = bring(guests(**PHONE), server, late)
    card = f"hand:{mine(ann)['hand'][0]['title']}"
    top, _ = reaches(ann, card)
    assert top < PHONE["viewport"]["height"] - 30, "nothing of the hand is in sight"
    assert reaches(ann, "end-turn")[1] <= top
    ann.thing(card).evaluate("(one) => one.closest('.felt').scrollTo(0, 9999)")
    ann.wait(lambda: reaches(ann, card)[1] <= PHONE["viewport"]["height"])


def test_on_a_phone_on_its_side_the_whole_continuum_lies_beside_what_can_be_done(
    guests: NewGuest, server: Process
) -> None:
    ann = bring(guests(**PHONE), server, late)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    spots = ("node:37", "node:49", "extract")
    ann.wait(lambda: all(top >= 0 and bottom <= 390 for top, bottom in (reaches(ann, spot) for spot in spots)))
    assert not sticks_out(ann.page)
    assert not cut_off(ann.page)


def test_the_word_on_the_now_is_above_what_glows(ann: Guest, server: Process) -> None:
    match = position(3, lambda match, view: own_turn(match, view) and view["players"][0]["node"] == 0)
    lay_out(server, match, *others_are_bots(match, 0)).seat(ann, 0)
    expect(ann.thing("node:6")).to_have_class(re.compile(r"\bnext\b"))
    word = ann.page.locator(".chart text").filter(has_text="Now")
    assert word.evaluate(
        """(word) => Boolean(word.compareDocumentPosition(document.querySelector('[data-thing="node:6"]'))
          & Node.DOCUMENT_POSITION_PRECEDING)"""
    )


def test_six_players_fit_too(guests: NewGuest) -> None:
    for likes, most in (({}, 0), (PHONE, 1)):
        ann = guests(**likes)
        ann.sit_at(ann.open("human", *["thumb"] * 5, game=NAME))
        assert screens_below(ann.page) <= most
        assert not sticks_out(ann.page)
        assert not cut_off(ann.page)


def test_a_turn_by_keys(ann: Guest, server: Process) -> None:
    bring(ann, server, late)
    energy = ann.view["players"][0]["energy"]
    tab_to(ann, ann.thing("extract"))
    ann.page.keyboard.press("Enter")
    ann.wait(lambda: ann.view["players"][0]["energy"] > energy)
    assert ann.view["activity"] == 1
    round = ann.view["round"]
    tab_to(ann, ann.thing("end-turn"))
    ann.page.keyboard.press("Enter")
    ann.wait(lambda: ann.view["at_turn"] != 0 or ann.view["round"] > round)


def test_arrows_go_from_node_to_node(ann: Guest, server: Process) -> None:
    bring(ann, server, late)
    ann.page.keyboard.press("ArrowUp")
    focused = ann.page.locator(":focus")
    ann.thing("node:28").focus()
    for way, node in (("ArrowUp", 13), ("ArrowDown", 28), ("ArrowDown", 49)):
        ann.page.keyboard.press(way)
        expect(focused).to_have_attribute("data-thing", f"node:{node}")
    expect(ann.page.get_by_role("tooltip")).to_contain_text("ode 49, ring 4")


def wide(guest: Guest, thing: str) -> float:
    """Return how wide a thing is shown."""
    box = guest.thing(thing).bounding_box()
    assert box is not None
    return box["width"]


def test_the_board_is_enlarged_moved_and_seen_whole_again(ann: Guest, server: Process) -> None:
    bring(ann, server, late)
    usual = wide(ann, "node:28")
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    assert wide(ann, "node:28") > 1.5 * usual
    ann.thing("node:41").focus()
    expect(ann.thing("node:41")).to_be_in_viewport()
    before = ann.thing("node:41").bounding_box()
    assert before is not None
    ann.page.mouse.move(before["x"] + 20, before["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(before["x"] + 20, before["y"] - 40, steps=4)
    ann.page.mouse.up()
    after = ann.thing("node:41").bounding_box()
    assert after is not None
    assert after["y"] < before["y"]
    assert ann.view["activity"] == 2, "the end of a drag was taken for a click"
    ann.button("zoom.all").click()
    assert wide(ann, "node:28") == pytest.approx(usual)


def test_two_fingers_enlarge_the_board(guests: NewGuest, server: Process) -> None:
    ann = bring(guests(**PHONE), server, late)
    usual = wide(ann, "node:0")
    box = ann.thing("node:0").bounding_box()
    assert box is not None
    fingers = ann.context.new_cdp_session(ann.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 100)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.wait(lambda: wide(ann, "node:0") > 2 * usual)
    assert not sticks_out(ann.page)


def test_the_guided_game_is_a_first_game(ann: Guest) -> None:
    ann.home()
    ann.game("Time Horizon").get_by_role("button", name=ann.says("play.learn")).click()
    expect(ann.button("guide.next")).to_be_visible()
    assert ann.table["room"]["options"] == {"first_game": True}


def test_a_hint_and_following_it(ann: Guest, server: Process) -> None:
    bring(ann, server, laying)
    ann.button("hint").click()
    moves = ann.table["room"]["moves"]
    ann.button("hint.play").click()
    ann.wait(lambda: ann.table["room"]["moves"] > moves or ann.view["you"]["plan"] is None)


def test_a_step_by_the_pointer_costs_what_the_board_says(ann: Guest, server: Process) -> None:
    bring(ann, server, late)
    me = ann.view["players"][0]
    near = next(one["node"] for one in me["reachable"] if one["steps"] == 1)
    expect(ann.thing(f"node:{near}")).to_have_accessible_name(re.compile("1 energy to go there"))
    press(ann, f"node:{near}")
    ann.wait(lambda: ann.view["players"][0]["node"] == near)
    assert ann.view["players"][0]["energy"] == me["energy"] - 1
