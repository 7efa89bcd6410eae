"""Artifacts: TH-60 to TH-67, TH-95 to TH-98."""

from typing import Any

import pytest

from serendip.games.time_horizon.actions import (
    AmplifyNeedle,
    Attack,
    Bet,
    Borrow,
    Cast,
    CastTangle,
    EndTurn,
    EnterWormhole,
    Extract,
    ExtractWithCollector,
    Jump,
    JumpFar,
    LeaveWormhole,
    Move,
    NextVictim,
    OpenCollapse,
    Organise,
    Place,
    Repay,
    Sew,
    Stabilize,
    ThreadNeedle,
    WeakImpact,
)
from serendip.games.time_horizon.components import GEAR, TITLES
from serendip.testing import rule
from tests.games.time_horizon.table import (
    energy,
    event,
    link,
    log,
    node,
    offered,
    play,
    player,
    points,
    put,
    ranged,
    state_of,
    table,
    why_not,
    you,
)
from tests.games.time_horizon.test_time import end_round

APART = {0: 40, 1: 50, 2: 60}


@rule("TH-60")
def test_an_artifact_is_cast_once_of_a_kind_for_nothing() -> None:
    match = table(round=7, artifacts={0: ["Collector", "Collector"]})
    play(match, 0, Cast("Collector"))
    assert player(match, 1, viewer=0)["table"] == []
    assert player(match, 0)["table"] == [{"artifact": "Collector", "group": "energy", "charges": 3}]
    assert (energy(match, 0), match.view(None)["activity"]) == (16, 2)
    assert why_not(match, 0, Cast("Collector")) == ("you have a Collector on the table already", ("TH-60",))


@rule("TH-60")
def test_the_generator_jumps_to_any_node_ahead_of_the_now() -> None:
    match = table(round=7, at=APART, cast={0: ["Collapse Generator"]}, items={0: {"Kinetic Storage": 1}})
    play(match, 0, OpenCollapse())
    assert {jump.node for jump in offered(match, 0, Jump)} == set(range(7, 61)) - {40}
    play(match, 0, Jump(20))
    assert (player(match, 0)["node"], energy(match, 0), player(match, 0)["stored"]) == (20, 15, 1)
    assert match.view(None)["moves_left"] == 1
    assert player(match, 0)["table"][0]["charges"] == 3
    assert why_not(match, 0, OpenCollapse())[0] == "you have used an artifact of the group movement in this turn"


@rule("TH-60")
def test_v616_mon_and_the_wormhole() -> None:
    match = table(round=7, at=APART, cast={0: ["Collapse Generator"], 1: ["Collapse Generator"]})
    play(match, 0, OpenCollapse(), JumpFar(), Extract(), Extract())
    assert (player(match, 0)["far"], energy(match, 0)) == (True, 16 - 1 + 34)
    assert match.view(None)["wormholes"] == [40]
    assert not offered(match, 0, Organise)
    assert offered(match, 0, LeaveWormhole) == [LeaveWormhole(40)]
    play(match, 0, LeaveWormhole(40))
    assert match.view(None)["wormholes"] == []
    assert (player(match, 0)["node"], match.view(None)["moves_left"]) == (40, 0)


@rule("TH-60")
def test_any_owner_of_a_cast_generator_may_use_a_wormhole_once() -> None:
    match = table(round=7, at={0: 40, 1: 40, 2: 40}, cast={0: ["Collapse Generator"], 1: ["Collapse Generator"]})
    play(match, 0, OpenCollapse(), JumpFar(), EndTurn())
    state_of(match).charges[1] = 0
    play(match, 1, EnterWormhole())
    assert player(match, 1)["far"]
    play(match, 1, EndTurn())
    assert why_not(match, 2, EnterWormhole())[1] == ("TH-60",)


@rule("TH-60")
def test_an_exhausted_artifact_stays() -> None:
    match = table(round=7, at=APART, cast={0: ["Collapse Generator"]})
    state_of(match).charges[0] = 0
    assert why_not(match, 0, OpenCollapse()) == ("the Collapse Generator is exhausted", ("TH-60",))
    assert player(match, 0)["table"][0]["charges"] == 0


@rule("TH-95")
def test_a_wormhole_closes_when_the_now_passes() -> None:
    match = table(round=10, at={0: 10, 1: 60, 2: 60}, cast={0: ["Collapse Generator"]})
    play(match, 0, OpenCollapse(), JumpFar())
    end_round(match)
    assert match.view(None)["wormholes"] == []
    assert "The wormhole in node 10 closes." in log(match)
    assert player(match, 0)["far"]


