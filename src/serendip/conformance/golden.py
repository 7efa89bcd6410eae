"""Golden playthroughs: a whole match as readable text, to be kept in a file and compared.

Each decision tells who is asked what, every legal action in words, what was chosen, the log with its audience, and what
changed in the views since the decision before. Before the colon stands who sees it: seats, and `-` for a spectator.
"""

import json
from collections.abc import Iterator
from typing import Any

from serendip.conformance.case import Case
from serendip.conformance.seen import viewers
from serendip.core.action import Action, Ranged
from serendip.core.chance import Chance
from serendip.core.entry import Entry
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import TABLE
from serendip.core.step import Step

_HEAD = ("game", "seat", "seats", "to_act", "prompt", "outcome")
_SHORT = 90
"""A list of small things that is not longer than this stands in one line."""


def playthrough(case: Case, seed: int) -> str:
    """Play a match with choices that depend on the seed only, and return it as text."""
    return "\n".join(_lines(case, seed)) + "\n"


def header(case: Case, seed: int) -> str:
    """Return the first line, which says all that is needed to make the text anew; `read_header` reads it."""
    facts = {"game": case.game.name, "seats": case.seats, "seed": seed, "options": case.options}
    return json.dumps(facts)


def read_header(text: str) -> tuple[str, int, int, dict[str, Plain]]:
    """Return game, seats, seed and options of a golden playthrough."""
    facts = json.loads(text.partition("\n")[0])
    return facts["game"], facts["seats"], facts["seed"], facts["options"]


def _lines(case: Case, seed: int) -> Iterator[str]:
    match = case.new(seed)
    chance = Chance(seed + 1)
    everybody = viewers(match)
    seen_parts = {viewer: SeenParts() for viewer in everybody}
    yield header(case, seed)
    yield ""
    yield case.game.title
    yield from _told(_opening(match), match)
    number = 0
    while True:
        yield from _changes({viewer: seen_parts[viewer].look(match.view(viewer)) for viewer in everybody})
        if match.outcome is not None:
            break
        number += 1
        yield ""
        yield f"--- {number}" + (f" at {match.clock} s" if case.game.real_time else "")
        yield from _asked(match)
        before = len(match.steps())
        _choose(match, chance)
        for step in match.steps()[before:]:
            yield from _played(step, match)
    yield ""
    yield "=== The end"
    yield match.outcome.reason
    yield f"winners: {list(match.outcome.winners)}, scores: {list(match.outcome.scores)}"
    yield ""
    yield "=== The log as a spectator reads it"
    for entry in match.log(None):
        yield f"{entry} [{', '.join(entry.rules)}]"


def _choose(match: Match, chance: Chance) -> None:
    """Do something at random, with our own random source: Python's may choose otherwise in another version."""
    due = match.due
    if match.game.real_time and due is not None and (not match.to_act or chance.below(3) == 0):
        match.pass_time(due if chance.below(2) else match.clock + 0.5)
        return
    seat = chance.pick(match.to_act)
    action: Action = chance.pick(match.actions(seat))
    if isinstance(action, Ranged):
        action = action.choose(action.least + chance.below(action.most - action.least + 1))
    match.play(seat, action)


def _asked(match: Match) -> Iterator[str]:
    for seat in match.to_act:
        yield f"asked {seat}: {match.prompt(seat)}"
        for action in match.actions(seat):
            yield f"    {action}"
    waiting: dict[str, list[int | None]] = {}
    for viewer in viewers(match):
        if viewer not in match.to_act:
            waiting.setdefault(str(match.prompt(viewer)), []).append(viewer)
    for prompt, who in waiting.items():
        yield f"waiting {_who(who, match)}: {prompt}"


def _played(step: Step, match: Match) -> Iterator[str]:
    who = "the table" if step.seat == TABLE else str(step.seat)
    undo = "" if step.sealed or step.seat == TABLE else " (can be taken back)"
    yield f">>> {who}: {step.action}{undo}"
    yield from _told([Entry(line, args, audience) for line, args, audience in step.told], match)


def _opening(match: Match) -> list[Entry]:
    """Return everybody's entries before the first decision, each once."""
    found: list[Entry] = []
    for viewer in viewers(match):
        found += [entry for entry in match.log(viewer) if entry not in found]
    return found


def _told(entries: list[Entry], match: Match) -> Iterator[str]:
    for entry in entries:
        audience = _who([viewer for viewer in viewers(match) if entry.seen_by(viewer)], match)
        yield f"  log {audience}: {entry}"


def _changes(seen: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """Yield what has changed in the views, with who sees it so."""
    for path in sorted({path for changes in seen.values() for path in changes}, key=_place):
        values: dict[str, list[int | None]] = {}
        for viewer, changes in seen.items():
            if path in changes:
                values.setdefault(changes[path], []).append(viewer)
        for value, who in values.items():
            yield f"  view {_who_of(who, len(seen))}: {path} {value}"


def _place(path: str) -> list[str]:
    """Return what puts paths into their order, with 9 before 10."""
    return [part.zfill(4) if part.isdigit() else part for part in path.split("/")]


class SeenParts:
    """What a viewer has seen last, in parts that fit a line each."""

    def __init__(self) -> None:
        self.view: dict[str, Plain] = {}
        self.parts: dict[str, dict[str, str]] = {}

    def look(self, view: dict[str, Plain]) -> dict[str, str]:
        """Look again; return the parts that have changed, and those that are gone."""
        changes: dict[str, str] = {}
        for name in [name for name in {**view, **self.view} if name not in _HEAD]:
            if name in view and name in self.view and view[name] == self.view[name]:
                continue
            old = self.parts.get(name, {})
            new = self.parts[name] = dict(_parts(view[name], name)) if name in view else {}
            changes |= {path: text for path, text in new.items() if old.get(path) != text}
            still = {path[:end] for path in new for end in range(len(path)) if path[end] == "/"}
            for path in old.keys() - new.keys() - still:
                if not any(path.startswith(f"{other}/") for other in new):
                    changes[path] = "gone"
        self.view = view
        return changes


def _parts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Yield a part of a view in parts that fit a line each."""
    if _is_flat(value, 1):
        yield path, json.dumps(value, ensure_ascii=False)
        return
    if _is_flat(value, 2):
        text = json.dumps(value, ensure_ascii=False)
        if len(text) <= _SHORT:
            yield path, text
            return
    for name, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _parts(part, f"{path}/{name}")


def _is_flat(value: Any, levels: int) -> bool:
    """Say whether at most so many lists and dicts are one in the other."""
    if not isinstance(value, (dict, list)):
        return True
    parts = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_flat(part, levels - 1) for part in parts)


def _who(who: list[int | None], match: Match) -> str:
    return _who_of(who, match.seats + 1)


def _who_of(who: list[int | None], everybody: int) -> str:
    if len(who) == everybody:
        return "all"
    return ",".join("-" if viewer is None else str(viewer) for viewer in who)
