"""Whole games against bots, from the first page to the end, by clicking what glows."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.visibility import expect_to_fit
from tests.browser.words import GAME, pattern


def test_a_newcomer_is_in_a_game_within_two_clicks(ann: Guest) -> None:
    ann.home()
    ann.game().get_by_role("button", name=ann.says("play.now")).click()
    ann.until_asked()
    expect(ann.sentence).to_have_text("Choose a money card to bid.")
    assert ann.page.title().startswith("● "), "the title does not tell that it is one's turn"
    assert all("money" in offer["action"] for offer in ann.table["offers"])
    assert ann.glowing.count() == len(ann.table["offers"])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_against_bots_stays_on_one_screen(ann: Guest, seats: int) -> None:
    ann.home()
    ann.game().get_by_role("link", name=ann.says("play.friends")).click()
    form = ann.page.get_by_role("main")
    form.get_by_role("group", name=ann.says("new.players")).get_by_text(str(seats), exact=True).click()
    for seat in range(1, seats):
        chair = form.get_by_role("group", name=f"Seat {seat + 1}", exact=True)
        chair.get_by_text(re.compile(f", {ann.says('bot.sound')}$")).click()
    ann.button("new.create").click()
    rng = Random(seats)
    while ann.until_asked():
        expect_to_fit(ann.page)
        ann.act(rng)
    outcome = ann.view["outcome"]
    assert ann.view["seats"] == seats
    assert not ann.table["offers"]
    won = 0 in outcome["winners"]
    expect(ann.ending.get_by_role("heading").first).to_have_text(ann.says("over.won" if won else "over.lost"))
    expect(ann.ending.get_by_text(pattern(f"lines.{outcome['reason']['key']}", which=GAME))).to_be_visible()
    winners = ann.ending.get_by_role("list").first.get_by_role("listitem").filter(has_text=ann.says("over.winner"))
    expect(winners).to_have_count(len(outcome["winners"]))
