"""Promise: offers and refusals tell the same truth: what is offered is not refused, all else is, for a reason."""

from serendip.conformance.asked import Asked
from serendip.conformance.broken import BrokenPromise, require
from serendip.conformance.case import Case
from serendip.conformance.walk import play_on
from serendip.core.action import Action, Ranged
from serendip.core.live import truth
from serendip.core.match import Match

MATCHES = {30: 0.8, 31: 0.4, 32: 0.0}
"""The seeds, and how often each match follows the rules of thumb: by sense one comes to other places than by chance."""
SLOW = {30: 0.8, 31: 0.0, 32: 0.0}
"""The same where the rules of thumb take their time."""


def every_refusal_has_a_reason(case: Case) -> None:
    """At every decision, `why_not` has nothing against what is offered and a reason against everything else.

    Everything else is every action that some match has offered to anybody, and an action of every other kind. Without a
    reason of the game's own a player would only read that the rules do not allow it now.
    """
    asked = Asked(case.game)
    read: set[str] = set()
    for seed, sense in (MATCHES if case.game.quick_thumb else SLOW).items():
        match = case.new(seed)
        for number, _ in enumerate(play_on(case, seed, match, sense)):
            where = f"{case}, seed {seed}, decision {number}"
            for seat in match.to_act:
                asked.add(match.actions(seat))
            all_kinds = asked.all()
            for seat in match.to_act:
                _check_offers(match, seat, where)
                _check_others(match, seat, all_kinds, read, where)


def _check_offers(match: Match, seat: int, where: str) -> None:
    state = truth(match)
    for action in match.actions(seat):
        reason = state.why_not(seat, action)
        if reason is not None:
            raise BrokenPromise(
                f"{where}: “{action}” is offered to seat {seat}, and the state's `why_not` has something against it: "
                f"“{reason}”. Ask one and the same predicate in both"
            )


def _check_others(match: Match, seat: int, asked: list[Action], read: set[str], where: str) -> None:
    """Look for a refusal without a reason; the words of a reason that is `read` are not looked at again."""
    state = truth(match)
    offers = set(match.actions(seat))
    for action in asked:
        reason = state.why_not(seat, action)
        if reason is None:
            ranged = isinstance(action, Ranged) and action.choose(action.least) in offers
            if not (ranged or action in offers or state.admits(seat, action)):
                raise BrokenPromise(
                    f"{where}: “{action}” is not offered to seat {seat}, and `why_not` does not say why"
                )
        elif reason.line.key not in read:
            require(reason.words(), f"{where}: “{action}” is refused to seat {seat} with an empty reason")
            read.add(reason.line.key)
