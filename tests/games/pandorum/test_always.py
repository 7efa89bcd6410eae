"""What is always true: PD-80 to PD-82, in games played at random."""

from hypothesis import given, settings
from hypothesis import strategies as st

from serendip import Match, Ranged, game
from serendip.games.pandorum import Pandorum
from serendip.games.pandorum.actions import Move, Pay, TakeCards
from serendip.games.pandorum.board import HEXES, NEIGHBOURS
from serendip.games.pandorum.components import SUPPLIES, TYPES
from serendip.games.pandorum.rules.ground import count_near
from serendip.games.pandorum.state import CITY, VOLCANO
from serendip.testing import rule
from tests.games.pandorum.seen import hand, hand_size, play, view
from tests.games.pandorum.table import CARDS_IN_ALL, state_of, table

GAME = game("pandorum")
LONGEST = 5_000


def check_cards(state: Pandorum) -> None:
    for card in range(TYPES):
        number = state.market[card] + state.box[card] + state.deck.count(card) + state.aside.count(card)
        number += sum(hand[card] for hand in state.hands)
        number += sum(sum(slots[card::TYPES]) for slots in state.slots)
        assert number == CARDS_IN_ALL // TYPES


def check_ground(state: Pandorum) -> None:
    """What is adjacent, kept from change to change, is what a fresh count gives."""
    kept = (state.volcanoes_near[:], state.pads_near[:], state.worth_near[:], state.structures_near[:])
    count_near(state)
    assert kept == (state.volcanoes_near, state.pads_near, state.worth_near, state.structures_near)
    assert state.volcanoes == sum(1 << hex for hex in range(HEXES) if state.on[hex] == VOLCANO)
    assert all(set(near) <= set(around) for near, around in zip(state.near, NEIGHBOURS, strict=True))
    for hex in range(HEXES):
        assert not state.contaminated >> hex & 1 or state.on[hex] > 0


def check_supplies(state: Pandorum) -> None:
    modules, bases = SUPPLIES[state.seats]
    for player in range(state.players):
        assert state.quids[player] >= 0
        assert 0 <= state.modules[player] <= modules
        assert 0 <= state.bases[player] <= bases
        assert state.on[state.harvester[player]] not in (VOLCANO, CITY)


def random_game(seats: int, seed: int, monoliths: bool, events: bool) -> Match:
    match = GAME.new(seats, seed, {"monoliths": monoliths, "events": events})
    state = state_of(match)
    check_supplies(state)
    for _ in range(LONGEST):
        if match.outcome is not None:
            return match
        seat = match.to_act[0]
        actions = match.actions(seat)
        assert actions, "there is always something to do (PD-81)"
        action = actions[(seed + len(match.steps()) * 7919) % len(actions)]
        match.play(seat, action.choose(action.most) if isinstance(action, Ranged) else action)
        check_cards(state)
        check_ground(state)
        check_supplies(state)
    raise AssertionError("the game does not end (PD-81)")


@rule("PD-80", "PD-81")
@settings(max_examples=25)
@given(st.integers(1, 4), st.integers(0, 10_000), st.booleans(), st.booleans())
def test_every_game_keeps_its_promises_and_ends(seats: int, seed: int, monoliths: bool, events: bool) -> None:
    match = random_game(seats, seed, monoliths, events)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats


@rule("PD-82")
def test_other_hands_are_hidden() -> None:
    match = table(hands={0: ["System", "Habitat"], 1: ["Extractor"]})
    assert hand(match, 1, viewer=0) == {}
    assert hand_size(match, 1) == 1
    assert hand(match, 0, viewer=0) == {"System": 1, "Habitat": 1}


@rule("PD-82")
def test_what_went_into_a_hand_for_all_to_see_is_known() -> None:
    match = table(supply=True, market=["System", "System"], hands={0: ["Habitat"]})
    match.play(0, TakeCards("System"))
    assert hand(match, 0, viewer=1) == {"System": 2}
    play(match, 0, Move(11, 2), Pay("System"), Pay("Habitat"))
    assert hand(match, 0, viewer=1) == {"System": 1}


@rule("PD-82")
def test_decks_and_spare_satellites_are_only_counted() -> None:
    found = view(GAME.new(2, seed=1), 0)
    assert found["deck"] == 98
    assert found["events"]["deck"] == 15
    assert found["monoliths_left"] == 8
    assert "spare_satellites" not in str(found)
