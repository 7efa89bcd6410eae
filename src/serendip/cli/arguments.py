"""Reading what the user typed: games, whole numbers, lists of bots. Mistakes get an answer that helps."""

import argparse
import difflib
import math
from collections.abc import Callable, Sequence

import serendip
from serendip.core.errors import UnknownGame, UnknownOption
from serendip.core.game import Game
from serendip.core.line import Plain

OPTION = "an option of the game, see `serendip games`; may be repeated"


def find_game(name: str) -> Game:
    """Return the game that a name means; underscores, blanks and capitals are forgiven. Raises UnknownGame."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    if wanted in serendip.games():
        return serendip.game(wanted)
    near = difflib.get_close_matches(wanted, serendip.games(), n=1)
    guess = f" Did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(serendip.games())}.{guess}")


def find_options(game: Game, pairs: Sequence[str]) -> dict[str, Plain]:
    """Return the options of a game that were given as NAME=VALUE. Raises UnknownOption."""
    known = {option.name: option for option in game.choices}
    chosen: dict[str, Plain] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if name not in known or not equals:
            names = ", ".join(known)
            wrong = "write NAME=VALUE" if name in known else f"{game.title} has no option {name!r}"
            there_are = f"its options are {names}; `serendip games` says what they do" if names else "it has none"
            raise UnknownOption(f"--option {pair!r}: {wrong}; {there_are}")
        values = {str(value).lower(): value for value in known[name].values}
        if text.lower() not in values:
            raise UnknownOption(f"--option {pair!r}: {name} can be {' or '.join(values)}")
        chosen[name] = values[text.lower()]
    return chosen


def whole_number(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that are not too small."""

    def read(text: str) -> int:
        number = read_seed(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"{number} is too small: at least {least}")
        return number

    return read


def number_in(text: str) -> int | None:
    """Return the whole number that a text is, or None if it is none."""
    try:
        return int(text)
    except ValueError:
        return None


def read_seed(text: str) -> int:
    """Return a seed: any whole number."""
    number = number_in(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return number


def read_seconds(text: str) -> float:
    """Return a length of time, which takes some time at least."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds


def read_seats(text: str) -> list[int]:
    """Return several numbers of seats: "2,3,4"."""
    read = whole_number(1)
    return [read(part) for part in text.split(",")]


def read_bots(text: str) -> list[str]:
    """Return several bots: "thumb,search:200"."""
    from serendip.bots import UnknownBot, check_bot

    try:
        return [check_bot(part) for part in text.split(",")]
    except UnknownBot as mistake:
        raise argparse.ArgumentTypeError(str(mistake)) from None
