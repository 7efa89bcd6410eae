"""What can be done with a match that is over, and a little with one that is not."""

import json
import time
from random import Random

import msgspec
import pytest

import serendip
from serendip.server.workers import analysis
from tests.server.browser import Browser, Tab
from tests.server.served import Served


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A finished match of Ann against a bot."""
    ann = Browser(served.url)
    room = ann.open("human", "thumb")
    tab = ann.tab(room)
    finish(tab)
    ann.close()
    return room


def finish(tab: Tab) -> None:
    rng = Random(3)
    while tab.table["room"]["status"] != "over":
        if tab.offers:
            tab.play_any(rng)
        else:
            tab.hear()


def test_a_finished_match_can_be_seen_as_anybody(bob: Browser, finished: str, served: Served) -> None:
    match = served.match(finished)
    for seat in (0, 1):
        film = bob.get(f"/api/rooms/{finished}/replay?seat={seat}")
        assert film["seat"] == seat
        assert [frame["step"] for frame in film["frames"]] == list(range(len(match.steps()) + 1))
        assert film["frames"][-1]["view"] == json.loads(json.dumps(match.view(seat)))
        told = [entry["key"] for frame in film["frames"] for entry in frame["log"]]
        assert told == [entry.line.key for entry in match.log(seat)]
        others = [frame for frame in film["frames"][1:] if frame["seat"] != seat]
        assert all(frame["action"] is None for frame in others)
    everything = bob.get(f"/api/rooms/{finished}/replay?seat=all")
    assert all(frame["action"] for frame in everything["frames"][1:])
    assert len(everything["frames"][0]["view"]) == 3
    times = [frame["at"] for frame in everything["frames"]]
    assert times == sorted(times)
    assert bob.get(f"/api/rooms/{finished}/replay")["seat"] is None
    assert bob.get(f"/api/rooms/{finished}/replay?seat=7", 404)["error"]["code"] == "no-such-page"
    assert bob.get(f"/api/rooms/{finished}/replay?seat=x", 400)["error"]["code"] == "bad-message"


def test_a_running_match_can_be_seen_from_ones_own_seat_only(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    assert ann.get(f"/api/rooms/{room}/replay", 409)["error"]["code"] == "not-now"
    bob.sit(room)
    tab = ann.tab(room)
    tab.play(tab.offers[0])
    assert ann.get(f"/api/rooms/{room}/replay")["frames"][1]["action"]["kind"] == "bid"
    assert bob.get(f"/api/rooms/{room}/replay")["frames"][1]["action"] is None
    for seat in ("1", "all"):
        assert ann.get(f"/api/rooms/{room}/replay?seat={seat}", 403)["error"]["code"] == "not-yours"


def test_the_chances_of_a_finished_match_are_computed_once(bob: Browser, finished: str, served: Served) -> None:
    found = bob.get(f"/api/rooms/{finished}/analysis")
    while found["status"] == "computing":
        assert 0 <= found["done"] <= found["total"]
        time.sleep(0.05)
        found = bob.get(f"/api/rooms/{finished}/analysis")
    steps = served.match(finished).steps()
    looked_at = [step for step, _ in found["chances"]]
    assert looked_at == sorted(set(looked_at))
    assert set(analysis.turn_ends([step.seat for step in steps])) <= set(looked_at)
    assert (found["done"], found["total"], found["steps"]) == (len(looked_at), len(looked_at), len(steps))
    assert all(len(chances) == 2 and all(0 <= chance <= 1 for chance in chances) for _, chances in found["chances"])
    moments = [moment["step"] for moment in found["moments"]]
    assert moments == sorted(moments)
    assert 0 < len(moments) <= 5
    assert all(step in looked_at and step - 1 in looked_at for step in moments)
    assert not served.server.analyses.busy
    assert bob.get(f"/api/rooms/{finished}/analysis") == found


def test_an_analysis_looks_at_the_ends_of_turns_and_closely_where_the_chances_moved_most() -> None:
    assert analysis.turn_ends([0, 0, 1, 1, 1, 0]) == [0, 2, 5, 6]
    assert analysis.turn_ends([]) == [0]
    even = {number: [0.5, 0.5] for number in range(0, 40, 4)}
    assert analysis.within_turns({**even, 40: [1.0, 0.0]})[-3:] == [37, 38, 39]
    assert len(analysis.within_turns(even)) == analysis.KEY_MOMENTS * 3


def test_the_chances_of_a_running_match_are_secret(ann: Browser) -> None:
    room = ann.open("human", "thumb")
    assert ann.get(f"/api/rooms/{room}/analysis", 409)["error"]["code"] == "not-now"


def test_one_can_play_on_from_any_step(bob: Browser, finished: str, served: Served) -> None:
    opened = bob.post(f"/api/rooms/{finished}/branch", {"step": 10, "seat": 1}, 201)
    film = bob.get(f"/api/rooms/{finished}/replay?seat=1")
    assert len(served.match(opened["room"]).steps()) >= 10
    again = bob.get(f"/api/rooms/{opened['room']}/replay")
    assert [frame["view"] for frame in again["frames"][:11]] == [frame["view"] for frame in film["frames"][:11]]
    tab = bob.tab(opened["room"])
    assert tab.table["you"] == [1]
    tab.until_table(lambda now: now["offers"])
    assert tab.play(tab.offers[0])["t"] == "ok"
    steps = len(film["frames"]) - 1
    assert bob.post(f"/api/rooms/{finished}/branch", {"step": steps, "seat": 1}, 409)["error"]["code"] == "illegal"
    assert bob.post(f"/api/rooms/{finished}/branch", {"step": 1, "seat": 3}, 409)["error"]["code"] == "illegal"
    assert bob.post(f"/api/rooms/{opened['room']}/branch", {"step": 1, "seat": 1}, 409)["error"]["code"] == "not-now"


def test_a_player_is_taught_by_moments_that_can_be_tried_again(bob: Browser, finished: str, served: Served) -> None:
    steps = served.match(finished).steps()
    taught = bob.get(f"/api/rooms/{finished}/seats/0/lessons")["lessons"]
    assert len(taught) <= 3
    assert [one["step"] for one in taught] == sorted(one["step"] for one in taught)
    for one in taught:
        assert steps[one["step"]].seat == 0, "it is one's own choice"
        assert one["played"]["action"] == json.loads(msgspec.json.encode(steps[one["step"]].action))
        assert one["better"]["action"] != one["played"]["action"]
        assert one["gain"] > 2 * one["noise"] > 0
        opened = bob.post(f"/api/rooms/{finished}/branch", {"step": one["step"], "seat": 0}, 201)
        tab = bob.tab(opened["room"])
        assert one["better"]["action"] in [offer["action"] for offer in tab.offers]
        tab.close()
    assert bob.get(f"/api/rooms/{finished}/seats/0/lessons")["lessons"] == taught
    assert bob.get(f"/api/rooms/{finished}/seats/2/lessons", 404)["error"]["code"] == "no-such-page"


def test_a_report_keeps_the_match_on_the_server(ann: Browser, served: Served) -> None:
    room = ann.open("human", "human")
    tab = ann.tab(room)
    tab.play(tab.offers[0])
    answer = ann.post(f"/api/rooms/{room}/reports", {"words": "the card is upside down"}, 201)
    assert set(answer) == {"report"}
    body = served.inside(lambda: served.services.store.report(answer["report"]))
    assert body is not None
    report = json.loads(body)
    assert (report["words"], report["seat"], report["view"]) == ("the card is upside down", 0, tab.table["view"])
    assert serendip.load(report["save"]).view(0) == served.match(room).view(0)


def test_a_finished_match_stays_replayable_from_the_disk(bob: Browser, finished: str, served: Served) -> None:
    film = bob.get(f"/api/rooms/{finished}/replay?seat=0")
    served.rooms.tables.pop(finished)
    assert bob.get(f"/api/rooms/{finished}/replay?seat=0") == film
    assert bob.tab(finished).table["view"] == bob.get(f"/api/rooms/{finished}/replay")["frames"][-1]["view"]
