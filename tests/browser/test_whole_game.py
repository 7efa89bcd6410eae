"""Whole games against bots, from the first page to the end, by clicking what glows."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Json
from tests.browser.visibility import expect_to_fit, places
from tests.browser.words import GAME, pattern

PARTS = "header.bar, .board .mat, .board .candidates, .board .supply, section.mine, section.mine > *"


def laid_out(view: Json) -> list[object]:
    """Return what lies before the players besides hands and bids: with more of it parts of the table give way."""
    return [
        [[lab["name"], lab["owner"], bool(lab["research"])] for lab in view["laboratories"]],
        [player["side"] for player in view["players"]],
    ]


def far_from(one: list[int], other: list[int]) -> bool:
    """Say whether a part has moved or grown by more than what rounding does."""
    return any(abs(a - b) > 2 for a, b in zip(one, other, strict=True))


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
    laid: list[object] = []
    lay: dict[str, list[int]] = {}
    while ann.until_asked():
        expect_to_fit(ann.page)
        # A hand of three events that was thrown away is told in a line of its own.
        now, lies = [*laid_out(ann.view), ann.page.locator(".thrown").count()], places(ann.page, PARTS)
        if now == laid:
            moved = {part: (lay[part], box) for part, box in lies.items() if far_from(lay[part], box)}
            assert not moved, "the table moved, though only a hand has changed"
        laid, lay = now, lies
        ann.act(rng)
    outcome = ann.view["outcome"]
    assert ann.view["seats"] == seats
    assert not ann.table["offers"]
    won = 0 in outcome["winners"]
    expect(ann.ending.get_by_role("heading").first).to_have_text(ann.says("over.won" if won else "over.lost"))
    expect(ann.ending.get_by_text(pattern(f"lines.{outcome['reason']['key']}", which=GAME))).to_be_visible()
    winners = ann.ending.get_by_role("list").first.get_by_role("listitem").filter(has_text=ann.says("over.winner"))
    expect(winners).to_have_count(len(outcome["winners"]))