@rule("TH-61")
def test_the_hole_lends_10_a_turn_and_32_in_all() -> None:
    match = table(round=7, at=APART, cast={0: ["Hole in the Box"]})
    play(match, 0, ranged(match, 0, Borrow, 4))
    assert ranged(match, 0, Borrow, 1).most == 6
    play(match, 0, ranged(match, 0, Borrow, 6))
    assert (energy(match, 0), player(match, 0)["table"][0]["debt"]) == (26, 10)
    assert not offered(match, 0, Borrow)
    play(match, 0, ranged(match, 0, Repay, 3))
    assert (energy(match, 0), player(match, 0)["table"][0]["debt"]) == (23, 7)
    deep = table(round=7, at=APART, cast={0: ["Hole in the Box"]})
    state_of(deep).debt[2] = 30
    assert ranged(deep, 0, Borrow, 1).most == 2


@rule("TH-61")
@pytest.mark.parametrize(("debt", "moved"), [(0, -4), (1, 1), (11, 1), (12, 2), (21, 2), (22, 4), (32, 4)])
def test_the_tension_moves_by_the_debt(debt: int, moved: int) -> None:
    match = table(round=7, at=APART, cast={0: ["Hole in the Box"]})
    state_of(match).debt[2] = debt
    state_of(match).tension[2] = 5
    play(match, 0, EndTurn())
    assert player(match, 0)["table"][0]["tension"] == 5 + moved


@rule("TH-61")
def test_the_tension_is_never_below_0() -> None:
    match = table(round=7, at=APART, cast={0: ["Hole in the Box"]})
    state_of(match).tension[2] = 3
    play(match, 0, EndTurn())
    assert player(match, 0)["table"][0]["tension"] == 0


@rule("TH-61", "TH-97")
def test_annihilation_takes_from_the_owner_then_from_others_by_distance() -> None:
    match = table(
        seats=4,
        round=7,
        at={0: 40, 1: 43, 2: 41, 3: 61},
        energy={0: 5, 1: 10, 2: 10, 3: 50},
        cast={0: ["Hole in the Box"]},
        items={2: {"Shield Generator": 3}},
    )
    state_of(match).debt[2] = 20
    state_of(match).tension[2] = 10
    play(match, 0, EndTurn())
    assert [energy(match, seat) for seat in range(4)] == [0, 5, 0, 50]
    assert [player(match, seat)["alive"] for seat in range(4)] == [False, True, False, True]
    view: Any = match.view(None)
    assert view["decks"]["artifacts_gone"] == ["Hole in the Box"]
    assert match.to_act == (1,)


@rule("TH-61")
def test_the_owner_chooses_among_the_equally_near() -> None:
    match = table(
        seats=4,
        round=7,
        at={0: 40, 1: 41, 2: 41, 3: 41},
        energy={0: 5, 1: 10, 2: 10, 3: 10},
        cast={0: ["Hole in the Box"]},
    )
    state_of(match).debt[2] = 20
    state_of(match).tension[2] = 11
    play(match, 0, EndTurn())
    assert match.to_act == (0,)
    assert offered(match, 0, NextVictim) == [NextVictim(1), NextVictim(2), NextVictim(3)]
    play(match, 0, NextVictim(3), NextVictim(1))
    assert [energy(match, seat) for seat in range(4)] == [0, 5, 10, 0]
    assert match.to_act == (1,)


@rule("TH-61")
def test_borrowing_uses_the_energy_group_and_repaying_does_not() -> None:
    match = table(round=7, at=APART, cast={0: ["Hole in the Box", "Collector"]})
    state_of(match).debt[2] = 5
    play(match, 0, ranged(match, 0, Repay, 5), ExtractWithCollector())
    assert why_not(match, 0, Borrow(1, 1, 10))[0] == "you have used an artifact of the group energy in this turn"
    other = table(round=7, at=APART, cast={0: ["Hole in the Box", "Collector"]})
    play(other, 0, ranged(other, 0, Borrow, 1))
    assert why_not(other, 0, ExtractWithCollector())[1] == ("TH-60",)


