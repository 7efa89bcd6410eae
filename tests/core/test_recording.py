"""What was recorded of a match is shown and played on exactly, by these rules and by others."""

import random
from typing import Any

import msgspec
import pytest

import serendip
from serendip.core.errors import BadSnapshot, NoUndo
from serendip.core.match import Match
from serendip.core.recording import Recording, last_frame, opening
from serendip.core.repeat import replayed

SEATS = {"dark-matter": 3, "time-horizon": 4, "pandorum": 3, "for-science": 2}
STEPS = 60


def recorded(name: str, seed: int = 3) -> tuple[Match, Recording, list[object]]:
    """Return a match that was begun, its recording as it comes from a store, and what everybody saw at each step."""
    match = serendip.game(name).new(SEATS[name], seed=seed)
    recording = opening(match)
    views = [seen(match)]
    luck = random.Random(seed)
    while len(recording.frames) < STEPS and match.outcome is None:
        if match.game.real_time:
            until = match.clock + 1
            while match.act_by_itself(until):
                recording.frames.append(last_frame(match))
                views.append(seen(match))
            match.pass_time(until)
        if match.to_act:
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(match.actions(seat)))
            recording.frames.append(last_frame(match))
            views.append(seen(match))
    return match, msgspec.json.decode(msgspec.json.encode(recording), type=Recording), views


def fields(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(match.position())["fields"]
    return found


def seen(match: Match) -> object:
    every = (None, *range(match.seats))
    return [(match.view(seat), [str(line) for line in match.log(seat)]) for seat in every]


@pytest.mark.parametrize("name", SEATS)
def test_every_position_is_shown_as_it_was(name: str) -> None:
    _, recording, views = recorded(name)
    assert [seen(at) for at in recording.positions(serendip.game(name))] == views


@pytest.mark.parametrize("name", SEATS)
def test_a_recorded_match_goes_on_from_where_it_was(name: str) -> None:
    match, recording, views = recorded(name)
    for base in (0, 10, len(recording.frames)):
        again = recording.match(serendip.game(name), base)
        assert seen(again) == views[-1]
        assert again.position() == match.position()
        assert [step.past()[:3] for step in again.steps()] == [step.past()[:3] for step in match.steps()]
        loaded = serendip.load(again.save())
        assert seen(loaded) == views[-1]
        if not match.game.real_time:
            for to in range(base, len(views)):
                assert seen(replayed(again, to)) == views[to]
            if base:
                with pytest.raises(NoUndo, match="rules have changed"):
                    replayed(again, base - 1)
        if match.to_act:
            seat = match.to_act[0]
            assert again.actions(seat) == match.actions(seat)


def test_nothing_before_other_rules_is_taken_back() -> None:
    match = serendip.game("dark-matter").new(2, seed=1)
    recording = opening(match)
    match.play(0, match.actions(0)[0])
    recording.frames.append(last_frame(match))
    again = recording.match(match.game, 1)
    with pytest.raises(NoUndo, match="rules have changed"):
        again.undo(0)
    recording.match(match.game, 0).undo(0)


def test_other_pieces_are_refused_in_words_and_new_fields_are_as_at_the_beginning() -> None:
    match, recording, _ = recorded("pandorum")
    plain = msgspec.json.decode(recording.last)
    other = {**plain, "rules": "of another release"}
    del other["fields"]["round"]
    recording.frames[-1] = msgspec.structs.replace(
        recording.frames[-1], position=msgspec.Raw(msgspec.json.encode(other))
    )
    again = recording.match(match.game, len(recording.frames))
    found, wanted, fresh = (fields(one) for one in (again, match, serendip.game("pandorum").new(3, seed=0)))
    assert found == {**wanted, "round": fresh["round"]}
    strange = msgspec.Raw(msgspec.json.encode({**other, "numbering": "of another release"}))
    recording.frames[-1] = msgspec.structs.replace(recording.frames[-1], position=strange)
    with pytest.raises(BadSnapshot, match="other pieces now"):
        recording.match(match.game, len(recording.frames))


def of_other_rules(position: msgspec.Raw, **fields: object) -> msgspec.Raw:
    plain = msgspec.json.decode(position)
    return msgspec.Raw(
        msgspec.json.encode({**plain, "rules": "of another release", "fields": {**plain["fields"], **fields}})
    )


def test_a_recording_comes_apart_where_the_rules_changed() -> None:
    match, recording, views = recorded("dark-matter")
    rules = match.game.fingerprint
    assert [one for one, _ in recording.by_rules()] == [rules]
    recording.position = of_other_rules(recording.position)
    for number in range(3):
        frame = recording.frames[number]
        recording.frames[number] = msgspec.structs.replace(frame, position=of_other_rules(frame.position))
    pieces = dict(recording.by_rules())
    assert {rules: len(piece.frames) for rules, piece in pieces.items()} == {
        "of another release": 3,
        rules: len(recording.frames) - 4,
    }
    shown = [at.view(0) for piece in pieces.values() for at in piece.positions(match.game)]
    assert shown == [one.view(0) for one in recording.positions(match.game)]
    assert len(shown) == len(views)


def test_a_position_that_today_can_not_show_is_refused_in_words() -> None:
    match, recording, _ = recorded("pandorum")
    strange = of_other_rules(recording.last, market=[])
    recording.frames[-1] = msgspec.structs.replace(recording.frames[-1], position=strange)
    with pytest.raises(BadSnapshot, match="does not fit the rules of today"):
        recording.match(match.game, len(recording.frames))
