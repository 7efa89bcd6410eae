"""Promise: everything that leaves a match is plain data, in words, with rules that exist, and without the seed."""

import json
from collections.abc import Iterator
from typing import Any

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything, viewers
from serendip.conformance.walk import play_on, play_out, positions
from serendip.core.action import TimeOut
from serendip.core.line import Said
from serendip.core.match import Match

POSITIONS = 20
SEED = 3141592653589793238
_PLAIN = (str, int, float, bool, type(None))


def views_are_plain_data(case: Case) -> None:
    """Views, log, prompts, outcome and actions are JSON as they stand; a view is one's own and holds no seed."""
    for match, _ in [*positions(case, SEED, POSITIONS), (play_out(case, SEED), None)]:
        before = everything(match)
        for viewer in viewers(match):
            for name, plain in _told(match, viewer):
                text = _check_plain(plain, f"{case}: {name} of seat {viewer}")
                require(str(SEED) not in text, f"{case}: {name} of seat {viewer} gives the seed away")
            view = match.view(viewer)
            both = sorted(match.public().keys() & match.private(viewer).keys())
            require(not both, f"{case}: public and of seat {viewer} alone at once: {both}")
            facts = {"game": case.game.name, "seat": viewer, "seats": case.seats, "to_act": list(match.to_act)}
            require_same({name: view[name] for name in facts}, facts, f"{case}: the head of the view of {viewer}")
            _spoil(view)
        require_same(before, everything(match), f"{case}: whoever changes a view he got changes the match")


def _told(match: Match, viewer: int | None) -> Iterator[tuple[str, Any]]:
    yield "the view", match.view(viewer)
    yield "the prompt", match.prompt(viewer).to_json()
    yield "the log", [entry.to_json() for entry in match.log(viewer)]
    yield "the outcome", match.outcome.to_json() if match.outcome else None
    if viewer is not None:
        yield "the actions", [action.to_json() for action in match.actions(viewer)]


def _check_plain(plain: Any, where: str) -> str:
    for path, thing in _odd(plain):
        raise BrokenPromise(f"{where}: at {path} stands {thing!r}, which is not plain data")
    try:
        text = json.dumps(plain, allow_nan=False)
    except ValueError as error:
        raise BrokenPromise(f"{where}: {error}") from error
    require_same(json.loads(text), plain, f"{where} changes on its way through JSON")
    return text


def _odd(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield what is neither a dict with names, a list, nor a bare value."""
    if type(thing) is dict:
        for name, part in thing.items():
            if type(name) is not str:
                yield path or "/", name
            yield from _odd(part, f"{path}/{name}")
    elif type(thing) is list:
        for number, part in enumerate(thing):
            yield from _odd(part, f"{path}/{number}")
    elif type(thing) not in _PLAIN:
        yield path or "/", thing


def _spoil(thing: Any) -> None:
    """Empty every dict and list of a view."""
    if isinstance(thing, (dict, list)):
        for part in thing.values() if isinstance(thing, dict) else thing:
            _spoil(part)
        thing.clear()


def words_and_rules(case: Case) -> None:
    """Every action, entry, prompt and ending has words, and every rule it cites is in the rulebook."""
    game = case.game
    require(game.rulebook.rules, f"{case}: the rulebook has no rules")
    for kind in game.actions:
        require(kind.words, f"{case}: {kind.__name__} has no words")
        require(kind.rules or kind is TimeOut, f"{case}: {kind.__name__} cites no rule")
        _check_rules(case, kind.rules, kind.__name__)
    for seed in (25, 26):
        match = case.new(seed)
        for _ in play_on(case, seed, match):
            _check_prompts(case, match)
        _check_prompts(case, match)
        assert match.outcome is not None
        _check_said(case, match.outcome.said)
        for viewer in viewers(match):
            for entry in match.log(viewer):
                _check_said(case, entry)
                require(entry.rules, f"{case}: “{entry}” in the log cites no rule")


def _check_prompts(case: Case, match: Match) -> None:
    for viewer in viewers(match):
        _check_said(case, match.prompt(viewer))


def _check_said(case: Case, said: Said) -> None:
    try:
        require(said.words(), f"{case}: {said.line.key} has no words")
        said.words([f"Somebody {seat}" for seat in range(case.seats)])
        hash(said)
    except (TypeError, ValueError, KeyError) as error:
        raise BrokenPromise(
            f"{case}: the line {said.line.key!r} does not fit {said.args!r} ({error}): "
            "each gap has one value, and lists are given as tuples"
        ) from error
    _check_rules(case, said.rules, str(said))


def _check_rules(case: Case, rules: tuple[str, ...], cited_by: str) -> None:
    for rule in rules:
        require(rule in case.game.rulebook.rules, f"{case}: “{cited_by}” cites {rule}, which is not in the rulebook")
