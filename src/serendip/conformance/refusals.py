"""Promise: what is not offered is refused, in words, with the rules, and changes nothing."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything
from serendip.conformance.walk import any_number, play_on, play_out, positions
from serendip.core.action import Action, TimeOut
from serendip.core.errors import BadAction, IllegalAction, WrongSeats
from serendip.core.match import Match

POSITIONS = 30
TRIED = 12


def other_actions_are_refused(case: Case) -> None:
    """Actions from other moments and other seats, or with a part changed, are refused unless they are legal too."""
    rng = random.Random(14)
    pool = every_action(case)
    for match, _ in positions(case, 14, POSITIONS):
        before = everything(match)
        for seat in range(match.seats):
            _check_refused(case, match, seat, wrong_actions(case, match, seat, pool, rng))
        require_same(before, everything(match), f"{case}: refused actions changed the match")


def nothing_can_be_done_after_the_end(case: Case) -> None:
    """When the match is over every action is refused."""
    over = play_out(case, 15)
    before = everything(over)
    for seat in range(over.seats):
        _check_refused(case, over, seat, every_action(case)[:40])
    require_same(before, everything(over), f"{case}: refused actions changed the match after its end")


def no_such_seat(case: Case) -> None:
    """A seat that is not at the table, the table's own number included, gets WrongSeats from every method."""
    match, move = positions(case, 16, 1)[0]
    before = everything(match)
    action = every_action(case)[0] if move.action is None else move.action
    for seat in (-1, match.seats, 10**6):
        asked: dict[str, Callable[[], object]] = {
            "actions": partial(match.actions, seat),
            "play": partial(match.play, seat, action),
            "why_not": partial(match.why_not, seat, action),
            "preview": partial(match.preview, seat, action),
            "view": partial(match.view, seat),
            "prompt": partial(match.prompt, seat),
            "log": partial(match.log, seat),
            "undo": partial(match.undo, seat),
            "imagine": partial(match.imagine, seat, random.Random(1)),
        }
        for name, ask in asked.items():
            try:
                ask()
            except WrongSeats:
                continue
            raise BrokenPromise(f"{case}: {name} accepted the seat {seat}")
    require_same(before, everything(match), f"{case}: asking as nobody changed the match")


def every_action(case: Case) -> list[Action]:
    """Return every action that was offered to anybody in two matches, in an order of its own."""
    found: dict[Action, None] = {}
    for seed in (14, 17):
        match = case.new(seed)
        for _ in play_on(case, seed, match):
            for seat in match.to_act:
                found.update(dict.fromkeys(match.actions(seat)))
    if TimeOut in case.game.actions:
        found[TimeOut()] = None
    pool = list(found)
    random.Random(18).shuffle(pool)
    return pool


def wrong_actions(case: Case, match: Match, seat: int, pool: list[Action], rng: random.Random) -> list[Action]:
    """Return actions that a seat might wrongly try: of other moments, of other seats, and own ones changed."""
    tried = rng.sample(pool, min(TRIED, len(pool)))
    for other in match.to_act:
        offers = match.actions(other)
        tried += [any_number(offer, rng) for offer in rng.sample(offers, min(3, len(offers)))]
    own = match.actions(seat) or pool
    for action in rng.sample(own, min(3, len(own))):
        tried += changed(case, action, pool, rng)
    return tried


def changed(case: Case, action: Action, pool: list[Action], rng: random.Random) -> Iterator[Action]:
    """Yield the action with one part changed, where that still reads as an action of the game."""
    plain = action.to_json()
    for name, value in plain.items():
        if name == "kind":
            continue
        elsewhere = [other.to_json().get(name) for other in rng.sample(pool, min(5, len(pool)))]
        for part in (*_near(value), *elsewhere):
            try:
                yield case.game.action({**plain, name: part})
            except BadAction:
                continue


def _near(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value - 1, value + 1, -value, 10**9]
    if isinstance(value, str):
        return [value + "?", "", value.upper()]
    if isinstance(value, list):
        return [value[::-1], value + value, value[:-1], []]
    return [None, 0, ""]


def _check_refused(case: Case, match: Match, seat: int, actions: list[Action]) -> None:
    legal = match.actions(seat)
    for action in actions:
        if action in legal:
            continue
        refusal = match.why_not(seat, action)
        if refusal is None:  # a number within a range, or one of many that the game admits without listing them
            match.copy().play(seat, action)
            continue
        where = f"{case}: seat {seat}, “{action}”"
        require(refusal.words(), f"{where}: refused without a reason")
        if not isinstance(action, TimeOut):
            require(refusal.rules, f"{where}: refused without a rule: {refusal}")
        for rule in refusal.rules:
            require(
                rule in case.game.rulebook.rules, f"{where}: the refusal cites {rule}, which is not in the rulebook"
            )
        try:
            match.play(seat, action)
        except IllegalAction as error:
            require_same((error.reason, error.rules), (refusal.words(), refusal.rules), f"{where}: play and why_not")
        else:
            raise BrokenPromise(f"{where}: why_not refuses it ({refusal}), but it was played")
