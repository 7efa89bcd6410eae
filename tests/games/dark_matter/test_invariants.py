"""Always true: DM-80 to DM-83, and DM-38's promise, at every decision of random games."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serendip import Match
from serendip.games.dark_matter.components import EVENTS, FIRST_EVENT
from serendip.games.dark_matter.state import NONE
from serendip.testing import rule
from tests.games.dark_matter.census import assert_every_card_once, state_of
from tests.games.dark_matter.random_play import positions
from tests.games.dark_matter.seen import hand_size

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MOST_ACTIONS = 107


@rule("DM-80")
@SEATS
def test_every_card_is_in_one_place_at_every_decision(seats: int) -> None:
    for seed in range(8):
        for match in positions(seats, seed):
            assert_every_card_once(match)


@rule("DM-81")
@SEATS
def test_hands_have_three_cards_before_the_bids_and_two_after(seats: int) -> None:
    for seed in range(12):
        for match in positions(seats, seed):
            view: Any = match.view(None)
            hands = [hand_size(match, seat) for seat in range(seats)]
            if view["phase"] == "bid":
                assert hands == [3 if seat in match.to_act else 2 for seat in range(seats)]
            elif view["phase"] == "turn" and view["turn"] == 0:
                assert hands == [2] * seats


def actions_left(match: Match) -> int:
    """Return how many actions could still be chosen at most.

    Every laboratory can be taken once. Every research and every resource can be taken and later assigned. Every event
    can be played once, and Déjà vu lets one of them be played again.
    """
    state = state_of(match)
    laboratories = len(state.laboratory_stack) + (state.face_laboratory != NONE)
    stacks = len(state.research_stack) + len(state.resource_stack)
    stacks += (state.face_research != NONE) + (state.face_resource != NONE)
    sides = sum(len(side) for side in (*state.side_research, *state.side_resources))
    gone = [*state.removed, *(card for card in state.postdoc if card != NONE)]
    deja_vu = FIRST_EVENT + EVENTS.index("Strange feeling of Déjà vu")
    return laboratories + 2 * stacks + sides + len(EVENTS) - len(gone) + (deja_vu not in gone)


@rule("DM-82")
@settings(max_examples=40, derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**62))
def test_every_action_leaves_fewer_so_that_a_game_ends(seats: int, seed: int) -> None:
    chosen = 0
    bound = MOST_ACTIONS + 1
    for match in positions(seats, seed):
        if match.view(None)["phase"] == "turn":
            # A turn begins: the one before it, if it was not a pass, has used something up.
            before, bound = bound, actions_left(match)
            chosen += 1
            assert bound < before
            assert chosen - 1 + bound <= MOST_ACTIONS
    assert match.outcome is not None
    assert chosen <= MOST_ACTIONS


@rule("DM-82")
def test_a_fresh_table_has_107_actions_in_it() -> None:
    for seats in (2, 3, 4):
        assert actions_left(next(positions(seats, 1))) == MOST_ACTIONS


@rule("DM-83", "DM-38")
@SEATS
def test_no_hand_outgrows_three_cards_and_nobody_is_stuck_while_there_are_resources(seats: int) -> None:
    for seed in range(40):
        for match in positions(seats, seed):
            assert all(len(cards) <= 3 for cards in state_of(match).hands)
            assert all(match.actions(seat) for seat in match.to_act)
        told = [entry.line.key for entry in match.log(None)]
        assert "passes" not in told[: told.index("resources-out") if "resources-out" in told else None]
