"""Whether a decision costs more when much has happened before. It should not: playing never reads the log.

The same games are played twice, as they are and with a long past put before them, in turns. Beside that the
thirds of ordinary games are timed; they also differ by what happens in them, so the choices are counted, too.
"""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TypeAlias

import serendip
from benchmarks.engine.measure import FIRST_SEED, per_second
from benchmarks.engine.peers import WHOLE_GAME
from benchmarks.engine.peers.serendip import DarkMatter, play_on
from serendip.core.step import Step

LONG_PAST = 10_000
GAMES = 20
TURNS = 5

Act: TypeAlias = Callable[[], object]


@dataclass(frozen=True)
class Growth:
    """Decisions, copies and imaginings per CPU-second, without and with a long past; then by thirds."""

    past: int
    decisions: tuple[float, float]
    copies: tuple[float, float]
    imagined: tuple[float, float]
    thirds: tuple[float, float, float]
    choices: tuple[float, float, float]


def growth(seconds: float) -> Growth:
    """Measure for about so long each."""
    table = DarkMatter()
    past = long_past(table)
    return Growth(
        past=LONG_PAST,
        decisions=both(table, past, seconds),
        copies=in_turns(copying(table, None), copying(table, past), seconds),
        imagined=in_turns(imagining(table, None), imagining(table, past), seconds),
        thirds=thirds(table, seconds),
        choices=choices(table),
    )


def long_past(table: DarkMatter) -> Step:
    """Return the last of many steps, taken from finished games."""
    last: Step | None = None
    written = 0
    seed = FIRST_SEED
    while last is None or written < LONG_PAST:
        for step in table.play(seed).state.steps():
            last = Step(last, step.seat, step.action, step.at, step.told, step.sealed)
            written += 1
        seed += 1
    return last


def started(table: DarkMatter, seed: int, past: Step | None) -> serendip.Match:
    """Return a new match, with that past if there is one."""
    match = table.game.new(seats=3, seed=seed)
    if past is not None:
        match._steps = past
    return match


def both(table: DarkMatter, past: Step, seconds: float) -> tuple[float, float]:
    """Return decisions per CPU-second without and with a long past, the best of several turns each."""
    if len(started(table, FIRST_SEED, past).steps()) < LONG_PAST:
        raise RuntimeError("a match keeps its past elsewhere now: teach growth.py where")
    best = [0.0, 0.0]
    spent = 0.0
    while spent < 2 * seconds:
        for which, before in enumerate((None, past)):
            matches = [started(table, seed, before) for seed in range(FIRST_SEED, FIRST_SEED + GAMES)]
            gc.collect()
            clock = process_time()
            decisions = 0
            for seed, match in enumerate(matches, FIRST_SEED):
                decisions += play_on(match, Random(seed).random, WHOLE_GAME)
            lap = process_time() - clock
            best[which] = max(best[which], decisions / lap)
            spent += lap
    return best[0], best[1]


def in_turns(without: Act, having: Act, seconds: float) -> tuple[float, float]:
    """Return how often each can be done per CPU-second, the best of several turns."""
    laps = [(per_second(without, seconds / TURNS), per_second(having, seconds / TURNS)) for _ in range(TURNS)]
    return max(lap[0] for lap in laps), max(lap[1] for lap in laps)


def copying(table: DarkMatter, past: Step | None) -> Act:
    """Return the act of copying a match with that past."""
    return started(table, FIRST_SEED, past).copy


def imagining(table: DarkMatter, past: Step | None) -> Act:
    """Return the act of imagining a match with that past."""
    match = started(table, FIRST_SEED, past)
    rng = Random(5)
    return lambda: match.imagine(0, rng)


def thirds(table: DarkMatter, seconds: float) -> tuple[float, float, float]:
    """Return decisions per CPU-second in the first, middle and last third of games."""
    decisions = [0, 0, 0]
    cpu = [0.0, 0.0, 0.0]
    seed = FIRST_SEED
    while sum(cpu) < seconds:
        third = table.play(seed).decisions // 3
        match = started(table, seed, None)
        draw = Random(seed).random
        for part, stop in enumerate((third, third, WHOLE_GAME)):
            clock = process_time()
            decisions[part] += play_on(match, draw, stop)
            cpu[part] += process_time() - clock
        seed += 1
    return decisions[0] / cpu[0], decisions[1] / cpu[1], decisions[2] / cpu[2]


def choices(table: DarkMatter) -> tuple[float, float, float]:
    """Return how many legal actions a seat has on average in each third."""
    offered = [0, 0, 0]
    decisions = [0, 0, 0]
    for seed in range(FIRST_SEED, FIRST_SEED + GAMES):
        length = table.play(seed).decisions
        match = started(table, seed, None)
        draw = Random(seed).random
        for made in range(length):
            part = min(2, made * 3 // length)
            offered[part] += len(match.actions(match.to_act[0]))
            decisions[part] += 1
            play_on(match, draw, 1)
    return offered[0] / decisions[0], offered[1] / decisions[1], offered[2] / decisions[2]
