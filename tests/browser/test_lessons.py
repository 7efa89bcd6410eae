"""Guided games on a phone: every lesson's bubble leaves in sight what it speaks of and what is to be chosen."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import serendip
from serendip import Match
from tests.browser import pandorum, time_horizon
from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won, one_card_cure
from tests.browser.science import Scientist
from tests.browser.words import catalogue
from tests.server.process import Process

# The bubble, the ring around what it speaks of, whether that is on top (a sector's mark lies on its hex), and what can
# be chosen but lies under the bubble.
LOOK = """() => {
  const bubble = document.querySelector('.lesson[role=status]'), ring = document.querySelector('div.ring')
  if (!bubble || !ring) return null
  const rect = (part) => part.getBoundingClientRect().toJSON()
  const covered = [...document.querySelectorAll('.spot.next')].filter((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect()
    return width > 0 && bubble.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }).map((spot) => spot.dataset.thing)
  const { x, y, width, height } = rect(ring)
  const top = document.elementFromPoint(x + width / 2, y + height / 2), its = rect(top)
  const inside = its.x >= x && its.y >= y && its.x + its.width <= x + width && its.y + its.height <= y + height
  const marked = top.closest('[data-thing]')?.dataset.thing ?? ''
  return { bubble: rect(bubble), ring: rect(ring), covered, marked, seen: inside || marked.startsWith('hex:') }
}"""


def is_clear(seen: Any) -> bool:
    """Say whether ring and bubble are on the screen, the ring around something large enough, and apart."""
    if not seen:
        return False
    bubble, ring = seen["bubble"], seen["ring"]
    on_screen = all(
        box["left"] >= -8 and box["top"] >= 0 and box["right"] <= 390 + 8 and box["bottom"] <= 844 + 8
        for box in (bubble, ring)
    )
    beside = bubble["right"] <= ring["left"] or ring["right"] <= bubble["left"]
    apart = beside or bubble["bottom"] <= ring["top"] or ring["bottom"] <= bubble["top"]
    return bool(seen["seen"] and on_screen and apart and min(ring["width"], ring["height"]) > 20)


class Learner:
    """A guest on a phone at a guided game's table, who reads one lesson after another."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.covered: list[str] = []
        self.texts = catalogue(f"boards/{game}/texts.{{lang}}.json", guest.lang)

    def sit(self, server: Process, match: Match) -> None:
        """Come to the first seat of a table that goes on from here, as if it had been opened to learn."""
        laid = lay_out(server, match, "human", *["thumb"] * (match.seats - 1))
        self.guest.context.add_init_script(f"if (origin !== 'null') localStorage.setItem('guide:{laid.room}', 'on')")
        laid.seat(self.guest, 0)

    @property
    def bubble(self) -> Locator:
        return self.guest.page.locator(".lesson[role=status]")

    def read(self, name: str) -> str:
        """The next lesson is this one, and what it speaks of is in sight; return that thing."""
        expect(self.bubble.locator("strong")).to_have_text(self.texts[f"guide.{name}.title"])
        expect(self.bubble).to_contain_text(self.texts[f"guide.{name}.text"])
        expect(self.guest.page.locator("div.ring")).to_be_visible()
        # What comes in late may move things: the ring and the bubble follow.
        self.guest.wait(lambda: is_clear(self.guest.page.evaluate(LOOK)))
        seen: Any = self.guest.page.evaluate(LOOK)
        self.covered = seen["covered"]
        return str(seen["marked"])

    def understand(self, *names: str) -> None:
        """Read lessons that ask for nothing, one after another."""
        for name in names:
            self.read(name)
            self.guest.button("guide.next").tap()

    def do(self, name: str, *things: str) -> None:
        """Read a lesson and do what it speaks of: press what is marked, or these things. No choice is hidden by it."""
        marked = self.read(name)
        assert not self.covered, name
        time_horizon.press(self.guest, *(things or [marked]))


def begun(name: str, seats: int, mine: Callable[[Any], bool], **options: Any) -> Match:
    """Return a game whose first turn is the first seat's."""
    matches = (serendip.game(name).new(seats=seats, seed=seed, options=options) for seed in range(1, 100))
    return next(match for match in matches if match.wait() and mine(match.view(0)))


def played_until(name: str, seats: int, fits: Callable[[Match], bool]) -> Match:
    """Return the first match, seed by seed, that rules of thumb bring to a position which fits."""
    game = serendip.game(name)
    for seed in range(1, 500):
        match = game.new(seats=seats, seed=seed)
        rng = Random(seed)
        while match.wait():
            if fits(match):
                return match
            seat = match.to_act[0]
            match.play(seat, game.thumb(match.view(seat), match.actions(seat), rng))
    raise AssertionError("no match comes to such a position")


