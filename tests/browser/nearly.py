"""A game of For Science! that is nearly won: bots have played it until one tile is missing in the vaccine."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from serendip import Match
from serendip.bots import make_bot
from serendip.bots.table import play_bots
from serendip.core.line import Plain
from serendip.core.repeat import replayed
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.proofs import proof_of
from serendip.games.for_science.game import GAME

OPTIONS = {"labs": "0", "goal": "75", "cards": "rules", "timer": "20:00"}
ROLES = ("Panicking Intern", "Recycling Officer", "Emergency Accountant")
NUMBERS = {card.name: number for number, card in enumerate(DESIGNS)}


class Nearly(NamedTuple):
    """The position, where the next card makes a Design complete, and where the last tile goes."""

    match: Match
    place: str
    tile: int
    put: do.PutTile


FIRST = {1: 5, 2: 26}
"""By the number of seats, a seed where the bots of today leave such a position: it saves the search."""


def nearly_won(seats: int = 1) -> Nearly:
    """Return such a position, in which seat 0 puts the last tile."""
    return next(found for seed in (FIRST[seats], *range(1, 100)) for found in positions(seats, seed))


def positions(seats: int, seed: int) -> Iterator[Nearly]:
    """Play a game; go back to before its last tile if that was put where the page shows a spot."""
    whole = GAME.new(seats, seed, OPTIONS)
    play_bots(whole, [make_bot("thumb", GAME, seed + seat) for seat in range(seats)], Random(seed))
    steps = whole.steps()
    number = max(n for n, step in enumerate(steps) if isinstance(step.action, do.PutTile))
    taken = max(n for n, step in enumerate(steps[:number]) if isinstance(step.action, do.TakeTile))
    put, take = steps[number].action, steps[taken].action
    assert isinstance(put, do.PutTile)
    assert isinstance(take, do.TakeTile)
    won = whole.outcome is not None and whole.outcome.winners
    if not won or steps[taken].seat or steps[number].seat or put not in replayed(whole, taken + 1).actions(0):
        return
    match = replayed(whole, taken)
    view: Any = match.view(0)
    if view["builds"] or not wins(match, take, put):
        return
    for _ in range(12):
        place = completed_by_next(match)
        if place:
            yield Nearly(match, place, take.tile, put)
            return
        if do.DrawDesign() not in match.actions(0):
            return
        match.play(0, do.DrawDesign())
        waste(match)


def wins(match: Match, take: do.TakeTile, put: do.PutTile) -> bool:
    """Say whether this tile, put there, is enough for a Team Meeting to win."""
    trial = match.copy()
    trial.play(0, take)
    trial.play(0, put)
    call = next((action for action in trial.actions(0) if isinstance(action, do.CallMeeting)), None)
    if call is None:
        return False
    trial.play(0, call)
    confirms = [seat for seat in range(trial.seats) if do.ConfirmCount() in trial.actions(seat)]
    if not confirms:
        return False
    trial.play(confirms[0], do.ConfirmCount())
    return trial.outcome is not None and 0 in trial.outcome.winners


def one_card_cure(
    seats: int,
    blocks: int = 4,
    *,
    universal: str = "",
    event: str = "",
    dealt: Sequence[str] = ROLES,
    flat: bool = False,
    **options: Plain,
) -> Match:
    """Return a game that has begun, where the next card alone is the cure for Lab Gamma.

    A universal Mutation makes every build harder, as may an Event that lasts; Roles are dealt to the seats in turn; all
    may build lying flat.
    """
    harder: dict[str, Plain] = {"cards": "voice", "universal": bool(universal), "events": "loads" if event else "none"}
    for seed in range(1, 5000):
        match = GAME.new(seats, seed, {**OPTIONS, **(harder if universal or event else {}), **options})
        if universal:
            match.play(0, do.PickUniversal(universal))
        for number in range(seats * int(str(match.options["roles"]))):
            match.play(number % seats, do.ChooseRole(dealt[number]))
        for seat in range(seats):
            if flat:
                match.play(seat, do.BuildFlat())
            match.play(seat, do.SayReady())
        if event and not has_come(match, event):
            continue
        if completed_by_next(match, blocks) == "Lab Gamma":
            return match
    raise AssertionError("no first card cures Lab Gamma")


def has_come(match: Match, event: str) -> bool:
    """Wait for the first red alert, draw the Event, and say whether it is this one."""
    match.pass_time(match.clock + 61.0)
    match.play(0, do.DrawEvent())
    ongoing: Any = match.view(0)["ongoing"]
    return bool(ongoing) and ongoing["name"] == event


def completed_by_next(match: Match, blocks: int = 5) -> str:
    """Return a Lab without a Mutation whose Design the next card completes so that a stored tower stands for it."""
    trial = match.copy()
    if do.DrawDesign() not in trial.actions(0):
        return ""
    trial.play(0, do.DrawDesign())
    for action in trial.actions(0):
        if isinstance(action, do.PlayDesign):
            then = trial.copy()
            then.play(0, action)
            lab = next((lab for lab in labs(then) if lab["place"] == action.place), None)
            if lab and lab["complete"] and not lab["mutation"] and is_easy(lab["column"], blocks):
                return action.place
    return ""


def labs(match: Match) -> list[Any]:
    """Return the Labs as everybody sees them."""
    found = match.view(0)["labs"]
    assert isinstance(found, list)
    return found


def is_easy(column: list[dict[str, Any]], blocks: int) -> bool:
    """Say whether a stored tower stands for the column, of at most so many blocks but not of one alone."""
    proof = proof_of([(NUMBERS[card["card"]], card["turned"]) for card in column])
    return proof is not None and 1 < len(proof.poses) <= blocks


def waste(match: Match) -> None:
    """Get rid of what was drawn: give up whatever that costs."""
    for kind in (do.KeepDesign, do.WasteHand, do.GiveUpTile):
        for action in match.actions(0):
            if isinstance(action, kind):
                match.play(0, action)
                break
