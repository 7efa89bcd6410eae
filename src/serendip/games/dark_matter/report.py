"""What a simulation sums up of a game of Dark Matter: its length, its secret, and what events are worth."""

from serendip.core.match import Match
from serendip.games.dark_matter.actions import EventAction


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
    facts["dark matter was"] = str(outcome.said.values().get("candidate", "not found"))
    players: dict[str, list[int]] = {}
    for step in match.steps():
        if isinstance(step.action, EventAction):
            players.setdefault(step.action.event, []).append(step.seat)
    for event, seats in players.items():
        facts[f"won after {event}"] = sum([seat in outcome.winners for seat in seats]) / len(seats)
    facts["events played"] = float(sum([len(seats) for seats in players.values()]))
    return facts
