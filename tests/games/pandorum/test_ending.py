"""The end: PD-22, PD-30 to PD-32, PD-95, PD-96, PD-105, PD-115."""

import pytest

from serendip.core.line import and_list
from serendip.games.pandorum.actions import Build, Finish, TakeCards
from serendip.games.pandorum.components import MONOLITHS
from serendip.games.pandorum.rules.ending import cargo_pays, sector_pays, winner_of
from serendip.testing import rule
from tests.games.pandorum.seen import end_turn, log, pass_turn, play, quids, view
from tests.games.pandorum.table import satellite, state_of, table

CARGO = {0: {3: ["Laboratory", "Laboratory", "Habitat", "Generator", "Generator", "Generator"]}}


@rule("PD-95", "PD-22")
def test_the_cargo_pays_by_satellite() -> None:
    first = satellite("Laboratory", "Habitat")
    assert cargo_pays(state_of(table(slots=CARGO, satellites={0: [first]})), 0) == 6


@rule("PD-95", "PD-22", "PD-45")
def test_two_satellites_both_count() -> None:
    both = [satellite("Laboratory", "Habitat"), satellite("Laboratory", "Generator")]
    assert cargo_pays(state_of(table(slots=CARGO, satellites={0: both})), 0) == 16


@rule("PD-22")
def test_other_slots_are_no_cargo() -> None:
    slots = {0: {1: ["Laboratory"], 2: ["Laboratory"]}}
    assert cargo_pays(state_of(table(slots=slots, satellites={0: [satellite("Laboratory", "Habitat")]})), 0) == 0


@rule("PD-96", "PD-31")
def test_a_sector_goes_to_the_greatest_worth() -> None:
    match = table(structures={1: (0, "module"), 2: (0, "base"), 3: (1, "base")})
    assert sector_pays(state_of(match), 0) == [4, 0]


@rule("PD-96", "PD-31")
def test_a_tie_in_a_sector_pays_both() -> None:
    match = table(structures={1: (0, "base"), 2: (1, "base")})
    assert sector_pays(state_of(match), 0) == [2, 2]
    assert sector_pays(state_of(match), 1) == [0, 0]


@rule("PD-30")
def test_an_empty_supply_ends_the_game_with_the_round() -> None:
    match = table(at=1, supplies={0: (1, 0)})
    play(match, 0, Build("module"), Finish())
    assert match.outcome is None
    end_turn(match)
    assert view(match)["last_round"]
    assert match.to_act == (1,)
    pass_turn(match)
    assert match.outcome is not None
    assert match.to_act == ()


@rule("PD-30")
def test_the_last_player_ends_it_at_once() -> None:
    match = play(table(active=1, at=1, supplies={1: (1, 0)}), 1, Build("module"), Finish())
    end_turn(match)
    assert match.outcome is not None


@rule("PD-30")
def test_an_empty_deck_ends_the_game() -> None:
    match = end_turn(table(active=1, deck=3))
    assert match.outcome is not None
    assert "The deck is empty: the game ends with this round." in log(match)


@rule("PD-30", "PD-105")
def test_a_full_planet_ends_the_game() -> None:
    match = table(active=1, volcanoes=range(2, 49), structures={1: (0, "module")})
    end_turn(match)
    assert match.outcome is not None
    assert "No hex can be built on: the game ends with this round." in log(match)


@rule("PD-105", "PD-54")
def test_the_end_is_looked_for_after_the_events() -> None:
    # The last Structure is built in a sector whose centre then erupts: a base comes back to supply.
    match = table(
        active=1,
        at=13,
        supplies={1: (1, 1)},
        structures={7: (1, "base"), 1: (0, "module")},
        next_events=["Eruption"],
        market=["System"] * 4,
    )
    state_of(match).constructions[1] = 0
    play(match, 1, Build("module"), Finish())
    end_turn(match)
    assert not view(match)["last_round"]
    assert match.outcome is None


@rule("PD-31", "PD-32")
def test_the_end_scores_cargo_and_sectors() -> None:
    match = table(
        active=1,
        deck=0,
        structures={1: (0, "base"), 8: (1, "module")},
        slots={0: {3: ["Laboratory"]}},
        satellites={0: [satellite("Laboratory", "Habitat")]},
        quids={0: 10, 1: 10},
    )
    end_turn(match)
    assert quids(match) == [16, 14]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (16.0, 14.0)
    assert match.outcome.reason == "Player 1 has the most Quids, 16 Q, and wins."


@rule("PD-115")
def test_hands_and_unopened_monoliths_are_shown_when_it_is_over() -> None:
    match = table(active=1, deck=0, hands={0: ["System", "System"], 1: []})
    hidden = sorted(MONOLITHS[number] for number in state_of(match).monolith_deck)
    end_turn(match)
    told = log(match, 1)
    assert "Player 1 still held System and System." in told
    assert f"Monoliths that nobody opened: {and_list(hidden)}." in told


@rule("PD-32")
@pytest.mark.parametrize(
    ("structures", "slots", "winner", "why"),
    [
        ({1: (0, "module"), 2: (0, "module"), 3: (1, "base")}, {}, 0, "more Structures"),
        ({1: (0, "module"), 3: (1, "base")}, {0: {1: ["System"]}}, 0, "more cards in slots"),
        ({1: (0, "module"), 3: (1, "base")}, {}, 1, "the later seat"),
    ],
)
def test_ties(
    structures: dict[int, tuple[int, str]], slots: dict[int, dict[int, list[str]]], winner: int, why: str
) -> None:
    state = state_of(table(structures=structures, slots=slots, quids={0: 9, 1: 9}))
    found, line = winner_of(state)
    assert (found, line.template.removesuffix(".").rpartition("goes to ")[2]) == (winner, why)


@rule("PD-30")
def test_everybody_has_the_same_number_of_turns() -> None:
    match = table(3, active=1, supply=True, market=["System"], deck=2)
    match.play(1, TakeCards("System"))
    end_turn(match)
    assert match.outcome is None
    assert match.to_act == (2,)
    pass_turn(match)
    assert match.outcome is not None
