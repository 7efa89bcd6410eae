"""Taking back: at once within the rules of undo, otherwise when everybody agrees."""

from tests.server.browser import Browser, Tab
from tests.server.served import Served, forget


def seated(ann: Browser, bob: Browser, *more: str) -> tuple[Tab, Tab, str]:
    room = ann.open("human", "open", *more)
    bob.sit(room)
    return ann.tab(room), bob.tab(room), room


def test_ones_last_move_is_taken_back_at_once(ann: Browser, bob: Browser) -> None:
    one, two, _ = seated(ann, bob)
    assert one.table["can"]["undo"] is False
    opening, hand = one.table["view"], one.offers
    one.play(one.offers[0])
    two.settle()
    heard = len(two.log)
    assert one.table["can"]["undo"] is True
    assert one.ask("undo", seat=0) == {"t": "ok", "id": one.heard[-1]["id"]}
    assert (one.table["view"], one.offers) == (opening, hand)
    two.settle()
    assert two.log[-1]["key"] == "table-took-back"
    assert [line.get("undone") for line in two.log[heard - 1 :]] == [True, None]
    assert two.table["votes"] == []


def test_nothing_to_take_back(ann: Browser, bob: Browser) -> None:
    one, _, _ = seated(ann, bob)
    assert one.ask("undo", seat=0)["code"] == "no-undo"


def test_past_anothers_move_everybody_has_to_agree(ann: Browser, bob: Browser) -> None:
    one, two, room = seated(ann, bob)
    opening = one.table["view"]
    one.play(one.offers[0])
    two.play(two.offers[0])
    one.settle()
    number = one.ask("undo", seat=0)["vote"]
    assert one.ask("undo", seat=0)["code"] == "not-now"
    two.settle()
    [vote] = two.table["votes"]
    back_to = vote.pop("back_to")
    assert vote == {"vote": number, "kind": "undo", "seat": 0, "by": 0, "yes": [0], "needs": [0, 1]}
    asked = two.log[back_to:]
    assert [line["key"] for line in asked][:2] == ["lays-bid", "lays-bid"]
    assert two.ask("vote", vote=number, yes=True)["t"] == "ok"
    one.settle()
    assert [(line["words"], line["undone"]) for line in two.log[back_to:-1]] == [
        (line["words"], True) for line in asked
    ]
    assert (one.table["view"], one.table["votes"]) == (opening, [])
    assert one.log[-1]["key"] == "table-agreed-back"
    assert ann.tab(room).log == one.log


def play_first(*tabs: Tab) -> None:
    """Let everybody bid, one after another: the last bid shows all of them."""
    for tab in tabs:
        tab.settle()
        assert tab.play(tab.offers[0])["t"] == "ok"


def test_past_what_was_shown_every_person_has_to_agree_the_absent_included(
    ann: Browser, bob: Browser, eve: Browser
) -> None:
    room = ann.open("human", "open", "open")
    bob.sit(room)
    eve.sit(room)
    one, two, three = ann.tab(room), bob.tab(room), eve.tab(room)
    play_first(one, two, three)
    one.settle()
    three.close()
    number = one.ask("undo", seat=0)["vote"]
    assert two.ask("vote", vote=number, yes=True)["t"] == "ok"
    one.settle()
    [vote] = one.table["votes"]
    assert (vote["yes"], vote["needs"]) == ([0, 1], [0, 1, 2])
    back = eve.tab(room)
    assert back.ask("vote", vote=number, yes=True)["t"] == "ok"
    assert back.log[-1]["key"] == "table-agreed-back"


def test_past_anothers_move_only_that_person_is_asked(ann: Browser, bob: Browser, eve: Browser) -> None:
    room = ann.open("human", "open", "open")
    bob.sit(room)
    eve.sit(room)
    one, two, three = ann.tab(room), bob.tab(room), eve.tab(room)
    play_first(one, two)
    number = one.ask("undo", seat=0)["vote"]
    three.settle()
    assert three.table["votes"][0]["needs"] == [0, 1], "Eve's bid is not touched, and nothing was shown"
    assert three.ask("vote", vote=number, yes=False)["code"] == "not-yours"
    # Her bid shows everybody's: the table has gone on.
    play_first(three)
    one.settle()
    assert one.table["votes"] == []
    assert (one.log[-1]["key"], one.log[-1]["args"]) == ("table-gone-on", {"seat": 0})
    assert two.ask("vote", vote=number, yes=True)["code"] == "not-now"


def test_a_bot_that_plays_does_not_end_what_is_asked(ann: Browser, bob: Browser) -> None:
    one, two, _ = seated(ann, bob, "thumb")
    play_first(one, two)
    number = one.ask("undo", seat=0)["vote"]
    one.until_table(lambda table: table["view"]["phase"] != "bid")
    assert two.ask("vote", vote=number, yes=True)["t"] == "ok"
    assert two.log[-1]["key"] == "table-agreed-back"


