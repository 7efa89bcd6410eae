"""Items: TH-27, TH-50 to TH-55."""

import pytest

from serendip.games.time_horizon.actions import Amplify, Attack, Buy, EmptyStorage, EndTurn, Extract, Move
from serendip.testing import rule
from tests.games.time_horizon.table import (
    energy,
    event,
    link,
    log,
    offered,
    play,
    player,
    put,
    state_of,
    table,
    why_not,
)

HERE = {0: 20, 1: 20, 2: 20}


@rule("TH-50", "TH-27")
@pytest.mark.parametrize(("level", "damage", "expense"), [(1, 12, 4), (2, 18, 5), (3, 24, 6)])
def test_the_gun_by_level(level: int, damage: int, expense: int) -> None:
    match = table(at=HERE, energy={1: 40}, items={0: {"Energy Gun": level}})
    play(match, 0, Attack(1))
    assert (energy(match, 0), energy(match, 1)) == (16 - expense, 40 - damage)
    assert match.view(None)["activity"] == 2
    assert why_not(match, 0, Attack(2)) == ("you have attacked in this turn", ("TH-27",))


@rule("TH-50")
def test_only_players_in_the_same_node_can_be_shot() -> None:
    match = table(at={0: 20, 1: 21, 2: 20}, items={0: {"Energy Gun": 1}})
    assert offered(match, 0, Attack) == [Attack(2)]
    assert why_not(match, 0, Attack(1))[0] == "Player 2 is not where you are"
    assert why_not(table(at=HERE), 0, Attack(1)) == ("you have no Energy Gun", ("TH-50",))


@rule("TH-50")
def test_several_may_shoot_one_victim_and_damage_stops_at_0() -> None:
    match = table(at=HERE, energy={2: 20}, items={0: {"Energy Gun": 1}, 1: {"Energy Gun": 1}})
    play(match, 0, Attack(2), EndTurn())
    play(match, 1, Attack(2))
    assert energy(match, 2) == 0
    assert not player(match, 2)["alive"]
    assert "Player 2 shoots at Player 3, who loses 8 energy." in log(match)


@rule("TH-50", "TH-51", "TH-52")
@pytest.mark.parametrize(
    ("item", "prices"),
    [("Energy Gun", [10, 7, 7]), ("Shield Generator", [7, 4, 4]), ("Accelerator", [10, 7, 5])],
)
def test_prices_of_levels(item: str, prices: list[int]) -> None:
    for level, cost in enumerate(prices):
        match = table(energy={0: 40}, items={0: {item: level}})
        play(match, 0, Buy(item))
        assert energy(match, 0) == 40 - cost
        assert player(match, 0)["items"][item] == level + 1
    full = table(energy={0: 40}, items={0: {item: 3}})
    assert why_not(full, 0, Buy(item))[0] == f"there is no better {item}, or you still use the one you have"


@rule("TH-51")
@pytest.mark.parametrize(("level", "absorbed"), [(1, 4), (2, 6), (3, 8)])
def test_the_shield_takes_damage_off_every_attack(level: int, absorbed: int) -> None:
    match = table(at=HERE, energy={1: 40}, items={0: {"Energy Gun": 2}, 1: {"Shield Generator": level}})
    play(match, 0, Attack(1))
    assert energy(match, 1) == 40 - (18 - absorbed)


@rule("TH-52")
@pytest.mark.parametrize(("level", "speed"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_accelerator_gives_speed(level: int, speed: int) -> None:
    match = table(at=HERE, items={0: {"Accelerator": level}})
    assert match.view(None)["moves_left"] == speed
    for step in range(speed):
        play(match, 0, Move(21 if step % 2 == 0 else 20))
    assert not offered(match, 0, Move)


@rule("TH-52")
def test_speed_can_be_bought_in_the_middle_of_a_turn() -> None:
    match = table(at=HERE)
    play(match, 0, Move(21), Move(20))
    assert not offered(match, 0, Move)
    play(match, 0, Buy("Accelerator"))
    assert offered(match, 0, Move)


@rule("TH-53")
def test_the_storage_is_charged_by_moves_and_emptied_whole() -> None:
    match = table(at=HERE, energy={0: 30})
    play(match, 0, Buy("Kinetic Storage"), Move(21), Move(20))
    assert (player(match, 0)["stored"], energy(match, 0)) == (2, 8)
    assert why_not(match, 0, Buy("Kinetic Storage"))[1] == ("TH-55",)
    play(match, 0, EmptyStorage())
    assert (player(match, 0)["stored"], energy(match, 0)) == (None, 10)
    assert why_not(match, 0, EmptyStorage())[1] == ("TH-53",)


@rule("TH-53")
def test_the_storage_holds_65_and_can_be_bought_again() -> None:
    match = table(at=HERE, energy={0: 40}, items={0: {"Kinetic Storage": 1}})
    state_of(match).stored[0] = 65
    play(match, 0, Move(21))
    assert player(match, 0)["stored"] == 65
    play(match, 0, EmptyStorage(), Buy("Kinetic Storage"))
    assert player(match, 0)["stored"] == 0


@rule("TH-54")
def test_the_amplifier_reinforces_links_of_ones_node() -> None:
    events = {7: put("Safe Harbour", links={}), 20: put("First Light", links={1: 2})}
    match = table(at=HERE, energy={0: 30}, events=events)
    play(match, 0, Buy("Link Amplifier"), Amplify(7), Amplify(7))
    assert link(match, 7, 20)["strength"] == 4
    assert event(match, 20)["sum"] == 4
    assert why_not(match, 0, Amplify(7)) == ("that link is as strong as it can be", ("TH-54",))
    assert why_not(match, 0, Amplify(8))[0] == "there is no link between your node and node 8"


@rule("TH-54")
def test_three_amplifications_a_turn_and_five_in_all() -> None:
    events = {20: put("blue Logistic", links={1: 2, 0: 2, 4: 2})}
    match = table(at=HERE, items={0: {"Link Amplifier": 5}}, events=events)
    play(match, 0, Amplify(7), Amplify(7), Amplify(8))
    assert why_not(match, 0, Amplify(8)) == ("the Link Amplifier works three times a turn", ("TH-54",))
    play(match, 0, EndTurn())
    play(match, 1, EndTurn())
    play(match, 2, EndTurn())
    play(match, 0, Amplify(8), Amplify(39))
    assert player(match, 0)["items"]["Link Amplifier"] == 0
    assert "The Link Amplifier is used up." in log(match)
    assert why_not(match, 0, Amplify(39))[0] == "you have no Link Amplifier"


@rule("TH-54")
def test_a_link_towards_an_empty_node_can_be_amplified() -> None:
    match = table(at=HERE, items={0: {"Link Amplifier": 5}}, events={20: put("First Light", links={1: 2})})
    assert offered(match, 0, Amplify) == [Amplify(7)]
    play(match, 0, Amplify(7))
    assert link(match, 7, 20)["strength"] == 3
    assert event(match, 20)["sum"] == 0


@rule("TH-55")
def test_an_upgrade_is_a_purchase_too() -> None:
    match = table(energy={0: 60}, items={0: {"Energy Gun": 1}})
    play(match, 0, Buy("Energy Gun"), Extract())
    assert not offered(match, 0, Buy)
