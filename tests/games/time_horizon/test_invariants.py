"""What always holds, in whole games: TH-90 to TH-92, and the incremental forecast."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.games.time_horizon.components import TITLES
from serendip.games.time_horizon.rules.forecast import reckon
from serendip.testing import rule
from tests.games.time_horizon.census import assert_all_is_in_place, careful, careful_game
from tests.games.time_horizon.table import GAME, node, state_of


@rule("TH-90", "TH-91")
@settings(max_examples=8)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000))
def test_nothing_is_lost_or_doubled_and_nothing_below_0(seats: int, seed: int) -> None:
    for match in careful_game(seats, seed):
        assert_all_is_in_place(match)


@rule("TH-91")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_realised_never_changes(seed: int) -> None:
    settled: dict[int, object] = {}
    for number, match in enumerate(careful_game(4, seed)):
        if number % 10:
            continue
        for place in range(state_of(match).now):
            now = node(match, place)
            now["pawns"] = []
            assert settled.setdefault(place, now) == now


@rule("TH-92")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_match_shows_its_seat_the_same_and_is_honest(seats: int) -> None:
    rng = random.Random(seats)
    for number, match in enumerate(careful_game(seats, 7)):
        if number % 12:
            continue
        viewer = rng.choice([*range(seats), None])
        world = match.imagine(viewer, rng)
        assert_all_is_in_place(world)
        assert world.view(viewer) == match.view(viewer)
        for _ in range(20):
            if world.outcome is None:
                seat = rng.choice(world.to_act)
                world.play(seat, careful(world.actions(seat), rng))
                assert_all_is_in_place(world)


@rule("TH-92")
def test_no_view_tells_what_others_hold() -> None:
    for number, match in enumerate(careful_game(4, 11)):
        if number % 9:
            continue
        state = state_of(match)
        for viewer in (0, None):
            text = str(match.view(viewer))
            for other in (1, 2, 3):
                for card in (*state.pending[other], *[card for card in state.hands[other] if card < 60]):
                    assert TITLES[card] not in text


@settings(max_examples=5)
@given(seed=st.integers(0, 10_000))
def test_the_forecast_kept_up_to_date_is_the_one_computed_from_nothing(seed: int) -> None:
    for number, match in enumerate(careful_game(5, seed)):
        if number % 7 == 0:
            state = state_of(match)
            afresh = state.copy()
            reckon(afresh)
            assert (afresh.sums[state.now :], afresh.expected) == (state.sums[state.now :], state.expected)


def test_random_games_end_for_every_number_of_players() -> None:
    for seats in GAME.seats:
        *_, last = careful_game(seats, 3)
        assert last.outcome is not None
