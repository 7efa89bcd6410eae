"""What a view foretells is what then happens: when the Now passes, and when an event is laid down."""

from typing import Any

import pytest

from serendip import Match
from serendip.games.time_horizon.actions import DrawLink, Organise, Place
from serendip.games.time_horizon.components import DECK_SIZE, GEAR, LAST_ROUNDS, TITLES
from serendip.testing import rule
from tests.games.time_horizon.census import careful_game
from tests.games.time_horizon.table import event, link, offered, play, put, ranged, state_of, table, you

GAMES = 4


def fates(view: Any) -> dict[int, Any]:
    """Return the forecast of every event, or its result, by node."""
    return {
        node["node"]: {name: node["event"][name] for name in ("sum", "outcome", "scores")}
        for node in view["nodes"]
        if node["event"]
    }


def assert_came_true(before: Any, after: Any) -> int:
    """Compare what was expected of the nodes that the Now has passed with what came of them; return how many."""
    passed = range(before["now"], after["now"])
    expected = fates(before)
    gained = [0] * len(before["players"])
    for number in passed:
        node = after["nodes"][number]
        if number not in expected:
            assert node["result"] == "empty"
            continue
        assert fates(after)[number] == expected[number]
        assert node["result"] == expected[number]["outcome"]
        for gain in expected[number]["scores"]:
            gained[gain["seat"]] += gain["points"]
    assert [player["points"] for player in after["players"]] == [
        player["points"] + gained[player["seat"]] for player in before["players"]
    ]
    return sum(number in expected for number in passed)


def assert_placements_come_true(match: Match, view: Any) -> int:
    """Lay the begun event down in each way, and compare what then is expected of every node; return how many ways."""
    plan = view["you"]["plan"]
    ways = [action for action in match.actions(view["seat"]) if isinstance(action, Place)]
    assert {(way.rotation, way.side) for way in ways} == {(row["rotation"], row["side"]) for row in plan["placements"]}
    for row in plan["placements"]:
        told = {change.pop("node"): change for change in row["changes"]}
        after = match.copy()
        after.play(view["seat"], Place(row["rotation"], row["side"]))
        then: Any = after.view(view["seat"])
        if then["you"]["confirm"] is None:
            assert fates(then) == {**fates(view), **told}
            assert told.keys() == {node for node, fate in fates(then).items() if fates(view).get(node) != fate}
    return len(ways)


@rule("TH-40", "TH-41", "TH-42", "TH-43", "TH-44", "TH-66")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_expected_comes_true_when_the_now_passes(seats: int) -> None:
    realised = 0
    for seed in range(GAMES):
        before: Any = None
        for match in careful_game(seats, seed):
            now = state_of(match).now
            if before is not None and now > before["now"]:
                realised += assert_came_true(before, match.view(None))
            before = match.view(None) if state_of(match).round in LAST_ROUNDS else None
    assert realised > 4 * GAMES


@rule("TH-21a")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_a_placement_would_change_is_what_it_changes(seats: int) -> None:
    ways = 0
    for seed in range(GAMES):
        for match in careful_game(seats, seed):
            for seat in match.to_act:
                view: Any = match.view(seat)
                if (
                    view["you"]["plan"]
                    and view["you"]["plan"]["kind"] in ("place", "link")
                    and not view["you"]["confirm"]
                ):
                    ways += assert_placements_come_true(match, view)
    assert ways > 10 * GAMES


@rule("TH-24", "TH-41", "TH-93")
def test_a_logistic_on_a_linked_border_is_foretold_as_it_counts() -> None:
    """What its link has beyond 2 makes the one link of the border stronger, and the earlier card's kind counts."""
    match = table(round=6, at={0: 20}, events={8: put("First Light", by=1, links={3: 2})}, happened=(0,))
    before = link(match, 8, 20)
    assert (before["kind"], before["strength"]) == ("cause", 2)
    play(match, 0, Organise("orange Logistic"))
    play(match, 0, ranged(match, 0, DrawLink, 4, side=0, link="hindrance"))

    told = {row["side"]: row["changes"] for row in you(match, 0)["plan"]["placements"]}
    play(match, 0, Place(0, "happens"))

    after = link(match, 8, 20)
    assert (after["kind"], after["strength"]) == ("cause", 4)
    laid = event(match, 20)
    assert told["happens"] == [{"node": 20, "sum": laid["sum"], "outcome": laid["outcome"], "scores": laid["scores"]}]
    assert abs(laid["sum"]) == 4


@rule("TH-8", "TH-96")
def test_a_gear_does_not_hide_what_a_placement_would_change() -> None:
    """A preview would only say that it depends on what one can't know: which artifact comes."""
    geared = [TITLES[card] for card in range(DECK_SIZE) if GEAR[card]]
    match = table(round=6, at={0: 20}, hands={0: geared[:5]})
    play(match, 0, offered(match, 0, Organise)[0])

    way = you(match, 0)["plan"]["placements"][0]
    assert [change["node"] for change in way["changes"]] == [20]
    assert match.preview(0, Place(way["rotation"], way["side"])).view is None
