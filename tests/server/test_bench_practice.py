"""The practice bench over a real socket: build, check, come back, and what is refused."""

import json
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from serendip.games.for_science.building.proofs import Proof, proof_of, proofs
from serendip.testing import rule
from tests.server.browser import SOON, Browser
from tests.server.builder import ANYWHERE, Builder, practise
from tests.server.served import PATIENT, Served, serving

ALL = {"brick": 6, "slat": 6, "triangle": 6, "cylinder": 6, "half circle": 6, "bridge": 6}
_numbers = count()


def tower(cards: int) -> Proof:
    """A stored tower of more blocks than cards."""
    return next(proof for proof in proofs() if len(proof.column) == cards and len(proof.poses) > cards)


def bench() -> str:
    return f"a-bench-of-ones-own-{next(_numbers)}"


@pytest.fixture
def hand(ann: Browser) -> Builder:
    builder = practise(ann, bench())
    builder.until_bench(lambda me: ANYWHERE in me.builds)
    return builder


@pytest.mark.slow
@rule("FS-50", "FS-51", "FS-D2", "FS-D4")
def test_a_column_is_built_by_hand_and_passes(hand: Builder) -> None:
    proof = tower(2)
    assert hand.ask("design", wish={"column": [list(card) for card in proof.column]})["t"] == "ok"
    hand.build(proof)
    verdict = hand.ask("check")["verdict"]
    assert verdict["passed"], verdict
    assert verdict["data"] > 0
    assert {line[0] for line in hand.builds[ANYWHERE]["lines"]} == {"met"}
    assert sum(hand.pool.values()) == 36 - len(proof.poses)


@rule("FS-53", "FS-D3")
def test_the_verdict_names_what_is_wrong(hand: Builder) -> None:
    proof = tower(1)
    hand.ask("design", wish={"column": [list(card) for card in proof.column]})
    hand.place(proof.poses[0])
    hand.wish("take", kind="slat", x=5.0)
    verdict = hand.ask("check")["verdict"]
    assert not verdict["passed"]
    found = {problem["what"]: problem["words"] for problem in verdict["problems"]}
    assert found["restless"] == "It has not stood still for a second: let go and wait"
    assert "lacking" in found
    assert "slat" in found["surplus"]


@rule("FS-D4")
def test_experts_see_no_overlay(hand: Builder) -> None:
    proof = tower(1)
    hand.ask("design", wish={"column": [list(card) for card in proof.column], "expert": True})
    hand.build(proof)
    assert hand.builds[ANYWHERE]["lines"] == []
    assert hand.ask("check")["verdict"]["passed"]


@rule("FS-92")
def test_lying_flat_blocks_stay_where_they_are_put(hand: Builder) -> None:
    hand.ask("design", wish={"column": [[2, False]], "flat": True})
    for n in (0, 1):
        hand.wish("take", kind="triangle", silhouette="end", x=0.0, y=4.0)
        hand.aim(0.0, float(n))
        hand.until_bench(partial(_has_come_to, n))
        hand.wish("release")
        hand.until_bench(lambda me: not me.builds[ANYWHERE]["hands"])
        hand.until_bench(lambda me: me.builds[ANYWHERE]["still"])
    assert hand.ask("check")["verdict"]["passed"]


@rule("FS-51")
def test_the_pool_has_six_of_a_kind_and_gets_back_what_is_torn_down(hand: Builder) -> None:
    for n in range(6):
        assert hand.wish("take", kind="bridge", x=-7.0 + 2.4 * n)["t"] == "ok"
        assert hand.wish("release")["t"] == "ok"
    refused = hand.wish("take", kind="bridge")
    assert refused["t"] == "refused"
    assert "all 6 blocks of the kind bridge are in builds" in refused["words"].lower()
    assert hand.wish("clear")["t"] == "ok"
    hand.until_bench(lambda me: me.pool == ALL and not me.builds[ANYWHERE]["blocks"])


@rule("FS-51")
def test_a_block_that_falls_off_the_table_returns(hand: Builder) -> None:
    hand.wish("take", kind="cylinder", x=9.0, y=3.0)
    hand.until_bench(lambda me: me.pool["cylinder"] == 5)
    hand.wish("release")
    hand.until_bench(lambda me: me.pool == ALL)
    assert hand.builds[ANYWHERE]["blocks"] == {}


