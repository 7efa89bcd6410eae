"""All that a seat, or everybody together, can see of a match, as data that can be compared."""

from functools import cache
from typing import Any

import msgspec

from serendip.conformance.broken import BrokenPromise
from serendip.core.line import Plain
from serendip.core.log_encoding import LogEncoding
from serendip.core.match import Match
from serendip.core.ruleset import Ruleset


def viewers(match: Match) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [*range(match.seats), None]


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """Return all that a seat can see and do: its view, its log, its legal actions, and the clock.

    The view is copied: what the match hands out by mistake could change under our hands.
    """
    return {
        "view": _kept(match.view(seat)),
        "prompt": match.prompt(seat).to_json(),
        "log": [(entry.line.key, entry.args, entry.audience) for entry in match.log(seat)],
        "actions": [] if seat is None else list(match.actions(seat)),
        "to_act": match.to_act,
        "outcome": match.outcome,
        "clock": match.clock,
        "due": match.due,
        "options": match.options,
    }


def _kept(view: dict[str, Plain]) -> Any:
    """Return a view as it is now."""
    try:
        return msgspec.json.decode(msgspec.json.encode(view))
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise BrokenPromise(f"a view is not plain data: {error}") from error


def known_to(match: Match, seat: int | None) -> dict[str, Any]:
    """Return all that a seat can see and do, with what it sees as numbers: nothing secret may change any of it."""
    told = [] if seat is None or not match.game.lines else _log_encoding(match.game).heard(match, seat)
    return {**seen_by(match, seat), "tensor": [] if seat is None else tensor(match, seat), "heard": told}


@cache
def _log_encoding(game: Ruleset) -> LogEncoding:
    return LogEncoding(game)


def tensor(match: Match, seat: int) -> list[float]:
    """Return what a seat sees as numbers; [] if the game declares no layout for them."""
    layout = match.game.layout
    row = [0.0] * (0 if layout is None else layout.size)
    if row:
        match.observe(seat, row)
    return row


def everything(match: Match) -> dict[str, Any]:
    """Return what every seat and a spectator see, and the save unless the match is imagined."""
    found: dict[str, Any] = {str(viewer): seen_by(match, viewer) for viewer in viewers(match)}
    if match.seed is not None:
        found["save"] = match.save()
    return found
