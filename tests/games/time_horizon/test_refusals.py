"""What is not offered is refused for a reason of this game, at every decision; what is offered is never refused."""

import random

import pytest

from serendip import Action, Match
from serendip.core.action import Ranged
from serendip.games.time_horizon.actions import (
    Bet,
    Borrow,
    ChooseEvent,
    DrawLink,
    EndTurn,
    Extract,
    Flee,
    Jump,
    Move,
    NextVictim,
    OpenCollapse,
    Organise,
    Place,
    Sew,
    ThreadNeedle,
)
from serendip.games.time_horizon.exchange_actions import GiveEnergy, LetBe, OfferExchange
from serendip.testing import rule
from tests.games.time_horizon.census import careful_game
from tests.games.time_horizon.table import offered, play, state_of, table, why_not
from tests.games.time_horizon.test_time import end_round

TRIED = 25


def is_offered(action: Action, offers: tuple[Action, ...]) -> bool:
    """Say whether an action is among the offers, be it with another number of the range."""
    if isinstance(action, Ranged):
        return action.fits() and action.choose(action.least) in offers
    return action in offers


def check(match: Match, shown: dict[Action, None], rng: random.Random) -> None:
    """Try actions that were offered to somebody before, and all that are offered now."""
    state = state_of(match)
    for seat in match.to_act:
        offers = match.actions(seat)
        shown.update(dict.fromkeys(offers))
        for action in (*offers, *rng.sample(list(shown), min(TRIED, len(shown)))):
            reason = state.why_not(seat, action)
            assert (reason is None) == is_offered(action, offers), f"“{action}” of seat {seat}: {reason}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_offers_and_refusals_agree_at_every_decision(seats: int) -> None:
    rng = random.Random(seats)
    shown: dict[Action, None] = {}
    for seed in (1, 2):
        for match in careful_game(seats, seed):
            check(match, shown, rng)


@rule("TH-45")
def test_who_flees_does_nothing_else() -> None:
    match = table(round=5, at={0: 3, 1: 20, 2: 20})
    end_round(match)

    assert offered(match, 0, Flee)
    assert why_not(match, 0, Move(9)) == ("first flee from your node", ("TH-45",))
    assert why_not(match, 0, Flee(0)) == ("the Now has passed node 0", ("TH-20", "TH-91"))
    assert why_not(match, 0, Flee(40)) == ("node 40 is not next to yours", ("TH-20",))


@rule("TH-29")
def test_on_ones_own_turn_there_is_nothing_to_let_be() -> None:
    match = table(round=6, at={0: 20, 1: 20})

    assert why_not(match, 0, LetBe()) == ("it is your own turn: you are not asked for an offer", ("TH-29",))


@rule("TH-61", "TH-65")
def test_what_was_not_asked_for() -> None:
    match = table(round=6, at={0: 20, 1: 20})

    assert why_not(match, 0, Bet(0, 0, 1, "happens")) == ("there is nothing to bet on", ("TH-65",))
    assert why_not(match, 0, NextVictim(1)) == ("you have not begun anything that this would finish", ("TH-61",))
    assert why_not(match, 0, ChooseEvent("First Light")) == ("you have no events to choose from", ("TH-31",))


@rule("TH-24")
def test_a_logistic_needs_a_link_back_and_has_no_more_than_eight() -> None:
    match = table(round=6, at={0: 20})
    play(match, 0, Organise("orange Logistic"))
    assert why_not(match, 0, Place(0, "happens")) == (
        "your Logistic has no link to an earlier node yet",
        ("TH-24",),
    )

    links = offered(match, 0, DrawLink)
    play(match, 0, links[0].choose(4))
    assert why_not(match, 0, links[0]) == ("side 0 has a link already", ("TH-24",))
    assert why_not(match, 0, DrawLink(3, 3, 4, 2, "cause")) == ("the number goes from 2 to 4 now", ("TH-24",))

    play(match, 0, offered(match, 0, DrawLink)[0].choose(4))
    assert why_not(match, 0, DrawLink(2, 2, 4, 5, "cause")) == (
        "a link takes 2 at least; 0 of your 8 are left",
        ("TH-24",),
    )


@rule("TH-60", "TH-63")
def test_where_generator_and_needle_do_not_lead() -> None:
    match = table(round=6, at={0: 20}, cast={0: ["Collapse Generator", "Lachesis Needle"]})
    play(match, 0, OpenCollapse())
    assert why_not(match, 0, Jump(20)) == ("you are there already", ("TH-60",))
    assert why_not(match, 0, Jump(3)) == ("the Now has passed node 3", ("TH-20", "TH-91"))
    assert why_not(match, 0, Sew(21, "cause")) == ("you have not begun anything that this would finish", ("TH-63",))
    assert why_not(match, 0, Extract()) == ("first finish what you have begun, or think again", ("TH-22",))

    match = table(round=6, at={0: 20}, cast={0: ["Lachesis Needle"]})
    play(match, 0, ThreadNeedle())
    assert why_not(match, 0, Sew(50, "cause")) == ("node 50 is too far, earlier, or linked already", ("TH-63",))


@rule("TH-29b", "TH-61")
def test_numbers_that_are_out_of_date() -> None:
    match = table(round=6, at={0: 20, 1: 20}, energy={0: 5}, cast={0: ["Hole in the Box"]})
    assert why_not(match, 0, Borrow(3, 1, 32)) == ("the number goes from 1 to 10 now", ("TH-61",))
    play(match, 0, Borrow(10, 1, 10))
    assert why_not(match, 0, Borrow(1, 1, 1)) == (
        "that is all the Hole in the Box lends you in this turn",
        ("TH-61",),
    )

    play(match, 0, OfferExchange(1))
    assert why_not(match, 0, GiveEnergy(15, 1, 15)) == ("the number goes from 1 to 14 now", ("TH-29",))
    assert why_not(match, 0, EndTurn()) == ("first finish what you have begun, or think again", ("TH-31",))