def test_a_held_block_is_turned_flipped_nudged_lowered_and_put_away(hand: Builder) -> None:
    hand.wish("take", kind="slat", x=2.0, y=4.0)
    hand.wish("turn", steps=1)
    hand.wish("turn", steps=-2, fine=True)
    hand.until_bench(lambda me: _only(me)[2] == pytest.approx(0.227, abs=0.002))
    hand.wish("turn", steps=-1)
    hand.wish("flip")
    hand.until_bench(lambda me: _only(me)[3] == "end")
    hand.wish("nudge", right=5, up=0)
    hand.until_bench(lambda me: _only(me)[0] == pytest.approx(2.1))
    hand.wish("lower")
    hand.until_bench(lambda me: _only(me)[1] == pytest.approx(0.25))
    hand.wish("nudge", right=0, up=5)
    hand.until_bench(lambda me: _only(me)[1] == pytest.approx(0.35))
    hand.wish("away")
    hand.until_bench(lambda me: me.pool == ALL)


@pytest.mark.slow
def test_somebody_shows_how_it_is_built(hand: Builder) -> None:
    hand.ask("design", wish={"column": [list(card) for card in tower(1).column]})
    assert hand.wish("show")["t"] == "ok"
    hand.until_bench(lambda me: len(me.builds[ANYWHERE]["blocks"]) == len(tower(1).poses))
    hand.until_bench(lambda me: me.builds[ANYWHERE]["still"])
    assert hand.ask("check")["verdict"]["passed"]


def test_cards_are_drawn_and_always_have_a_tower(hand: Builder) -> None:
    for cards in (1, 2, 3):
        assert hand.ask("design", wish={"draw": cards})["t"] == "ok"
        hand.until_bench(partial(_is_planned, cards))
        column = [(number, turned) for number, turned in hand.builds[ANYWHERE]["plan"]["column"]]
        assert proof_of(column) is not None


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"column": [[0, False], [0, False]]}, "one of each"),
        ({"column": [[600, False]]}, "60 Design cards"),
        ({"column": [[-1, False]]}, "choose 1 to 3"),
        ({"column": [[n, False] for n in range(4)]}, "choose 1 to 3"),
        ({}, "choose 1 to 3"),
        ({"draw": 99}, "choose 1 to 3"),
        ({"poses": []}, "choose 1 to 3"),
    ],
)
def test_what_can_not_be_practised_is_refused_in_words(hand: Builder, wish: dict[str, Any], words: str) -> None:
    answer = hand.ask("design", wish=wish)
    assert answer["t"] == "refused"
    assert words.lower() in answer["words"].lower()


@pytest.mark.parametrize(
    "wish",
    [
        {"do": "grab", "block": 77, "x": 0, "y": 0},
        {"do": "grab", "block": -1, "x": 0, "y": 0},
        {"do": "grab", "block": "all", "x": 0, "y": 0},
        {"do": "take", "kind": "elephant"},
        {"do": "take", "kind": "brick", "silhouette": "back"},
        {"do": "take", "kind": "brick", "x": 1e300},
        {"do": "turn", "steps": 1},
        {"do": "turn", "steps": 10**9},
        {"do": "nudge", "right": 1, "up": 0},
        {"do": "flip"},
        {"do": "lower"},
        {"do": "release"},
        {"do": "away"},
        {"do": "explode"},
        {"do": ["take"]},
        {},
    ],
    ids=str,
)
def test_what_a_hand_can_not_do_is_refused_and_the_bench_goes_on(hand: Builder, wish: dict[str, Any]) -> None:
    answer = hand.ask("hand", wish=wish)
    assert answer["t"] == "refused"
    assert answer["words"].endswith(".")
    assert hand.wish("take", kind="brick")["t"] == "ok"


def test_aims_out_of_the_world_end_at_its_edge(hand: Builder) -> None:
    hand.wish("take", kind="brick")
    hand.aim(1e6, 1e6)
    hand.until_bench(lambda me: _only(me)[:2] == (9.0, 16.0))


@pytest.mark.parametrize(
    "text",
    [
        '{"t": "check", "id": 1, "poses": [["brick", "front", 0, 0.5, 0]]}',
        '{"t": "aim", "id": 1, "x": NaN, "y": 0}',
        '{"t": "aim", "id": 1, "x": 1e999, "y": 0}',
        '{"t": "design", "id": 1}',
        '{"t": "play", "id": 1}',
        "[" * 5000,
        "",
    ],
    ids=lambda text: text[:30],
)
def test_forged_and_broken_messages_are_refused(hand: Builder, text: str) -> None:
    hand.connection.send(text)
    assert hand.until(lambda message: message["t"] == "refused")["code"] == "bad-message"
    assert hand.ask("ping")["t"] == "pong"