def test_it_needs_that_person_even_while_a_bot_plays_for_them(ann: Browser, bob: Browser) -> None:
    one, two, _ = seated(ann, bob)
    opening = one.table["view"]
    play_first(one, two)
    two.ask("replace", seat=1)
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb")
    number = one.ask("undo", seat=0)["vote"]
    assert one.table["votes"][0]["needs"] == [0, 1]
    two.settle()
    assert two.ask("vote", vote=number, yes=True)["t"] == "ok"
    one.until_table(lambda table: table["votes"] == [])
    assert one.table["view"]["phase"] == opening["phase"]


def test_whoever_has_left_for_good_is_not_asked(ann: Browser, bob: Browser) -> None:
    one, two, room = seated(ann, bob)
    play_first(one, two)
    assert "vote" in one.ask("undo", seat=0)
    bob.delete(f"/api/rooms/{room}/seats/1")
    one.until_table(lambda table: table["votes"] == [] and table["view"]["phase"] == "bid")


def test_one_no_is_enough(ann: Browser, bob: Browser, eve: Browser) -> None:
    one, two, room = seated(ann, bob)
    one.play(one.offers[0])
    two.play(two.offers[0])
    one.settle()
    before = one.table["view"]
    number = one.ask("undo", seat=0)["vote"]
    assert eve.tab(room).ask("vote", vote=number, yes=True)["code"] == "not-yours"
    two.ask("vote", vote=number, yes=False)
    one.settle()
    assert (one.table["view"], one.table["votes"]) == (before, [])
    assert (one.log[-1]["key"], one.log[-1]["args"]) == ("table-not-agreed", {"seat": 1, "by": 0})
    assert two.ask("vote", vote=number, yes=True)["code"] == "not-now"


def test_what_is_withdrawn_nobody_has_refused(ann: Browser, bob: Browser) -> None:
    one, two, _ = seated(ann, bob)
    play_first(one, two)
    one.settle()
    told = one.log
    assert one.ask("vote", vote=one.ask("undo", seat=0)["vote"], yes=False)["t"] == "ok"
    assert (one.log, one.table["votes"]) == (told, [])


def test_alone_against_bots_one_agrees_with_oneself(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "thumb"))
    opening = tab.table["view"]["players"][0]
    tab.play(tab.offers[0])
    tab.until_table(lambda table: table["view"]["phase"] != "bid")
    answer = tab.ask("undo", seat=0)
    assert "vote" not in answer
    assert tab.table["view"]["players"][0] == opening
    assert tab.log[-1]["key"] == "table-took-back", "nobody was there to agree"


def test_who_plays_all_seats_at_one_screen_asks_nobody(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    tab.play(tab.offers[0])
    tab.ask("look", seat=1)
    tab.play(tab.offers[0])
    assert "vote" not in tab.ask("undo", seat=0)
    assert tab.table["view"]["phase"] == "bid"
    assert tab.log[-1]["key"] == "table-took-back"


def test_a_vote_goes_on_after_a_reload_from_disk(ann: Browser, bob: Browser, served: Served) -> None:
    one, two, room = seated(ann, bob)
    opening = one.table["view"]
    one.play(one.offers[0])
    two.play(two.offers[0])
    number = one.ask("undo", seat=0)["vote"]
    one.close()
    two.close()
    forget(served, room)
    again = bob.tab(room)
    assert [(vote["vote"], vote["yes"], vote["needs"]) for vote in again.table["votes"]] == [(number, [0], [0, 1])]
    assert again.ask("vote", vote=number, yes=True)["t"] == "ok"
    assert ann.tab(room).table["view"] == opening
    assert again.log[-1]["key"] == "table-agreed-back"


def test_a_vote_that_is_over_does_not_come_back_from_disk(ann: Browser, bob: Browser, served: Served) -> None:
    one, two, room = seated(ann, bob)
    one.play(one.offers[0])
    two.play(two.offers[0])
    two.ask("vote", vote=one.ask("undo", seat=0)["vote"], yes=False)
    one.close()
    two.close()
    forget(served, room)
    assert bob.tab(room).table["votes"] == []


def test_what_was_taken_back_stays_taken_back_after_a_reload_from_disk(
    ann: Browser, bob: Browser, served: Served
) -> None:
    one, two, room = seated(ann, bob)
    one.play(one.offers[0])
    one.ask("undo", seat=0)
    one.play(one.offers[-1])
    two.settle()
    shown, told = two.table["view"], two.log
    one.close()
    two.close()
    forget(served, room)
    again = bob.tab(room)
    assert again.table["view"] == shown
    assert again.log == told
