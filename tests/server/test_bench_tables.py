"""Live builds at a table: everybody watches, two race, hands help, and the server alone checks."""

from base64 import b64decode
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from serendip.games import GAMES
from serendip.games.for_science.building.film import read_film
from serendip.testing import rule
from tests.server.browser import Browser
from tests.server.builder import Builder
from tests.server.served import Served, serving
from tests.server.towers import PROOF

NewBrowser = Callable[[Served], Browser]


@pytest.fixture(autouse=True)
def towers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "towers", "tests.server.towers")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), bench_grace_seconds=0.3) as server:
        yield server


def at(browser: Browser, room: str, **where: Any) -> Builder:
    """Come to a table as a builder."""
    builder = Builder(browser.connect(room), **{"place": "here", **where})
    assert builder.hear()["t"] == "table"
    return builder


def race(ann: Browser, bob: Browser) -> tuple[str, Builder, Builder]:
    """Two at a table, each with a hand."""
    room = ann.open("human", "open", game="towers", pace="none")
    bob.sit(room)
    return room, at(ann, room, seat=0), at(bob, room, seat=1)


@rule("FS-52", "FS-D2")
def test_two_race_each_with_a_build_of_their_own_and_a_spectator_sees_both(
    ann: Browser, bob: Browser, eve: Browser
) -> None:
    room, first, second = race(ann, bob)
    watching = at(eve, room)
    first.wish("take", kind="brick", x=-1.0)
    second.wish("take", kind="bridge", x=1.0)
    for builder in (first, second, watching):
        builder.until_bench(lambda me: set(me.builds) == {"here:0", "here:1"})
        builder.until_bench(lambda me: me.builds["here:0"]["hands"] and me.builds["here:1"]["hands"])
        assert builder.builds["here:0"]["kinds"] == {0: "brick"}
        assert builder.pool["bridge"] == 5
    late = at(eve, room)
    late.until_bench(lambda me: set(me.builds) == {"here:0", "here:1"})
    assert late.builds["here:1"]["kinds"] == {0: "bridge"}


@rule("FS-54", "FS-D2a")
def test_a_check_freezes_the_build_and_a_passing_one_is_torn_down_and_filmed(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room, hand, other = race(ann, bob)
    assert hand.ask("check", seat=0, place="here")["code"] == "not-now"
    hand.place(PROOF.poses[0], "here:0")
    assert hand.ask("check", seat=0, place="here")["t"] == "ok"
    assert hand.log[-1]["key"] == "failed"
    hand.place(PROOF.poses[1], "here:0")
    assert other.ask("check", seat=1, place="here", of=0)["t"] == "ok"
    hand.until_table(lambda table: table["room"]["status"] == "over")
    assert hand.table["view"]["outcome"]["winners"] == [0]
    hand.until_bench(lambda me: not me.builds and sum(me.pool.values()) == 36)
    films = served.inside(lambda: served.services.store.films(room))
    while not films:
        films = served.inside(lambda: served.services.store.films(room))
    film = ann.get(f"/api/rooms/{room}/films")["films"][0]
    assert (film["place"], film["seat"], film["rate"]) == ("here", 0, 30)
    assert sorted(kind for _, kind in film["kinds"]) == sorted(pose.kind for pose in PROOF.poses)
    assert len(read_film(b64decode(film["film"]))) == film["frames"]


@rule("FS-52", "FS-72")
def test_only_who_may_help_puts_a_hand_into_anothers_build(ann: Browser, bob: Browser) -> None:
    _, first, second = race(ann, bob)
    first.wish("take", kind="brick", x=-1.0)
    first.wish("release")
    assert second.ask("hand", seat=1, place="here", of=0, wish={"do": "take", "kind": "slat"})["t"] == "ok"
    second.until_bench(lambda me: me.seen("here:0")["hands"] == [[1, 1]])
    refused = first.ask("hand", seat=0, place="here", of=1, wish={"do": "take", "kind": "slat"})
    assert refused["code"] == "not-yours"
    assert second.ask("hand", seat=1, place="here", of=0, wish={"do": "clear"})["code"] == "illegal"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "hand", "seat": 1, "place": "here", "wish": {"do": "take", "kind": "brick"}}, "not-yours"),
        ({"t": "hand", "seat": 0, "place": "nowhere", "wish": {"do": "take", "kind": "brick"}}, "not-now"),
        ({"t": "hand", "seat": 0, "place": "here", "wish": {"do": "grab", "block": 9, "x": 0, "y": 0}}, "illegal"),
        ({"t": "hand", "seat": 0, "place": "here", "of": 9, "wish": {"do": "flip"}}, "not-now"),
        ({"t": "hand", "seat": 0, "place": "here", "wish": "take"}, "bad-message"),
        ({"t": "aim", "seat": 1, "place": "here", "x": 0, "y": 0}, "not-yours"),
        ({"t": "aim", "seat": 0, "place": "nowhere", "x": 0, "y": 0}, "not-now"),
        ({"t": "check", "seat": 0, "place": "here", "poses": []}, "bad-message"),
        ({"t": "check", "seat": 1, "place": "here"}, "not-yours"),
        ({"t": "play", "seat": 0, "rev": 2**52, "action": {"kind": "check", "passed": True}}, "not-yours"),
        ({"t": "play", "seat": 0, "rev": 2**52, "action": {"kind": "take", "block": "brick"}}, "not-yours"),
    ],
    ids=str,
)
def test_wrong_seats_forged_checks_and_empty_places_are_refused(
    ann: Browser, bob: Browser, message: dict[str, Any], code: str
) -> None:
    _, hand, _ = race(ann, bob)
    parts = dict(message)
    assert hand.ask(parts.pop("t"), **parts)["code"] == code
    assert hand.wish("take", kind="brick")["t"] == "ok"


