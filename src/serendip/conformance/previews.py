"""Promise: a preview is what then happens, and never a peek."""

import random

from serendip.conformance.broken import difference, require_same
from serendip.conformance.case import Case
from serendip.conformance.causes import blame
from serendip.conformance.seen import everything, seen_by
from serendip.conformance.walk import any_number, positions
from serendip.core.preview import Preview

POSITIONS = 30
TRIED = 4
"""At each position so many offers of a seat are previewed,"""
TWINS = 2
"""… in so many imagined twins of the match too."""


def previews_come_true(case: Case) -> None:
    """What a preview tells is what the seat then sees and reads, and asking for it changes nothing."""
    rng = random.Random(28)
    for match, _ in positions(case, 28, POSITIONS):
        before = everything(match)
        for seat in match.to_act:
            offers = match.actions(seat)
            for offer in rng.sample(offers, min(TRIED, len(offers))):
                action = any_number(offer, rng)
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
            twins = [match.imagine(seat, rng) for _ in range(TWINS)]
            offers = match.actions(seat)
            for offer in rng.sample(offers, min(TRIED, len(offers))):
                action = any_number(offer, rng)
                known = _told(match.preview(seat, action))
                for twin in twins:
                    imagined = _told(twin.preview(seat, action))
                    if known != imagined:
                        words = f"{case}: the preview of “{action}” tells seat {seat} of what it can't know: "
                        words += "the rules look at something hidden there without `sealed`"
                        raise blame(case, seat, [match], words, difference(known, imagined))


def _told(preview: Preview) -> dict[str, object]:
    return {
        "view": preview.view,
        "lines": [(line.line.key, line.args, line.audience) for line in preview.lines],
        "reason": None if preview.reason is None else preview.reason.to_json(),
    }
