"""Promise: what is offered can be done, and every action survives JSON and words."""

import json
import random

import msgspec

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything
from serendip.conformance.walk import any_number, positions
from serendip.core.action import Action, Ranged
from serendip.core.errors import IllegalAction, SerendipError
from serendip.core.match import Match

POSITIONS = 40
TRIED = 12
"""At each position so many offers of a seat are played."""


def offers_are_accepted(case: Case) -> None:
    """Every action offered is legal: `why_not` has nothing against it, and it can be played."""
    rng = random.Random(11)
    for match, _ in positions(case, 11, POSITIONS):
        before = everything(match)
        for seat in match.to_act:
            offers = match.actions(seat)
            for offer in rng.sample(offers, min(TRIED, len(offers))):
                action = any_number(offer, rng)
                require_same(
                    match.why_not(seat, action), None, f"{case}: “{action}” is offered, but why_not refuses it"
                )
                try:
                    match.copy().play(seat, action)
                except SerendipError as error:
                    raise BrokenPromise(f"{case}: “{action}” is offered and refused: {error}") from error
        require_same(before, everything(match), f"{case}: asking or playing in copies changed the match")


def offers_survive_json_and_words(case: Case) -> None:
    """An action comes back the same from JSON and from its words; it is frozen, hashable, and offered once."""
    for match, _ in positions(case, 12, POSITIONS):
        for seat in match.to_act:
            offers = match.actions(seat)
            twice = next((offer for offer in offers if offers.count(offer) > 1), None)
            require(twice is None, f"{case}: “{twice}” is offered twice to seat {seat}: offer each action once")
            for offer in offers:
                _check_both_ways(case, offer)


def _check_both_ways(case: Case, action: Action) -> None:
    game = case.game
    require(type(action) in game.actions, f"{case}: {action!r} is missing in `{type(game).__name__}.actions`")
    require(type(action).__struct_config__.frozen, f"{case}: {action!r} is not frozen")
    require(str(action), f"{case}: {action!r} has no words")
    try:
        require_same(game.action(action.to_json()), action, f"{case}: {action!r} changes on its way through JSON")
        text = json.dumps(action.to_json())
        require_same(game.action(text), action, f"{case}: {action!r} changes on its way through JSON text")
        require_same(game.read_action(str(action)), action, f"{case}: “{action}” reads as another action")
    except SerendipError as error:
        raise BrokenPromise(f"{case}: {action!r}, “{action}”, can't be read back: {error}") from error


def ranges_hold(case: Case) -> None:
    """Of a range both ends and all between are legal, and nothing outside."""
    for match, _ in positions(case, 13, POSITIONS):
        before = everything(match)
        for seat in match.to_act:
            for offer in match.actions(seat):
                if isinstance(offer, Ranged):
                    _check_range(case, match, seat, offer)
        require_same(before, everything(match), f"{case}: a refused number changed something")


def _check_range(case: Case, match: Match, seat: int, offer: Ranged) -> None:
    where = f"{case}: “{offer}”"
    require_same(offer.number, offer.least, f"{where}: an offer carries the least number of its range")
    require(offer.least <= offer.most, f"{where}: the range is empty: leave the action out")
    for number in sorted({offer.least, (offer.least + offer.most) // 2, offer.most}):
        chosen = offer.choose(number)
        _check_both_ways(case, chosen)
        require_same(match.why_not(seat, chosen), None, f"{where}: {number} is in the range")
        match.copy().play(seat, chosen)
    forged = msgspec.structs.replace(offer, number=offer.most + 1, most=offer.most + 1)
    for wrong in (offer.choose(offer.least - 1), offer.choose(offer.most + 1), forged):
        try:
            match.play(seat, wrong)
        except IllegalAction as refusal:
            require(refusal.reason and refusal.rules, f"{where}: {wrong!r} was refused without a reason or a rule")
        else:
            raise BrokenPromise(f"{where}: {wrong!r} was accepted")
