"""Playing over the socket: whole games, second tabs, double clicks, questions, chat, rematch."""

from random import Random

import pytest

from tests.server.browser import Browser, Tab
from tests.server.served import Served


def play_to_the_end(*tabs: Tab) -> None:
    """Let every tab play anything whenever its seat is asked, until the game is over."""
    rng = Random(1)
    while any(tab.table["room"]["status"] != "over" for tab in tabs):
        for tab in tabs:
            tab.settle()
            if tab.offers:
                assert tab.play_any(rng)["t"] in ("ok", "refused")


def test_two_people_and_two_bots_play_a_whole_game(ann: Browser, bob: Browser, served: Served) -> None:
    room = ann.open("human", "open", "thumb", "random", open=True)
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    play_to_the_end(one, two)
    assert one.table["view"]["outcome"] == two.table["view"]["outcome"]
    match = served.match(room)
    assert [entry["words"] for entry in one.log] == [
        entry.words(served.table(room).record.names()) for entry in match.log(0)
    ]
    result = ann.get("/api/rooms")["recent"][0]
    assert (result["room"], result["winners"]) == (room, one.table["view"]["outcome"]["winners"])
    assert one.table["can"] == {"undo": False, "start": False, "rematch": True}


def test_each_change_is_one_table_with_the_next_number(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "thumb"))
    for _ in range(8):  # one game of forty is over before the twelfth choice, none before the eighth
        tab.until_table(lambda table: table["offers"])
        tab.play(tab.offers[0])
    revs = [message["rev"] for message in tab.heard if message["t"] == "table"]
    assert revs == list(range(revs[0], revs[0] + len(revs)))


