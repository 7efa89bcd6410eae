"""What is tested: a game with a number of seats and values for its options."""

from itertools import product
from math import prod

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match

FEW = 6
"""Up to so many combinations of options are all played; of more, each value once, several of them in one case."""


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
        chosen = [f"{name}={value}" for name, value in self.options.items() if value != game.options[name]]
        self._name = "-".join([game.name, str(seats), *chosen])

    def new(self, seed: int) -> Match:
        """Return a new match of it."""
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        """Return its name in the list of tests."""
        return self._name


def cases(game: Game, bound: int = 10_000, open: tuple[str, ...] = ()) -> list[Case]:
    """Return every number of seats with the usual options, and every other value of an option once."""
    usual, *others = _options(game)
    seats = list(game.seats)
    chosen = [(number, usual) for number in seats]
    chosen += [(seats[-1 - count % len(seats)], options) for count, options in enumerate(others)]
    return [Case(game, number, options, bound, open) for number, options in chosen]


def all_cases(game: Game, bound: int = 10_000) -> list[Case]:
    """Return every number of seats with every choice of options."""
    return [Case(game, seats, options, bound) for seats in game.seats for options in _options(game)]


def _options(game: Game) -> list[dict[str, Plain]]:
    """Return all combinations of the options' values if they are few, else each value once; the usual ones first.

    As many cases as the option with most values needs; the values of the others are spread over them.
    """
    names = [option.name for option in game.choices]
    if prod(len(option.values) for option in game.choices) <= FEW:
        every = product(*(option.values for option in game.choices))
        return [dict(zip(names, values, strict=True)) for values in every]
    mixed = [dict(game.options) for _ in range(max(len(option.values) for option in game.choices) - 1)]
    place = 0
    for option in game.choices:
        for value in option.values[1:]:
            mixed[place % len(mixed)][option.name] = value
            place += 1
    return [game.options, *mixed]
