"""One's own games: what waits for one, what is under way, what is over; nobody else's."""

from collections.abc import Callable
from typing import Any

import pytest

from serendip.server.identity import hashed
from serendip.server.protocol.values import Status
from serendip.server.storage.store import Change, ResultRow, Room, SeatRow
from tests.server.browser import Browser
from tests.server.damage import damage
from tests.server.served import Served, forget

Keep = Callable[..., None]


@pytest.fixture
def keep(ann: Browser, served: Served) -> Keep:
    """Put a room of Ann's into the store, as if it had been played there."""

    def put(id: str, touched: float, status: Status = "playing", game: str = "dark-matter") -> None:
        me = hashed(ann.cookie)
        seats = [SeatRow("human", "Ann", key="secret", owner=me, holders=[me]), SeatRow("bot", "Bot", "thumb")]
        reason = {"key": "turns", "args": {}, "words": "That was it.", "rules": []}
        room = Room(id, game, seats, touched, status=status, ended=touched, result=ResultRow([0], [3.0, 1.0], reason))
        served.inside(lambda: served.services.store.write(Change(room, touched, 0, [], True, 5, {0: 1.0}, None)))

    return put


def pages(browser: Browser, what: str) -> list[dict[str, Any]]:
    """Return all pages of a list."""
    found = [browser.get(f"/api/me/{what}")]
    while found[-1]["next"]:
        found.append(browser.get(f"/api/me/{what}?after={found[-1]['next']}"))
    return found


@pytest.mark.parametrize(("what", "status"), [("rooms", "playing"), ("results", "over")])
def test_all_of_them_are_found_page_by_page_the_latest_first(
    ann: Browser, bob: Browser, keep: Keep, what: str, status: Status
) -> None:
    ids = [f"{what[:3]}{number:07}" for number in range(120)]
    for number, id in enumerate(ids):
        keep(id, 1000.0 + number // 2, status)  # two at the same moment
    found = pages(ann, what)
    assert [len(page[what]) for page in found] == [50, 50, 20]
    assert [card["room"] for page in found for card in page[what]] == ids[::-1]
    assert bob.get(f"/api/me/{what}")[what] == []
    assert "secret" not in str(found)


def test_what_can_not_be_shown_is_counted(ann: Browser, served: Served, keep: Keep) -> None:
    for id, game in (("aaaaaaaaaa", "dark-matter"), ("bbbbbbbbbb", "no-such-game"), ("cccccccccc", "dark-matter")):
        keep(id, 5.0, game=game)
        keep(f"{id[:9]}x", 5.0, "over", game=game)
    for id in ("cccccccccc", "cccccccccx"):
        damage(served.services.settings.data, "UPDATE rooms SET doc = ? WHERE id = ?", b"nothing", id)
    for what, shown in (("rooms", "aaaaaaaaaa"), ("results", "aaaaaaaaax")):
        answer = ann.get(f"/api/me/{what}")
        assert ([card["room"] for card in answer[what]], answer["left_out"]) == ([shown], 2)


def test_a_wrong_place_to_go_on_is_refused(ann: Browser) -> None:
    for after in ("", "x", "1-2", "nan-aaaaaaaaaa", "1.5-AAAAAAAAAA"):
        assert ann.get(f"/api/me/rooms?after={after}", 400)["error"]["code"] == "bad-message"


def test_the_list_says_what_a_table_waits_for(ann: Browser, bob: Browser, served: Served) -> None:
    room = ann.open("human", "open", pace="none")

    def asked(browser: Browser) -> str | None:
        answer: str | None = browser.get("/api/me/rooms")["rooms"][0]["asked"]
        return answer

    assert asked(ann) is None
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    assert (asked(ann), asked(bob)) == ("turn", "turn")
    assert one.play(one.offers[0])["t"] == "ok"
    assert (asked(ann), asked(bob)) == (None, "turn")
    two.settle()
    assert two.play(two.offers[0])["t"] == "ok"
    one.ask("undo", seat=0)
    assert asked(bob) == "vote"
    one.close()
    two.close()
    forget(served, room)
    assert asked(bob) == "vote"


def test_a_seat_opened_by_its_link_is_mine_on_that_device_too(ann: Browser, bob: Browser) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "thumb"]})
    assert bob.get("/api/me/rooms")["rooms"] == []
    bob.post(f"/api/rooms/{opened['room']}/enter", {"key": opened["key"]})
    [card] = bob.get("/api/me/rooms")["rooms"]
    assert (card["room"], card["your_seats"], card["asked"]) == (opened["room"], [0], "turn")


def test_recent_results_show_mine_to_me_alone(ann: Browser, bob: Browser, keep: Keep) -> None:
    keep("mineisover", 9e9, "over")
    assert [card["your_seats"] for card in ann.get("/api/rooms")["recent"] if card["room"] == "mineisover"] == [[0]]
    assert "mineisover" not in [card["room"] for card in bob.get("/api/rooms")["recent"]]
