"""Getting a new event after the turn, while others play: TH-31."""

from typing import Any

import serendip
from serendip.core.chance import Chance
from serendip.games.time_horizon.actions import ChooseEvent, EndTurn, Extract, Move
from serendip.games.time_horizon.components import CARD_NUMBER
from serendip.testing import rule
from tests.games.time_horizon.table import GAME, log, offered, play, player, state_of, table, why_not, you

HAND = ["First Light", "Safe Harbour"]
NEXT = ["Lucky Seed", "Long Harvest", "Open Gate", "Warm Current"]


def card_titles(cards: list[Any]) -> list[str]:
    return [card["title"] for card in cards]


@rule("TH-31")
def test_three_cards_to_choose_from_while_the_next_player_plays() -> None:
    match = table(seats=4, at={seat: 20 + seat for seat in range(4)}, hands={0: HAND}, next_events=NEXT)
    play(match, 0, EndTurn())
    assert match.to_act == (0, 1)
    assert card_titles(you(match, 0)["choose_from"]) == NEXT[:3]
    play(match, 1, Extract())
    play(match, 0, ChooseEvent("Long Harvest"))
    assert card_titles(you(match, 0)["hand"]) == [*HAND, "Long Harvest"]
    assert state_of(match).discard == [CARD_NUMBER["Lucky Seed"], CARD_NUMBER["Open Gate"]]
    play(match, 1, Extract())


@rule("TH-31")
def test_four_cards_with_three_players_and_none_with_a_full_hand() -> None:
    match = table(seats=3, hands={0: HAND}, next_events=NEXT)
    play(match, 0, EndTurn())
    assert card_titles(you(match, 0)["choose_from"]) == NEXT
    play(match, 1, EndTurn())
    assert you(match, 1)["choose_from"] == []


@rule("TH-31", "TH-92")
def test_others_see_neither_the_cards_nor_the_one_that_is_kept() -> None:
    match = table(seats=4, hands={0: HAND}, next_events=NEXT)
    play(match, 0, EndTurn())
    assert player(match, 0, viewer=1)["choosing"] == 3
    assert not [title for title in NEXT if title in str(match.view(1))]
    play(match, 0, ChooseEvent("Long Harvest"))
    assert "Long Harvest" not in str(match.view(1))
    assert not [line for line in log(match, 1) if "Long Harvest" in line]
    assert "You keep Long Harvest." in log(match, 0)


@rule("TH-31", "TH-92")
def test_what_is_discarded_is_counted_and_not_named() -> None:
    match = table(seats=4, hands={0: HAND}, next_events=NEXT)
    play(match, 0, EndTurn(), ChooseEvent("Long Harvest"))
    for viewer in (1, None):
        view: Any = match.view(viewer)
        assert view["decks"]["discarded"] == 2
        told = [str(view), *log(match, viewer)]
        assert not [title for title in NEXT if any(title in line for line in told)]
    assert "Player 1 keeps one event and discards 2 unseen." in log(match, 1)


def test_only_who_discarded_it_knows_what_is_discarded() -> None:
    match = table(seats=4, hands={0: HAND}, next_events=NEXT)
    play(match, 0, EndTurn(), ChooseEvent("Long Harvest"))
    truth = sorted(state_of(match).discard)
    own = [sorted(state_of(match.imagine(0, Chance(seed))).discard) for seed in range(20)]
    assert own == [truth] * 20
    others = {tuple(sorted(state_of(match.imagine(1, Chance(seed))).discard)) for seed in range(20)}
    assert len(others) > 10
    assert state_of(match.imagine(1, Chance(1))).own_discards == [0, 0, 0, 0]


@rule("TH-31")
def test_the_choice_must_be_made_before_ones_next_turn() -> None:
    match = table(seats=4, at=dict.fromkeys(range(4), 20), hands={0: HAND}, next_events=NEXT, energy={0: 5})
    play(match, 0, EndTurn())
    for seat in (1, 2, 3):
        play(match, seat, EndTurn())
    assert match.view(None)["at_turn"] == 0
    assert offered(match, 0, ChooseEvent) == list(match.actions(0))
    assert why_not(match, 0, Move(21)) == ("first choose the event that you keep", ("TH-31",))
    play(match, 0, ChooseEvent("Open Gate"), Move(21))


@rule("TH-31")
def test_an_empty_deck_is_made_of_the_discarded_events() -> None:
    match = table(seats=4, hands={0: HAND})
    state = state_of(match)
    state.discard = state.deck[:-1]
    state.deck = state.deck[-1:]
    top = state.deck[0]
    play(match, 0, EndTurn())
    assert state.pending[0][0] == top
    assert len(state.pending[0]) == 3
    assert state.discard == []
    assert "The discarded events are shuffled into a new deck." in log(match)


@rule("TH-31")
def test_when_cards_are_short_all_who_choose_must_choose_first() -> None:
    at = {seat: 20 + seat for seat in range(4)}
    match = table(seats=4, at=at, hands={0: HAND, 1: ["Quiet Truce"]}, next_events=NEXT)
    play(match, 0, EndTurn())
    state = state_of(match)
    state.hands[3] += state.deck[1:]
    state.deck = state.deck[:1]
    play(match, 1, EndTurn())
    assert match.to_act == (0,), "nobody plays on before the choice is made"
    assert match.view(None)["stage"] == "shortage"
    play(match, 0, ChooseEvent("Lucky Seed"))
    assert len(state.pending[1]) == 3
    assert list(match.to_act) == [1, 2]


@rule("TH-31")
def test_if_there_are_still_too_few_one_takes_what_there_is() -> None:
    match = table(seats=4, hands={0: HAND})
    state = state_of(match)
    state.hands[3] += state.deck[1:]
    state.deck = state.deck[:1]
    play(match, 0, EndTurn())
    assert len(state.pending[0]) == 1
    none = table(seats=4, at={seat: 20 + seat for seat in range(4)}, hands={0: HAND})
    state_of(none).hands[3] += state_of(none).deck
    state_of(none).deck = []
    play(none, 0, EndTurn())
    assert "There is no event left for Player 1." in log(none)
    assert none.to_act == (1,)


@rule("TH-31")
def test_a_pending_choice_can_be_loaded() -> None:
    match = organise_and_end(GAME.new(seats=4, seed=5, options={"first_game": True}))
    chooser = next(seat for seat in range(4) if you(match, seat)["choose_from"])
    loaded = serendip.load(match.save())
    assert you(loaded, chooser)["choose_from"] == you(match, chooser)["choose_from"]
    assert chooser in loaded.to_act
    assert loaded.to_act == match.to_act


def organise_and_end(match: serendip.Match) -> serendip.Match:
    """Let the first player organise an event next to the centre and end the turn."""
    seat = match.to_act[0]
    play(match, seat, Move(1))
    for kind in ("organise", "place"):
        action = next(
            action
            for action in match.actions(seat)
            if action.kind() == kind and ("Key" in str(action) or kind == "place")
        )
        play(match, seat, action)
    play(match, seat, EndTurn())
    return match
