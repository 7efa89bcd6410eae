"""Promise: what a game knows for bots fits its matches: rules of thumb, estimate and appeal."""

import random

from serendip.conformance.broken import require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything
from serendip.conformance.walk import positions

POSITIONS = 20


def thumb_and_estimate_play_along(case: Case) -> None:
    """`thumb` gives a legal action, the same for the same randomness; `evaluate` a share; `appeal` one number each."""
    for number, (match, _) in enumerate(positions(case, 27, POSITIONS)):
        before = everything(match)
        for seat in match.to_act:
            view, actions = match.view(seat), match.actions(seat)
            choice = case.game.thumb(view, actions, random.Random(number))
            require_same(match.why_not(seat, choice), None, f"{case}: the thumb chose “{choice}”, which is refused")
            again = case.game.thumb(match.view(seat), actions, random.Random(number))
            require_same(choice, again, f"{case}: the thumb chose otherwise with the same randomness")
        world = match.imagine(0, random.Random(number))
        for seat in range(match.seats):
            share = world.estimate(seat)
            require(share is None or 0.0 <= share <= 1.0, f"{case}: the estimate for seat {seat} is {share}")
        for seat in world.to_act:
            appeal = world.appeal(seat)
            require(
                appeal is None or len(appeal) == len(world.actions(seat)), f"{case}: appeal is not a number per action"
            )
        require_same(before, everything(match), f"{case}: thinking changed the match")
