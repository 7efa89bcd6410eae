"""What every game promises its bots, beside `serendip.conformance`: a choice for each, a search worth its time.

from serendip.bots.promises import BOT_PROMISES
"""

from math import ceil, sqrt
from random import Random
from typing import Final

from serendip.bots.choices import Habit, has_thumb
from serendip.bots.specs import make_bot
from serendip.bots.table import play_bots
from serendip.conformance import BrokenPromise, Case, Promise
from serendip.core.errors import SerendipError

KINDS = ("random", "thumb", "search:3", "patient")
"""Every kind of bot. Who is patient does what others wait for, so that alone it need not come to an end."""

SEARCH = "search:10"
LEAST_GAMES = 10
MOST_GAMES = 30
AHEAD = 1
"""A search that is so many games ahead, every deal played from every seat, is good enough."""
DOUBT = 2.5
"""By so many standard errors it must be behind to be called worse."""


def bots_of_every_kind_find_a_choice(case: Case) -> None:
    """Wherever a mix of all bots brings a match, to its very end, whoever is asked has something to choose."""
    every = KINDS if case.seats > 1 else KINDS[:-1]
    for number in range(ceil(len(every) / case.seats)):
        kinds = [every[(number * case.seats + seat) % len(every)] for seat in range(case.seats)]
        rng = Random(number)
        bots = [make_bot(kind, case.game, rng.getrandbits(32)) for kind in kinds]
        try:
            play_bots(case.new(number), bots, rng, limit=case.bound)
        except SerendipError as error:
            raise BrokenPromise(f"{case}, seed {number}, bots {', '.join(kinds)}: {error}") from error


def search_is_no_worse_than_thumb(case: Case) -> None:
    """One search among rules of thumb wins at least its share, every deal played from every seat."""
    if not has_thumb(case.game) or Habit(case.game).blind or case.seats < 2:
        return
    won = lost = 0.0
    even = 1 / case.seats
    for number in range(MOST_GAMES):
        seat = number % case.seats
        rng = Random(number // case.seats)
        match = case.new(rng.getrandbits(60))
        specs = [SEARCH if place == seat else "thumb" for place in range(case.seats)]
        play_bots(match, [make_bot(spec, case.game, rng.getrandbits(32)) for spec in specs], rng)
        outcome = match.outcome
        assert outcome is not None
        if outcome.winners and len(outcome.winners) < case.seats:
            won += (seat in outcome.winners) * (1 - even)
            lost += (seat not in outcome.winners) * even
        played = number + 1
        if seat == case.seats - 1 and won - lost >= AHEAD * even:
            return
        if played >= LEAST_GAMES and lost - won > DOUBT * sqrt(played * even * (1 - even)):
            break
    else:
        return
    raise BrokenPromise(
        f"{case}: {SEARCH} wins less than its share among bots that follow `thumb`: {won:.1f} against {lost:.1f}. "
        "Does `evaluate` tell who is ahead, and does `appeal` look at what `thumb` looks at?"
    )


BOT_PROMISES: Final[tuple[Promise, ...]] = (bots_of_every_kind_find_a_choice, search_is_no_worse_than_thumb)
