"""Matches between bots that are watched: at some moments, what spoke for whom, and in the end who won.

Whether a position is looked at is drawn for each step by itself, before anybody knows how the match goes on: else
chances learned from it would be those of short matches, or of long ones.
"""

from array import array
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import serendip
from serendip.bots import make_bot, play_bots
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.outcome import Outcome
from serendip.core.ruleset import Ruleset
from serendip.lab.players import Progress

BATCH = 20
AMONG = 6
"""Of about so many positions that are looked at one is played to its end."""


class Watch(NamedTuple):
    """One match to be watched: who plays, one of how many positions is looked at, and the seed of everything."""

    game: str
    bots: tuple[str, ...]
    seed: str
    one_of: float
    playouts: int = 0
    """How often one position on the way is played to its end by the same bots, to compare."""


class Sight(NamedTuple):
    """A position as it was seen: how far, the signs of each side, and what the game's own estimate says if it can."""

    progress: float
    rows: "array[float]"
    sides: int
    estimates: list[float] | None
    played_out: list[float] | None = None
    """How often each side won when it was played on from here, by what everybody saw."""


class Watched(NamedTuple):
    """What was seen of a match: its opening first. `won` says of each side whether it has won."""

    seats: int
    won: tuple[float, ...]
    seen: list[Sight]


def watch(job: Watch) -> Watched:
    """Play a match, and look at it on the way."""
    game = serendip.game(job.game)
    rng = Random(job.seed)
    seats = len(job.bots)
    match = game.new(seats, rng.getrandbits(62), options_for(game, rng))
    bots = [make_bot(spec, game, rng.getrandbits(62)) for spec in job.bots]
    seen = [look(match)]
    looks = Random(f"{job.seed} looks")

    def after(match: Match) -> None:
        if looks.random() * job.one_of < 1.0 and match.outcome is None:
            sight = look(match)
            if job.playouts and rng.random() * AMONG < 1.0 and not any(one.played_out for one in seen):
                sight = sight._replace(played_out=play_on(match, job, sight.sides, rng))
            seen.append(sight)

    play_bots(match, bots, rng, after=after)
    outcome = match.outcome
    assert outcome is not None
    return Watched(seats, won(outcome, seats, seen[0].sides), seen)


def play_on(match: Match, job: Watch, sides: int, rng: Random) -> list[float]:
    """Return how often each side wins when the same bots play on from what everybody sees."""
    game, seats = match.game, match.seats
    totals = [0.5] * sides  # half a win that was not seen for each: what never happened may yet
    for _ in range(job.playouts):
        dream = match.imagine(None, rng)
        play_bots(dream, [make_bot(spec, game, rng.getrandbits(62)) for spec in job.bots], rng)
        assert dream.outcome is not None
        totals = [total + one for total, one in zip(totals, won(dream.outcome, seats, sides), strict=True)]
    return [total / (job.playouts + 1) for total in totals]


def look(match: Match) -> Sight:
    """Return what is seen of a position."""
    signs = match.signs()
    assert signs is not None
    progress, rows = signs
    estimates = [match.estimate(seat) for seat in range(match.seats)]
    known = [estimate for estimate in estimates if estimate is not None]
    flat = array("d", [sign for row in rows for sign in row])
    return Sight(progress, flat, len(rows), known if len(known) == match.seats else None)


def won(outcome: Outcome, seats: int, sides: int) -> tuple[float, ...]:
    """Say of each side whether it has won: all seats may be one side, and who has no seat wins if nobody else does."""
    if sides < seats:
        return (1.0 if outcome.winners else 0.0,)
    others = [0.0 if outcome.winners else 1.0] * (sides - seats)
    return (*[1.0 if seat in outcome.winners else 0.0 for seat in range(seats)], *others)


def options_for(game: Ruleset, rng: Random) -> dict[str, Plain]:
    """Return the usual options, or in every other match some that a table may have chosen."""
    if rng.random() < 0.5:
        return {}
    if game.presets:
        return dict(rng.choice(game.presets).options)
    return {option.name: rng.choice(option.values) for option in game.choices}


def watch_all(jobs: Sequence[Watch], workers: int, progress: Progress | None = None) -> list[Watched]:
    """Watch many matches, in so many processes; the same jobs are seen alike whatever their number."""
    found: list[Watched] = []
    pool: Any = ProcessPoolExecutor(workers) if workers > 1 else None
    try:
        for one in pool.map(watch, jobs, chunksize=BATCH) if pool else map(watch, jobs):
            found.append(one)
            if progress is not None:
                progress(len(found), len(jobs))
    finally:
        if pool:
            pool.shutdown(cancel_futures=True)
    return found
