"""Every mistake a user can make gets exit code 2 and words that help, never a traceback."""

from pathlib import Path

import pytest

import serendip as engine
from tests.cli.keyboard import serendip


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("play chess", "there is no game 'chess'; the games are dark-matter"),
        ("play dark-mater", "Did you mean dark-matter?"),
        ("play", "the following arguments are required: GAME"),
        ("play dark-matter --seats 7", "is for 2 to 4 players, not 7: choose another --seats"),
        ("play dark-matter --seats 0", "0 is too small: at least 1"),
        ("play dark-matter --seats two", "'two' is not a whole number"),
        ("play dark-matter --seat 4", "there is no seat 4: choose --seat from 1 to 3"),
        ("play dark-matter --seat 0", "0 is too small: at least 1"),
        ("play dark-matter --humans 5", "5 people don't fit at a table for 4"),
        ("play dark-matter --seats 2 --bots thumb,thumb", "2 bots for 1 free seats"),
        ("play dark-matter --bots deep-blue", "there is no bot 'deep-blue'; the bots are random, thumb"),
        ("play dark-matter --bots search:lots", "there is no bot 'search:lots'"),
        ("play dark-matter --bots thumb,", "there is no bot ''"),
        ("play dark-matter --bots search:0", "a search takes 1 to"),
        ("play dark-matter --seed soon", "'soon' is not a whole number"),
        (f"play dark-matter --seed {'9' * 6000}", "is not a whole number"),
        ("play dark-matter --resume nothing.json", "nothing.json can't be read: No such file or directory"),
        ("play dark-matter --resume .", "can't be read: Is a directory"),
        ("play dark-matter --option moons=3", "Dark Matter: The Card Game has no option 'moons'; it has none"),
        ("play dark-matter --cheat", "unrecognized arguments: --cheat"),
        ("replay", "the following arguments are required: FILE"),
        ("replay nothing.json", "nothing.json can't be read"),
        ("rules", "say of which game: serendip rules dark-matter"),
        ("rules chess", "there is no game 'chess'"),
        ("rules dark-matter chess", "no rule of Dark Matter: The Card Game speaks of 'chess'"),
        ("rules dark-matter dm-999", "has no rule DM-999: read them all with serendip rules dark-matter"),
        ("rules --coverage --tests nowhere", "there are no tests in"),
        ("simulate dark-matter --seats 9", "is for 2 to 4 players, not 9"),
        ("simulate dark-matter --games 0", "0 is too small: at least 1"),
        ("simulate dark-matter --bots thumb,thumb,thumb", "2 seats"),
        ("arena dark-matter", "say who competes: --bots random,thumb"),
        ("arena dark-matter --bots thumb", "an arena needs at least two different bots"),
        ("arena dark-matter --bots thumb,random --seats 2,many", "'many' is not a whole number"),
        ("arena dark-matter --bots thumb,random --seats 5 --games 1", "is for 2 to 4 players, not 5"),
        ("arena pandorum --bots thumb,random --option events=maybe", "events can be true or false"),
        ("simulate for-science --option preset=easy", "its presets are first, standard, hard, expert"),
        ("simulate for-science --option no_events=Riotin", "Did you mean Rioting?"),
        ("bench chess", "there is no game 'chess'"),
        ("bench dark-matter --seconds nan", "'nan' is not a number of seconds above 0"),
        ("bench dark-matter --seconds 0", "'0' is not a number of seconds above 0"),
        ("sing", "invalid choice: 'sing'"),
    ],
)
def test_a_mistake_is_answered_in_words(line: str, words: str) -> None:
    answer = serendip(*line.split())
    assert answer.code == 2
    assert words in answer.err
    assert answer.err.startswith("serendip")
    assert answer.out == ""


@pytest.mark.parametrize("command", ["replay", "play dark-matter --resume"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "this is not a saved match of Serendip"),
        ("dear diary", "this is not a saved match of Serendip"),
        ("[]", "this is not a saved match of Serendip"),
        ("{}", "this is not a saved match of Serendip"),
        ('{"serendip":99,"game":"dark-matter","seats":2,"seed":1,"options":{},"actions":[]}', "format 99"),
        ('{"serendip":1,"game":"chess","seats":2,"seed":1,"options":{},"actions":[]}', "chess"),
        ('{"serendip":1,"game":"dark-matter","seats":9,"seed":1,"options":{},"actions":[]}', "9"),
        (
            '{"serendip":1,"game":"dark-matter","seats":2,"seed":1,"options":{},"actions":[[0,{"kind":"x"}]]}',
            "action 1",
        ),
        (
            '{"serendip":1,"game":"dark-matter","seats":2,"seed":1,"options":{},"actions":[[0,{"kind":"done"}]]}',
            "action 1",
        ),
    ],
)
def test_a_file_that_is_no_save_is_named_with_the_reason(command: str, text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    answer = serendip(*command.split(), str(file))
    assert answer.code == 2
    assert answer.err.startswith(f"serendip: {file}: ")
    assert words in answer.err


def test_bytes_that_are_no_text_are_no_save(tmp_path: Path) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(bytes(range(128, 256)))
    assert serendip("replay", str(file)).code == 2


def test_a_saved_match_keeps_its_seats_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(engine.game("dark-matter").new(seats=2, seed=1).save())
    answer = serendip("play", "dark-matter", "--resume", str(file), "--seats", "3")
    assert answer.code == 2
    assert "leave out --seats, --seed, --option and --variant" in answer.err
    assert serendip("play", "dark-matter", "--resume", str(file), "--seats", "2", "--bots", "thumb").code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "3"], "there is no seat '3' in this match: say 1 to 2, spectator or all"),
        (["--seat", "me"], "there is no seat 'me'"),
        (["--at", "7"], "--at '7': say numbers from 0 to 0, or end"),
        (["--at", "soon"], "--at 'soon'"),
    ],
)
def test_a_replay_asks_for_seats_and_moments_that_are_there(arguments: list[str], words: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(engine.game("dark-matter").new(seats=2, seed=1).save())
    answer = serendip("replay", str(file), *arguments)
    assert answer.code == 2
    assert words in answer.err
