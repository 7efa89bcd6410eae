"""Setting up, and the stacks: DM-10 to DM-16."""

from collections import Counter

import pytest

import serendip
from serendip import Action
from serendip.games.dark_matter.actions import (
    DiscardResource,
    InstallResearch,
    KeepResearch,
    KeepResource,
    NoMoreFunds,
    ScienceMinistryDissolved,
    TakeLaboratory,
    UseResource,
)
from serendip.games.dark_matter.components import GRANT_NAMES
from serendip.testing import rule
from tests.games.dark_matter.census import state_of
from tests.games.dark_matter.seen import (
    discarded,
    face_up,
    hand,
    hand_size,
    idle,
    left,
    log,
    played,
    verdict,
)
from tests.games.dark_matter.table import of, table

GAME = serendip.game("dark-matter")
RESHUFFLED = "The played grants are shuffled into a new stack."


@rule("DM-10")
def test_each_candidate_is_dark_matter_one_time_in_five_and_none_one_time_in_five() -> None:
    found = Counter(state_of(GAME.new(seats=2, seed=seed)).dark for seed in range(2000))
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert all(320 < count < 480 for count in found.values())


@rule("DM-10")
def test_nobody_knows_a_verdict_at_first() -> None:
    match = GAME.new(seats=3, seed=1)
    for viewer in (0, 1, 2, None):
        assert [verdict(match, name, viewer) for name in ("WIMP", "Dark Sector", "Axion", "MOND")] == ["unknown"] * 4


@rule("DM-11")
def test_three_stacks_with_their_top_card_open() -> None:
    match = GAME.new(seats=2, seed=1)
    assert all(face_up(match, stack) for stack in ("laboratory", "research", "resource"))
    assert [left(match, stack) for stack in ("laboratories", "research", "resources")] == [8, 14, 26]


@rule("DM-11")
def test_the_stacks_are_shuffled() -> None:
    matches = [GAME.new(seats=2, seed=seed) for seed in range(150)]
    tops = [Counter(face_up(match, stack) for match in matches) for stack in ("laboratory", "research", "resource")]
    assert [len(top) for top in tops] == [9, 15, 3]
    orders = {tuple(state_of(match).research_stack) for match in matches}
    assert len(orders) == len(matches)


@rule("DM-12")
@pytest.mark.parametrize(
    ("seats", "box", "grants"),
    [(2, set(range(21, 31)), 37), (3, set(range(26, 31)), 42), (4, set(), 47)],
)
def test_fewer_players_leave_money_in_the_box(seats: int, box: set[int], grants: int) -> None:
    state = state_of(GAME.new(seats=seats, seed=1))
    dealt = [card for cards in (state.grant_stack, state.played, *state.hands) for card in cards]
    names = {GRANT_NAMES[card] for card in dealt}
    assert len(dealt) == grants
    assert {f"{money} M$" for money in {*range(1, 31), 33, 42, 50, 100} - box} <= names
    assert not {f"{money} M$" for money in box} & names
    assert sum("M$" not in GRANT_NAMES[card] for card in dealt) == 13


@rule("DM-13")
@pytest.mark.parametrize(("seats", "stack"), [(2, 31), (3, 33), (4, 35)])
def test_everybody_is_dealt_three_grants(seats: int, stack: int) -> None:
    match = GAME.new(seats=seats, seed=1)
    assert [len(hand(match, seat)) for seat in range(seats)] == [3] * seats
    assert left(match, "grants") == stack
    assert played(match) == []


@rule("DM-13")
def test_money_and_events_are_dealt_from_one_shuffled_stack() -> None:
    held = Counter(card for seed in range(300) for card in hand(GAME.new(seats=2, seed=seed), 1))
    assert len(held) == 24 + 12
    events = sum(count for card, count in held.items() if isinstance(card, str))
    assert 0.25 < events / held.total() < 0.42


@rule("DM-14")
def test_an_empty_grant_stack_is_made_anew_from_the_played_pile() -> None:
    match = table(grants_left=1, next_grants=[7])
    pile = {*played(match), 100, 50}
    idle(match, 2)
    # The first takes the last card of the stack, the second draws from the new one.
    assert 7 in hand(match, 0)
    assert log(match).count(RESHUFFLED) == 1
    assert len(pile.intersection(hand(match, 1))) == 1
    assert played(match) == []
    assert left(match, "grants") == 37 - 2 * 3


@rule("DM-14")
def test_a_draw_that_empties_the_stack_goes_on_from_the_new_one() -> None:
    match = table(hands={0: ["Science ministry dissolved", 1]}, grants_left=1, next_grants=[7])
    match.play(0, ScienceMinistryDissolved(1))
    idle(match)
    # The first player needs two cards and the stack has one.
    told = log(match, 0)
    draws = next(words for words in told if words.startswith("You draw 7 M$ and "))
    assert told.index(RESHUFFLED) < told.index(draws)
    assert hand_size(match, 0) == 3
    assert hand_size(match, 1) == 3


@rule("DM-14")
def test_the_pile_waits_until_somebody_draws_from_the_empty_stack() -> None:
    match = table(grants_left=2)
    idle(match, 2)
    assert left(match, "grants") == 0
    assert RESHUFFLED not in log(match)
    assert 100 in played(match)


@rule("DM-15")
def test_what_is_discarded_leaves_the_game_and_its_stack_is_not_made_anew() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Solar helioscope", "student", "data")},
        hands={0: ["No more funds"]},
        face_up=["COVID vaccine"],
        research_left=1,
    )
    match.play(0, NoMoreFunds("Solar helioscope"))
    assert "Solar helioscope" in discarded(match)["research"]
    assert discarded(match)["resources"] == {"student": 1, "data": 1, "publication": 0}
    match.play(1, KeepResearch("COVID vaccine"))
    assert face_up(match, "research") is None
    assert left(match, "research") == 0
    assert left(match, "resources") == 27 - 2 - 1


@rule("DM-15")
def test_a_resource_given_up_does_not_come_back() -> None:
    match = table(sides={0: ["student", "student", "student"]}, face_up=["data"], next_up=["publication"])
    stack = left(match, "resources")
    match.play(0, KeepResource("data"))
    match.play(0, DiscardResource("data"))
    assert discarded(match)["resources"]["data"] == 1
    assert left(match, "resources") == stack - 1


@rule("DM-16")
@pytest.mark.parametrize(
    ("action", "stack", "turned_up"),
    [
        (TakeLaboratory("Ice cap"), "laboratory", "Nickel mine"),
        (KeepResearch("Solar helioscope"), "research", "Torsion pendulum"),
        (InstallResearch("Solar helioscope", "Rooftop"), "research", "Torsion pendulum"),
        (KeepResource("student"), "resource", "publication"),
        (UseResource("student", "Wide binary stars"), "resource", "publication"),
    ],
)
def test_the_next_card_is_turned_up_when_one_is_taken(action: Action, stack: str, turned_up: str) -> None:
    match = table(
        laboratories={"Rooftop": of(0), "Old hangar": of(1, "Wide binary stars")},
        face_up=["Ice cap", "Solar helioscope", "student"],
        next_up=["Nickel mine", "Torsion pendulum", "publication"],
    )
    before = {other: face_up(match, other) for other in ("laboratory", "research", "resource")}
    match.play(0, action)
    after = {other: face_up(match, other) for other in ("laboratory", "research", "resource")}
    assert after == {**before, stack: turned_up}
    assert any(words.startswith(f"The next {stack} is") and turned_up in words for words in log(match))
