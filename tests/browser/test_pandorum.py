"""Pandorum by clicking: a whole game with both modules, income before it is earned, an auction, a monolith, Maximus."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.pandorum import (
    BOARD,
    GAME,
    alone,
    auction,
    before_building,
    by_a_monolith,
    cracking,
    for_sale,
    keeping_a_monolith,
    monoliths_in_reach,
    moving,
    sit,
)
from tests.browser.visibility import screens_below
from tests.browser.words import pattern, text
from tests.server.process import Process

RECONSTRUCTED = re.compile("Reconstructed base rules")


def test_a_whole_game_against_bots_with_both_modules(ann: Guest) -> None:
    ann.home()
    panel = ann.game("Pandorum")
    expect(panel).to_contain_text(RECONSTRUCTED)
    panel.get_by_role("button", name=ann.says("play.now")).click()
    ann.until_asked()
    assert ann.view["with"] == {"monoliths": True, "events": True}
    rng = Random(5)
    while ann.until_asked():
        assert screens_below(ann.page) == 0, ann.sentence.inner_text()
        ann.act(rng)
    outcome = ann.view["outcome"]
    won = 0 in outcome["winners"]
    expect(ann.ending.get_by_role("heading").first).to_have_text(ann.says("over.won" if won else "over.lost"))
    expect(ann.ending.get_by_text(pattern(f"lines.{outcome['reason']['key']}", which=GAME))).to_be_visible()


def test_the_rulebook_and_the_new_table_say_what_is_reconstructed(ann: Guest) -> None:
    for page in ("/rules/pandorum", "/new/pandorum"):
        ann.page.goto(page)
        expect(ann.page.get_by_text(RECONSTRUCTED)).to_be_visible()
    ann.page.get_by_text("1", exact=True).first.click()
    expect(ann.page.get_by_text("Maximus")).to_be_visible()


def test_hexes_in_reach_have_their_price(ann: Guest, server: Process) -> None:
    sit(server, ann, 4, moving)
    ann.until_asked()
    for offer in ann.table["offers"]:
        if offer["action"]["kind"] == "move":
            label = ann.thing(f"hex:{offer['action']['hex']}")
            expect(label).to_contain_text(f"price in cards: {offer['action']['price']}")
    far = next(hex["hex"] for hex in ann.view["hexes"] if hex["holds"] == "volcano")
    ann.thing(f"hex:{far}").click(force=True)
    expect(ann.page.get_by_role("tooltip")).to_contain_text("There is a Volcano")


def test_income_is_shown_item_by_item_before_it_is_earned(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, before_building)
    site = ann.view["site"]
    panel = ann.page.get_by_role("region", name=f"Building on hex {site['hex']}")
    items = [item for card in ann.view["players"][0]["cards"] for item in site["cards"][card]]
    for item in [*items, *site["bonus"]]:
        expect(panel).to_contain_text(item["said"]["words"].replace("Player", "Bot"))
    before = ann.view["players"][0]["quids"]
    card = next(card for card in ann.view["players"][0]["cards"] if site["cards"][card])
    ann.thing("build:module").click()
    ann.thing(f"hand:{card}").click()
    ann.thing("slot:3").click()
    ann.wait(lambda: (ann.view["construction"] or {}).get("cards") == 1)
    earned = ann.view["construction"]["earned"]
    assert earned == sum(item["quids"] for item in site["cards"][card])
    together = earned + sum(item["quids"] for item in ann.view["site"]["bonus"])
    expect(panel).to_contain_text(f"{together} Q together")
    ann.thing("finish").click()
    ann.wait(lambda: ann.view["construction"] is None)
    assert ann.view["players"][0]["quids"] == before + together


def test_an_auction(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, auction)
    ann.until_asked()
    quids = ann.view["players"][0]["quids"]
    tray = ann.page.get_by_role("region", name=text("tray", which=BOARD))
    expect(tray).to_contain_text("In the auction: Guest 1")
    tray.get_by_role("slider").fill(str(quids))
    ann.thing("bid").click()
    ann.wait(lambda: not ann.view["events"]["auction"])
    pools = {event["name"]: event["quids"] for event in ann.view["events"]["active"]}
    assert pools["Ancient Civilization"] == quids
    expect(ann.thing("event:Ancient Civilization")).to_contain_text(f"{quids} Q")
    expect(ann.page.get_by_text(f"wins the auction and pays {quids} Q")).to_be_visible()


def pay_a_part(ann: Guest) -> None:
    """Pay with what glows first, and wait until the price is less."""
    price = ann.view["turn"]["price_left"]
    ann.glowing.first.click()
    ann.wait(lambda: ann.view["turn"]["price_left"] < price)


def test_a_monolith(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, by_a_monolith)
    ann.until_asked()
    (hex, *_) = monoliths_in_reach(ann.view)
    left = ann.view["monoliths_left"]
    ann.thing(f"hex:{hex}").click()
    ann.wait(lambda: ann.view["phase"] == "pay")
    while ann.view["phase"] == "pay":
        pay_a_part(ann)
    assert ann.view["monoliths_left"] == left - 1
    assert ann.view["hexes"][hex]["holds"] is None
    expect(ann.page.get_by_text("opens a monolith").last).to_be_visible()


def test_a_kept_monolith_is_used_after_a_second_thought(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, keeping_a_monolith)
    ann.until_asked()
    kept = ann.page.locator('.next[data-thing^="monolith:"]').first
    (name,) = ann.view["players"][0]["monoliths"]
    kept.click()
    expect(ann.sentence).to_contain_text(f"Use the monolith {name}")
    ann.button("bar.cancel").click()
    assert ann.view["players"][0]["monoliths"] == [name]
    kept.click()
    ann.button("bar.do").click()
    ann.wait(lambda: ann.view["players"][0]["monoliths"] == [])


def test_an_event_that_asks_is_shown_whole(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, for_sale)
    ann.until_asked()
    asking = ann.page.locator(".asking")
    for part in ("At once: Everybody may pay 2 or 4", "Ongoing: Discard a token", "At its end: It is over when"):
        expect(asking).to_contain_text(part)
    expect(asking).not_to_contain_text("0 Q")
    expect(asking).to_be_in_viewport(ratio=1)


def test_a_crack_is_seen_before_it_opens(ann: Guest, server: Process) -> None:
    sit(server, ann, 3, cracking)
    ann.until_asked()
    cracks = ann.page.locator('[data-thing^="crack:"]')
    expect(cracks.first).to_be_visible()
    expect(ann.page.locator(".could")).to_have_count(cracks.count())
    cracks.first.hover()
    expect(ann.page.locator(".could.considered")).to_have_count(1)
    cracks.first.click()
    ann.wait(lambda: ann.view["crack"])
    expect(ann.page.locator(".chasm")).to_have_count(2)


def test_a_solo_round_in_which_every_step_of_maximus_is_told(ann: Guest, server: Process) -> None:
    sit(server, ann, 1, alone)
    ann.until_asked()
    ann.thing("end-turn").click()
    ann.wait(lambda: ann.view["round"] == 3)
    told = ann.page.get_by_role("region", name=text("maximus.steps", which=BOARD))
    for step in ("(1)", "(2)", "(3)", "(4)", "(6)"):
        expect(told.get_by_text(step)).to_be_visible()
    where = ann.view["players"][1]["harvester"]
    expect(told).to_contain_text(f"Maximus goes to hex {where}")
    ann.play(Random(3), lambda view: view["round"] == 5)
    expect(ann.thing("player:1")).to_contain_text("Maximus")


def test_the_planet_comes_nearer_and_goes_back(ann: Guest, server: Process) -> None:
    sit(server, ann, 4, moving)
    whole = ann.thing("hex:0").bounding_box()
    ann.button("zoom.in").click()
    ann.button("zoom.in").click()
    near = ann.thing("hex:0").bounding_box()
    assert whole
    assert near
    assert near["width"] > 1.5 * whole["width"]
    ann.page.keyboard.press("0")
    assert ann.thing("hex:0").bounding_box() == whole
