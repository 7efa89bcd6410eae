"""A position as plain data and back: all that a State holds, secrets too, so it is for stores and never for seats."""

from hashlib import sha256
from typing import Any

import msgspec

from serendip.core.action import Action
from serendip.core.errors import BadSnapshot
from serendip.core.line import Line, Plain, Said, as_json, fixed
from serendip.core.outcome import Outcome
from serendip.core.state import State
from serendip.core.streams import chance_again

Reason = tuple[str, str, tuple[str, ...], tuple[Any, ...]]
"""Of a sentence: the key of its line, the words with their gaps, the rules, and what fills the gaps."""


def write_state(state: State) -> dict[str, Plain]:
    """Return a state at a decision as plain data."""
    chance = state.chance
    outcome = state.outcome
    return {
        "clock": state.clock,
        "to_act": list(state.to_act),
        "outcome": None if outcome is None else [list(outcome.winners), list(outcome.scores), _said(outcome.said)],
        "chance": [chance.first, chance.second, chance.used],
        "fields": state.fields().write(state),
    }


def encode_state(state: State) -> bytes:
    """Return as JSON what `write_state` gives, in a fraction of the time."""
    chance = state.chance
    outcome = state.outcome
    encoded: bytes = msgspec.json.encode(
        {
            "clock": state.clock,
            "to_act": state.to_act,
            "outcome": None if outcome is None else [outcome.winners, outcome.scores, _said(outcome.said)],
            "chance": [chance.first, chance.second, chance.used],
            "fields": {name: getattr(state, name) for name in state.fields().types},
        }
    )
    return encoded


def digest(state: State) -> str:
    """Return a few letters that tell a state at a decision from every other."""
    return sha256(msgspec.json.encode(write_state(state))).hexdigest()[:16]


def read_state(state: State, plain: dict[str, Any], actions: tuple[type[Action], ...], partly: bool = False) -> None:
    """Turn any state of the same game, seats and options into the one that was written. Raises BadSnapshot.

    If it is read `partly`, fields that were not written stay as they are.
    """
    try:
        first, second, used = msgspec.convert(plain["chance"], tuple[int, int, int])
        state.clock = msgspec.convert(plain["clock"], float)
        state.to_act = msgspec.convert(plain["to_act"], tuple[int, ...])
        end = msgspec.convert(plain["outcome"], tuple[tuple[int, ...], tuple[float, ...], Reason] | None)
        fields = msgspec.convert(plain["fields"], dict[str, Any])
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise BadSnapshot(f"this is not a position: {error}") from error
    state.outcome = None if end is None else Outcome(end[0], end[1], _read_said(end[2]))
    state.chance = chance_again(first, second, used)
    state.told = []
    state.sealed = False
    state.fields().read(state, fields, actions, partly)


def _said(said: Said) -> Plain:
    return [said.line.key, said.line.template, list(said.rules), as_json(said.args)]


def _read_said(plain: Reason) -> Said:
    key, template, rules, args = plain
    return Said(Line(key, template, *rules), tuple([fixed(part) for part in args]))
