"""The arena: every mix of some bots at every table size, seats rotated, to see who is better and by how much."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random

import serendip
from serendip.bots import Bot, UnknownBot, check_bot
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.arena_report import ArenaReport
from serendip.lab.games import MatchJob
from serendip.lab.players import Keeper, Progress, play_all
from serendip.lab.simulate import options_of


def arena(
    game_name: str,
    bots: Sequence[str | type[Bot]],
    games: int = 200,
    seats: int | Iterable[int] | None = None,
    seed: int = 1,
    options: Mapping[str, Plain] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    variant: Variant | None = None,
    keeper: Keeper | None = None,
) -> ArenaReport:
    """Let bots play each other at each table size asked for (None: all that the game has) and rate them.

    At each size every mix of the bots plays, so that with two seats it is a round robin; every deal is played with
    the mix sitting in every rotation, so that neither seat nor luck of the deal favours one. `games` is for each
    size, rounded up to whole rounds of all mixes and rotations. Raises UnknownGame, WrongSeats, UnknownOption,
    UnknownBot, BadVariant.
    """
    game = serendip.game(game_name)
    specs = tuple(dict.fromkeys(check_bot(spec) for spec in bots))
    if len(specs) < 2:
        raise UnknownBot("an arena needs at least two different bots")
    if games < 1:
        raise serendip.SerendipError(f"at least one game must be played, not {games}")
    sizes = table_sizes(game, seats)
    chosen = {size: game.new(size, seed, options_of(variant, options)).options for size in sizes}
    jobs: list[MatchJob] = []
    for size in sizes:
        for deal, sitting in tables(specs, size, games, seed):
            jobs.append(MatchJob(game_name, sitting, chosen[size], f"{seed} table {size} deal {deal}", variant))
    return ArenaReport(
        game, specs, sizes, chosen[sizes[0]], seed, len(jobs), play_all(jobs, workers, progress, keeper), variant
    )


def table_sizes(game: Game, seats: int | Iterable[int] | None) -> list[int]:
    """Return the table sizes asked for, each once; all of two seats and more if none are named."""
    if seats is None:
        sizes = [size for size in game.seats if size > 1]
    else:
        sizes = list(dict.fromkeys([seats] if isinstance(seats, int) else seats))
    if not sizes or min(sizes) < 2:
        raise serendip.WrongSeats("an arena needs tables of at least two seats: somebody must be beaten")
    return sizes


def mixes(bots: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """Return all the ways to fill a table with at least two different bots, whoever sits where."""
    return [mix for mix in combinations_with_replacement(bots, size) if len(set(mix)) > 1]


def rotations(mix: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the different ways to sit that come of everybody moving on by one seat."""
    return list(dict.fromkeys(tuple(mix[start:]) + tuple(mix[:start]) for start in range(len(mix))))


def tables(bots: Sequence[str], size: int, games: int, seed: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return who sits where in each game, with the number of its deal: whole rounds, at least so many games."""
    found: list[tuple[int, tuple[str, ...]]] = []
    deal = 0
    while len(found) < games:
        for mix in mixes(bots, size):
            order = list(mix)
            Random(f"{seed} sitting {size} {deal}").shuffle(order)
            found += [(deal, sitting) for sitting in rotations(order)]
            deal += 1
    return found
