"""How Events come and go: PD-50 to PD-53, PD-97."""

from serendip import Match, game
from serendip.games.pandorum.actions import Build, BuyEngines, EndTurn, Finish, PassAuction
from serendip.games.pandorum.rules.ground import remove_structure
from serendip.testing import rule
from tests.games.pandorum.seen import end_turn, in_force, log, pass_turn, play, pools, quids, view
from tests.games.pandorum.table import state_of, table

FULL = ["Habitat"] * 4


def build_and_end(match: Match) -> Match:
    return play(match, match.to_act[0], Build("module"), Finish(), EndTurn())


@rule("PD-50")
def test_the_first_structure_turns_an_event_at_the_end_of_the_turn() -> None:
    match = table(at=1, market=FULL, next_events=["Sandstorm", "Sabotage"])
    play(match, 0, Build("module"), Finish())
    assert pools(match) == {}
    match.play(0, EndTurn())
    assert pools(match) == {"Sandstorm": 8}


@rule("PD-50")
def test_the_last_players_first_structure_turns_the_second() -> None:
    match = table(3, active=1, at=1, structures={2: (0, "module")}, market=FULL, next_events=["Sandstorm", "Sabotage"])
    build_and_end(match)
    assert pools(match) == {}
    match = table(3, active=2, at=1, structures={2: (0, "module"), 7: (1, "module")}, next_events=["Sandstorm"])
    build_and_end(match)
    assert pools(match) == {"Sandstorm": 8}


@rule("PD-50")
def test_later_structures_turn_none() -> None:
    match = table(at=1, structures={2: (0, "module"), 7: (1, "module")}, market=FULL, next_events=["Sandstorm"])
    assert pools(build_and_end(match)) == {}


@rule("PD-50")
def test_both_are_turned_if_it_is_the_same_turn() -> None:
    match = table(at=1, structures={7: (1, "module")}, market=FULL, next_events=["Sandstorm", "Government Support"])
    state_of(match).constructions = [0, 0]
    state_of(match).constructions[1] = 1
    state_of(match).to_turn = 1
    build_and_end(match)
    assert pools(match) == {"Sandstorm": 8, "Government Support": 5}


@rule("PD-50")
def test_without_the_module_there_are_no_events() -> None:
    match = game("pandorum").new(2, seed=1, options={"events": False})
    assert view(match)["events"]["deck"] == 0
    match = build_and_end(table(at=1, market=FULL))
    assert pools(match) == {}


@rule("PD-51")
def test_the_ongoing_effect_begins_with_the_next_players_turn() -> None:
    match = table(at=1, market=FULL, next_events=["Sandstorm"])
    state_of(match).harvester[1] = 3
    build_and_end(match)
    assert in_force(match) == ["Sandstorm"]
    pass_turn(match)
    assert in_force(match) == ["Sandstorm"]


@rule("PD-51")
def test_the_event_that_was_turned_pays_nothing_in_the_same_turn() -> None:
    match = table(at=1, market=FULL, next_events=["Meteor Shower"])
    play(match, 0, Build("module"), Finish(), EndTurn())
    assert view(match)["events"]["turning"] == "Meteor Shower"
    assert quids(match)[0] == 6


@rule("PD-97", "PD-52", "PD-54")
def test_the_last_quid_ends_an_event() -> None:
    events = {"Eruption": 1, "Sabotage": 6}
    built = {2: (0, "module"), 7: (1, "module")}
    match = table(
        at=1, volcanoes=[12, 45], structures=built, events=events, market=FULL, next_events=["Sandstorm"],
        hulls={0: "Tollgate"},
    )  # fmt: skip
    play(match, 0, Build("module"), Finish())
    assert quids(match)[0] == 7
    assert pools(match) == {"Sabotage": 6}
    assert view(match)["events"]["over"] == ["Eruption"]
    match.play(0, EndTurn())
    assert pools(match) == {"Sabotage": 6, "Sandstorm": 8}


@rule("PD-52")
def test_two_events_that_end_in_one_turn_are_both_replaced() -> None:
    match = table(
        at=1,
        volcanoes=[12],
        structures={7: (1, "module"), 14: (0, "module")},
        events={"Eruption": 1, "Meteor Shower": 1},
        market=FULL,
        next_events=["Sandstorm", "Government Support"],
    )
    build_and_end(match)
    assert pools(match) == {"Sandstorm": 8, "Government Support": 5}


@rule("PD-52")
def test_with_no_events_left_none_is_turned() -> None:
    match = table(at=1, structures={7: (1, "module"), 14: (0, "module")}, events={"Meteor Shower": 1}, next_events=[])
    build_and_end(match)
    assert pools(match) == {}
    assert "There are no Events left." in log(match)
    assert match.to_act == (1,)


@rule("PD-52")
def test_several_choose_clockwise_from_the_active_player_on() -> None:
    match = table(3, active=1, at=1, market=FULL, next_events=["New Engines"])
    build_and_end(match)
    asked = []
    while view(match)["phase"] == "event":
        asked.append(match.to_act[0])
        match.play(match.to_act[0], BuyEngines(1))
    assert asked == [1, 2, 0]


@rule("PD-53", "PD-67")
def test_engines_that_nobody_buys_are_over_at_once() -> None:
    match = build_and_end(table(at=1, market=FULL, next_events=["New Engines", "Sandstorm"]))
    for seat in (0, 1):
        match.play(seat, BuyEngines(0))
    assert pools(match) == {"Sandstorm": 8}
    assert "New Engines can't do anything any more and is over." in log(match)


@rule("PD-53", "PD-60")
def test_an_auction_without_a_bid_is_over_at_once() -> None:
    match = build_and_end(table(at=1, market=FULL, next_events=["Ancient Civilization", "Sandstorm"]))
    for seat in (0, 1):
        match.play(seat, PassAuction())
    assert pools(match) == {"Sandstorm": 8}


@rule("PD-53", "PD-61")
def test_contamination_of_nothing_is_over_at_once() -> None:
    match = table(at=1, structures={2: (0, "module")}, monoliths={}, market=FULL, next_events=["Contamination"])
    state = state_of(match)
    state.to_turn = 1
    remove_structure(state, 2, to_supply=True)
    end_turn(match)
    assert pools(match) == {}
    assert view(match)["events"]["over"] == ["Contamination"]


@rule("PD-53", "PD-54")
def test_an_impossible_effect_is_skipped_and_the_event_goes_on() -> None:
    match = build_and_end(table(at=1, market=FULL, next_events=["Eruption"]))
    assert "Its immediate effect is impossible." in log(match)
    assert pools(match) == {"Eruption": 5}


@rule("PD-52")
def test_two_events_pay_for_one_construction() -> None:
    events = {"Meteor Shower": 5, "Sabotage": 6}
    match = play(table(at=1, events=events), 0, Build("module"), Finish())
    assert quids(match)[0] == 6 + 1 + 2
    assert pools(match) == {"Meteor Shower": 4, "Sabotage": 4}
