"""Promise: every match ends, and while it goes on it is always clear who is asked."""

from serendip.conformance.broken import require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import viewers
from serendip.conformance.walk import play_on
from serendip.core.match import Match

GAMES = 8


def every_match_ends(case: Case) -> None:
    """Random matches come to an end within the bound, and who is asked is always clear."""
    for seed in range(GAMES):
        match = case.new(seed)
        for number, _ in enumerate(play_on(case, seed, match)):
            _check_asked(match, f"{case}, seed {seed}, decision {number}")
        _check_end(match, f"{case}, seed {seed}, after the end")


def _check_asked(match: Match, where: str) -> None:
    require_same(
        match.to_act, tuple(sorted(set(match.to_act) & set(range(match.seats)))), f"{where}: to_act lists no seats"
    )
    for seat in range(match.seats):
        if seat not in match.to_act:
            require_same(match.actions(seat), (), f"{where}: seat {seat} is not asked, but has actions")
    for viewer in viewers(match):
        require(match.prompt(viewer).words(), f"{where}: there is no prompt for seat {viewer}")


def _check_end(match: Match, where: str) -> None:
    outcome = match.outcome
    assert outcome is not None
    require_same(match.to_act, (), f"{where}: somebody is asked")
    seats = set(range(match.seats))
    require(set(outcome.winners) <= seats, f"{where}: {outcome.winners} are not all seats")
    require_same(len(outcome.winners), len(set(outcome.winners)), f"{where}: somebody wins twice")
    require_same(len(outcome.scores), match.seats, f"{where}: each seat has a score")
    require(all(type(score) is float for score in outcome.scores), f"{where}: scores are floats: {outcome.scores}")
    require(outcome.reason, f"{where}: the outcome has no reason")
    for seat in seats:
        require_same(match.actions(seat), (), f"{where}: seat {seat} has actions")
