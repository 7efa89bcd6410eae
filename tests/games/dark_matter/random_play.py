"""Whole games played at random, position by position."""

import random
from collections.abc import Iterator

from serendip import Match, game


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Play a game of random choices; yield the match at every decision and at its end."""
    match = game("dark-matter").new(seats=seats, seed=seed)
    rng = random.Random(f"{seats} {seed}")
    while match.wait():
        yield match
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.actions(seat)))
    yield match


def finished(seats: int, seed: int) -> Match:
    """Return a match that was played at random to its end."""
    match = game("dark-matter").new(seats=seats, seed=seed)
    rng = random.Random(f"{seats} {seed}")
    while match.wait():
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.actions(seat)))
    return match
