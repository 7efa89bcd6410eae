"""Every kind of action in every moment: either it is offered, or there is a reason, with the rules that forbid it."""

from random import Random

import pytest

from serendip import Match
from serendip.core.action import Action, Ranged, TimeOut
from serendip.core.line import Plain
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science.components import EVENTS, MUTATIONS
from serendip.games.for_science.game import GAME
from serendip.games.for_science.position import UNLISTED
from serendip.games.for_science.rules.moments import AWAY, HOLDING, KEEPING, OWING, moment
from serendip.games.for_science.state import ALERT, CHOOSING, MEETING, OBEYING, PAUSED, PLAYING
from serendip.games.for_science.words import REFUSALS
from tests.games.for_science.table import arranging, state_of
from tests.games.for_science.test_always import InTheMiddle

WILD: list[Action] = [
    do.ChooseRole("Nobody"),
    do.PickUniversal("Nothing"),
    do.Arrange("Lab Alpha", ""),
    do.Arrange("Lab Omega", "Plain Broth"),
    do.PlayDesign("Plain Broth", "Lab Omega"),
    do.WasteDesign("Plain Broth", "Lab Omega"),
    do.VerifyDesign("Workshop of the Coffee Guy"),
    do.StartBuild("Lab Omega"),
    do.TakeBlock("pebble"),
    do.ReturnBlock("pebble"),
    do.OmitBlock(99),
    do.ExcuseBlock(-1),
    do.CheckBuild("pebble/front/0/0/0", 0),
    do.CheckBuild("brick/front/0/50000/0", -1),
    do.BuyTile("circle"),
    do.GiveUpTile(99),
    do.TakeTile(-1),
    do.PutTile(0, 0, 9),
    do.PutTile(500, 0, 0),
    do.PutCap(3, 9),
    do.TakeCap(-3, 0),
    do.CallMeeting(99),
    do.Recite("open sesame"),
    do.Think(3, 0, 99),
    do.Think(11, 1, 10),
    *[kind(builder) for kind in (do.JoinBuild, do.VerifyBuild, do.LendHand, do.Cheer) for builder in (-1, 9)],
    *[do.TakeHandBack(builder) for builder in (-1, 9)],
]
"""What no game has: names, numbers and words out of thin air."""

ROWS = [row for row in vars(offered).values() if isinstance(row, list)]
LISTED: list[Action] = [
    *[row for row in vars(offered).values() if isinstance(row, Action)],
    *[action for row in ROWS for action in row if isinstance(action, Action)],
    *[action for row in ROWS for inner in row if isinstance(inner, list) for action in inner],
    *[do.Recite(card.phrase) for card in EVENTS if card.phrase],
    *[do.Recite(phrase) for card in MUTATIONS for phrase in (card.phrase, card.verifier_phrase) if phrase],
    *[do.OmitBlock(symbol) for symbol in range(4)],
    *[do.ExcuseBlock(symbol) for symbol in range(4)],
    *[kind(tile, side) for kind in (do.PutCap, do.TakeCap) for tile in range(0, 76, 5) for side in range(3)],
    *[do.PutTile(x, y, turn) for x in (-1, 0, 1) for y in (-1, 0, 1) for turn in range(6)],
    do.Leave(),
    TimeOut(),
]
"""What is offered in one game or another."""

KNOWN = {line.key for line in REFUSALS}


def is_listed(action: Action, listed: set[Action]) -> bool:
    if isinstance(action, Ranged):
        return action.fits() and action.choose(action.least) in listed
    return action in listed


def compare(match: Match, seat: int, actions: list[Action]) -> None:
    """Hold what is offered against what is refused, both ways."""
    state = state_of(match)
    listed = set(match.actions(seat))
    for action in actions:
        said = state.why_not(seat, action)
        if is_listed(action, listed) or state.admits(seat, action):
            assert said is None, f"“{action}” is legal but refused: {said}"
        else:
            assert said is not None, f"“{action}” is not legal, but there is no reason"
            assert said.line.key in KNOWN
            assert said.line.rules
    assert all(state.why_not(seat, action) is None for action in listed)


def test_all_kinds_of_actions_are_asked_for() -> None:
    kinds = {type(action) for action in [*LISTED, *WILD]}
    assert kinds == set(GAME.actions)


def test_what_is_not_listed_may_be_legal_only_where_the_position_says_so() -> None:
    brought = {kind for kind in GAME.actions if kind.brought_by_server}
    assert brought <= set(UNLISTED)


TERMS: list[dict[str, Plain]] = [
    {"events": "loads"},
    {"events": "loads", "timer": "untimed", "universal": True, "horizontal": True, "roles": "2"},
]


def test_what_is_not_offered_has_a_reason_in_every_moment() -> None:
    seen: set[int] = set()
    for options in TERMS:
        for seats in (1, 2, 4):
            for game in (GAME, InTheMiddle()):
                seen |= compare_while_playing(game.new(seats, seats, options), Random(seats))
    assert seen == {CHOOSING, PLAYING, ALERT, OBEYING, MEETING, PAUSED, AWAY, OWING, KEEPING, HOLDING}


def compare_while_playing(match: Match, rng: Random) -> set[int]:
    """Compare at each decision of a match; return the moments that came about."""
    seen: set[int] = set()
    known: list[Action] = []
    for _ in range(300):
        if match.outcome is not None:
            break
        if not match.to_act or (match.due is not None and rng.random() < 0.1):
            match.pass_time(match.clock + rng.choice((0.5, 4.0, 25.0)))
            continue
        seat = rng.choice(match.to_act)
        seen.add(moment(state_of(match), seat))
        known += [action for action in match.actions(seat) if action not in known[-300:]]
        compare(match, seat, [*WILD, *rng.sample(LISTED, 150), *rng.sample(known, min(len(known), 100))])
        match.play(seat, choose(match, seat, rng))
    return seen


def choose(match: Match, seat: int, rng: Random) -> Action:
    """Choose at random, rare things a little more often; now and then somebody leaves."""
    offers = match.actions(seat)
    if rng.random() < 0.02 and match.why_not(seat, do.Leave()) is None:
        return do.Leave()
    kind = rng.choice(sorted({type(action) for action in offers}, key=lambda kind: kind.kind()))
    chosen = rng.choice([action for action in offers if type(action) is kind])
    return do.Think(1, 1, 10) if isinstance(chosen, do.Think) else chosen


@pytest.mark.parametrize("stage", [ALERT, OBEYING, MEETING, PAUSED])
def test_while_all_stop_every_refusal_has_a_reason(stage: int) -> None:
    match = InTheMiddle().new(3, 5, {"events": "many"})
    for event in range(len(EVENTS)):
        with arranging(match) as state:
            state.stage = stage
            state.event = event
            state.caller = 0
            state.counted = [state.lying[0].tile]
            state.ready = [False] * 3
        for seat in match.to_act:
            compare(match, seat, [*WILD, *LISTED])
        if stage != OBEYING:
            break
