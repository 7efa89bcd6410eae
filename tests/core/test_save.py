"""Saves: exact, and whatever is wrong with one is a named error in words, never a crash."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serendip
from serendip.core.errors import BadSave, SerendipError
from serendip.core.game import Game
from serendip.core.match import Match
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS

GAMES = {game.name: game for game in (serendip.game("dark-matter"), COMET_CHASE, HERBARIUM, TELESCOPE_NIGHTS)}


def played(game: Game, decisions: int = 7) -> Match:
    """Return a match in the middle."""
    match = game.new(seats=3, seed=1)
    rng = random.Random(1)
    for _ in range(decisions):
        if not match.to_act:
            match.pass_time(match.due or match.clock)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.actions(seat)))
    return match


SAVES = {name: played(game).save() for name, game in GAMES.items()}


def check(text: str) -> None:
    """Check that a text is refused in words, or else is a match like any other."""
    try:
        game = GAMES[json.loads(text)["game"]]
    except (TypeError, KeyError):
        game = TELESCOPE_NIGHTS
    words = "it was loaded"
    try:
        match = game.load(text)
    except SerendipError as error:
        words = str(error)
    else:
        assert game.load(match.save()).save() == match.save()
    assert len(words) > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_save_is_json_with_one_action_a_line(name: str) -> None:
    text = SAVES[name]
    saved = json.loads(text)
    assert (saved["serendip"], saved["game"], saved["seed"]) == (2, name, 1)
    assert len(text.splitlines()) == len(saved["actions"]) + 2
    assert ("clock" in saved) == GAMES[name].real_time


@pytest.mark.parametrize("name", GAMES)
def test_a_save_can_be_loaded_from_text_and_from_bytes(name: str) -> None:
    for text in (SAVES[name], SAVES[name].encode(), json.dumps(json.loads(SAVES[name]))):
        assert GAMES[name].load(text).save() == SAVES[name]


def test_a_save_of_a_game_of_serendip_needs_no_game_to_be_named() -> None:
    assert serendip.load(SAVES["dark-matter"]).save() == SAVES["dark-matter"]


@pytest.mark.parametrize("name", GAMES)
def test_a_save_cut_short_is_a_named_error(name: str) -> None:
    text = SAVES[name].rstrip()
    for end in range(len(text)):
        with pytest.raises(BadSave, match="this is not a saved match of Serendip"):
            GAMES[name].load(text[:end])


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -(10**30), 2**64, 10**400, 1e300])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(), part, max_size=4),
    max_leaves=8,
)


def parts(thing: Any) -> list[tuple[Any, Any]]:
    """Return every place in a save at which something can be changed: what holds it, and where in it."""
    keys = list(thing) if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ()
    return [(thing, key) for key in keys] + [place for key in keys for place in parts(thing[key])]


@given(st.sampled_from(sorted(SAVES)), st.data())
def test_a_save_with_any_part_changed_is_a_match_or_a_named_error(name: str, data: st.DataObject) -> None:
    saved = json.loads(SAVES[name])
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(parts(saved)))
        how = data.draw(st.sampled_from(["change", "remove", "double"]))
        if how == "change":
            holder[key] = data.draw(JSON)
        elif how == "remove":
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, holder[key])
    check(json.dumps(saved))


@given(st.sampled_from(sorted(SAVES)), st.sampled_from(sorted(SAVES)))
def test_the_actions_of_another_game_are_a_named_error(name: str, other: str) -> None:
    saved = json.loads(SAVES[name])
    saved["actions"] = json.loads(SAVES[other])["actions"]
    if name != other:
        with pytest.raises(BadSave, match="action 1 can't be replayed"):
            GAMES[name].load(json.dumps(saved))


@given(st.text() | st.binary() | JSON.map(json.dumps))
def test_any_text_is_a_named_error(text: str | bytes) -> None:
    with pytest.raises(BadSave, match="this is not a saved match of Serendip"):
        serendip.load(text)


@pytest.mark.parametrize("text", [None, 7, [], {}, object(), 1.5])
def test_what_is_no_text_is_a_named_error(text: Any) -> None:
    with pytest.raises(BadSave, match="this is not a saved match of Serendip"):
        serendip.load(text)


def changed(name: str = "herbarium", **facts: Any) -> str:
    return json.dumps({**json.loads(SAVES[name]), **facts})


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"serendip": 5}, "saved in format 5; this Serendip reads formats 1 to 4: open it with the one that saved it"),
        ({"serendip": "1"}, "not a saved match"),
        ({"seats": 9}, "the match can't be set up: Herbarium is for 2 to 4 players, not 9"),
        ({"seats": "2"}, "not a saved match"),
        ({"seats": True}, "not a saved match"),
        ({"seats": 10**400}, "the match can't be set up"),
        ({"seed": None}, "not a saved match"),
        ({"seed": 1.5}, "not a saved match"),
        ({"seed": 10**4000}, "the match can't be set up: a seed is a whole number of at most 1024 bits"),
        ({"options": {"purse": 10}}, "the match can't be set up: Herbarium has no option 'purse'"),
        ({"options": []}, "not a saved match"),
        ({"actions": {}}, "not a saved match"),
        ({"actions": [7]}, "not a saved match"),
        ({"actions": [[]]}, r"action 1 can't be replayed: \[\] is not a seat and an action"),
        ({"actions": [[0, {"kind": "throw"}, 5]]}, "action 1 can't be replayed: .* is not a seat and an action"),
        ({"actions": [[0, {"kind": "fly"}]]}, "action 1 can't be replayed: this is not an action of Herbarium"),
        ({"actions": [[0, None]]}, "action 1 can't be replayed: this is not an action of Herbarium"),
        ({"actions": [[0, {"kind": "throw"}]]}, "action 1 can't be replayed: first choose a leaf"),
        ({"actions": [[1, {"kind": "throw"}]]}, "action 1 can't be replayed: Player 2 is not asked"),
        ({"actions": [[7, {"kind": "throw"}]]}, "action 1 can't be replayed: there is no seat 7"),
        ({"actions": [[-1, {"kind": "throw"}]]}, "action 1 can't be replayed: there is no seat -1"),
        ({"actions": [[True, {"kind": "throw"}]]}, "action 1 can't be replayed: there is no seat True"),
        ({"actions": [["0", {"kind": "throw"}]]}, "action 1 can't be replayed: there is no seat '0'"),
        ({"actions": [[10**300, {"kind": "throw"}]]}, "action 1 can't be replayed: there is no seat 1000"),
        ({"more": 1}, "not a saved match"),
    ],
)
def test_what_is_wrong_with_a_save_is_said_in_words(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSave, match=words):
        HERBARIUM.load(changed(**facts))


def test_an_illegal_action_in_the_middle_is_named_by_its_number() -> None:
    actions = json.loads(SAVES["herbarium"])["actions"]
    actions[4] = [actions[4][0], {"kind": "choose", "leaf": "ivy 7"}]
    with pytest.raises(BadSave, match="action 5 can't be replayed: "):
        HERBARIUM.load(changed(actions=actions))


def test_actions_after_the_end_are_a_named_error() -> None:
    match = TELESCOPE_NIGHTS.new(seed=1)
    while match.wait():
        match.play(match.to_act[0], match.actions(match.to_act[0])[0])
    saved = json.loads(match.save())
    saved["actions"].append(saved["actions"][0])
    with pytest.raises(BadSave, match="action 9 can't be replayed: the game is over"):
        TELESCOPE_NIGHTS.load(json.dumps(saved))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"serendip":1,"game":"herbarium","seats":2,"seed":1,"options":{},"actions":[[0,' + "[" * 50_000,
        '{"serendip":1,"game":"herbarium","seats":2,"seed":' + "9" * 5_000 + ',"options":{},"actions":[]}',
        '{"serendip":1,"game":"herbarium","seats":NaN,"seed":1,"options":{},"actions":[]}',
        "\ud800",
        b"\xff\xfe\x00",
        "",
        "\x00",
    ],
    ids=range(9),
)
def test_deep_and_giant_and_broken_texts_are_a_named_error(text: str | bytes) -> None:
    with pytest.raises(BadSave, match="this is not a saved match of Serendip"):
        HERBARIUM.load(text)


def test_a_deep_but_well_formed_action_is_a_named_error() -> None:
    deep = "[" * 500 + "]" * 500
    text = changed(actions=[]).replace('"actions": []', f'"actions": [[0, {deep}]]')
    with pytest.raises(BadSave, match="action 1 can't be replayed"):
        HERBARIUM.load(text)


@pytest.mark.parametrize("game", ["chess", "", "DARK-MATTER", "herbarium"])
def test_a_save_of_an_unknown_game_is_a_named_error(game: str) -> None:
    with pytest.raises(serendip.UnknownGame, match="there is no game"):
        serendip.load(changed("dark-matter", game=game))
