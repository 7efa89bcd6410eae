"""What a simulation sums up of a game of Pandorum: its length, its seats, and what parts, cards and Events are worth.

"won with" is how often a player with that part won, to be held against an even share: 50 with two players, 33 with
three, 25 with four. Means are averaged by the laboratory over the matches that report them.
"""

from typing import Any

from serendip.core.line import Line
from serendip.core.match import Match
from serendip.games.pandorum.actions import UseCard
from serendip.games.pandorum.words import (
    BUYS_ENGINES,
    DECK_OUT,
    ENGINE_MOVE,
    MOVES_ACROSS,
    PLANET_FULL,
    REBUILDS,
    SUPPLY_OUT,
    WINS_AUCTION,
)


def report(match: Match) -> dict[str, float | str]:
    """Return the facts of a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    view: Any = match.view(None)
    facts: dict[str, float | str] = {"rounds": float(view["round"]), "score": sum(outcome.scores) / match.seats}
    facts["ended by"] = ending(match)
    for player in view["players"]:
        seat = player["player"]
        if player["maximus"]:
            facts["Maximus's Quids"] = float(player["quids"])
            continue
        won = float(seat in outcome.winners)
        facts[f"won with {player['forepart']}"] = won
        facts[f"won with {player['hull']['name']}"] = won
        facts[f"won with {player['satellites'][0]['name']}"] = won
        facts[f"score of seat {seat + 1}"] = outcome.scores[seat]
    structures = [player["constructions"] for player in view["players"]]
    facts["constructions a player"] = sum(structures) / len(structures)
    facts["monoliths opened"] = float(8 - view["monoliths_left"]) if view["with"]["monoliths"] else 0.0
    _count_events(match, view, facts)
    _count_cards(match, facts)
    return facts


def ending(match: Match) -> str:
    """Return why the last round was the last."""
    for entry in reversed(match.log(None)):
        if entry.line in (SUPPLY_OUT, DECK_OUT, PLANET_FULL):
            return str(entry).partition(":")[0]
    return "nothing"


def _count_events(match: Match, view: Any, facts: dict[str, float | str]) -> None:
    turned = 0
    fired: dict[str, int] = {}
    for entry in match.log(None):
        if entry.line.key.startswith("event-turned"):
            turned += 1
            fired.setdefault(str(entry.values()["event"]), 0)
        elif entry.line.key.startswith("event-pays"):
            quids = entry.values()["quids"]
            assert isinstance(quids, int)
            event = str(entry.values()["event"])
            fired[event] = fired.get(event, 0) + quids
    if view["with"]["events"]:
        facts["events turned"] = float(turned)
        facts["events over"] = float(len(view["events"]["over"]))
        facts["events lying at the end"] = float(len(view["events"]["active"]))
    for event, quids in fired.items():
        facts[f"Quids from {event}"] = float(quids)
    facts.update(_count_uses(match, set(fired)))


def _count_uses(match: Match, turned: set[str]) -> dict[str, float]:
    """Return what came of the Events that are used by a choice, in the matches that turned them."""
    entries = match.log(None)

    def times(line: Line) -> float:
        return float(sum(entry.line == line for entry in entries))

    facts: dict[str, float] = {}
    if "New Engines" in turned:
        bought = [entry.values()["tokens"] for entry in entries if entry.line == BUYS_ENGINES]
        facts["engine tokens bought"] = float(sum(int(str(tokens)) for tokens in bought))
        facts["engine tokens used"] = times(ENGINE_MOVE)
    if "Training" in turned:
        facts["modules rebuilt"] = times(REBUILDS)
    if "Dead City" in turned:
        facts["dead city crossed"] = times(MOVES_ACROSS)
    if "Ancient Civilization" in turned:
        facts["auctions won"] = times(WINS_AUCTION)
        facts["bids won with"] = float(
            sum(int(str(entry.values()["quids"])) for entry in entries if entry.line == WINS_AUCTION)
        )
    return facts


def _count_cards(match: Match, facts: dict[str, float | str]) -> None:
    """What each type of card paid when it was used, on average."""
    paid: dict[str, list[int]] = {}
    for entry in match.log(None):
        if entry.line.key == "uses":
            values = entry.values()
            quids = values["quids"]
            assert isinstance(quids, int)
            paid.setdefault(str(values["card"]), []).append(quids)
    for card, amounts in paid.items():
        facts[f"{card} pays"] = sum(amounts) / len(amounts)
        facts[f"{card} used"] = len(amounts) / match.seats
    facts["cards used a player"] = sum([isinstance(step.action, UseCard) for step in match.steps()]) / match.seats
