"""Matches as text: game, options, seed and actions, one action a line, and by which rules it came where it is."""

from typing import Any

import msgspec

from serendip.core.action import Action
from serendip.core.errors import BadSave
from serendip.core.line import Plain
from serendip.core.past import Past
from serendip.core.streams import STREAMS
from serendip.core.variant import Variant

FORMAT = 4
"""The second names the rules and the position; the third can go on from a position; the fourth may be of a variant, or
with its luck in separate streams. The others are still read."""


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds. Each action is [seat, action] or, in real time, [seat, action, seconds].

    A match that goes on from a position has it in `past`; its actions are those since.

    `clock` is there in real time only: what the table's clock showed when the match was saved. `rules` is the game's
    fingerprint, `position` a digest of where the actions lead by these rules. `variant` is what it was a match
    of, if not of the game as it is; `streams` how its luck was drawn, if not from one stream.
    """

    serendip: int
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[list[Any]]
    clock: float | None = None
    rules: str = ""
    position: str = ""
    past: Past | None = None
    variant: Variant | None = None
    streams: str = ""


def write(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, Plain],
    actions: list[tuple[int, Action, float]],
    clock: float | None,
    rules: str,
    position: str,
    past: Past | None,
    variant: Variant | None,
    streams: str,
) -> str:
    """Return the text of a save; without a clock the times of the actions are left out."""
    rows = [(seat, action) if clock is None else (seat, action, at) for seat, action, at in actions]
    lines = [msgspec.json.encode(row).decode() for row in rows]
    number = FORMAT if variant or streams else 3 if past else 2
    facts: dict[str, Any] = {"serendip": number, "game": game, "seats": seats, "options": options}
    facts |= {"rules": rules, "position": position}
    if clock is not None:
        facts["clock"] = clock
    if past is not None:
        facts["past"] = past
    if variant is not None:
        facts["variant"] = variant
    if streams:
        facts["streams"] = streams
    head = msgspec.json.encode(facts).decode()
    # The seed is written by hand: msgspec encodes no whole number above 64 bits.
    return f'{head[:-1]},"seed":{seed},"actions":[\n' + ",\n".join(lines) + "\n]}\n"


def header(text: str | bytes) -> Save:
    """Return the checked parts of a save, its actions still unread. Raises BadSave."""
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
        raise BadSave(f"this is not a saved match of Serendip: {error}") from error
    if not 1 <= save.serendip <= FORMAT:
        raise BadSave(
            f"this match was saved in format {save.serendip}; this Serendip reads formats 1 to {FORMAT}: "
            "open it with the one that saved it"
        )
    if save.streams not in STREAMS:
        raise BadSave(f"its luck was drawn in the way {save.streams!r}, which this Serendip does not know")
    return save
