"""Why can't I …? Everything the game knows of that fits the player's words, with the rule that forbids it now."""

import re
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec

from serendip.cli.arguments import number_in
from serendip.cli.telling import tell_action
from serendip.core.action import Action, Ranged
from serendip.core.match import Match
from serendip.core.refusal import NOT_OFFERED, Refusal
from serendip.core.ruleset import Ruleset

GAMES_TO_LEARN_FROM = 12
MOST_OF_A_KIND = 2_000
_SMALL_TALK = re.compile(r"a|an|and|at|can|cannot|cant|do|from|i|in|is|it|my|not|of|on|t|the|to|why")


class Answer:
    """One reason, and the wishes that it forbids."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.wishes: list[Action] = []


def why_not(match: Match, seat: int, words: str, names: Sequence[str]) -> tuple[list[Action], list[Answer]]:
    """Return the legal actions that fit the words, and the reasons for those that are not, most fitting first."""
    wanted = [word for word in re.findall(r"[\w$-]+", words.lower()) if not _SMALL_TALK.fullmatch(word)]
    if not wanted:
        return [], []
    legal = set(match.actions(seat))
    numbers = [number for word in wanted if (number := number_in(word)) is not None]
    ranges = [action.choose(n) for action in match.actions(seat) if isinstance(action, Ranged) for n in numbers]
    scored = [
        (fitting, action)
        for action in [
            *ranges,
            *match.actions(seat),
            *(a for a in every_action(match) if a not in legal),
        ]
        if (fitting := _fit(wanted, tell_action(action, names, seat)))
    ]
    best = max((fitting for fitting, _ in scored), default=0)
    fits = [action for fitting, action in scored if fitting == best]
    answers: dict[tuple[str, tuple[str, ...]], Answer] = {}
    for action in fits:
        refusal = match.why_not(seat, action)
        if refusal is not None:
            # The general words repeat the action, so they would be another reason for each.
            reason = refusal.line.key if refusal.line.key == NOT_OFFERED.key else refusal.words()
            answer = answers.setdefault((reason, refusal.rules), Answer(refusal))
            answer.wishes.append(action)
    return [action for action in fits if action in legal], list(answers.values())


def _fit(wanted: Sequence[str], sentence: str) -> int:
    """Return how many of the words begin a word of the sentence."""
    there = re.findall(r"[\w$-]+", sentence.lower())
    return sum(any(word.startswith(start) for word in there) for start in wanted)


def every_action(match: Match) -> tuple[Action, ...]:
    """Return about everything that can ever be chosen in a match like this: whatever could fill the gaps of each kind.

    What fills them is learnt from a few games at random, so that no game has to list it.
    """
    known = (match.game, match.seats)
    if known not in _LEARNT:
        _LEARNT[known] = _fill_gaps(match)
    return _LEARNT[known]


_LEARNT: dict[tuple[Ruleset, int], tuple[Action, ...]] = {}


def _fill_gaps(match: Match) -> tuple[Action, ...]:
    seen, fillings = _learn(match)
    found: dict[Action, None] = dict.fromkeys(seen)
    for kind in match.game.actions:
        fields = [field.name for field in msgspec.structs.fields(kind)]
        columns = [fillings.get(field, []) for field in fields]
        size = 1
        for column in columns:
            size *= len(column)
        if issubclass(kind, Ranged) or size > MOST_OF_A_KIND:
            continue
        for row in product(*columns):
            found[kind(**dict(zip(fields, row, strict=True)))] = None
    return tuple(found)


def _learn(match: Match) -> tuple[list[Action], dict[str, list[Any]]]:
    """Return the actions that came up in a few random games, and for each field's name the values it had."""
    rng = Random(0)
    seen: dict[Action, None] = {}
    for seed in range(GAMES_TO_LEARN_FROM):
        fresh = match.opening(seed)
        while fresh.wait():
            for seat in fresh.to_act:
                seen.update(dict.fromkeys(fresh.actions(seat)))
            seat = rng.choice(fresh.to_act)
            fresh.play(seat, rng.choice(fresh.actions(seat)))
    fillings: dict[str, dict[Any, None]] = {}
    for action in seen:
        for field, value in msgspec.structs.asdict(action).items():
            fillings.setdefault(field, {})[value] = None
    return list(seen), {field: list(values) for field, values in fillings.items()}
