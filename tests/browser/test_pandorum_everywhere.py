"""Pandorum's table in every light, size and language, by keys and by thumb; and what is hidden stays hidden."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Response, expect

from tests.browser.axe import grave, nothing_grave
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, Json
from tests.browser.languages import english_in
from tests.browser.pandorum import Fits, alone, auction, building, cracking, moving, sit
from tests.browser.visibility import cut_off, expect_to_fit, screens_below, sticks_out
from tests.server.process import Process

SCENES = [(4, moving), (3, building), (3, auction), (3, cracking), (1, alone)]
KB = 1_000


def name(part: object) -> str:
    """Return the name of a scene for the list of tests."""
    return getattr(part, "__name__", str(part))


@pytest.mark.parametrize(("seats", "scene"), SCENES, ids=name)
def test_all_of_it_on_one_screen_and_nothing_grave(ann: Guest, server: Process, seats: int, scene: Fits) -> None:
    sit(server, ann, seats, scene)
    ann.until_asked()
    expect_to_fit(ann.page)
    nothing_grave(ann.page)
    # What is left of a laptop of 768 pixels below the browser's own bars.
    ann.page.set_viewport_size({"width": 1280, "height": 657})
    ann.wait(lambda: screens_below(ann.page) == 0)
    expect_to_fit(ann.page)


@pytest.mark.parametrize(("seats", "scene"), SCENES, ids=name)
def test_on_a_phone_in_spanish_with_one_swipe_at_most(
    guests: NewGuest, server: Process, seats: int, scene: Fits
) -> None:
    ana = sit(server, guests("es", **PHONE), seats, scene)
    ana.until_asked()
    expect(ana.page.locator("html[lang=es]")).to_be_attached()
    expect_to_fit(ana.page, 1)
    assert grave(ana.page) == []
    assert english_in(ana, "pandorum") == []
    ana.decide(Random(1))


def test_on_a_phone_lying_on_its_side_the_planet_stays_in_sight(guests: NewGuest, server: Process) -> None:
    ann = sit(server, guests(**{**PHONE, "viewport": {"width": 844, "height": 390}}), 4, moving)
    ann.until_asked()
    for hex_ in (17, 40):
        expect(ann.thing(f"hex:{hex_}")).to_be_in_viewport(ratio=0.9)
    expect(ann.thing("end-turn")).to_be_in_viewport()
    assert screens_below(ann.page) < 2
    assert not sticks_out(ann.page)
    assert not cut_off(ann.page)
    ann.decide(Random(1))


def test_whole_rounds_by_thumb(guests: NewGuest) -> None:
    ann = guests(**PHONE)
    ann.sit_at(ann.open("human", "thumb", game="pandorum"))
    rng = Random(2)
    while ann.until_asked() and ann.view["round"] < 4:
        assert screens_below(ann.page) <= 1
        assert not sticks_out(ann.page)
        ann.decide(rng)


@pytest.mark.parametrize("page", ["cards", "rules", "new"])
def test_pages_about_it_in_spanish(guests: NewGuest, page: str) -> None:
    ana = guests("es")
    ana.page.goto(f"/{page}/pandorum")
    expect(ana.page.get_by_text("Monolito").first).to_be_visible()
    assert english_in(ana, "pandorum") == []


def test_two_rounds_by_keys_alone(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb", game="pandorum"))
    rng = Random(4)
    while ann.until_asked() and ann.view["round"] < 3:
        ann.decide(rng, by_keys=True)
    assert ann.view["round"] == 3


def test_arrows_walk_over_the_planet_and_say_what_a_hex_would_pay(ann: Guest, server: Process) -> None:
    sit(server, ann, 4, moving)
    ann.until_asked()
    near, right = next(
        (move["hex"], beside(ann.view, move["hex"]))
        for move in ann.view["moves"]
        if any(move.get("pays", ())) and beside(ann.view, move["hex"]) is not None
    )
    # What one can't see is said: which hexes lie around.
    expect(ann.thing(f"hex:{near}")).to_have_accessible_name(re.compile(rf"next to .*\b{right}\b"))
    ann.thing(f"hex:{near}").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(":focus")).to_have_attribute("data-thing", f"hex:{right}")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Cards would pay here")


def beside(view: Json, hex: int) -> int | None:
    """Return the hex to the right of another, if there is one."""
    q, r = view["hexes"][hex]["place"]
    return next((other["hex"] for other in view["hexes"] if other["place"] == [q + 1, r]), None)


def test_what_is_hidden_stays_hidden(ann: Guest, bob: Guest, eve: Guest) -> None:
    room = ann.open("human", "open", game="pandorum")
    assert bob.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    ann.sit_at(room)
    bob.page.goto(f"/table/{room}")
    eve.page.goto(f"/table/{room}")
    expect(eve.page.get_by_text(eve.says("watching"))).to_be_visible()
    rng = Random(4)
    expect(ann.page.locator('[data-thing^="hand:"]').first).to_be_visible()
    while ann.view["round"] < 2:
        ann.wait(lambda: ann.asked.count() or bob.asked.count())
        (ann if ann.asked.count() else bob).decide(rng)
        assert eve.page.locator('[data-thing^="hand:"]').count() == 0
    assert not eve.glowing.count()
    assert '"draws-cards"' in json.dumps(ann.told), "nobody is told what was drawn: the test is blind"
    assert '"draws-cards"' not in json.dumps(eve.told)
    first = next(message for message in bob.told if message["t"] == "table")
    assert first["view"]["players"][0]["cards"] == {}
    assert first["view"]["players"][0]["hand"] == 3


def test_the_first_load_of_its_table_is_light(ann: Guest) -> None:
    room = ann.open("human", "thumb", "thumb", game="pandorum")
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108, Playwright can't hold a bound one
    ann.sit_at(room)
    ann.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert sum(size for url, size in sizes.items() if url.endswith(".js")) < 100 * KB
    assert sum(sizes.values()) < 300 * KB


@pytest.mark.parametrize(("seats", "scene"), SCENES, ids=name)
def test_letters_at_200_percent(ann: Guest, server: Process, seats: int, scene: Fits) -> None:
    double = {"fontSizes": {"standard": 32, "fixed": 26}}
    ann.context.new_cdp_session(ann.page).send("Page.setFontSizes", double)
    sit(server, ann, seats, scene)
    ann.until_asked()
    assert ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert not sticks_out(ann.page)
    assert not cut_off(ann.page)