def test_hundreds_of_moves_a_second_are_dropped_and_others_notice_nothing(
    ann: Browser, bob: Browser, hand: Builder
) -> None:
    other = practise(bob, bench())
    hand.wish("take", kind="brick", x=0.0, y=4.0)
    hand.flood(1200, "aim", id=1, x=1.0, y=4.0, **hand.where)
    assert hand.until(lambda message: message["t"] == "refused")["code"] == "too-fast"
    other.until_bench(lambda me: ANYWHERE in me.builds)
    assert other.wish("take", kind="brick")["t"] == "ok"


def test_a_flood_is_closed(tmp_path: Path) -> None:
    limits = type(PATIENT)(hands_burst=10, hands_per_second=1, hand_flood=20, requests_burst=1000)
    with serving(tmp_path / "data", limits=limits) as served:
        browser = Browser(served.url)
        hand = practise(browser, bench())
        hand.flood(100, "aim", x=0.0, y=4.0, **hand.where)
        assert hand.until(lambda message: message["t"] == "bye")["code"] == "too-fast"
        browser.close()


def test_a_bench_admits_counts_and_tells_of_sockets_as_a_table_does(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "serendip.server")
    limits = type(PATIENT)(sockets_per_visitor=1, requests_burst=1000)
    with serving(tmp_path / "data", limits=limits) as served:
        browser = Browser(served.url)
        browser.get("/api/me")
        mine = f"/api/practice/for-science/{bench()}/socket"
        with pytest.raises(InvalidStatus) as old:
            browser.connect_to(f"{mine}?v=2")
        assert old.value.response.status_code == 400
        hand = Builder(browser.connect_to(f"{mine}?v=1"))
        hand.ask("ping")
        with pytest.raises(InvalidStatus) as second:
            browser.connect_to(mine)
        assert second.value.response.status_code == 429
        counted = browser.http.get("/metrics").text.splitlines()
        assert "serendip_sockets_opened_total 1" in counted
        assert "serendip_sockets 1" in counted
        assert "serendip_messages_total 1" in counted
        browser.close()
    told = {record.getMessage(): getattr(record, "facts", {}) for record in caplog.records}
    assert mine.split("/")[4] == told["socket-opened"]["bench"] == told["socket-closed"]["bench"]


def test_whoever_comes_back_still_holds_the_block(ann: Browser) -> None:
    mine = bench()
    hand = practise(ann, mine)
    hand.until_bench(lambda me: ANYWHERE in me.builds)
    hand.wish("take", kind="bridge", x=3.0, y=5.0)
    hand.close()
    again = practise(ann, mine)
    again.until_bench(lambda me: me.seen()["hands"])
    assert again.builds[ANYWHERE]["kinds"] == {0: "bridge"}
    assert again.wish("release")["t"] == "ok"


def test_a_bench_that_everybody_has_left_is_cleared(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bench_grace_seconds=0.05) as served:
        browser = Browser(served.url)
        hand = practise(browser, bench())
        hand.wish("take", kind="bridge")
        hand.close()
        while served.server.practices.open:
            served.inside(_nothing)
        assert not served.services.benches.benches
        browser.close()


def test_when_the_process_dies_the_bench_is_empty_and_goes_on(served: Served, hand: Builder) -> None:
    hand.wish("take", kind="bridge")
    hand.until_bench(lambda me: me.pool["bridge"] == 5)
    process = served.services.benches._process
    assert process is not None
    process.kill()
    hand.until_bench(lambda me: me.pool == ALL and not me.builds[ANYWHERE]["blocks"])
    assert hand.wish("take", kind="bridge")["t"] == "ok"


def test_nobody_practises_a_game_without_builds(ann: Browser) -> None:
    hand = practise(ann, bench(), "dark-matter")
    refused = json.loads(hand.connection.recv(SOON))
    assert refused["code"] == "no-such-game"


def _only(hand: Builder) -> tuple[float, float, float, str]:
    """The one block that stands or hangs there."""
    blocks: dict[int, tuple[float, float, float, str]] = hand.builds[ANYWHERE]["blocks"]
    return next(iter(blocks.values()), (0.0, 0.0, 0.0, ""))


def _has_come_to(number: int, hand: Builder) -> bool:
    """Say whether that block is as high as its number."""
    block = hand.builds[ANYWHERE]["blocks"].get(number)
    return block is not None and abs(block[1] - number) < 0.01


def _is_planned(cards: int, hand: Builder) -> bool:
    return len(hand.builds[ANYWHERE]["plan"]["column"]) == cards


async def _nothing() -> None: ...
