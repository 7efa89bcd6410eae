"""Matches as text: game, options, seed and actions, one action a line, and nothing else."""

from typing import TYPE_CHECKING, Any

import msgspec

from serendip.core.errors import BadSave, SerendipError
from serendip.core.line import Plain

if TYPE_CHECKING:
    from serendip.core.game import Game
    from serendip.core.match import Match, Step

FORMAT = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds. Each action is [seat, action] or, in real time, [seat, action, seconds]."""

    serendip: int
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[list[Any]]


def write(game: "Game", seats: int, seed: int, options: dict[str, Plain], steps: "list[Step]") -> str:
    """Return the text of a save."""
    lines = [
        msgspec.json.encode([step.seat, step.action, step.at] if game.real_time else [step.seat, step.action]).decode()
        for step in steps
    ]
    head = msgspec.json.encode({"serendip": FORMAT, "game": game.name, "seats": seats, "options": options}).decode()
    # The seed is written by hand: msgspec encodes no whole number above 64 bits.
    return f'{head[:-1]},"seed":{seed},"actions":[\n' + ",\n".join(lines) + "\n]}\n"


def header(text: str | bytes) -> Save:
    """Return the checked parts of a save, its actions still unread. Raises BadSave."""
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
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
        replay_row(match, number, row)
    return match


def replay_row(match: "Match", number: int, row: list[Any]) -> None:
    """Play one action of a save. Raises BadSave."""
    from serendip.core.match import TABLE

    wanted = 3 if match.game.real_time else 2
    if len(row) != wanted or not isinstance(row[0], int) or not isinstance(row[-1], (int, float, dict)):
        raise BadSave(f"action {number} is not a list of {wanted} parts: a seat and an action")
    try:
        action = match.game.action(row[1])
        at = float(row[2]) if match.game.real_time else None
        if row[0] != TABLE:
            match.play(row[0], action, at)
        elif at is not None:
            match.pass_time(at)
        else:
            raise BadSave(f"action {number} is the table's, but {match.game.title} has no clock")
    except BadSave:
        raise
    except (SerendipError, TypeError) as error:
        raise BadSave(f"action {number} can't be replayed: {error}") from error
