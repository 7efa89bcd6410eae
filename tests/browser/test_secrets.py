"""What is hidden stays hidden from a spectator: in what is drawn, what is sent, and the replay of a running match."""

import json
import re
from functools import partial
from random import Random

from playwright.sync_api import expect

from tests.browser.guest import Guest, Json

# Lines of the log for one seat's eyes: the others know only that something happened.
PRIVATE_LINES = ("draws-cards", "sees-negative", "sees-positive", "agency-cards")


def money_in_hand(view: Json, seat: int) -> set[int]:
    """Return the money that a seat holds. There is one note of each number, so that it can't be elsewhere too."""
    return {card["money"] for card in view["players"][seat]["cards"] if "money" in card}


def money_in(view: Json) -> set[int]:
    """Return all money that a view tells of."""
    return {int(number) for number in re.findall(r'"money": (\d+)', json.dumps(view))}


def money_drawn(guest: Guest) -> set[int]:
    """Return the notes that are drawn on the table with their number."""
    pieces = guest.page.locator("[data-piece^='grant:']")
    names: list[str] = pieces.evaluate_all("(all) => all.map((piece) => piece.dataset.piece)")
    return {int(name) for _, _, name in (piece.partition(":") for piece in names) if name.isdigit()}


def sees_none_of(guest: Guest, hidden: set[int]) -> bool:
    """Say whether none of these notes is drawn for a guest."""
    return not hidden & money_drawn(guest)


def test_a_spectator_sees_no_secret(ann: Guest, bob: Guest, eve: Guest) -> None:
    room = ann.open("human", "open")
    assert bob.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    ann.sit_at(room)
    bob.sit_at(room)
    eve.page.goto(f"/table/{room}")
    expect(eve.page.get_by_text(eve.says("watching"))).to_be_visible()
    rng = Random(4)
    own: set[int] = set()
    # No game is over before its third round.
    while ann.view["round"] < 3:
        ann.wait(lambda: ann.asked.count() or bob.asked.count())
        ann.wait(lambda: len({guest.table["room"]["moves"] for guest in (ann, bob, eve)}) == 1)
        hidden = money_in_hand(ann.view, 0) | money_in_hand(bob.view, 1)
        own |= hidden & money_drawn(ann)
        assert not hidden & money_in(eve.view)
        eve.wait(partial(sees_none_of, eve, hidden))
        (ann if ann.asked.count() else bob).decide(rng)
    assert own, "not even a player sees money in hand: the test is blind"
    told = json.dumps(eve.told)
    assert not [line for line in PRIVATE_LINES if f'"{line}"' in told]
    assert all(not message["offers"] for message in eve.told if message["t"] == "table")
    assert not eve.glowing.count()


def test_the_replay_of_a_running_match_tells_a_spectator_no_more(ann: Guest, eve: Guest) -> None:
    room = ann.open("human", "thumb")
    ann.sit_at(room)
    ann.play(Random(1), lambda view: view["round"] == 3)
    with eve.page.expect_response("**/replay*") as answer:
        eve.page.goto(f"/replay/{room}")
    frames = answer.value.json()["frames"]
    assert frames[-1]["view"]["round"] == 3
    assert not any(money_in_hand(frame["view"], seat) for frame in frames for seat in (0, 1))
    expect(eve.page.get_by_role("slider")).to_be_visible()
