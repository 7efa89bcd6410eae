"""Simulation: the same bots play a game thousands of times, for its balance."""

from collections.abc import Mapping, Sequence
from typing import Any

import serendip
from serendip.bots import Bot, UnknownBot, check_bot
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.games import MatchJob
from serendip.lab.players import Keeper, Progress, play_all
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
    variant: Variant | None = None,
    drama: int = 0,
    keeper: Keeper | None = None,
) -> SimulationReport:
    """Play games and report how they went. The bots take the seats in turn.

    The same seed gives the same report whatever the number of workers; bots that think by the clock excepted. A
    `variant` is played in processes of its own. How the first `drama` games felt is measured too, which takes about as
    long again for each. A keeper has the games that are known already, and keeps the others.

    Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot, BadVariant.
    """
    if games < 1:
        raise serendip.SerendipError(f"at least one game must be played, not {games}")
    game = serendip.game(game_name)
    chosen = options_of(variant, options)
    first = game.new(seats, seed, chosen)
    sitting = seating(first.seats, bots)
    nothing = SimulationReport(game, sitting, first.options, seed, games, [], variant)
    jobs = [job_of(nothing, number)._replace(drama=number < drama) for number in range(games)]
    results = play_all(jobs, workers, progress, keeper)
    return SimulationReport(game, sitting, first.options, seed, games, results, variant)


def job_of(report: SimulationReport, number: int) -> MatchJob:
    """Return the game of a number of a simulation, to be played, or played again."""
    return MatchJob(report.game, report.bots, report.options, f"{report.seed} game {number}", report.variant)


def seating(seats: int, bots: Sequence[str | type[Bot]]) -> tuple[str, ...]:
    """Return who sits where: the bots take the seats in turn. Raises UnknownBot."""
    specs = tuple(check_bot(spec) for spec in bots)
    if not 1 <= len(specs) <= seats:
        raise UnknownBot(f"{len(specs)} bots don't fit at {seats} seats: name 1 to {seats}, or ask for more seats")
    return tuple(specs[seat % len(specs)] for seat in range(seats))


def options_of(variant: Variant | None, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the options that are not the usual ones: the variant's, and above them those asked for."""
    return {**(variant.options if variant is not None else {}), **(options or {})}
