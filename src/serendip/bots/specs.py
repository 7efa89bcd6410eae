"""Bots by name: "random", "thumb", "patient", "search:200" (iterations), "search:200ms" (milliseconds of thinking).

And those of one's own: "my_package:MyBot", see `own`.
"""

import re
from typing import Final

from serendip.bots.bot import Bot, UnknownBot
from serendip.bots.own import is_own, make_own, own_kind, place_of
from serendip.bots.patient_bot import PatientBot
from serendip.bots.random_bot import RandomBot
from serendip.bots.search_bot import SearchBot
from serendip.bots.thumb_bot import ThumbBot
from serendip.core.ruleset import Ruleset

BOTS_IN_WORDS = (
    "random, thumb, search (200 iterations), search:N for N iterations or search:Nms for N milliseconds a choice,"
    " patient (at a lesson: does what others wait for), my_package:MyBot for one of your own"
)
PLAIN: Final = ("random", "thumb", "patient")
"""Those that search nothing."""
DEFAULT_ITERATIONS = 200
HINTS: Final = "search:600ms"
LESSONS: Final = "search:100"
MOST_ITERATIONS = 1_000_000
MOST_MILLISECONDS = 600_000

_SEARCH = re.compile(r"search(?::(?P<number>[0-9]{1,9})(?P<unit>ms)?)?")


def make_bot(spec: str, game: Ruleset, seed: int) -> Bot:
    """Return the bot that a spec asks for. The same seed plays the same, but for a budget in milliseconds.

    Raises UnknownBot.
    """
    spec = spec.strip()
    if spec == "random":
        return RandomBot(seed)
    if spec == "thumb":
        return ThumbBot(game, seed)
    if spec == "patient":
        return PatientBot(game, seed)
    if is_own(spec):
        return make_own(spec, game, seed)
    iterations, milliseconds = search_budget(spec)
    return SearchBot(spec, game, seed, iterations, milliseconds)


def hinter(game: Ruleset) -> str:
    """Return the spec of the bot that gives hints: the strongest of the game, but nobody waits long for it."""
    strongest = game.bots[-1]
    return HINTS if _SEARCH.fullmatch(strongest) else strongest


def teacher(game: Ruleset) -> str:
    """Return the spec of the bot that looks choices over after a game: always the same of it, on every machine."""
    return LESSONS if _SEARCH.fullmatch(game.bots[-1]) else game.bots[-1]


def is_quick(spec: str, game: Ruleset) -> bool:
    """Say whether a bot answers at once, because it imagines nothing. Raises UnknownBot.

    Of one's own bots that is not known: to ask them would be to run their code.
    """
    return not is_own(spec) and not make_bot(spec, game, 0).imagines


def check_bot(spec: str | type[Bot]) -> str:
    """Return the spec without stray spaces if there is such a bot; of a class, where it is. Raises UnknownBot."""
    spec = spec.strip() if isinstance(spec, str) else place_of(spec)
    if is_own(spec):
        own_kind(spec)
    elif spec not in PLAIN:
        search_budget(spec)
    return spec


def search_budget(spec: str) -> tuple[int | None, int | None]:
    """Return the iterations or the milliseconds that a search may take, the other one None. Raises UnknownBot."""
    found = _SEARCH.fullmatch(spec)
    if found is None:
        raise UnknownBot(f"there is no bot {spec!r}; the bots are {BOTS_IN_WORDS}")
    if found["number"] is None:
        return DEFAULT_ITERATIONS, None
    number = int(found["number"])
    most, unit = (MOST_MILLISECONDS, "milliseconds") if found["unit"] else (MOST_ITERATIONS, "iterations")
    if not 1 <= number <= most:
        raise UnknownBot(f"{spec!r}: a search takes 1 to {most} {unit}, not {number}")
    return (None, number) if found["unit"] else (number, None)
