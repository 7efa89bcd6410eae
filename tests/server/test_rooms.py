"""Rooms and seats over HTTP: open, find, take, open with a key, leave, rename."""

import json
from collections.abc import Callable

import pytest

from tests.server.browser import SOON, Browser
from tests.server.served import Served


def test_play_now_is_one_request_and_gives_a_seat_with_its_key(ann: Browser) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "thumb"]}, 201)
    assert opened["seat"] == 0
    assert opened["url"] == f"/table/{opened['room']}#{opened['key']}"
    assert len(opened["key"]) == 43
    card = ann.get(f"/api/rooms/{opened['room']}")
    assert card["status"] == "playing"
    assert [seat["kind"] for seat in card["seats"]] == ["human", "bot"]


def test_the_cookie_is_for_the_browser_alone(stranger: Browser) -> None:
    answer = stranger.http.post("/api/rooms", json={"game": "dark-matter", "seats": ["human", "thumb"]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "set-cookie" not in stranger.http.get("/api/me").headers


def test_secrets_are_kept_as_hashes_only(ann: Browser, served: Served) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "thumb"]})
    ann.patch("/api/me", {"name": "Ann"})
    kept = b"".join(path.read_bytes() for path in served.services.settings.data.iterdir())
    assert opened["room"].encode() in kept
    assert opened["key"].encode() not in kept
    assert ann.cookie.encode() not in kept


def test_a_friend_takes_the_open_seat_and_the_game_begins(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
    assert bob.sit(room) == 1
    assert bob.get(f"/api/rooms/{room}")["status"] == "playing"
    refusal = bob.post(f"/api/rooms/{room}/seats", {}, 409)
    assert refusal["error"] == {"code": "room-full", "words": "All seats are taken. You can watch instead."}


def test_a_seat_of_ones_choice(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open", "open")
    assert bob.post(f"/api/rooms/{room}/seats", {"seat": 2}, 201)["seat"] == 2
    assert bob.post(f"/api/rooms/{room}/seats", {"seat": 0}, 409)["error"]["code"] == "room-full"
    assert bob.post(f"/api/rooms/{room}/seats", {"seat": 9}, 409)["error"]["code"] == "room-full"


def test_the_key_of_a_link_opens_the_seat_on_another_device(ann: Browser, bob: Browser, eve: Browser) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "open"]})
    room = opened["room"]
    assert bob.post(f"/api/rooms/{room}/enter", {"key": opened["key"]}) == {"seat": 0}
    assert bob.tab(room).table["you"] == [0]
    wrong = eve.post(f"/api/rooms/{room}/enter", {"key": "A" * 43}, 403)
    assert wrong["error"]["code"] == "not-yours"
    assert eve.tab(room).table["you"] == []


def test_a_key_serves_some_devices_and_never_locks_its_owner_out(
    ann: Browser, served: Served, browsers: Callable[[Served], Browser]
) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "open"]})
    room = opened["room"]
    devices = [browsers(served) for _ in range(9)]
    for device in devices:
        device.post(f"/api/rooms/{room}/enter", {"key": opened["key"]})
    assert [device.tab(room).table["you"] for device in devices] == [[], []] + [[0]] * 7
    assert ann.tab(room).table["you"] == [0]


