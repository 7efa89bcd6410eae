"""What a player sees beforehand: prices of ways, and an income item by item."""

import random
from typing import Any

import pytest

from serendip import Action, Ranged, game
from serendip.games.pandorum.actions import Build, BuyEngines, EndTurn, Finish, Move, Pay, UseCard, UseForepart
from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.components import PROJECTS
from serendip.testing import rule
from tests.games.pandorum.seen import play, quids, view
from tests.games.pandorum.table import state_of, table
from tests.games.pandorum.test_event_cards import turn


def words(items: list[Any]) -> list[str]:
    return [item["said"]["words"] for item in items]


@rule("PD-20", "PD-52")
def test_an_income_is_foretold_item_by_item() -> None:
    match = table(
        at=2,
        structures={1: (0, "module"), 3: (0, "base"), 20: (1, "module")},
        volcanoes=[12],
        hulls={0: "Colony"},
        events={"Eruption": 5},
    )
    site = view(match, 0)["site"]
    assert words(site["cards"]["Generator"]) == ["Volcano on hex 12: 1 Q"]
    assert words(site["cards"]["Laboratory"]) == ["on relic: 2 Q"]
    assert words(site["cards"]["Habitat"]) == [
        "next to your module on hex 1: 1 Q",
        "next to your base on hex 3: 2 Q",
    ]
    assert words(site["cards"]["System"]) == ["from Player 2, adjacent Structures 1: 1 Q"]
    assert site["cards"]["Extractor"] == []
    assert words(site["bonus"]) == ["Colony, level 1: 1 Q", "Eruption: 1 Q"]
    assert site["bonus"][1]["said"]["rules"] == ["PD-52"]


@rule("PD-20", "PD-21")
def test_what_is_foretold_comes_true() -> None:
    cards = ["Generator", "System", "Habitat", "Laboratory"]
    match = table(
        at=2,
        structures={1: (0, "module"), 3: (0, "base"), 20: (1, "module")},
        volcanoes=[12],
        hulls={0: "Colony"},
        hands={0: cards},
        events={"Eruption": 5, "Government Support": 5},
    )
    site = view(match, 0)["site"]
    assert words(site["cards"]["Generator"]) == ["Volcano on hex 12: 1 Q", "Government Support: 1 Q"]
    assert site["pays"] == [sum(item["quids"] for item in site["cards"][card]) for card in PROJECTS]
    at_first = quids(match)[0]
    match.play(0, Build("base"))
    for card in cards:
        before = quids(match)[0]
        own = [item for item in view(match, 0)["site"]["cards"][card] if item["said"]["key"] != "income-event"]
        match.play(0, UseCard(card, 1))
        assert quids(match)[0] - before == sum(item["quids"] for item in own)
    bonus = sum(item["quids"] for item in view(match, 0)["site"]["bonus"])
    together = view(match, 0)["construction"]["total"]
    before = quids(match)[0]
    match.play(0, Finish())
    assert quids(match)[0] - before == bonus == 3
    assert quids(match)[0] - at_first == together


@rule("PD-52", "PD-59")
def test_an_event_promises_no_more_than_lies_on_it() -> None:
    match = table(at=2, hands={0: ["Generator"] * 2}, events={"Government Support": 1})
    play(match, 0, Build("module"))
    assert words(view(match)["site"]["cards"]["Generator"]) == ["Government Support: 1 Q"]
    play(match, 0, UseCard("Generator", 1))
    assert view(match)["site"]["cards"]["Generator"] == []
    assert words(view(match)["site"]["bonus"]) == ["Government Support: 1 Q"]
    assert view(match)["construction"]["total"] == 1


@rule("PD-21")
def test_a_hull_tells_what_its_next_level_needs() -> None:
    match = table(hulls={0: "Tollgate", 1: "Colony"}, slots={0: {2: ["System"]}, 1: {2: ["Habitat"] * 3}})
    hulls = [player["hull"] for player in view(match)["players"]]
    assert hulls == [
        {"name": "Tollgate", "level": 1, "step": 3, "cap": 3, "to_next": 2},
        {"name": "Colony", "level": 2, "step": 2, "cap": 2, "to_next": None},
    ]


@rule("PD-67")
def test_tokens_have_their_prices_while_they_are_for_sale() -> None:
    match = turn("New Engines", quids={0: 4})
    assert view(match)["events"]["token_prices"] == [0, 2, 4]
    for seat in (0, 1):
        match.play(seat, BuyEngines(1))
    assert view(match)["events"]["token_prices"] is None


