"""Two variants of a game on the same luck: what differs, how sure that is, and when enough was played.

Every pair of games has the same seed, the same bots and the same luck in separate streams, so that most of what chance
does cancels out in the difference.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, NamedTuple

import serendip
from serendip.bots import Bot
from serendip.core.errors import SerendipError
from serendip.core.streams import APART
from serendip.core.variant import Variant
from serendip.lab.comparison import Comparison, StopAt
from serendip.lab.games import MatchJob, Result
from serendip.lab.players import Keeper, Players, Progress, played
from serendip.lab.simulate import options_of, seating

FIRST_LOOK: Final = 50
"""After how many pairs one may stop at the earliest."""

PIECE: Final = 100
"""How many pairs are played before the other side has its turn, so that an interruption leaves whole pairs."""


class Compared(NamedTuple):
    """One of the two: a variant, or the game as it is, with options."""

    variant: Variant | None = None
    options: Mapping[str, Any] = {}


def compare(
    game_name: str,
    a: Compared,
    b: Compared,
    seats: int | None = None,
    games: int = 1000,
    bots: Sequence[str | type[Bot]] = ("thumb",),
    seed: int = 1,
    precision: float | None = None,
    measure: str = "choices",
    workers: int | None = None,
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> Comparison:
    """Play pairs of games, `games` of each side at most, and report what differs.

    With a `precision` it looks at the `measure` now and then, and stops when its difference is known so well. The error
    is shared out among the looks (Bonferroni): whenever it stopped, an interval is wrong in 5 % of such comparisons at
    most. Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot, BadVariant.
    """
    if games < 2:
        raise SerendipError(f"a comparison needs two pairs of games at least, not {games}")
    if precision is not None and precision <= 0:
        raise SerendipError(f"a precision is a number above 0, not {precision}")
    game = serendip.game(game_name)
    first = game.new(seats, seed, options_of(a.variant, a.options))
    second = game.new(seats, seed, options_of(b.variant, b.options))
    sitting = seating(first.seats, bots)
    if a.variant == b.variant and first.options == second.options:
        raise SerendipError("both sides are the same: name a variant or an option for one of them")

    def job(number: int) -> MatchJob:
        side, options = (a, first.options) if number % 2 == 0 else (b, second.options)
        return MatchJob(game_name, sitting, options, f"{seed} game {number // 2}", side.variant, APART)

    looks = looks_at(games) if precision is not None else [games]
    goal = StopAt(measure, precision, len(looks))
    results: dict[int, Result] = {}
    sides = (told(a, first.options, game.options), told(b, second.options, game.options))

    def found() -> Comparison:
        ours = [results[number] for number in sorted(results) if number % 2 == 0 and number + 1 in results]
        theirs = [results[number] for number in sorted(results) if number % 2 and number - 1 in results]
        return Comparison(game, sides, sitting, seed, games, goal, ours, theirs)

    with Players(workers) as players:
        start = 0
        for look in looks:
            while start < look:
                piece = range(2 * start, 2 * min(look, start + PIECE))
                fresh = played(players, {one: job(one) for one in piece}, 2 * games, results, progress, keeper)
                results.update(fresh)
                if len(fresh) < len(piece):
                    return found()
                start += PIECE if start + PIECE < look else look - start
            if precision is not None and found().precise():
                break
    return found()


def looks_at(games: int) -> list[int]:
    """Return after how many pairs the difference is looked at: each time about twice as many, then all."""
    looks = [games]
    while looks[0] >= 2 * FIRST_LOOK:
        looks.insert(0, ceil(looks[0] / 2))
    return looks


def told(side: Compared, options: Mapping[str, Any], usual: Mapping[str, Any]) -> str:
    """Return what a side is called."""
    unusual = [f"{name}={value}" for name, value in options.items() if value != usual[name]]
    name = side.variant.name if side.variant is not None else "the game as it is"
    return ", ".join([name, *unusual]) if side.variant is not None or not unusual else ", ".join(unusual)