def test_a_seat_left_before_the_start_is_free_again(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open", "open")
    seat = bob.sit(room)
    assert bob.delete(f"/api/rooms/{room}/seats/{seat}") == {"seat": seat}
    assert bob.get(f"/api/rooms/{room}")["seats"][seat] == {
        "seat": seat, "name": "", "kind": "open", "bot": None, "strength": None, "here": False, "away_since": None,
            "replaceable_from": None, "invited": False,
    }  # fmt: skip
    assert bob.delete(f"/api/rooms/{room}/seats/{seat}", 403)["error"]["code"] == "not-yours"


def test_a_seat_left_later_is_played_by_a_bot(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    bob.sit(room)
    tab = ann.tab(room)
    bob.delete(f"/api/rooms/{room}/seats/1")
    tab.until_table(lambda table: table["room"]["seats"][1]["kind"] == "bot")
    assert "table-left" in [entry["key"] for entry in tab.log]
    assert bob.tab(room).table["you"] == []


def test_one_may_play_several_seats_of_a_table(ann: Browser) -> None:
    room = ann.open("human", "human")
    tab = ann.tab(room)
    assert (tab.table["you"], tab.table["seat"]) == ([0, 1], 0)
    assert tab.ask("look", seat=1)["t"] == "ok"
    assert tab.table["seat"] == 1
    assert tab.table["view"]["seat"] == 1


def test_the_lobby_shows_open_tables_with_somebody_waiting(ann: Browser, bob: Browser) -> None:
    shown = ann.open("human", "open", open=True)
    hidden = ann.open("human", "open")
    left = ann.open("human", "open", open=True)
    ann.tab(shown)
    ann.tab(hidden)
    listed = [card["room"] for card in bob.get("/api/rooms")["open"]]
    assert shown in listed
    assert hidden not in listed
    assert left not in listed


def test_my_tables_say_where_it_is_my_turn(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    mine = {card["room"]: card for card in ann.get("/api/me")["rooms"]}
    assert (mine[room]["your_seats"], mine[room]["your_turn"]) == ([0], False)
    bob.sit(room)
    assert ann.get("/api/me")["rooms"][0]["your_turn"] is True
    alone = ann.open("human", "thumb")
    mine = {card["room"]: card for card in ann.get("/api/me")["rooms"]}
    assert mine[alone]["your_turn"] is True
    assert bob.get("/api/me")["rooms"][0]["your_seats"] == [1]


def test_a_new_name_is_seen_at_every_table(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    tab = bob.tab(room)
    assert ann.patch("/api/me", {"name": "  Ann \u0000 B. "})["name"] == "Ann B."
    tab.until_table(lambda table: table["room"]["seats"][0]["name"] == "Ann B.")
    assert ann.get("/api/me")["name"] == "Ann B."
    assert ann.patch("/api/me", {"name": "\u200b"}, 409)["error"]["code"] == "illegal"
    assert ann.patch("/api/me", {"name": "x" * 25}, 400)["error"]["code"] == "bad-message"


@pytest.mark.parametrize(
    ("wish", "status", "part"),
    [
        ({"game": "chess", "seats": ["human", "open"]}, 404, "no game"),
        ({"game": "dark-matter", "seats": ["human"]}, 409, "2 to 4"),
        ({"game": "dark-matter", "seats": ["human"] * 5}, 409, "2 to 4"),
        ({"game": "dark-matter", "seats": ["human", "hal"]}, 400, "the bots are random, thumb, search"),
        ({"game": "dark-matter", "seats": ["human", "search:999999"]}, 409, "at most"),
        ({"game": "dark-matter", "seats": ["human", "open"], "options": {"x": 1}}, 409, "no option"),
        ({"game": "dark-matter", "seats": ["human", "open"], "pace": "slow"}, 400, "pace"),
        ({"game": "dark-matter", "seats": ["human", "open"], "colour": "red"}, 400, "colour"),
        ([], 400, "object"),
    ],
)
def test_a_wish_that_can_not_be_granted_is_refused_in_words(ann: Browser, wish: object, status: int, part: str) -> None:
    words = ann.post("/api/rooms", wish, status)["error"]["words"]
    assert part in words
    assert "Traceback" not in words


def test_rooms_that_are_not_there(ann: Browser) -> None:
    for path in ("/api/rooms/aaaaaaaaaa", "/api/rooms/x", "/api/rooms/aaaaaaaaaa/replay", "/api/rooms/%00"):
        assert ann.get(path, 404)["error"]["code"] == "no-such-room"
    connection = ann.connect("aaaaaaaaaa")
    assert json.loads(connection.recv(SOON))["code"] == "no-such-room"
    connection.close()


def test_games_are_described_for_a_menu(ann: Browser) -> None:
    card = ann.get("/api/games")["games"][0]
    assert card["name"] == "dark-matter"
    assert card["players"] == [2, 3, 4]
    assert "thumb" in [bot["spec"] for bot in card["bots"]]
    page = ann.get("/api/games/dark-matter")
    assert "DM-20" in page["rulebook"]["en"]
    assert ann.get("/api/games/chess", 404)["error"]["code"] == "no-such-game"
