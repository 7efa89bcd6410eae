"""Simulation: the same bots play a game thousands of times, for its balance."""

from collections.abc import Mapping, Sequence

import serendip
from serendip.bots import Bot, UnknownBot, check_bot
from serendip.core.line import Plain
from serendip.lab.games import MatchJob, Progress, play_all
from serendip.lab.simulation_report import SimulationReport


def simulate(
    game_name: str,
    seats: int | None = None,
    games: int = 1000,
    bots: Sequence[str | type[Bot]] = ("random",),
    seed: int = 1,
    options: Mapping[str, Plain] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> SimulationReport:
    """Play games and report how they went. The bots take the seats in turn.

    The same seed gives the same report whatever the number of workers; bots that think by the clock excepted.
    Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot.
    """
    if games < 1:
        raise serendip.SerendipError(f"at least one game must be played, not {games}")
    game = serendip.game(game_name)
    first = game.new(seats, seed, options)
    specs = tuple(check_bot(spec) for spec in bots)
    if not 1 <= len(specs) <= first.seats:
        raise UnknownBot(
            f"{len(specs)} bots don't fit at {first.seats} seats: name 1 to {first.seats}, or ask for more seats"
        )
    sitting = tuple(specs[seat % len(specs)] for seat in range(first.seats))
    jobs = [MatchJob(game_name, sitting, first.options, f"{seed} game {number}") for number in range(games)]
    return SimulationReport(game, sitting, first.options, seed, games, play_all(jobs, workers, progress))
