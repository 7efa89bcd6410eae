"""Promise: offers and refusals tell the same truth: what is offered is not refused, all else is, for a reason."""

from serendip.conformance.broken import require, require_same
from serendip.conformance.case import Case
from serendip.conformance.walk import play_on
from serendip.core.action import Action, Ranged
from serendip.core.line import Said
from serendip.core.live import truth
from serendip.core.match import Match

SEEDS = (30, 31, 32, 33)


def every_refusal_has_a_reason(case: Case) -> None:
    """At every decision, `why_not` has nothing against what is offered and a reason against everything else.

    Everything else is every action that some match has offered to anybody. Without a reason of the game's own a player
    would only read that the rules do not allow it now.
    """
    known: dict[Action, None] = {}
    for seed in SEEDS:
        match = case.new(seed)
        for number, _ in enumerate(play_on(case, seed, match)):
            where = f"{case}, seed {seed}, decision {number}"
            for seat in match.to_act:
                known.update(dict.fromkeys(match.actions(seat)))
            for seat in match.to_act:
                _check_offers(match, seat, where)
                _check_others(match, seat, list(known), where)


def _check_offers(match: Match, seat: int, where: str) -> None:
    state = truth(match)
    for action in match.actions(seat):
        require_same(
            _words(state.why_not(seat, action)),
            None,
            f"{where}: “{action}” is offered to seat {seat}, and the state's `why_not` has something against it: "
            "ask one and the same predicate in both",
        )


def _check_others(match: Match, seat: int, asked: list[Action], where: str) -> None:
    state = truth(match)
    offers = set(match.actions(seat))
    for action in asked:
        if action in offers or (isinstance(action, Ranged) and action.choose(action.least) in offers):
            continue
        if state.why_not(seat, action) is None:
            require(
                state.admits(seat, action),
                f"{where}: “{action}” is not offered to seat {seat}, and `why_not` does not say why",
            )


def _words(said: Said | None) -> str | None:
    return None if said is None else said.words()