def test_no_hands_where_nothing_is_built(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "thumb"))
    assert tab.ask("hand", seat=0, place="here", wish={"do": "flip"})["code"] == "not-now"
    assert tab.ask("check", seat=0, place="here")["code"] == "not-now"


@rule("FS-51")
def test_the_match_grants_every_block_and_hears_of_those_that_return(ann: Browser, bob: Browser) -> None:
    _, hand, other = race(ann, bob)
    for n in range(4):
        hand.wish("take", kind="brick", x=-6.0 + 3 * n)
        hand.wish("release")
    assert other.wish("take", kind="slat")["code"] == "illegal"
    assert other.table["view"]["taken"] == 4
    hand.ask("hand", seat=0, place="here", wish={"do": "grab", "block": 3, "x": 3.0, "y": 1.0})
    hand.wish("away")
    hand.until_table(lambda table: table["view"]["taken"] == 3)
    assert other.wish("take", kind="elephant")["t"] == "refused"
    other.until_table(lambda table: table["view"]["taken"] == 3)
    assert other.wish("take", kind="slat")["t"] == "ok"


@rule("FS-63", "FS-82")
def test_in_a_meeting_no_hand_moves(ann: Browser, bob: Browser) -> None:
    _, hand, other = race(ann, bob)
    hand.wish("take", kind="brick")
    other.play(other.offers[0])
    refused = hand.wish("release")
    assert (refused["code"], refused["words"]) == ("not-now", "Everybody is in a meeting.")
    other.play(other.offers[0])
    assert hand.wish("release")["t"] == "ok"


@rule("FS-53")
def test_another_design_leaves_the_blocks_and_changes_the_lines(ann: Browser, bob: Browser) -> None:
    _, hand, other = race(ann, bob)
    hand.place(PROOF.poses[0], "here:0")
    other.play(other.offers[1])
    hand.until_bench(lambda me: me.builds["here:0"]["plan"]["column"] != [list(card) for card in PROOF.column])
    assert len(hand.builds["here:0"]["blocks"]) == 1


def test_whoever_drops_out_has_a_while_before_the_blocks_return(served: Served, ann: Browser, bob: Browser) -> None:
    _, hand, other = race(ann, bob)
    hand.wish("take", kind="brick", x=-1.0)
    other.until_bench(lambda me: me.seen("here:0")["hands"])
    hand.close()
    other.until_bench(lambda me: "here:0" not in me.builds)
    assert other.pool["brick"] == 6


@rule("FS-D5")
def test_a_bot_builds_before_everybodys_eyes_and_has_it_checked(ann: Browser) -> None:
    room = ann.open("thumb", "human", game="towers", pace="none")
    watching = at(ann, room, seat=1)
    watching.until_bench(lambda me: me.seen("here:0")["hands"])
    watching.until_table(lambda table: table["room"]["status"] == "over")
    assert watching.table["view"]["outcome"]["winners"] == [0]
    assert [entry["key"] for entry in watching.log].count("took") == len(PROOF.poses)


def test_when_the_process_dies_the_match_goes_on(served: Served, ann: Browser, bob: Browser) -> None:
    _, hand, other = race(ann, bob)
    hand.wish("take", kind="brick")
    other.until_bench(lambda me: me.seen("here:0")["hands"])
    process = served.services.benches._process
    assert process is not None
    process.kill()
    other.until_bench(lambda me: not me.builds)
    assert hand.wish("take", kind="brick")["t"] == "ok"
