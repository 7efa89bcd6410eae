"""Matches as text: game, options, seed and actions, one action a line, and nothing else."""

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec

from serendip.core.errors import BadSave, SerendipError, brief
from serendip.core.line import Plain

if TYPE_CHECKING:
    from serendip.core.game import Game
    from serendip.core.match import Match, Step

FORMAT = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds. Each action is [seat, action] or, in real time, [seat, action, seconds].

    `clock` is there in real time only: what the table's clock showed when the match was saved.
    """

    serendip: int
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[list[Any]]
    clock: float | None = None


def write(game: "Game", seats: int, seed: int, options: dict[str, Plain], steps: "list[Step]", clock: float) -> str:
    """Return the text of a save."""
    lines = [
        msgspec.json.encode([step.seat, step.action, step.at] if game.real_time else [step.seat, step.action]).decode()
        for step in steps
    ]
    facts: dict[str, Any] = {"serendip": FORMAT, "game": game.name, "seats": seats, "options": options}
    if game.real_time:
        facts["clock"] = clock
    head = msgspec.json.encode(facts).decode()
    # The seed is written by hand: msgspec encodes no whole number above 64 bits.
    return f'{head[:-1]},"seed":{seed},"actions":[\n' + ",\n".join(lines) + "\n]}\n"


def header(text: str | bytes) -> Save:
    """Return the checked parts of a save, its actions still unread. Raises BadSave."""
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
        raise BadSave(f"this is not a saved match of Serendip: {error}") from error
    if save.serendip != FORMAT:
        raise BadSave(f"this match was saved in format {save.serendip}; this Serendip reads format {FORMAT}")
    return save


def replay(game: "Game", save: Save) -> "Match":
    """Play a save from its seed to its last action. Raises BadSave, naming the action that does not fit."""
    try:
        match = game.new(seats=save.seats, seed=save.seed, options=save.options)
    except SerendipError as error:
        raise BadSave(f"the match can't be set up: {error}") from error
    for number, row in enumerate(save.actions, start=1):
        try:
            replay_row(match, row)
        except SerendipError as error:
            raise BadSave(f"action {number} can't be replayed: {error}") from error
    if game.real_time and save.clock is not None:
        try:
            match.pass_time(save.clock)
        except SerendipError as error:
            raise BadSave(f"the clock can't be set: {error}") from error
    # What the table does by itself was done again on the way: it must be what the save says it did.
    if game.real_time:
        compare_steps(match, save.actions)
    return match


def replay_row(match: "Match", row: list[Any]) -> None:
    """Play one action of a save. Raises a SerendipError that says what is wrong with it."""
    from serendip.core.match import TABLE, seconds

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


def compare_steps(match: "Match", rows: list[list[Any]]) -> None:
    """Check that a replay in real time did what the save tells, the table's actions included. Raises BadSave."""
    saved = [(row[0], match.game.action(row[1]), row[2]) for row in rows]
    played = [(step.seat, step.action, step.at) for step in match.steps()]
    for number, (row, step) in enumerate(zip_longest(saved, played), start=1):
        if row != step:
            raise BadSave(f"action {number} can't be replayed: the table's clock tells otherwise")
