"""Reading what the user typed: games, whole numbers, lists of bots. Mistakes get an answer that helps."""

import argparse
import difflib
import math
import os
import sys
from collections.abc import Callable, Sequence

import serendip
from serendip.core.errors import UnknownGame, UnknownOption
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.options import BETWEEN, Option

OPTION = "an option of the game, or preset=NAME, see `serendip games`; may be repeated"
PRESET = "preset"


def find_game(name: str) -> Game:
    """Return the game that a name means; underscores, blanks and capitals are forgiven. Raises UnknownGame."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    if wanted in serendip.games():
        return serendip.game(wanted)
    near = difflib.get_close_matches(wanted, serendip.games(), n=1)
    guess = f" Did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(serendip.games())}.{guess}")


def find_options(game: Game, pairs: Sequence[str]) -> dict[str, Plain]:
    """Return the options of a game that were given as NAME=VALUE, a preset before all others. Raises UnknownOption."""
    known = {option.name: option for option in game.choices}
    chosen: dict[str, Plain] = {}
    for pair in sorted(pairs, key=lambda pair: not pair.startswith(f"{PRESET}=")):
        name, equals, text = pair.partition("=")
        if name == PRESET and game.presets:
            chosen |= find_preset(game, text)
            continue
        if name not in known or not equals:
            names = ", ".join(known)
            wrong = "write NAME=VALUE" if name in known else f"{game.title} has no option {name!r}"
            there_are = f"its options are {names}; `serendip games` says what they do" if names else "it has none"
            raise UnknownOption(f"--option {pair!r}: {wrong}; {there_are}")
        if known[name].among:
            chosen[name] = find_names(known[name], text)
            continue
        values = {str(value).lower(): value for value in known[name].values}
        if text.lower() not in values:
            raise UnknownOption(f"--option {pair!r}: {name} can be {' or '.join(values)}")
        chosen[name] = values[text.lower()]
    return chosen


def find_preset(game: Game, text: str) -> dict[str, Plain]:
    """Return the options of a preset. Raises UnknownOption."""
    for preset in game.presets:
        if text.lower() in (preset.name.lower(), preset.title.lower()):
            return dict(preset.options)
    names = ", ".join(preset.name for preset in game.presets)
    raise UnknownOption(f"{game.title} has no preset {text!r}; its presets are {names}")


def find_names(option: Option, text: str) -> str:
    """Return the things that an option is to leave out; capitals are forgiven. Raises UnknownOption."""
    known = {name.lower(): name for name in option.among}
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    unknown = [name for name in wanted if name.lower() not in known]
    if unknown:
        near = difflib.get_close_matches(unknown[0].lower(), known, n=1)
        guess = f" Did you mean {known[near[0]]}?" if near else ""
        raise UnknownOption(f"--option {option.name}=…: there is no {unknown[0]!r} to be left out.{guess}")
    return BETWEEN.join([known[name.lower()] for name in wanted])


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


def amount(of: str = "") -> Callable[[str], float]:
    """Return a reader of numbers above 0; `of` says of what, for the words to who gives another."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not 0 < number < math.inf:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number{of} above 0")
        return number

    return read


def read_seats(text: str) -> list[int]:
    """Return several numbers of seats: "2,3,4"."""
    read = whole_number(1)
    return [read(part) for part in text.split(",")]


def look_here() -> None:
    """Let modules of this folder be found, after all others: bots of one's own may be in it."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def read_bots(text: str) -> list[str]:
    """Return several bots: "thumb,search:200"."""
    from serendip.bots import UnknownBot, check_bot

    look_here()
    try:
        return [check_bot(part) for part in text.split(",")]
    except UnknownBot as mistake:
        raise argparse.ArgumentTypeError(str(mistake)) from None
