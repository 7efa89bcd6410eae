"""What a simulation sums up of a game of Dark Matter: its length, its secret, what events are worth, whom they hit."""

from serendip.core.match import Match
from serendip.games.dark_matter.actions import (
    EventAction,
    FriendlyAgencyHead,
    NewTheoreticalInsight,
    ScienceMinistryDissolved,
)
from serendip.games.dark_matter.components import CANDIDATES
from serendip.games.dark_matter.words import FOUND


def report(match: Match) -> dict[str, float | str]:
    """Return the facts of a match that is over.

    The worth of an event is how many of those who played it won, to be held against how many win at all.
    """
    facts: dict[str, float | str] = {}
    outcome = match.outcome
    assert outcome is not None
    rounds = match.view(None)["round"]
    assert isinstance(rounds, int)
    facts["rounds"] = float(rounds)
    found = outcome.said.line.key == FOUND.key
    facts["dark matter was"] = str(outcome.said.values()["candidate"]) if found else "not found"
    players: dict[str, list[int]] = {}
    for step in match.steps():
        if isinstance(step.action, EventAction):
            players.setdefault(step.action.event, []).append(step.seat)
    for event, seats in players.items():
        facts[f"won after {event}"] = sum([seat in outcome.winners for seat in seats]) / len(seats)
    facts["events played"] = float(sum([len(seats) for seats in players.values()]))
    facts.update(aims(match))
    return facts


def aims(match: Match) -> dict[str, float]:
    """Return how often each seat lost its hand to a rival's event, and each candidate was looked at."""
    seats = [f"hands lost by seat {seat + 1}" for seat in range(match.seats)]
    counted = dict.fromkeys([*seats, *(f"insights into {candidate}" for candidate in CANDIDATES)], 0.0)
    for step in match.steps():
        if isinstance(step.action, (FriendlyAgencyHead, ScienceMinistryDissolved)):
            counted[f"hands lost by seat {step.action.player + 1}"] += 1
        elif isinstance(step.action, NewTheoreticalInsight):
            counted[f"insights into {step.action.candidate}"] += 1
    return counted
