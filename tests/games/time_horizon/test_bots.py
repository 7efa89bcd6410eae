"""The rules of thumb: organise, extract, contest, flee, trade."""

import random

import pytest

from serendip import Action, Match
from serendip.core.action import Ranged
from serendip.games.time_horizon.actions import (
    Attack,
    Borrow,
    ChooseEvent,
    EndTurn,
    Extract,
    Flee,
    Jump,
    Move,
    OpenCollapse,
    PutBack,
    Refrain,
    Repay,
    Sew,
    StrongImpact,
    ThreadNeedle,
    WeakImpact,
)
from serendip.games.time_horizon.bot.estimate import worths
from serendip.games.time_horizon.bot.reading import read
from serendip.games.time_horizon.bot.situation import Situation
from serendip.games.time_horizon.components import CARD_NUMBER
from serendip.games.time_horizon.exchange_actions import Accept, AskNamed, Decline, GiveEnergy, OfferExchange, Propose
from serendip.games.time_horizon.rules.forecast import reckon
from tests.games.time_horizon.table import GAME, event, play, player, put, ranged, state_of, table
from tests.games.time_horizon.test_time import end_round


def thumb(match: Match, seat: int = 0) -> Action:
    return GAME.thumb(match.view(seat), match.actions(seat), random.Random(1))


def test_at_the_rich_centre_it_extracts() -> None:
    assert thumb(table(round=1)) == Extract()


def test_it_organises_its_key_where_it_will_come_true() -> None:
    match = table(round=6, at={0: 21, 1: 60, 2: 60}, energy={0: 40})
    while match.to_act == (0,) and player(match, 0)["hand"] == 5:
        play(match, 0, thumb(match))
    [laid] = [event(match, number) for number in range(7, 61) if event(match, number)]
    assert (laid["title"], laid["outcome"], laid["scores"]) == ("orange Key 3", "happens", [{"seat": 0, "points": 3}])


def test_poor_in_a_poor_place_it_moves_outwards() -> None:
    match = table(round=4, at={0: 8, 1: 60, 2: 60}, energy={0: 8})
    assert isinstance(thumb(match), Move)


@pytest.mark.parametrize("kind", [WeakImpact, StrongImpact])
def test_it_contests_an_event_that_would_hurt(kind: type[Action]) -> None:
    bad = put("Broken Mirror", links={}, happens="orange", fails="blue", token="happens")
    match = table(round=10, at={0: 8, 1: 60, 2: 60}, energy={0: 30}, events={8: bad}, hands={0: []})
    state_of(match).impacts_for[8] = 0 if kind is WeakImpact else 1
    state_of(match).sums[8] = 0 if kind is WeakImpact else 1
    chosen = thumb(match)
    assert isinstance(chosen, (WeakImpact, StrongImpact))
    assert chosen.side == "does not"


def test_it_shoots_whoever_is_out_by_it() -> None:
    match = table(round=7, at={0: 40, 1: 40, 2: 60}, energy={0: 30, 1: 9}, items={0: {"Energy Gun": 1}})
    assert thumb(match) == Attack(1)


def test_it_never_spends_its_last_energy() -> None:
    match = table(round=7, at={0: 40}, energy={0: 1})
    play(match, 0, Move(41))
    assert thumb(match) == Refrain()


def test_it_flees_outwards() -> None:
    match = table(round=10, at={0: 10, 1: 60, 2: 60})
    end_round(match)
    chosen = thumb(match)
    assert isinstance(chosen, Flee)
    assert chosen.node > 18


def test_it_keeps_the_event_that_serves_it() -> None:
    match = table(
        seats=4,
        round=7,
        at={0: 40},
        hands={0: ["Quiet Truce"]},
        next_events=["Found Library", "First Light", "Honest Clock"],
    )
    play(match, 0, EndTurn())
    assert thumb(match) == ChooseEvent("First Light")


@pytest.mark.parametrize(("energy", "answer"), [(28, Accept()), (10, Decline())])
def test_it_answers_offers_by_their_worth(energy: int, answer: Action) -> None:
    match = table(round=7, at={0: 40, 1: 40, 2: 60}, energy={0: 40, 1: 20}, artifacts={1: ["Collector"]})
    play(match, 0, OfferExchange(1), AskNamed("Collector"))
    play(match, 0, ranged(match, 0, GiveEnergy, energy), Propose())
    assert thumb(match, 1) == answer


def test_the_estimate_likes_points_energy_and_good_forecasts() -> None:
    plain = worths(state_of(table(round=7, at={0: 40, 1: 40, 2: 40})))
    richer = worths(state_of(table(round=7, at={0: 40, 1: 40, 2: 40}, energy={0: 40})))
    assert richer[0] > plain[0]
    assert richer[1:] == plain[1:]
    key = {45: put("orange Key 3", links={})}
    assert worths(state_of(table(round=7, at={0: 40, 1: 40, 2: 40}, events=key)))[0] > plain[0] - 1.6


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_first_sight_an_imagined_position_looks_as_its_view_does(seats: int) -> None:
    match = GAME.new(seats=seats, seed=seats)
    rng = random.Random(seats)
    while match.wait():
        seat = match.to_act[0]
        actions = match.actions(seat)
        looks = match.appeal(seat)
        assert looks is not None
        chosen = GAME.thumb(match.view(seat), actions, rng)
        if 1.0 in looks:
            best = actions[looks.index(1.0)]
            if isinstance(best, Ranged) and isinstance(chosen, Ranged):
                best = best.choose(chosen.number)
            assert chosen == best
        match.play(seat, chosen if rng.random() < 0.9 else rng.choice(actions))


