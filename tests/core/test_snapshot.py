"""A match goes on from a snapshot, a copy or a pickle as if nothing had happened."""

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest

import serendip
from serendip.core.errors import BadSave, BadSnapshot, NotSaveable, NoUndo
from serendip.core.match import Match
from tests.examples.herbarium.game import GAME as HERBARIUM


def begun(steps: int = 12) -> Match:
    match = HERBARIUM.new(seats=3, seed=4)
    play(match, steps)
    return match


def play(match: Match, steps: int = 1000) -> None:
    for number in range(steps):
        if not match.to_act:
            return
        seat = match.to_act[0]
        actions = match.actions(seat)
        match.play(seat, actions[number % len(actions)])


def seen(match: Match) -> object:
    return [(match.view(seat), [str(line) for line in match.log(seat)]) for seat in (None, *range(match.seats))]


def pickled(match: Match) -> Match:
    found: Match = pickle.loads(pickle.dumps(match))
    return found


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, pickled])
def test_a_twin_of_any_kind_is_equal_and_goes_its_own_way(twin_of: Callable[[Match], Match]) -> None:
    match = begun()
    before, save = seen(match), match.save()
    twin = twin_of(match)
    assert seen(twin) == before
    assert twin.save() == save
    play(twin)
    assert (seen(match), match.save()) == (before, save)
    play(match)
    assert seen(twin) == seen(match)
    assert twin.outcome == match.outcome is not None


def test_a_pickled_match_can_be_undone() -> None:
    match = begun(0)
    before = seen(match)
    play(match, 1)
    twin = pickled(match)
    twin.undo(0)
    assert seen(twin) == before


def test_the_pickle_of_an_imagined_match_holds_nothing_that_its_seat_does_not_know() -> None:
    match = begun()
    imagined = match.imagine(0, random.Random(1))
    play(imagined, 2)
    twin = pickled(imagined)
    assert seen(twin) == seen(imagined)
    assert [step.action for step in twin.steps()] == [step.action for step in imagined.steps()]
    with pytest.raises(NotSaveable, match="imagined"):
        twin.save()
    known = match.log(0)
    assert any(line not in known for line in match.log(1))
    assert all(line in known for line in pickled(match.imagine(0, random.Random(1))).log(1))


def test_a_game_is_pickled_and_copied_by_its_name() -> None:
    game = serendip.game("dark-matter")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game
    assert len(pickle.dumps(game)) < 100


def test_a_match_goes_on_from_its_snapshot() -> None:
    match = begun()
    twin = HERBARIUM.restore(json.loads(json.dumps(match.snapshot())))
    assert [twin.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
    assert twin.seed == match.seed
    assert twin.log(0) == []
    play(match)
    play(twin)
    assert twin.outcome == match.outcome
    assert twin.snapshot() == match.snapshot()


def test_a_restored_match_undoes_what_it_knows_and_says_what_it_can_not() -> None:
    match = begun(0)
    twin = HERBARIUM.restore(match.snapshot())
    with pytest.raises(NoUndo, match="nothing to take back"):
        twin.undo(0)
    play(twin, 1)
    for again in (twin, pickled(twin)):
        again.undo(0)
        assert again.snapshot() == match.snapshot()


def test_a_restored_match_is_saved_with_the_position_it_goes_on_from() -> None:
    twin = HERBARIUM.restore(begun().snapshot())
    play(twin, 3)
    again = HERBARIUM.load(twin.save())
    assert (seen(again), again.save(), again.digest()) == (seen(twin), twin.save(), twin.digest())
    play(twin)
    play(again)
    assert again.outcome == twin.outcome is not None


@pytest.mark.parametrize(
    "position", ["null", "[]", "7", '{"fields": {}}', '{"rules": "others", "numbering": "others"}']
)
def test_a_save_with_a_damaged_position_is_refused_in_words(position: str) -> None:
    saved = json.loads(HERBARIUM.restore(begun().snapshot()).save())
    saved["past"]["position"] = json.loads(position)
    with pytest.raises(BadSave, match="can't be set up"):
        HERBARIUM.load(json.dumps(saved))


def test_snapshots_that_do_not_fit_are_refused_in_words() -> None:
    plain = begun().snapshot()
    for wrong, words in (
        ({**plain, "game": "dark-matter"}, "a position of 'dark-matter', not of Herbarium"),
        ({**plain, "seats": 99}, "players, not 99"),
        ({key: value for key, value in plain.items() if key != "options"}, "can't be set up: 'options'"),
        ({**plain, "chance": "luck"}, "not a position"),
        ({}, "a position of None"),
    ):
        with pytest.raises(BadSnapshot, match=words):
            HERBARIUM.restore(wrong)