@rule("TH-62")
@pytest.mark.parametrize(
    ("bonuses", "added"),
    [([], 5), (["orange Key 2"], 5), (["orange Key 2", "orange Logistic"], 10),
     (["orange Key 2", "orange Logistic", "blue Key 2"], 13)],
)  # fmt: skip
def test_the_collector_adds_the_bonuses_around_between_5_and_13(bonuses: list[str], added: int) -> None:
    around = dict(zip((39, 41, 20), bonuses, strict=False))
    match = table(
        round=7, at={0: 40, 1: 60, 2: 60}, cast={0: ["Collector"]},
        events={number: put(title, links={}) for number, title in around.items() if number != 20}
        | ({21: put(bonuses[2], links={})} if len(bonuses) > 2 else {}),
    )  # fmt: skip
    play(match, 0, ExtractWithCollector())
    assert energy(match, 0) == 16 + 12 + added
    assert player(match, 0)["table"][0]["charges"] == 2


@rule("TH-63")
def test_the_needle_links_to_a_later_node_within_reach() -> None:
    match = table(
        round=7, at={0: 8, 1: 60, 2: 60}, cast={0: ["Lachesis Needle"]}, events={8: put("First Light", links={4: 2})}
    )
    play(match, 0, ThreadNeedle())
    targets = {sew.node for sew in offered(match, 0, Sew)}
    assert 21 not in targets, "it is linked already"
    assert 20 in targets
    assert 7 not in targets, "it is earlier"
    assert all(number > 8 for number in targets)
    play(match, 0, Sew(40, "hindrance"))
    assert (link(match, 8, 40)["kind"], link(match, 8, 40)["strength"], link(match, 8, 40)["long"]) == (
        "hindrance",
        2,
        True,
    )
    assert player(match, 0)["table"][0]["charges"] == 2
    assert why_not(match, 0, ThreadNeedle())[1] == ("TH-60",)


@rule("TH-63", "TH-54")
def test_a_long_link_counts_when_an_event_comes_and_can_be_amplified() -> None:
    match = table(
        round=7, at={0: 8, 1: 40, 2: 60}, energy={1: 30}, cast={0: ["Lachesis Needle"]},
        events={8: put("First Light", links={})}, hands={1: ["Safe Harbour"]}, items={0: {"Link Amplifier": 5}},
    )  # fmt: skip
    play(match, 0, ThreadNeedle(), Sew(40, "hindrance"), AmplifyNeedle(40), EndTurn())
    play(match, 1, Organise("Safe Harbour"))
    play(match, 1, offered(match, 1, Place)[0])
    assert event(match, 40)["sum"] == -3


@rule("TH-64")
def test_the_stabilizer_pushes_three_nodes_and_waits_in_empty_ones() -> None:
    match = table(
        round=7, at={0: 37, 1: 45, 2: 60}, energy={1: 30}, cast={0: ["Symmetrical Stabilizer"]},
        events={37: put("First Light", links={})}, hands={1: ["Safe Harbour"]},
    )  # fmt: skip
    play(match, 0, Stabilize("does not"))
    assert event(match, 37)["sum"] == -3
    assert [node(match, number)["against"] for number in (45, 53)] == [3, 3]
    play(match, 0, EndTurn())
    play(match, 1, Organise("Safe Harbour"))
    play(match, 1, offered(match, 1, Place)[0])
    assert event(match, 45)["sum"] == -3
    assert player(match, 0)["table"][0]["charges"] == 1


def tangled(seats: int = 3, energy: dict[int, int] | None = None) -> Any:
    match = table(
        seats=seats,
        round=7,
        at={0: 40, 1: 50, 2: 60},
        artifacts={0: ["Tangle of Fates"]},
        energy=energy or {0: 50, 1: 50},
    )
    play(match, 0, CastTangle("does not"))
    return match


@rule("TH-65")
def test_the_tangle_is_an_event_without_activity_or_energy() -> None:
    match = tangled()
    assert (event(match, 40)["title"], event(match, 40)["token"], event(match, 40)["links"]) == (
        "Tangle of Fates", "does not", [],
    )  # fmt: skip
    assert match.view(None)["activity"] == 2
    assert you(match, 0)["artifacts"] == []
    taken = table(round=7, at={0: 40}, artifacts={0: ["Tangle of Fates"]}, events={40: put("First Light")})
    assert why_not(taken, 0, CastTangle("happens"))[0] == "node 40 already holds an event"


@rule("TH-65")
def test_everybody_bets_in_secret_and_all_is_revealed_together() -> None:
    match = tangled()
    assert match.to_act == (0, 1, 2)
    play(match, 1, ranged(match, 1, Bet, 2, side="happens"))
    assert match.to_act == (0, 2)
    assert not [line for line in log(match, 0) if "bet on" in line]
    for _ in range(3):
        play(match, 0, ranged(match, 0, Bet, 0, side="does not"))
    play(match, 2, ranged(match, 2, Bet, 1, side="does not"))
    assert [energy(match, seat) for seat in range(3)] == [50, 50 - 16, 16 - 8]
    assert (node(match, 40)["for"], node(match, 40)["against"]) == (2, 1)
    assert "Player 2 bet on “happens” with 2 impacts." in log(match)
    assert match.to_act == (0,)