@rule("PD-11")
def test_hexes_in_reach_come_with_their_price_and_what_would_be_paid_there() -> None:
    match = table(structures={1: (0, "base")}, markers=[11], hands={0: ["System"] * 2})
    moves = {move["hex"]: move for move in view(match, 0)["moves"]}
    assert moves[2] == {"hex": 2, "price": 1, "free": True, "pays": [0, 0, 2, 0, 2, 0], "bonus": 0}
    assert moves[1] == {"hex": 1, "price": 1, "free": False}
    assert moves[11]["price"] == 2
    assert "pays" in moves[11]
    play(match, 0, Move(2, 1), Pay("System"))
    assert view(match, 0)["moves"] == []


@rule("PD-13")
def test_a_construction_shows_what_it_has_used_and_paid() -> None:
    match = play(table(at=1, hands={0: ["Extractor", "System"]}), 0, Build("module"), UseCard("Extractor", 3))
    assert view(match)["construction"] == {
        "structure": "module", "hex": 1, "used": {"Extractor": 1}, "cards": 1, "least": 0, "most": 2, "room": 1,
        "earned": 2, "total": 2, "drilling": False,
    }  # fmt: skip


@rule("PD-23")
def test_the_drill_shows_in_the_forecast() -> None:
    match = table(at=1, foreparts={0: "Core Drill"}, slots={0: {1: ["System"]}}, hands={0: ["Greenhouse"]})
    play(match, 0, Build("module"), UseForepart("System", "Core Drill"))
    assert words(view(match)["site"]["cards"]["Greenhouse"]) == ["Core Drill: 3 Q"]


@rule("PD-31")
def test_sectors_show_who_leads() -> None:
    sector = view(table(structures={1: (0, "base"), 2: (1, "module")}))["sectors"][0]
    assert sector == {"sector": 0, "worth": [2, 1], "pays": [4, 0]}


def test_prompts_say_what_is_asked_and_whom_one_waits_for() -> None:
    match = table(hands={0: ["System"]}, supply=True, market=["System"])
    assert str(match.prompt(0)) == "Choose a type of card to take from the Market."
    assert str(match.prompt(1)) == "It is Player 1's turn."
    match = play(table(hands={0: ["System"] * 2}), 0, Move(11, 2))
    assert str(match.prompt(0)) == "Pay for your move: choose cards from your hand, 2 more."


@rule("PD-52")
def test_an_event_that_counts_cards_says_so() -> None:
    state = state_of(table(at=1, volcanoes=[2], pads=[6], structures={12: (1, "module")}))
    for event in EVENT_OF:
        none, all_kinds = [0] * len(PROJECTS), [2] * len(PROJECTS)
        paid = [event.for_building(state, 0, 1, used, 0) for used in (none, all_kinds)]
        assert (paid[0] != paid[1]) == event.counts_cards, event.name


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_the_view_foretells_is_what_the_rules_would_do(seats: int) -> None:
    match = game("pandorum").new(seats, seed=20 + seats)
    rng = random.Random(seats)
    asked = 0
    while match.to_act:
        seat = match.to_act[0]
        actions = match.actions(seat)
        seen = view(match, seat)
        for action in actions if seen["phase"] == "build" else ():
            after: Any = match.preview(seat, action).view
            if isinstance(action, (UseCard, Finish)) and after is not None:
                asked += 1
                gained = after["players"][seat]["quids"] - seen["players"][seat]["quids"]
                assert gained == foretold(seen, action)
        match.play(seat, in_range(rng.choice(actions), rng))
    assert asked > 50


def foretold(seen: Any, action: UseCard | Finish) -> int:
    """What the view says that an action brings at once; what Events add for a card comes at the end."""
    if isinstance(action, Finish):
        total: int = seen["construction"]["total"] - seen["construction"]["earned"]
        return total
    items = seen["site"]["cards"][action.card]
    return sum(item["quids"] for item in items if item["said"]["key"] != "income-event")


def in_range(action: Action, rng: random.Random) -> Action:
    return action.choose(rng.randint(action.least, action.most)) if isinstance(action, Ranged) else action


@rule("PD-51")
def test_every_event_that_asks_does_so_as_a_request_and_is_named_in_the_view() -> None:
    assert [card.name for card in EVENT_OF if bool(card.answers) != bool(card.request)] == []
    match = table(next_events=["Expansion"], market=["System"] * 4)
    state_of(match).to_turn = 1
    match.play(0, EndTurn())
    assert view(match)["events"]["asking"] == "Expansion"
    assert str(match.prompt(0)) == "Expansion: Choose a hex for your free module."
    assert str(match.prompt(1)) == "Player 1 decides about Expansion."
