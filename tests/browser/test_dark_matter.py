"""Dark Matter's own: whose things are, what is given away, hands that are thrown away, and what dark matter was."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

import serendip
from serendip import Match
from serendip.games.dark_matter.actions import InstallResearch
from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.server.process import Process

GAME = serendip.game("dark-matter")


def reached(seats: int, fits: Callable[[Match], bool]) -> Match:
    """Return a match of sensible players that stands as wished, with seat 0 asked."""
    for seed in range(1000):
        match = GAME.new(seats, seed=seed)
        rng = Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            if seat == 0 and fits(match):
                return match
            match.play(seat, GAME.thumb(match.view(seat), match.actions(seat), rng))
    raise AssertionError("no such position in a thousand games")


def rooms(match: Match, rival: bool) -> list[str]:
    """Return the laboratories, of rivals or my own, in which seat 0 may install the open research."""
    view: Any = match.view(0)
    owner = {lab["name"]: lab["owner"] for lab in view["laboratories"]}
    places = [action.laboratory for action in match.actions(0) if isinstance(action, InstallResearch)]
    return [name for name in places if (owner[name] != 0) == rival]


def test_giving_a_rival_my_research_says_whose_it_is_and_asks_first(server: Process, guests: NewGuest) -> None:
    match = reached(2, lambda match: bool(rooms(match, rival=True) and rooms(match, rival=False)))
    ann = lay_out(server, match, "human", "human").seat(guests(), 0)
    theirs, mine = rooms(match, rival=True)[0], rooms(match, rival=False)[0]
    ann.thing("face:research").click()
    glows = [
        ann.thing(f"lab:{name}").evaluate("spot => getComputedStyle(spot, '::after').borderTopStyle")
        for name in (theirs, mine)
    ]
    assert glows == ["dashed", "solid"]
    ann.thing(f"lab:{theirs}").click()
    expect(ann.sentence).to_contain_text(f"{theirs} of Guest 2. That helps Guest 2.")
    ann.button("bar.cancel").click()
    ann.thing("face:research").click()
    ann.thing(f"lab:{mine}").hover()
    expect(ann.sentence).to_contain_text(f"{mine} (yours)")
    ann.thing(f"lab:{mine}").click()
    expect(ann.button("bar.do")).to_have_count(0)
    ann.wait(lambda: ann.view["acting"] != 0)


def test_a_hand_of_three_events_is_seen_to_be_thrown_away(server: Process, guests: NewGuest) -> None:
    match = next(match for seed in range(4000) if thrown(match := GAME.new(4, seed=seed)))
    entry = next(entry for entry in match.log(0) if entry.line.key == "shows-events")
    laid = lay_out(server, match, "human", "human", "human", "human")
    for lang in ("en", "es"):
        ann = laid.seat(guests(lang), 0)
        strip = ann.page.locator(".thrown")
        expect(strip).to_contain_text(f"Guest {int(str(entry.values()['seat'])) + 1}")
        assert strip.locator(".cards > .card").count() == 3


def thrown(match: Match) -> bool:
    return any(entry.line.key == "shows-events" for entry in match.log(0))


def test_a_phone_shows_what_rivals_research_and_lack_without_a_tap(server: Process, guests: NewGuest) -> None:
    match = reached(3, lambda match: rivals_at_work(match) > 1)
    ann = lay_out(server, match, "human", "human", "human").seat(guests(**PHONE), 0)
    lines = ann.page.locator(".glance .line")
    assert lines.count() == rivals_at_work(match)
    for line in lines.all():
        expect(line).to_be_in_viewport()
        assert line.locator(".slot").count() >= 2


def rivals_at_work(match: Match) -> int:
    view: Any = match.view(0)
    return sum(lab["research"] is not None and lab["owner"] != 0 for lab in view["laboratories"])


def test_close_ups_say_what_is_known_and_what_is_true(server: Process, guests: NewGuest) -> None:
    match = reached(2, lambda match: any(lab["owner"] == 0 and not lab["research"] for lab in laboratories(match)))
    ann = lay_out(server, match, "human", "human").seat(guests(), 0)
    known = sum(row["verdict"] == "unknown" for row in candidates(match)) + 1
    unknown = next(row["name"] for row in candidates(match) if row["verdict"] == "unknown")
    for thing, words in (
        (f"candidate:{unknown}", f"1 in {known}"),
        (f"candidate:{unknown}", ann.says("science.source")),
    ):
        ann.thing(thing).click(force=True)
        expect(ann.page.get_by_role("tooltip")).to_contain_text(words)
        ann.page.keyboard.press("Escape")
    mine = next(lab["name"] for lab in laboratories(match) if lab["owner"] == 0 and not lab["research"])
    ann.thing(f"lab:{mine}").click(force=True)
    expect(ann.page.get_by_role("tooltip")).to_contain_text(ann.says("text.owned", board=True))
    expect(ann.page.get_by_role("tooltip")).not_to_contain_text("Take it")


def laboratories(match: Match) -> Any:
    return match.view(0)["laboratories"]


def candidates(match: Match) -> Any:
    return match.view(0)["candidates"]


def loses(match: Match) -> bool:
    """Say whether everybody has lost whatever the seat that is asked does now, the last one in the final round."""
    view: Any = match.view(None)
    if view["turn"] < match.seats - 1 or view["stacks"]["resources"] or view["face_up"]["resource"]:
        return False
    seat = match.to_act[0]
    for action in match.actions(seat):
        after = match.copy()
        after.play(seat, action)
        if after.outcome is None or after.outcome.winners:
            return False
    return True


def test_a_lost_game_shows_what_dark_matter_was(server: Process, guests: NewGuest) -> None:
    match = reached(4, loses)
    ann = lay_out(server, match, "human", "human", "human", "human").seat(guests(), 0)
    ann.play(Random(1))
    truth = [row["name"] for row in ann.view["candidates"] if row["verdict"] == "positive"]
    expect(ann.ending).to_contain_text(f"Dark matter was {truth[0] if truth else 'none of the four'}.")
    assert all(row["revealed"] for row in ann.view["candidates"])
