"""Promise: what a seat can't know really is dealt anew when it imagines."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from serendip.conformance.broken import BrokenPromise, require
from serendip.conformance.case import Case
from serendip.conformance.seen import seen_by, viewers
from serendip.conformance.walk import positions, walk
from serendip.core.errors import IllegalAction

POSITIONS = 30
GAMES = 6
DRAWS = 4
MANY = 60
"""What never varied in so many draws is not dealt anew."""

Path: TypeAlias = tuple[str | int, ...]


def hidden_things_vary(case: Case) -> None:
    """Whatever stands otherwise in another seat's view than in one's own comes out otherwise in some imagined match.

    Things are named by their path in the view, without the numbers of lists: `players/#/hand/#`.
    """
    rng = random.Random(22)
    drawn: Counter[str] = Counter()
    varied: Counter[str] = Counter()
    for match, _ in positions(case, 22, POSITIONS):
        views = {viewer: dict(_parts(match.view(viewer))) for viewer in viewers(match)}
        for viewer in rng.sample(viewers(match), 2):
            others = [other for other in range(match.seats) if other != viewer]
            hidden = {other: _hidden(views[viewer], views[other]) for other in others}
            for _ in range(DRAWS):
                world = match.imagine(viewer, rng)
                for other in others:
                    view = world.view(other)
                    for path, value in hidden[other].items():
                        thing = "/".join("#" if isinstance(part, int) else part for part in path)
                        drawn[thing] += 1
                        varied[thing] += _at(view, path) != value
    known = [thing for thing, times in drawn.items() if times >= MANY and not varied[thing] and thing not in case.open]
    require(
        not known,
        f"{case}: {', '.join(known)}: one seat sees it, another does not, and yet `imagine` never deals it anew. "
        "If it is open to all and only shown in another way, name it in `Case.open`.",
    )


def the_future_is_open(case: Case) -> None:
    """What is drawn or shown next comes out otherwise in some imagined match: the random source is a fresh one."""
    rng = random.Random(23)
    tries = 0
    otherwise = 0
    for match, move in (step for seed in range(GAMES) for step in walk(case, seed)):
        if tries == MANY:
            break
        if move is None or move.action is None:
            continue
        played = match.copy()
        move.on(played)
        if not played.steps()[-1].sealed:
            continue
        world = match.imagine(move.seat, rng)
        try:
            move.on(world)
        except IllegalAction as error:
            raise BrokenPromise(f"{case}: “{move}” is refused where its own seat imagines it: {error}") from error
        tries += 1
        otherwise += seen_by(played, move.seat) != seen_by(world, move.seat)
    require(
        not tries or otherwise,
        f"{case}: {tries} draws came out just as in the true match: does `imagine` use the `chance` it is given, "
        "and shuffle what lies face down?",
    )


def _hidden(own: dict[Path, Any], other: dict[Path, Any]) -> dict[Path, Any]:
    """Return what stands otherwise in another seat's view. Where one sees a list, others may see how long it is."""
    return {
        path: value
        for path, value in other.items()
        if not isinstance(value, (dict, list))
        and own.get(path) != value
        and not isinstance(own.get(path), (dict, list))
    }


def _parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every part of a view with its path; who looks and what is asked is not of interest."""
    yield path, value
    if isinstance(value, dict):
        for name, part in value.items():
            if path or name not in ("seat", "prompt"):
                yield from _parts(part, (*path, name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _parts(part, (*path, number))


def _at(view: Any, path: Path) -> Any:
    """Return what stands at a path of a view, if anything does."""
    try:
        for part in path:
            view = view[part]
    except (KeyError, IndexError, TypeError):
        return None
    return view