@pytest.fixture
def ann(guests: NewGuest) -> Guest:
    return guests(**PHONE)


def rich(match: Match, view: Any) -> bool:
    """The first seat begins a late turn, outside the centre, with much energy and an artifact."""
    mine = view["players"][0]
    there = time_horizon.own_turn(match, view) and mine["energy"] >= 26 and mine["node"] > 0
    return there and time_horizon.offers(match, 0, "weak-impact", "buy", "discharge")


def overtaken(match: Match, view: Any) -> bool:
    """The Now comes over the first seat."""
    return 0 in match.to_act and time_horizon.offers(match, 0, "flee")


def test_time_horizon(ann: Guest, server: Process) -> None:
    me = Learner(ann, "time-horizon")
    me.sit(server, begun("time-horizon", 3, lambda view: view["at_turn"] == 0, first_game=True))
    me.understand("aim", "welcome", "extract")
    me.do("move", "node:1")
    # What it points at brings points to whoever organises it.
    thing = me.read("organise")
    chosen = next(card for card in ann.view["you"]["hand"] if thing == f"hand:{card['title']}")
    assert chosen["sign"] == "green"
    assert ann.view["players"][0]["colours"][0] in (chosen["happens"], chosen["fails"])
    me.do("organise")
    me.do("place", "token:happens")
    me.do("end")
    me.understand("tile")
    me.do("choose")
    me.sit(server, time_horizon.position(3, rich, since=7))
    me.understand("aim", "welcome", "extract", "move", "impact", "tile", "shop", "now", "artifact")
    me.sit(server, time_horizon.position(3, overtaken))
    me.understand("aim", "welcome", "tile", "now")
    me.read("flee")
    assert not me.covered


def busy(match: Match) -> bool:
    """A monolith is in reach, there is fuel in slot 1, an Event is active, and sectors have leaders."""
    view = pandorum.seen(match)
    built = view["round"] > 2 and any(any(sector["worth"]) for sector in view["sectors"])
    return built and bool(view["events"]["active"]) and pandorum.by_a_monolith(match) and forepart(match)


def forepart(match: Match) -> bool:
    return any(pandorum.may(match, kind) for kind in ("use-forepart", "use-grapple"))


def test_pandorum(ann: Guest, server: Process) -> None:
    me = Learner(ann, "pandorum")
    me.sit(server, begun("pandorum", 3, lambda view: view["active"] == 0))
    me.understand("welcome")
    me.do("supply")
    me.understand("satellite")
    me.do("move", "hex:5")
    me.do("pay")
    me.understand("site")
    me.do("build")
    me.do("use")
    time_horizon.press(ann, "slot:1")
    me.do("finish")
    me.do("end")
    me.sit(server, pandorum.reached(3, busy))
    me.understand("welcome", "satellite", "move", "events", "forepart", "monolith", "sector")


def test_for_science(ann: Guest, server: Process) -> None:
    me = Learner(ann, "for-science")
    scientist = Scientist(ann)
    me.sit(server, one_card_cure(1))
    me.understand("aim")
    me.do("draw")
    me.read("play")
    me.guest.button("guide.next").tap()
    scientist.press(f"hand:{scientist.me['hand'][0]}")
    scientist.press("place:Lab Gamma")
    me.understand("lab")
    me.do("verify")
    me.do("build")
    me.understand("bench")
    scientist.canvas.focus()
    bench = scientist.bench("Lab Gamma")
    for pose in scientist.tower("Lab Gamma"):
        bench.place_by_keys(pose, 0.0)
    scientist.check(bench)
    me.do("approve")
    me.do("spend")
    me.sit(server, nearly_won().match)
    me.understand("aim", "draw", "lab", "tiles", "meeting")


def furnished(match: Match) -> bool:
    """The first seat acts, has a laboratory, cards at its side and an event in hand, and a verdict is known."""
    view: Any = match.view(0)
    if match.to_act != (0,) or view["phase"] != "turn":
        return False
    kinds = {action.kind() for action in match.actions(0)}
    known = any(one["revealed"] for one in view["candidates"])
    return (
        known and {"take-laboratory", "use-resource"} <= kinds and bool(kinds & {"assign-research", "assign-resource"})
    )


def test_dark_matter(ann: Guest, server: Process) -> None:
    me = Learner(ann, "dark-matter")
    me.sit(server, serendip.game("dark-matter").new(seats=3, seed=1))
    me.understand("welcome")
    me.do("bid")
    me.understand("order")
    me.sit(server, played_until("dark-matter", 3, furnished))
    me.understand("welcome", "order", "laboratory", "research", "resource", "side", "event")
    me.read("verdict")
    ann.button("guide.stop").tap()
    expect(me.bubble).to_have_count(0)
