"""Playing a match again: step by step, or as a save tells it."""

from itertools import zip_longest
from typing import Any

from serendip.core.errors import BadSave, NoUndo, SerendipError, brief
from serendip.core.match import Match
from serendip.core.played_state import TABLE, seconds
from serendip.core.save import Save
from serendip.core.step import Step


def repeat(match: Match, step: Step) -> None:
    """Carry out a step of another match, at its time if the game is played in real time."""
    at = step.at if match.game.real_time else None
    if step.seat != TABLE:
        match.play(step.seat, step.action, at)
    elif at is not None:
        match.pass_time(at)


def replayed(match: Match, to: int) -> Match:
    """Return the same match with only its first `to` actions. Raises NoUndo if these rules have not played so few."""
    fresh = match.opening()
    before = len(fresh.steps())
    if to < before:
        raise NoUndo("the rules have changed since: what was done before can't be taken back")
    for step in match.steps()[before:to]:
        repeat(fresh, step)
    return fresh


def play_save(match: Match, save: Save) -> None:
    """Play a fresh match to the last action of a save. Raises BadSave, naming the action that does not fit."""
    for number, row in enumerate(save.actions, start=1):
        try:
            play_row(match, row)
        except SerendipError as error:
            raise BadSave(f"action {number} can't be replayed: {error}") from error
    if match.game.real_time and save.clock is not None:
        try:
            match.pass_time(save.clock)
        except SerendipError as error:
            raise BadSave(f"the clock can't be set: {error}") from error
    # What the table does by itself was done again on the way: it must be what the save says it did.
    if match.game.real_time:
        compare_steps(match, save.actions)


def play_row(match: Match, row: list[Any]) -> None:
    """Play one action of a save. Raises a SerendipError that says what is wrong with it."""
    timed = match.game.real_time
    wanted = "a seat, an action and a time" if timed else "a seat and an action"
    if len(row) != (3 if timed else 2):
        raise BadSave(f"{brief(row)} is not {wanted}")
    seat = row[0]
    action = match.game.action(row[1])
    # A compiled match would take True for 1, and raise TypeError where a Python one has words.
    if type(seat) is not int:
        raise BadSave(f"there is no seat {brief(seat)}")
    if timed:
        match.pass_time(seconds(row[2]))
    if not timed or seat != TABLE:
        match.play(seat, action)


def compare_steps(match: Match, rows: list[list[Any]]) -> None:
    """Check that a replay in real time did what the save tells, the table's actions included. Raises BadSave."""
    saved = [(row[0], match.game.action(row[1]), row[2]) for row in rows]
    played = [(step.seat, step.action, step.at) for step in match.steps(after=match.opening().last)]
    for number, (row, step) in enumerate(zip_longest(saved, played), start=1):
        if row != step:
            raise BadSave(f"action {number} can't be replayed: the table's clock tells otherwise")
