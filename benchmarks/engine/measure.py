"""The stopwatch: how often something was done per second of CPU time, in this process alone."""

import gc
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

from benchmarks.engine.peers import Peer

FIRST_SEED = 1
BETWEEN_LOOKS = 0.01
"""Seconds between looks at the clock, so that looking costs nothing even where a game takes microseconds."""


class Playouts(NamedTuple):
    """What was played in one round."""

    decisions: int
    games: int
    cpu: float


def playouts(peer: Peer, seconds: float) -> Playouts:
    """Play whole random games for so long, in every round the same, so that rounds differ by noise only."""
    started = process_time()
    peer.play(FIRST_SEED)
    at_once = batch(process_time() - started)
    gc.collect()
    decisions = games = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        for seed in range(FIRST_SEED + games, FIRST_SEED + games + at_once):
            decisions += peer.play(seed).decisions
        games += at_once
        spent = process_time() - started
    return Playouts(decisions, games, spent)


def per_second(act: Callable[[], object], seconds: float) -> float:
    """Return how often it can be done per second of CPU time."""
    started = process_time()
    act()
    at_once = batch(process_time() - started)
    gc.collect()
    done = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(at_once):
            act()
        done += at_once
        spent = process_time() - started
    return done / spent


def batch(once: float) -> int:
    """Return how often something that takes so long may be done between two looks at the clock."""
    return max(1, int(BETWEEN_LOOKS / max(once, 1e-6)))