def test_an_action_is_answered_after_the_table_that_it_brings(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    answer = tab.play(tab.offers[0])
    assert answer["t"] == "ok"
    assert tab.heard[-2]["t"] == "table"
    did = tab.heard[-2]["did"]
    assert (did["seat"], did["key"]) == (0, "bid")


def test_what_another_did_comes_in_the_words_of_the_log(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    bob.patch("/api/me", {"name": "Bob"})
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    two.play(two.offers[0])
    did = one.until(lambda message: message.get("did"))["did"]
    assert did == {"seat": 1, "words": "Bob lays a bid face down.", "key": "lays-bid", "args": {"seat": 1}}


def test_an_illegal_action_changes_nothing_and_names_the_rule(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    before = tab.table
    answer = tab.play({"action": {"kind": "bid", "money": 99}})
    assert (answer["t"], answer["code"], answer["rules"]) == ("refused", "illegal", ["DM-20"])
    assert (answer["key"], answer["args"]) == ("not-your-bid", {"money": 99})
    tab.settle()
    assert tab.table is before


def test_a_preview_is_what_comes_of_it(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    offer = tab.offers[0]
    foreseen = tab.ask("preview", seat=0, action=offer["action"])
    before = len(tab.log)
    tab.play(offer)
    assert (foreseen["view"], foreseen["reason"]) == (tab.table["view"], None)
    assert foreseen["lines"] == tab.log[before:]


def test_a_preview_says_why_not(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    foreseen = tab.ask("preview", seat=0, action={"kind": "bid", "money": 99})
    assert (foreseen["view"], foreseen["lines"]) == (None, [])
    assert foreseen["reason"]["words"] == "you have no 99 M$ card in hand"


def test_why_not(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    answer = tab.ask("why", seat=0, action={"kind": "bid", "money": 99})
    assert answer["words"] == "you have no 99 M$ card in hand"
    assert (answer["key"], answer["args"]) == ("not-your-bid", {"money": 99})
    assert tab.ask("why", seat=0, action=tab.offers[0]["action"])["words"] is None


def test_a_double_click_plays_once(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    rev, action = tab.table["rev"], tab.offers[0]["action"]
    first = tab.say("play", seat=0, rev=rev, action=action)
    second = tab.say("play", seat=0, rev=rev, action=action)
    assert tab.until(lambda message: message.get("id") == first)["t"] == "ok"
    assert tab.until(lambda message: message.get("id") == second)["code"] == "stale"


def test_a_second_tab_that_was_left_behind_is_told_so(ann: Browser) -> None:
    room = ann.open("human", "human")
    old, new = ann.tab(room), ann.tab(room)
    behind = old.table
    assert new.play(new.offers[0])["t"] == "ok"
    assert old.play(behind["offers"][0], rev=behind["rev"])["code"] == "stale"
    old.settle()
    new.settle()
    assert old.table["view"] == new.table["view"]


def test_others_choices_do_not_make_mine_stale(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    seen = one.table["rev"]
    two.play(two.offers[0])
    one.settle()
    assert one.table["rev"] > seen
    assert one.play(one.offers[0], rev=seen)["t"] == "ok"


def test_a_reload_shows_the_same_table_and_the_whole_log(ann: Browser) -> None:
    room = ann.open("human", "human")
    tab = ann.tab(room)
    for _ in range(10):
        seat = tab.table["view"]["to_act"][0]
        tab.ask("look", seat=seat)
        tab.play(tab.offers[0])
    tab.ask("look", seat=0)
    again = ann.tab(room)
    tab.settle()
    assert (again.table["view"], again.table["offers"]) == (tab.table["view"], tab.table["offers"])
    assert again.log == tab.log
    assert again.table["log_from"] == 0


def test_seats_of_others_are_not_mine(ann: Browser, bob: Browser, eve: Browser) -> None:
    room = ann.open("human", "open")
    bob.sit(room)
    one, watching = ann.tab(room), eve.tab(room)
    action = one.offers[0]["action"]
    for tab in (watching, bob.tab(room)):
        rev = tab.table["rev"]
        assert tab.ask("play", seat=0, rev=rev, action=action)["code"] == "not-yours"
        assert tab.ask("why", seat=0, action=action)["code"] == "not-yours"
        assert tab.ask("preview", seat=0, action=action)["code"] == "not-yours"
        assert tab.ask("look", seat=0)["code"] == "not-yours"
        assert tab.ask("undo", seat=0)["code"] == "not-yours"
        assert tab.ask("hint", seat=0)["code"] == "not-yours"
        assert tab.ask("return", seat=0)["code"] == "not-yours"
    assert watching.ask("start")["code"] == "not-now"
    assert watching.ask("rematch")["code"] == "not-yours"
    assert watching.ask("replace", seat=0)["code"] == "not-yours"


def test_without_a_cookie_one_can_only_watch(ann: Browser, stranger: Browser) -> None:
    tab = stranger.tab(ann.open("human", "open"))
    assert tab.table["seat"] is None
    for message in ({"t": "chat", "words": "hi"}, {"t": "start"}, {"t": "vote", "vote": 1, "yes": True}):
        assert tab.ask(**message)["code"] == "not-yours"


def test_a_hint_is_an_offer_with_its_chance(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "thumb"))
    weighed = 0
    while weighed < 2:
        tab.until_table(lambda table: table["offers"])
        hint = tab.ask("hint", seat=0)
        assert hint["t"] == "hint"
        assert hint["offer"] in tab.offers
        if len(tab.offers) > 1:
            weighed += 1
            chances = [hint["chance"], *(other["chance"] for other in hint["others"])]
            assert all(0 <= chance <= 1 for chance in chances)
        tab.play(hint["offer"])


def test_chat_reaches_everybody_and_is_remembered(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    one, watching = ann.tab(room), bob.tab(room)
    assert one.ask("chat", words="  good   luck ")["t"] == "ok"
    heard = watching.until(lambda message: message["t"] == "chat")
    assert (heard["words"], heard["seat"], "past" in heard) == ("good luck", 0, False)
    assert watching.ask("chat", words="hello")["t"] == "ok"
    later = bob.tab(room)
    later.settle()
    past = [message for message in later.heard if message["t"] == "chat"]
    assert [(line["words"], line["seat"], line["past"]) for line in past] == [
        ("good luck", 0, True),
        ("hello", None, True),
    ]
    assert one.ask("chat", words="x" * 501)["code"] == "too-long"
    assert one.ask("chat", words=" ")["code"] == "bad-message"


def test_the_creator_may_start_with_bots_in_the_open_seats(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open", "open")
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    assert (one.table["can"]["start"], two.table["can"]["start"]) == (True, False)
    assert (one.table["view"], one.table["offers"]) == (None, [])
    assert two.ask("start")["code"] == "not-yours"
    assert one.ask("start")["t"] == "ok"
    assert [seat["kind"] for seat in one.table["room"]["seats"]] == ["human", "human", "bot"]
    two.until_table(lambda table: table["view"] and table["view"]["to_act"] == [0, 1])
    assert two.offers
    assert two.log == bob.tab(room).log
    assert two.log


def finished(ann: Browser, bob: Browser) -> tuple[str, Tab, Tab]:
    room = ann.open("human", "open")
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    assert one.ask("rematch")["code"] == "not-now"
    play_to_the_end(one, two)
    return room, one, two


def test_whoever_is_asked_to_play_again_says_yes(ann: Browser, bob: Browser, eve: Browser) -> None:
    room, one, two = finished(ann, bob)
    new = one.ask("rematch")["room"]
    asked = two.until_table(lambda table: table["room"]["next"])["room"]
    assert (asked["room"], asked["next"]) == (room, {"room": new, "by": 0})
    assert two.ask("rematch")["room"] == new
    waiting = ann.tab(new).table["room"]
    assert (waiting["status"], [seat["invited"] for seat in waiting["seats"]]) == ("waiting", [False, True])
    assert {card["room"]: card["your_turn"] for card in bob.get("/api/me")["rooms"]}[new] is True
    assert eve.http.post(f"/api/rooms/{new}/seats", json={}).json()["error"]["code"] == "room-full"
    bob.sit(new)
    table = bob.tab(new).table
    assert (table["you"], table["room"]["status"]) == ([1], "playing")


def test_whoever_does_not_want_to_play_again_leaves_the_seat_to_others(
    ann: Browser, bob: Browser, eve: Browser
) -> None:
    _, one, _ = finished(ann, bob)
    new = one.ask("rematch")["room"]
    bob.delete(f"/api/rooms/{new}/seats/1")
    eve.sit(new)
    assert eve.tab(new).table["room"]["status"] == "playing"


def test_who_asked_to_play_again_may_begin_with_a_bot_instead(ann: Browser, bob: Browser) -> None:
    _, _, two = finished(ann, bob)
    new = two.ask("rematch")["room"]
    assert bob.tab(new).ask("start")["t"] == "ok"
    table = ann.tab(new).table
    assert (table["you"], table["room"]["status"], table["room"]["seats"][0]["kind"]) == ([], "playing", "bot")


def test_a_seat_taken_while_watching_is_looked_from_at_once(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    watching = bob.tab(room)
    bob.sit(room)
    watching.until_table(lambda table: table["you"] == [1] and table["seat"] == 1 and table["offers"])


def test_a_table_of_bots_can_be_watched(ann: Browser, served: Served) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["thumb", "random"]})
    assert (opened["seat"], opened["key"]) == (None, None)
    tab = ann.tab(opened["room"])
    tab.until_table(lambda table: table["room"]["status"] == "over")
    assert tab.table["you"] == []


@pytest.mark.parametrize("version", ["2", "x", ""])
def test_another_version_of_the_protocol_is_refused(ann: Browser, version: str) -> None:
    from websockets.exceptions import InvalidStatus

    room = ann.open("human", "thumb")
    with pytest.raises(InvalidStatus) as caught:
        ann.connect(room, query=f"?v={version}")
    assert caught.value.response.status_code == 400
