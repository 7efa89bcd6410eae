"""A bot gets a view, the actions and a function that imagines. However it pokes at them, the truth is not there."""

import gc
from collections.abc import Sequence
from random import Random
from types import BuiltinFunctionType, ModuleType

import pytest

import serendip
from serendip import Action, Match, NotSaveable, NoUndo
from serendip.bots import Bot, Imagine, ask
from serendip.bots.bot import View
from serendip.core.step import Step
from serendip.games.dark_matter.state import DarkMatter

GAME = serendip.game("dark-matter")


class Snoop(Bot):
    """Keeps all that it is given, and one match that it imagined."""

    name = "snoop"
    given: tuple[View, Sequence[Action], Imagine]
    imagined: Match

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Look around, then play anything."""
        self.given = (view, actions, imagine)
        self.imagined = imagine()
        return actions[0]


def snooped(match: Match, seat: int, seed: int = 1) -> Snoop:
    snoop = Snoop()
    ask(snoop, match, seat, Random(seed))
    return snoop


def in_mid_game(seed: int, steps: int = 31) -> Match:
    """A match after some random choices, with an action to come and a bid of somebody laid face down."""
    match = GAME.new(3, seed)
    rng = Random(seed)
    while len(match.steps()) < steps or len(match.to_act) != 2:
        seat = match.to_act[-1]
        match.play(seat, rng.choice(match.actions(seat)))
    return match


def reachable(roots: Sequence[object]) -> list[object]:
    """Everything that can be got at from some objects, by attributes, closures and all other means, but for modules."""
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (type, ModuleType, BuiltinFunctionType)):
            continue
        if isinstance(thing, dict) and "__builtins__" in thing:
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def test_nothing_that_a_bot_gets_leads_to_the_true_match() -> None:
    match = in_mid_game(5)
    snoop = snooped(match, match.to_act[0])
    within_reach = reachable([*snoop.given, snoop.imagined])
    assert any(isinstance(thing, DarkMatter) for thing in within_reach), "the search really looks inside"
    true_parts = [match, match._state, match._state.chance, *match.steps()]
    assert not {id(part) for part in true_parts} & {id(thing) for thing in within_reach}
    assert not [thing for thing in within_reach if isinstance(thing, Step)], "the past holds everybody's secrets"
    seeds = [thing.seed for thing in within_reach if isinstance(thing, Match)]
    assert set(seeds) == {None}


def test_an_imagined_match_tells_no_more_than_the_seat_has_seen() -> None:
    match = in_mid_game(6)
    seat = match.to_act[0]
    imagined = snooped(match, seat).imagined
    assert imagined.view(seat) == match.view(seat)
    assert imagined.log(seat) == match.log(seat)
    for other in (*range(3), None):
        heard = [entry for entry in match.log(other) if entry in match.log(seat)]
        assert imagined.log(other) == heard
    with pytest.raises(NotSaveable):
        imagined.save()
    with pytest.raises(NoUndo):
        imagined.undo(match.steps()[-1].seat)
    assert imagined.steps() == []


def test_even_at_the_very_start_nothing_leaks() -> None:
    match = GAME.new(2, seed=9)
    within_reach = reachable([*snooped(match, 0).given])
    assert not {id(match), id(match._state), id(match._state.chance)} & {id(thing) for thing in within_reach}


def test_a_peek_at_the_imagined_verdicts_is_no_better_than_a_guess() -> None:
    right = 0
    for seed in range(300):
        match = GAME.new(2, seed)
        imagined = snooped(match, 0, seed).imagined
        truth, guess = match._state, imagined._state
        assert isinstance(truth, DarkMatter)
        assert isinstance(guess, DarkMatter)
        right += truth.dark == guess.dark
    assert 36 <= right <= 88, "one in five, give or take four standard deviations"


def test_the_future_is_not_given_away_either() -> None:
    match = GAME.new(2, seed=3)
    sources = [snooped(match, 0, seed).imagined._state.chance for seed in range(20)]
    streams = {(source.first, source.second) for source in sources}
    assert len(streams) == 20
    assert (match._state.chance.first, match._state.chance.second) not in streams
