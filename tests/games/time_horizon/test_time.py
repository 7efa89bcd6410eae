"""Rounds, phases, order of play and special times: TH-5 to TH-8."""

from collections import Counter

import pytest

from serendip import Match
from serendip.games.time_horizon.actions import Attack, Buy, Cast, CastTangle, EndTurn, Flee, Organise, Place, Stabilize
from serendip.games.time_horizon.components import GEAR, PHASE_OF, TITLES
from serendip.testing import rule
from tests.games.time_horizon.table import GAME, node, offered, play, player, put, state_of, table, why_not

GEAR_CARD = TITLES[next(card for card in range(60) if GEAR[card])]


def end_round(match: Match) -> None:
    """Let everybody end the turn until the round is over, or somebody is asked for something else."""
    round = state_of(match).round
    while match.outcome is None and state_of(match).round == round and state_of(match).at_turn >= 0:
        play(match, state_of(match).at_turn, EndTurn())


@rule("TH-5")
def test_20_rounds_in_five_phases() -> None:
    assert Counter(PHASE_OF[1:]) == {0: 2, 1: 3, 2: 5, 3: 8, 4: 2}
    assert PHASE_OF[1:] == sorted(PHASE_OF[1:])


@rule("TH-6")
@pytest.mark.parametrize(("round", "ring"), [(2, 0), (5, 1), (10, 2), (18, 3)])
def test_the_now_passes_a_ring_at_the_end_of_a_phase(round: int, ring: int) -> None:
    match = table(round=round, at={0: 60, 1: 60, 2: 60})
    end_round(match)
    view = match.view(None)
    assert view["round"] == round + 1
    passed = [number for number in range(61) if node(match, number)["result"] is not None]
    assert passed == list(range([1, 7, 19, 37][ring]))


@rule("TH-6")
def test_no_ring_is_passed_in_between() -> None:
    match = table(round=3, at={0: 60, 1: 60, 2: 60})
    end_round(match)
    assert [number for number in range(61) if node(match, number)["result"] is not None] == [0]


@rule("TH-6")
def test_the_game_ends_when_the_last_ring_is_passed() -> None:
    match = table(round=20, at={0: 60, 1: 60, 2: 60})
    end_round(match)
    assert match.outcome is not None
    assert all(node(match, number)["result"] for number in range(61))


@rule("TH-7")
def test_the_poorest_begins_and_the_others_follow_clockwise() -> None:
    match = table(seats=4, round=3, energy={0: 20, 1: 18, 2: 12, 3: 30})
    end_round(match)
    assert match.view(None)["order"] == [2, 3, 0, 1]


@rule("TH-7")
def test_of_several_poorest_the_one_who_played_earlier_begins() -> None:
    match = table(seats=4, round=3, turn=3, energy={0: 20, 1: 9, 2: 20, 3: 9})
    assert match.view(None)["order"] == [3, 0, 1, 2]
    end_round(match)
    assert match.view(None)["order"] == [3, 0, 1, 2]


@rule("TH-7")
def test_the_first_player_of_the_first_round_is_drawn_by_lot() -> None:
    firsts = Counter(
        state_of(GAME.new(seats=4, seed=seed, options={"first_game": True})).order[0] for seed in range(200)
    )
    assert all(30 < firsts[seat] < 70 for seat in range(4))


@rule("TH-8")
def test_no_attacks_in_rounds_1_to_3_but_guns_can_be_bought() -> None:
    match = table(round=3, energy={0: 30})
    play(match, 0, Buy("Energy Gun"))
    assert why_not(match, 0, Attack(1)) == ("nobody may attack in rounds 1 to 3", ("TH-8",))
    later = table(round=4, items={0: {"Energy Gun": 1}})
    assert offered(later, 0, Attack) == [Attack(1), Attack(2)]


@rule("TH-8")
@pytest.mark.parametrize(("round", "artifacts"), [(5, 0), (6, 1), (20, 1)])
def test_gears_give_artifacts_from_round_6_on(round: int, artifacts: int) -> None:
    match = table(round=round, at={0: 45}, energy={0: 30}, hands={0: [GEAR_CARD]})
    play(match, 0, Organise(GEAR_CARD))
    play(match, 0, offered(match, 0, Place)[0])
    assert player(match, 0)["artifacts"] == artifacts


@rule("TH-8")
@pytest.mark.parametrize("round", [10, 18, 20])
def test_no_artifact_of_the_events_group_in_the_rounds_before_the_now(round: int) -> None:
    match = table(
        round=round,
        at={0: 45},
        artifacts={0: ["Lachesis Needle", "Tangle of Fates"]},
        cast={0: ["Symmetrical Stabilizer"]},
    )
    for action in (Cast("Lachesis Needle"), CastTangle("happens"), Stabilize("happens")):
        assert why_not(match, 0, action)[1] == ("TH-8",)
    before = table(round=9, at={0: 45}, artifacts={0: ["Lachesis Needle"]}, cast={0: ["Symmetrical Stabilizer"]})
    play(before, 0, Cast("Lachesis Needle"), Stabilize("happens"))


@rule("TH-8")
def test_the_view_tells_the_periods() -> None:
    assert table(round=2).view(None)["periods"] == {
        "peace": True, "artifacts": False, "still": False, "realisation": True,
    }  # fmt: skip
    assert table(round=10, at={0: 45, 1: 45, 2: 45}).view(None)["periods"] == {
        "peace": False, "artifacts": True, "still": True, "realisation": True,
    }  # fmt: skip


def test_a_sweep_stops_for_whoever_has_to_flee() -> None:
    match = table(round=5, at={0: 3, 1: 30, 2: 30}, events={4: put("First Light")})
    end_round(match)
    assert match.to_act == (0,)
    assert node(match, 3)["result"] == "empty"
    assert node(match, 4)["result"] is None
    play(match, 0, Flee(4))
    assert node(match, 4)["result"] is not None
