"""What a simulation sums up of a game of Time Horizon: points by seat and colour, organising by round, artifacts."""

from typing import Any, Final

from serendip.core.match import Match
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon.components import ROUNDS, TANGLES, TITLES
from serendip.games.time_horizon.words import ORGANISES, ROUND

MIDDLE: Final = range(4, 11)
"""The rounds after the first two events, until the Now has passed the second ring."""


def report(match: Match) -> dict[str, float | str]:
    """Return the facts of a match that is over.

    The worth of an artifact is how many of those who cast or used it won, to be held against how many win at all.
    """
    outcome = match.outcome
    assert outcome is not None
    view: Any = match.view(None)
    facts: dict[str, float | str] = {}
    for player in view["players"]:
        facts[f"points of seat {player['seat'] + 1}"] = float(player["points"])
        for colour in player["colours"]:
            facts[f"points of {colour}"] = float(player["points"])
            facts[f"won by {colour}"] = float(player["seat"] in outcome.winners)
    facts["players out"] = float(sum(not player["alive"] for player in view["players"]))
    events = [node["event"] for node in view["nodes"] if node["event"] and node["event"]["organiser"] is not None]
    facts["events organised"] = float(len(events))
    if events:
        facts["against the token"] = sum(event["outcome"] != event["token"] for event in events) / len(events)
        facts["happened"] = sum(event["outcome"] == "happens" for event in events) / len(events)
    facts["first player won"] = float(first_seat(match) in outcome.winners)
    facts.update(organising(match))
    facts.update(artifacts(match, outcome.winners))
    return facts


def organising(match: Match) -> dict[str, float]:
    """Return how many events a player organised in each round."""
    counted = {f"organised in round {round:2}": 0.0 for round in range(1, ROUNDS + 1)}
    now = 0
    for entry in match.log(None):
        if entry.line == ROUND:
            now += 1
        elif entry.line == ORGANISES:
            counted[f"organised in round {now:2}"] += 1 / match.seats
    middle = [counted[f"organised in round {round:2}"] for round in MIDDLE]
    return {**counted, f"organised in rounds {MIDDLE[0]} to {MIDDLE[-1]}": sum(middle)}


def first_seat(match: Match) -> int:
    """Return who began the first round."""
    for entry in match.log(None):
        if entry.line.key == "round":
            order = entry.values()["order"]
            assert isinstance(order, (list, tuple))
            first = order[0]
            assert isinstance(first, int)
            return first
    return -1


def artifacts(match: Match, winners: tuple[int, ...]) -> dict[str, float | str]:
    """Return for each artifact the share of winners among those who cast it; the same for discharging one."""
    users: dict[str, list[int]] = {}
    for step in match.steps():
        action = step.action
        if isinstance(action, do.Cast):
            users.setdefault(action.artifact, []).append(step.seat)
        elif isinstance(action, do.CastTangle):
            users.setdefault(TITLES[TANGLES], []).append(step.seat)
        elif isinstance(action, do.Discharge):
            users.setdefault("discharging", []).append(step.seat)
    facts: dict[str, float | str] = {
        f"won after {name}": sum(seat in winners for seat in seats) / len(seats) for name, seats in users.items()
    }
    facts["exchanges"] = float(sum(isinstance(step.action, trade.Accept) for step in match.steps()))
    return facts
