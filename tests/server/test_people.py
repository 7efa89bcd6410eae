"""Others at a table: spectators talk apart; people are muted, blocked, reported; a host sends spectators away."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from serendip.server.identity import hashed
from tests.server.browser import Browser, Tab
from tests.server.served import Served, forget


def said(tab: Tab) -> list[str]:
    """Return all that a tab has heard by now."""
    tab.settle()
    return [message["words"] for message in tab.heard if message["t"] == "chat"]


def person(browser: Browser, room: str, name: str) -> dict[str, Any]:
    """Return somebody at a table as another sees them."""
    [found] = [one for one in browser.get(f"/api/rooms/{room}/people")["people"] if one["name"] == name]
    assert isinstance(found, dict)
    return found


@pytest.fixture
def room(ann: Browser, bob: Browser, eve: Browser) -> str:
    """A game of Ann's and Bob's, which Eve watches."""
    for browser, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        browser.patch("/api/me", {"name": name})
    room = ann.open("human", "open")
    bob.sit(room)
    return room


def test_spectators_talk_apart_from_the_players(ann: Browser, bob: Browser, eve: Browser, room: str) -> None:
    one, watching = ann.tab(room), eve.tab(room)
    one.ask("chat", words="hello")
    watching.ask("chat", words="she holds three aces")
    assert said(watching) == ["hello", "she holds three aces"], "spectators hear the players too"
    assert [message.get("apart") for message in watching.heard if message["t"] == "chat"] == [None, True]
    assert said(one) == ["hello"]
    assert said(bob.tab(room)) == ["hello"], "nor are players told of it later"


def test_a_player_may_choose_to_hear_them(ann: Browser, eve: Browser, room: str) -> None:
    one, watching = ann.tab(room), eve.tab(room)
    watching.ask("chat", words="what a move")
    assert one.ask("hear", spectators=True)["t"] == "ok"
    assert said(one) == ["what a move"]
    watching.ask("chat", words="and another")
    assert one.ask("hear", spectators=False)["t"] == "ok"
    watching.ask("chat", words="and so on")
    assert said(one) == ["what a move", "and another"]


def test_before_a_game_everybody_talks_with_everybody(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    one, guest = ann.tab(room), bob.tab(room)
    guest.ask("chat", words="may I sit down?")
    assert said(one) == ["may I sit down?"]
    bob.sit(room)
    assert said(ann.tab(room)) == ["may I sit down?"]


def test_what_spectators_say_does_not_push_out_what_players_said(ann: Browser, eve: Browser, room: str) -> None:
    ann.tab(room).ask("chat", words="remember me")
    watching = eve.tab(room)
    for number in range(60):
        watching.ask("chat", words=str(number))
    assert said(ann.tab(room)) == ["remember me"]


def test_what_is_said_while_somebody_comes_is_heard_once(ann: Browser, eve: Browser, room: str) -> None:
    """Nobody waits for them to be told what was said before."""
    one = ann.tab(room)
    for number in range(30):
        one.say("chat", words=str(number))
        watching = eve.tab(room)
        one.settle()
        assert said(watching) == [str(before) for before in range(number + 1)]
        watching.close()


def test_people_are_listed_by_handles_of_this_table_only(
    ann: Browser, bob: Browser, eve: Browser, served: Served, room: str
) -> None:
    ann.tab(room)
    eve.tab(room).settle()
    told = ann.get(f"/api/rooms/{room}/people")
    assert told["host"] is True
    assert [(one["name"], one["seat"], one["here"], one["you"]) for one in told["people"]] == [
        ("Ann", 0, True, True), ("Bob", 1, False, False), ("Eve", None, True, False),
    ]  # fmt: skip
    assert eve.get(f"/api/rooms/{room}/people")["host"] is False
    other = bob.open("human", "open")
    assert person(ann, room, "Bob")["who"] != person(ann, other, "Bob")["who"]
    assert hashed(bob.cookie) not in json.dumps(told)


def test_one_does_not_hear_whom_one_has_muted(ann: Browser, bob: Browser, eve: Browser, room: str) -> None:
    one, two, watching = ann.tab(room), bob.tab(room), eve.tab(room)
    two.ask("chat", words="loser")
    who = next(message["who"] for message in two.heard if message["t"] == "chat")
    assert who == person(ann, room, "Bob")["who"]
    assert ann.patch(f"/api/rooms/{room}/people/{who}", {"ignored": "muted"})["ignored"] == "muted"
    two.ask("chat", words="LOSER")
    assert said(one) == ["loser"]
    assert said(ann.tab(room)) == [], "also not what was said before"
    assert said(watching) == ["loser", "LOSER"], "only for me"
    assert person(ann, room, "Bob")["ignored"] == "muted"
    assert person(bob, room, "Ann")["ignored"] is None, "nobody learns that they are muted"
    ann.patch(f"/api/rooms/{room}/people/{who}", {"ignored": None})
    two.ask("chat", words="sorry")
    assert said(one) == ["loser", "sorry"]


def test_a_second_device_is_the_same_person(ann: Browser, bob: Browser, eve: Browser, served: Served) -> None:
    room = ann.open("human", "open")
    key = bob.post(f"/api/rooms/{room}/seats", {})["key"]
    eve.post(f"/api/rooms/{room}/enter", {"key": key})
    one, phone = ann.tab(room), eve.tab(room)
    [_, other] = ann.get(f"/api/rooms/{room}/people")["people"]
    ann.patch(f"/api/rooms/{room}/people/{other['who']}", {"ignored": "muted"})
    phone.ask("chat", words="it is me again")
    assert said(one) == []


def test_whom_one_has_blocked_cant_join_ones_tables_and_does_not_see_them(
    ann: Browser, bob: Browser, eve: Browser, room: str
) -> None:
    eve.tab(room).settle()
    who = person(bob, room, "Eve")["who"]
    bob.patch(f"/api/rooms/{room}/people/{who}", {"ignored": "blocked"})
    his, hers, anns = (
        bob.open("human", "open", open=True),
        eve.open("human", "open", open=True),
        ann.open("human", "open", "open", open=True),
    )
    bob.sit(anns)
    tabs = [bob.tab(his), eve.tab(hers), ann.tab(anns)]
    for closed in (his, anns):
        assert eve.post(f"/api/rooms/{closed}/seats", {}, 403)["error"]["code"] == "not-welcome"
        assert closed not in [card["room"] for card in eve.get("/api/rooms")["open"]]
    assert hers not in [card["room"] for card in bob.get("/api/rooms")["open"]]
    assert {his, hers, anns} <= {card["room"] for card in ann.get("/api/rooms")["open"]}
    with pytest.raises(AssertionError):
        eve.tab(his)  # it is refused instead of a table
    assert eve.tab(anns).table["seat"] is None, "at Ann's own table she may watch"
    del tabs


def test_blocked_people_are_listed_and_forgiven(ann: Browser, bob: Browser, room: str) -> None:
    who = person(bob, room, "Ann")["who"]
    bob.patch(f"/api/rooms/{room}/people/{who}", {"ignored": "blocked"})
    [listed] = bob.get("/api/me/ignored")["people"]
    assert (listed["name"], listed["ignored"]) == ("Ann", "blocked")
    assert bob.get("/api/me/kept")["ignored"][0]["name"] == "Ann"
    other = bob.open("human", "open")
    ann.post(f"/api/rooms/{other}/seats", {}, 403)
    bob.delete(f"/api/me/ignored/{listed['who']}")
    assert bob.get("/api/me/ignored")["people"] == []
    ann.sit(other)
    bob.delete(f"/api/me/ignored/{listed['who']}", 404)


def test_a_host_sends_a_spectator_away_for_good(ann: Browser, bob: Browser, eve: Browser, room: str) -> None:
    watching = eve.tab(room)
    who = person(ann, room, "Eve")["who"]
    assert bob.delete(f"/api/rooms/{room}/people/{who}", 403)["error"]["code"] == "not-yours", "he is not the host"
    bobs = person(ann, room, "Bob")["who"]
    assert ann.delete(f"/api/rooms/{room}/people/{bobs}", 409)["error"]["code"] == "illegal", "he plays"
    assert ann.delete(f"/api/rooms/{room}/people/{who}") == {"who": who}
    assert watching.until(lambda message: message["t"] == "bye")["code"] == "sent-away"
    with pytest.raises(ConnectionClosed) as closed:
        watching.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    again = eve.connect(room)
    assert json.loads(again.recv())["code"] == "not-welcome"
    assert eve.get(f"/api/rooms/{room}/replay", 403)["error"]["code"] == "not-welcome", "nor by the way around"
    assert eve.get("/api/me/kept")["sent_from"] == [room]


def test_a_host_who_blocks_a_spectator_sees_them_out(ann: Browser, eve: Browser, room: str) -> None:
    watching = eve.tab(room)
    who = person(ann, room, "Eve")["who"]
    ann.patch(f"/api/rooms/{room}/people/{who}", {"ignored": "blocked"})
    assert watching.until(lambda message: message["t"] == "bye")["code"] == "sent-away"


def test_somebody_is_reported_with_what_they_said(ann: Browser, bob: Browser, served: Served, room: str) -> None:
    two = bob.tab(room)
    two.ask("chat", words="something rude")
    ann.tab(room).ask("chat", words="please")
    who = person(ann, room, "Bob")["who"]
    id = ann.post(f"/api/rooms/{room}/reports", {"words": "He is rude", "who": who}, 201)["report"]
    kept = json.loads(served.inside(lambda: served.services.store.report(id)) or b"")
    assert (kept["words"], kept["about"]["name"], kept["about"]["seat"]) == ("He is rude", "Bob", 1)
    assert kept["about"]["visitor"] == hashed(bob.cookie)
    assert [line["words"] for line in kept["chat"]] == ["something rude"]
    assert bob.get("/api/me/kept")["reports"] == []
    ann.post(f"/api/rooms/{room}/reports", {"words": "?", "who": "0" * 16}, 404)
    visitor = hashed(bob.cookie)
    two.close()
    bob.delete("/api/me")
    left = served.inside(lambda: served.services.store.report(id)) or b""
    assert b"something rude" not in left
    assert visitor.encode() not in left


def test_nobody_ignores_themselves_or_nobody(ann: Browser, room: str) -> None:
    me = person(ann, room, "Ann")["who"]
    assert ann.patch(f"/api/rooms/{room}/people/{me}", {"ignored": "muted"}, 409)["error"]["code"] == "illegal"
    ann.patch(f"/api/rooms/{room}/people/{'0' * 16}", {"ignored": "muted"}, 404)
    ann.patch(f"/api/rooms/{room}/people/{me}", {"ignored": "hated"}, 400)


def test_who_is_forgotten_ignores_nobody_and_is_ignored_by_nobody(
    ann: Browser, bob: Browser, served: Served, room: str
) -> None:
    ann.patch(f"/api/rooms/{room}/people/{person(ann, room, 'Bob')['who']}", {"ignored": "muted"})
    bob.patch(f"/api/rooms/{room}/people/{person(bob, room, 'Ann')['who']}", {"ignored": "blocked"})
    bob.delete("/api/me")
    assert ann.get("/api/me/ignored")["people"] == []
    assert served.inside(lambda: served.services.store.relations(hashed(ann.cookie))).blocked_by == set()


def test_what_was_muted_stays_so_after_a_reload_from_disk(
    ann: Browser, bob: Browser, served: Served, room: str, browsers: Callable[[Served], Browser]
) -> None:
    ann.patch(f"/api/rooms/{room}/people/{person(ann, room, 'Bob')['who']}", {"ignored": "muted"})
    forget(served, room)
    one, two = ann.tab(room), bob.tab(room)
    two.ask("chat", words="psst")
    assert said(one) == []