@rule("TH-65")
def test_an_impact_costs_8_and_one_bets_no_more_than_one_has() -> None:
    match = tangled(energy={0: 17, 1: 7})
    assert ranged(match, 1, Bet, 0, side="happens").most == 0
    assert ranged(match, 0, Bet, 0, side="happens").most == 2
    play(match, 0, ranged(match, 0, Bet, 1, side="happens"))
    assert ranged(match, 0, Bet, 0, side="happens").most == 1


@rule("TH-66")
def test_tokens_on_the_side_that_came_true_score() -> None:
    match = tangled(energy={0: 50, 1: 50, 2: 50})
    for side in ("happens", "happens", "does not"):
        play(match, 0, ranged(match, 0, Bet, 0, side=side))
    play(match, 1, ranged(match, 1, Bet, 1, side="happens"))
    play(match, 2, ranged(match, 2, Bet, 0, side="does not"))
    state = state_of(match)
    state.round = 20
    state.pawn = [60, 60, 60]
    end_round(match)
    assert [points(match, seat) for seat in range(3)] == [2 + 2, 2 + 1, 2]


@rule("TH-67", "TH-92")
def test_energy_and_bets_are_hidden_until_they_are_revealed() -> None:
    match = tangled()
    play(match, 1, ranged(match, 1, Bet, 2, side="happens"))
    assert [player(match, seat, viewer=1)["energy"] for seat in range(3)] == [None, 50, None]
    assert [player(match, seat)["energy"] for seat in range(3)] == [None] * 3
    assert you(match, 1)["bets"] == [{"side": "happens", "impacts": 2}]
    assert event(match, 40)["bets"] == []


@rule("TH-98")
def test_the_second_tangle_can_be_cast_in_a_later_turn_only() -> None:
    match = table(seats=2, round=7, at={0: 40, 1: 50}, artifacts={0: ["Tangle of Fates", "Tangle of Fates"]})
    play(match, 0, CastTangle("happens"))
    for _ in range(3):
        play(match, 0, ranged(match, 0, Bet, 0, side="happens"))
    play(match, 1, ranged(match, 1, Bet, 0, side="happens"))
    play(match, 0, Move(41))
    assert why_not(match, 0, CastTangle("happens"))[0] == "you have used an artifact of the group events in this turn"
    play(match, 0, EndTurn())
    play(match, 1, EndTurn())
    assert offered(match, 0, CastTangle)


@rule("TH-60", "TH-64")
def test_one_use_of_a_group_a_turn() -> None:
    match = table(round=7, at={0: 40}, cast={0: ["Symmetrical Stabilizer", "Lachesis Needle"]})
    play(match, 0, Stabilize("happens"))
    assert why_not(match, 0, ThreadNeedle())[0] == "you have used an artifact of the group events in this turn"
    play(match, 0, Extract())


@rule("TH-96")
def test_a_gear_takes_from_the_discharged_ones_when_the_deck_is_empty() -> None:
    gear = TITLES[next(card for card in range(60) if GEAR[card])]
    match = table(round=7, at={0: 45}, energy={0: 30}, hands={0: [gear]})
    state = state_of(match)
    state.artifact_discard = [4]
    state.artifacts_gone = [a for a in state.artifact_deck if a != 4]
    state.artifact_deck = []
    play(match, 0, Organise(gear))
    play(match, 0, offered(match, 0, Place)[0])
    assert you(match, 0)["artifacts"] == ["Collector"]
    none = table(round=7, at={0: 45}, energy={0: 30}, hands={0: [gear]})
    state_of(none).artifacts_gone = state_of(none).artifact_deck
    state_of(none).artifact_deck = []
    play(none, 0, Organise(gear))
    play(none, 0, offered(none, 0, Place)[0])
    assert "The gear gives nothing: no artifact is left." in log(none)


@rule("TH-60")
def test_players_at_v616_mon_meet_there() -> None:
    match = table(round=7, at={0: 61, 1: 61, 2: 40}, items={0: {"Energy Gun": 1}})
    assert offered(match, 0, Attack) == [Attack(1)]
    assert not offered(match, 0, WeakImpact)
