"""Hands at For Science!: cards, blocks and tiles are carried, or pointed at with their place, either one first."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.finger import Finger, Point
from tests.browser.guest import Guest
from tests.browser.nearly import nearly_won, one_card_cure
from tests.browser.science import Scientist
from tests.browser.workbench import Workbench
from tests.server.process import Process

GAMMA = "Lab Gamma"


def middle(found: Locator) -> Point:
    """Return the middle of something on the screen."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Carrier:
    """The mouse, or on a phone a finger: presses somewhere, goes on its way, and lets go."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self._finger = Finger(guest) if guest.by_thumb else None

    @contextmanager
    def carrying(self, start: Point, *way: Point) -> Iterator[None]:
        """Carry along a way; what was carried is let go at its end, afterwards."""
        if self._finger:
            self._finger.down(start)
        else:
            self.page.mouse.move(*start)
            self.page.mouse.down()
        for before, after in zip((start, *way), way, strict=False):
            for step in range(1, 7):
                x, y = (a + (b - a) * step / 6 for a, b in zip(before, after, strict=True))
                if self._finger:
                    self._finger.move((x, y))
                else:
                    self.page.mouse.move(x, y)
        yield
        if self._finger:
            self._finger.up()
        else:
            self.page.mouse.up()

    def carry(self, start: Point, *way: Point) -> None:
        with self.carrying(start, *way):
            pass


@pytest.fixture(params=["mouse", "thumb"])
def me(request: pytest.FixtureRequest, guests: NewGuest, server: Process) -> Scientist:
    """Somebody whose next card is the cure for Lab Gamma, on a laptop or a phone."""
    likes = PHONE if request.param == "thumb" else {}
    return Scientist(lay_out(server, one_card_cure(1), "human").seat(guests(**likes), 0))


def draw(me: Scientist) -> str:
    """Draw a card and return its name."""
    me.press("deck")
    me.guest.wait(lambda: me.me["hand"])
    card: str = me.me["hand"][0]
    return card


def until_played(me: Scientist) -> None:
    me.guest.wait(lambda: me.column(GAMMA))
    assert not me.me["hand"]


def until_in_sight(me: Scientist) -> Locator:
    """Swipe to the Lab if need be."""
    lab = me.page.locator(f'[data-lab="{GAMMA}"]')
    lab.scroll_into_view_if_needed()
    return lab


def test_a_card_is_carried_to_its_lab_and_where_it_may_go_glows(me: Scientist) -> None:
    card = me.guest.thing(f"hand:{draw(me)}")
    lab = until_in_sight(me)
    carrier = Carrier(me.guest)
    with carrier.carrying(middle(card), middle(lab)):
        expect(me.page.locator(f'[data-thing="place:{GAMMA}"].next.lit')).to_have_count(1)
        assert not me.column(GAMMA)
    until_played(me)


def test_a_card_that_is_let_go_nowhere_stays_in_the_hand(me: Scientist) -> None:
    card = me.guest.thing(f"hand:{draw(me)}")
    top = me.guest.sentence
    Carrier(me.guest).carry(middle(card), middle(top))
    expect(me.page.locator(".spot.picked")).to_have_count(0)
    assert me.me["hand"]
    # And it can be taken up again.
    lab = until_in_sight(me)
    Carrier(me.guest).carry(middle(card), middle(lab))
    until_played(me)


@pytest.mark.parametrize("order", ["card first", "place first"])
def test_card_and_place_are_pointed_at_in_either_order(me: Scientist, order: str) -> None:
    card = f"hand:{draw(me)}"
    until_in_sight(me)
    both = [card, f"place:{GAMMA}"]
    first, second = both if order == "card first" else reversed(both)
    me.press(first)
    expect(me.page.locator(f'[data-thing="{first}"].picked')).to_be_visible()
    assert not me.column(GAMMA)
    me.press(second)
    until_played(me)


def test_card_and_place_by_keys(ann: Guest, server: Process) -> None:
    me = Scientist(lay_out(server, one_card_cure(1), "human").seat(ann, 0))
    for thing in ("deck", None, f"place:{GAMMA}"):
        name = thing or f"hand:{me.me['hand'][0]}"
        expect(ann.thing(name)).to_have_attribute("tabindex", "0")
        ann.thing(name).focus()
        ann.page.keyboard.press("Enter")
        if thing == "deck":
            ann.wait(lambda: me.me["hand"])
    until_played(me)


def test_a_card_of_a_design_is_carried_to_the_wasted_board(me: Scientist) -> None:
    me.draw_and_play(GAMMA)
    row = until_in_sight(me).locator("ol button").first
    Carrier(me.guest).carry(middle(row), middle(me.guest.thing("wasted")))
    me.guest.wait(lambda: len(me.guest.view["wasted"]) == 1)
    assert not me.column(GAMMA)


def at_the_bench(me: Scientist) -> Workbench:
    me.draw_and_play(GAMMA)
    until_in_sight(me)
    me.press(f"build:{GAMMA}")
    expect(me.canvas).to_be_visible()
    return me.bench(GAMMA)


def is_near(bench: Workbench, block: int, x: float, far: float) -> Callable[[], bool]:
    return lambda: abs(bench.seen["blocks"][block][0] - x) < far


def test_a_block_is_carried_from_the_pool_to_the_stage_and_back(me: Scientist) -> None:
    bench = at_the_bench(me)
    kind = me.tower(GAMMA)[0].kind
    carrier = Carrier(me.guest)
    carrier.carry(middle(bench.kind(kind)), bench.on_screen(1.5, 3.0))
    # A mouse drops it; a thumb leaves it in the hand, where it can be turned and lowered.
    if me.guest.by_thumb:
        block = bench.until_held()
        me.guest.wait(is_near(bench, block, 1.5, 0.3))
        bench.press(bench.button("release"))
    bench.until_still()
    (block,) = bench.seen["blocks"]
    assert abs(bench.seen["blocks"][block][0] - 1.5) < 0.3
    if me.guest.by_thumb:
        return
    x, y = bench.seen["blocks"][block][:2]
    carrier.carry(bench.on_screen(x, y), middle(bench.kind(kind)))
    me.guest.wait(lambda: not bench.seen["blocks"])
    me.guest.wait(lambda: me.guest.view["pool"][kind] == 6)


def test_a_block_that_leaves_the_stage_again_goes_back_to_the_pool(me: Scientist) -> None:
    bench = at_the_bench(me)
    kind = me.tower(GAMMA)[0].kind
    pool = bench.kind(kind)
    with Carrier(me.guest).carrying(middle(pool), bench.on_screen(0.0, 3.0), middle(pool)):
        me.guest.wait(lambda: bench.seen["hands"])
    me.guest.wait(lambda: not bench.seen["blocks"])
    me.guest.wait(lambda: me.guest.view["pool"][kind] == 6)


def test_place_first_and_then_the_block(me: Scientist) -> None:
    bench = at_the_bench(me)
    at = bench.on_screen(-2.0, 1.0)
    if me.guest.by_thumb:
        me.page.touchscreen.tap(*at)
    else:
        me.page.mouse.click(*at)
    bench.press(bench.kind(me.tower(GAMMA)[0].kind))
    block = bench.until_held()
    assert abs(bench.seen["blocks"][block][0] + 2.0) < 0.2
    if me.guest.by_thumb:
        # With a block in the hand a tap says where it goes.
        me.page.touchscreen.tap(*bench.on_screen(1.0, 2.0))
        me.guest.wait(is_near(bench, block, 1.0, 0.3))


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("order", ["carried", "tile first", "place first"])
def test_a_tile_goes_to_its_place(guests: NewGuest, server: Process, size: str, order: str) -> None:
    nearly = nearly_won()
    me = Scientist(lay_out(server, nearly.match, "human").seat(guests(**(PHONE if size == "phone" else {})), 0))
    if me.guest.by_thumb:
        me.show("vaccine")
    tile = me.guest.view["vaccine"]["loose"][0]
    loose = me.page.locator(f'button[data-vaccine-tile="{tile}"]')
    press = me.page.touchscreen.tap if me.guest.by_thumb else me.page.mouse.click
    # Where it fits is seen while it is in hand; then it is laid aside again.
    press(*middle(loose))
    spot = me.page.locator("[data-at] .target").first
    expect(spot).to_be_visible()
    x, y = middle(spot)
    if order == "tile first":
        press(x, y)
    else:
        me.page.keyboard.press("Escape")
        expect(loose).to_be_enabled()
    if order == "place first":
        press(x, y)
        expect(me.page.locator(".marked")).to_be_visible()
        press(*middle(loose))
    elif order == "carried":
        # Above a finger, so that it is seen.
        Carrier(me.guest).carry(middle(loose), (x, y + (52 if me.guest.by_thumb else 0)))
    me.guest.wait(lambda: any(lying[0] == tile for lying in me.guest.view["vaccine"]["lying"]))
