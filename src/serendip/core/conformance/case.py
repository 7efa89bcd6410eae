"""What is tested: a game with a number of seats and values for its options."""

from collections.abc import Iterator
from itertools import product
from math import prod

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match

FEW = 6
"""Up to so many combinations of options are all played; of more, each value once."""


class Case:
    """One way to play a game.

    `bound` is the number of decisions by which every match must have ended. `open` lists what seats see differently
    though it is not hidden from anybody, as paths in the view: `players/#/mine`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Plain] | None = None,
        bound: int = 10_000,
        open: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Plain] = options or {}
        self.bound = bound
        self.open = open

    def new(self, seed: int) -> Match:
        """Return a new match of it."""
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        """Return its name in the list of tests."""
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *chosen])


def cases(game: Game, bound: int = 10_000, open: tuple[str, ...] = ()) -> list[Case]:
    """Return every number of seats with every value of every option."""
    return [Case(game, seats, options, bound, open) for seats in game.seats for options in _options(game)]


def _options(game: Game) -> Iterator[dict[str, Plain]]:
    names = [option.name for option in game.choices]
    if prod(len(option.values) for option in game.choices) <= FEW:
        for values in product(*(option.values for option in game.choices)):
            yield dict(zip(names, values, strict=True))
        return
    yield game.options
    for option in game.choices:
        for value in option.values[1:]:
            yield {**game.options, option.name: value}
