"""Promise: a preview is what then happens, and never a peek."""

import random
from collections.abc import Sequence
from itertools import pairwise

from serendip.conformance.broken import difference, require_same
from serendip.conformance.case import Case
from serendip.conformance.causes import blame
from serendip.conformance.seen import everything, seen_by
from serendip.conformance.walk import any_number, positions, walk
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.core.preview import Preview

POSITIONS = 30
TRIED = 6
"""At each position so many offers of a seat are previewed, as different as can be,"""
TWINS = 2
"""… in so many imagined twins of the match too."""
SEALED = 12
"""So many moves of a match that drew or showed something are previewed besides."""


def previews_come_true(case: Case) -> None:
    """What a preview tells is what the seat then sees and reads, and asking for it changes nothing."""
    rng = random.Random(28)
    for match, _ in positions(case, 28, POSITIONS):
        before = everything(match)
        for seat in match.to_act:
            for action in _different(match.actions(seat), rng):
                foreseen = match.preview(seat, action)
                if foreseen.reason is not None:
                    continue
                played = match.copy()
                played.play(seat, action)
                known = seen_by(played, seat)
                happens = {"view": known["view"], "lines": known["log"][len(match.log(seat)) :], "reason": None}
                if _told(foreseen) != happens:
                    words = f"{case}: “{action}” of seat {seat} comes otherwise than its preview says: "
                    words += "is something hidden shown without `sealed`?"
                    raise blame(case, seat, [match, played], words, difference(_told(foreseen), happens))
        require_same(before, everything(match), f"{case}: previews changed the match")


def previews_never_peek(case: Case) -> None:
    """Whatever lies where the seat can't see it, the preview of an action is the same."""
    rng = random.Random(29)
    for match, _ in positions(case, 29, POSITIONS):
        for seat in match.to_act:
            _look_for_a_peek(case, match, seat, _different(match.actions(seat), rng), rng)
    for match, seat, action in _sealed_moves(case, 29):
        _look_for_a_peek(case, match, seat, [action], rng)


def _look_for_a_peek(case: Case, match: Match, seat: int, actions: list[Action], rng: random.Random) -> None:
    twins = [match.imagine(seat, rng) for _ in range(TWINS)]
    for action in actions:
        known = _told(match.preview(seat, action))
        for twin in twins:
            imagined = _told(twin.preview(seat, action))
            if known != imagined:
                words = f"{case}: the preview of “{action}” tells seat {seat} of what it can't know: "
                words += "the rules look at something hidden there without `sealed`"
                raise blame(case, seat, [match], words, difference(known, imagined))


def _sealed_moves(case: Case, seed: int) -> list[tuple[Match, int, Action]]:
    """Return some moves of a match by which luck decided or something was shown: a peek would tell most there."""
    walked = walk(case, seed)
    found = [
        (match, move.seat, move.action)
        for (match, move), (after, _) in pairwise(walked)
        if move is not None and move.action is not None and after.last is not None and after.last.sealed
    ]
    return random.Random(seed).sample(found, min(SEALED, len(found)))


def _different(offers: Sequence[Action], rng: random.Random) -> list[Action]:
    """Return some of the offers, one of each kind first: what draws a card is often one of many."""
    mixed = rng.sample(offers, len(offers))
    first = {type(offer): offer for offer in mixed}
    mixed.sort(key=lambda offer: offer is not first[type(offer)])
    return [any_number(offer, rng) for offer in mixed[:TRIED]]


def _told(preview: Preview) -> dict[str, object]:
    return {
        "view": preview.view,
        "lines": [(line.line.key, line.args, line.audience) for line in preview.lines],
        "reason": None if preview.reason is None else preview.reason.to_json(),
    }
