"""What a seat sees has the shape that `seen/shapes.py` promises, no part more and none less."""

from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.shapes import Sentence
from serendip.games.for_science.game import GAME
from serendip.games.for_science.seen.shapes import View
from serendip.games.for_science.state import ForScience
from serendip.testing import rule
from tests.games.for_science.table import state_of
from tests.games.for_science.test_always import InTheMiddle

TERMS: list[dict[str, Plain]] = [{}, {"events": "loads", "labs": "4"}, {"universal": True, "roles": "2"}]


@pytest.mark.parametrize("game", [GAME, InTheMiddle()], ids=["begin", "middle"])
@pytest.mark.parametrize("seats", [1, 4])
def test_a_view_has_just_the_parts_that_are_promised(game: Game, seats: int) -> None:
    for seed, options in enumerate(TERMS):
        match = game.new(seats, seed, {**options, "timer": "7:30"})
        rng = Random(seed)
        for _ in range(150):
            check(state_of(match))
            if match.outcome is not None:
                break
            if not match.to_act or rng.random() < 0.1:
                match.pass_time(match.clock + rng.choice((0.5, 6.0)))
                continue
            seat = rng.choice(match.to_act)
            offers = match.actions(seat)
            kind = rng.choice(sorted({type(action) for action in offers}, key=lambda kind: kind.kind()))
            match.play(seat, rng.choice([action for action in offers if type(action) is kind]))


def check(state: ForScience) -> None:
    assert misfits(state.view(0), View, "view") == []


def misfits(value: Any, wanted: Any, where: str) -> list[str]:
    """Return where a value is not what its type promises; what fills a sentence may be anything."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if is_typeddict(wanted):
        if not isinstance(value, dict) or list(value) != list(wanted.__annotations__):
            return [f"{where}: {value!r:.200} has not just the parts of {wanted.__name__}, in their order"]
        hints = get_type_hints(wanted)
        if wanted is Sentence:
            hints.pop("args")
        return [found for name, hint in hints.items() for found in misfits(value[name], hint, f"{where}/{name}")]
    if origin is Literal:
        return [] if value in parts else [f"{where}: {value}"]
    if origin in (Union, UnionType):
        tried = [misfits(value, part, where) for part in parts]
        return [] if [] in tried else tried[0]
    if origin is list and isinstance(value, list):
        return [found for n, one in enumerate(value) for found in misfits(one, parts[0], f"{where}/{n}")]
    if origin is dict and isinstance(value, dict):
        return [found for name, one in value.items() for found in misfits(one, parts[1], f"{where}/{name}")]
    return [] if origin is None and type(value) is wanted else [f"{where}: {value!r} is no {wanted}"]


@rule("FS-R5")
def test_all_that_lies_open_is_open_for_everybody() -> None:
    match = InTheMiddle().new(3, 2, GAME.options)
    views = [state_of(match).view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