def test_a_turn_is_judged_when_it_is_over() -> None:
    match = table(round=6, at={0: 40, 1: 60, 2: 60})
    assert match.estimate(0) is not None
    play(match, 0, Extract())
    assert match.estimate(0) is None
    play(match, 0, EndTurn())
    assert match.estimate(0) is not None


def test_against_a_single_rival_it_lays_small_events_close_to_the_now() -> None:
    state = state_of(table(seats=2, round=10, at={0: 40, 1: 60}))
    card = CARD_NUMBER["First Light"]
    soon, later, last = (Situation(state, 0).best_placement(card, node, 1.0, 1.0)[0] for node in (9, 21, 44))
    assert soon > later > last


def test_with_little_energy_it_does_not_run_in_circles() -> None:
    match = table(round=7, at={0: 20, 1: 60, 2: 60}, energy={0: 1})
    for _ in range(12):
        if match.view(None)["at_turn"] != 0:
            break
        play(match, 0, thumb(match))
    assert match.view(None)["at_turn"] == 1


def test_a_game_of_four_ends_and_nobody_runs_out_for_nothing() -> None:
    match = GAME.new(seats=4, seed=4)
    rng = random.Random(4)
    choices = 0
    while match.wait():
        seat = match.to_act[0]
        match.play(seat, GAME.thumb(match.view(seat), match.actions(seat), rng))
        choices += 1
    assert choices < 1500
    assert match.outcome is not None
    assert sum(match.outcome.scores) > 4 * 3


def test_it_reads_every_link_that_it_sees() -> None:
    match = table(round=7, at={0: 8, 1: 60, 2: 60}, cast={0: ["Lachesis Needle"]}, events={8: put("First Light")})
    play(match, 0, ThreadNeedle(), Sew(40, "hindrance"))
    truth, seen = state_of(match), read(match.view(0))
    assert seen.needles == truth.needles == [(8, 40, -1, 2)]
    assert (seen.border, seen.strength) == (truth.border, truth.strength)


def sewing(*, linked: bool) -> Match:
    """Return a match in which a link from one's own event could turn one of which a rival gains if it fails."""
    rival = put("blue Key 3", by=1, links={}, token="does not")
    match = table(
        round=16, at={0: 38, 1: 60, 2: 60}, cast={0: ["Lachesis Needle"]}, hands={0: []},
        events={38: put("orange Key 3", links={}), 40: rival},
    )  # fmt: skip
    if linked:
        state_of(match).needles.append((38, 40, -1, 2))
        reckon(state_of(match))
    return match


def test_it_sews_a_link_against_a_rivals_event() -> None:
    match = sewing(linked=False)
    assert thumb(match) == ThreadNeedle()
    play(match, 0, ThreadNeedle())
    assert thumb(match) == Sew(40, "cause")


def test_it_leaves_the_needle_alone_where_a_link_is_already() -> None:
    match = sewing(linked=True)
    assert ThreadNeedle() in match.actions(0), "there are other nodes to sew to"
    assert thumb(match) != ThreadNeedle()
    play(match, 0, ThreadNeedle())
    assert thumb(match) == PutBack()


def with_generator(event_at: int) -> Match:
    """Return a match in which one's own event is about to fail, here or far away."""
    own = put("orange Key 3", links={}, token="does not")
    return table(
        round=16, at={0: 38, 1: 60, 2: 60}, energy={0: 30}, cast={0: ["Collapse Generator"]}, hands={0: []},
        events={event_at: own},
    )  # fmt: skip


def test_it_jumps_to_what_it_can_do_only_there() -> None:
    match = with_generator(55)
    assert thumb(match) == OpenCollapse()
    play(match, 0, OpenCollapse())
    assert thumb(match) == Jump(55)


def test_it_keeps_the_generator_where_the_best_is_near() -> None:
    assert thumb(with_generator(38)) == StrongImpact("happens")


def test_towards_the_end_it_borrows_what_need_not_be_repaid() -> None:
    match = table(round=17, at={0: 58, 1: 60, 2: 60}, energy={0: 4}, cast={0: ["Hole in the Box"]})
    chosen = thumb(match)
    assert isinstance(chosen, Borrow)
    assert chosen.number == chosen.most


def test_it_repays_before_the_hole_gives_way() -> None:
    match = table(round=9, at={0: 40, 1: 60, 2: 60}, energy={0: 20}, cast={0: ["Hole in the Box"]})
    state = state_of(match)
    [hole] = state.cast_artifacts[0]
    state.debt[hole], state.tension[hole] = 12, 7
    chosen = thumb(match)
    assert isinstance(chosen, Repay)
    assert chosen.number == 12
