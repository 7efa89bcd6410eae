"""The search for numbers that reach goals: Optuna proposes variants, and the lab plays them on the same luck.

The goals are not weighed against each other: what is found is a front of variants of which none is better in every
goal. A variant that is sure to be farther from every goal than one before, by a paired test after a part of its games,
is not played to the end. Optuna comes with `pip install 'serendip[lab]'`.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import serendip
from serendip.bots import Bot
from serendip.core.errors import SerendipError
from serendip.core.streams import APART
from serendip.lab.comparison import measures
from serendip.lab.games import MatchJob, Result
from serendip.lab.players import Players, Progress, played
from serendip.lab.significance import student
from serendip.lab.simulate import options_of, seating
from serendip.lab.space import Goal, Space, reached, variant_of_values
from serendip.lab.tune_report import Trial, TuneReport

PART: Final = 4
"""After one in so many of its games a variant may be given up."""

FEWEST: Final = 20
"""Of fewer games no variant is given up."""

ERROR: Final = 0.01
"""How often a variant may be given up by chance, for each goal."""


class SearchTerms(NamedTuple):
    """What is the same for all variants: the bots by seat, how many games, and the seed."""

    bots: tuple[str, ...]
    games: int
    seed: int


def tune(
    space: Space,
    seats: int | None = None,
    games: int = 200,
    trials: int = 30,
    bots: Sequence[str | type[Bot]] = ("thumb",),
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> TuneReport:
    """Try so many variants, each with so many games at most, and return what was found.

    The first one is the game as it is. Interrupted (Ctrl-C), it returns what was tried so far. Raises UnknownGame,
    WrongSeats, UnknownOption, UnknownBot, BadVariant, BadSpace.
    """
    optuna = need_optuna()
    if games < 2 or trials < 1:
        raise SerendipError(f"a search needs two games and one variant at least, not {games} and {trials}")
    game = serendip.game(space.game)
    first = game.new(seats, seed, options)
    terms = SearchTerms(seating(first.seats, bots), games, seed)
    found: list[Trial] = []
    base = _tried(space, terms, options or {}, None, None, workers)
    interrupted = base is None
    if base is not None:
        found.append(base)
    study = optuna.create_study(
        directions=["minimize"] * len(space.aims), sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True)
    )
    for number in range(1, trials) if base is not None else ():
        asked = study.ask()
        values = {knob.path: _proposed(asked, knob) for knob in space.knobs}
        best = min(found, key=lambda one: sum(one.misses))
        trial = next((one for one in found if one.values == values), None)
        if trial is None:
            trial = _tried(space, terms, options or {}, values, best, workers)
            if trial is None:
                interrupted = True
                break
            found.append(trial)
        study.tell(asked, list(trial.misses))
        if progress is not None:
            progress(number + 1, trials)
    return TuneReport(game, space, terms.bots, seed, found, interrupted)


def need_optuna() -> Any:
    """Return Optuna, told to be quiet. Raises SerendipError if it is not there."""
    try:
        import optuna
    except ModuleNotFoundError as missing:
        raise SerendipError(f"tune searches with Optuna ({missing}): pip install 'serendip[lab]'") from missing
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna


def _proposed(asked: Any, knob: Any) -> Any:
    """Return what Optuna proposes for a value."""
    if knob.among:
        return knob.among[asked.suggest_int(knob.path, 0, len(knob.among) - 1)]
    whole = isinstance(knob.low, int) and isinstance(knob.high, int)
    return (asked.suggest_int if whole else asked.suggest_float)(knob.path, knob.low, knob.high)


def _tried(
    space: Space,
    terms: SearchTerms,
    options: Mapping[str, Any],
    values: Mapping[str, Any] | None,
    best: Trial | None,
    workers: int | None,
) -> Trial | None:
    """Play a variant, to the end or until it is sure to be worse; None if it was interrupted."""
    variant = None if values is None else variant_of_values(space, "a trial", values)
    chosen = serendip.game(space.game).check_options(options_of(variant, options))
    jobs = {
        number: MatchJob(space.game, terms.bots, chosen, f"{terms.seed} game {number}", variant, APART)
        for number in range(terms.games)
    }
    part = max(FEWEST, terms.games // PART)
    results: dict[int, Result] = {}
    with Players(workers) as players:
        for piece in (range(min(part, terms.games)), range(part, terms.games)):
            results |= played(players, {number: jobs[number] for number in piece}, terms.games, results)
            if players.interrupted:
                return None
            if best is not None and len(results) < terms.games and worse(space.aims, results, best.results):
                break
    games = list(results.values())
    known = best.deeds if best is not None else ()
    reaching = [reached(aim, games, known) for aim in space.aims]
    return Trial(dict(values or {}), results, reaching, space.aims, stopped=len(results) < terms.games)


def worse(aims: Sequence[Goal], results: Mapping[int, Result], best: Mapping[int, Result]) -> bool:
    """Say whether games are sure to be farther from every goal than those of a former variant on the same luck."""
    for aim in aims:
        pairs = [
            (mine[aim.measure], yours[aim.measure])
            for mine, yours in ((measures(results[one]), measures(best[one])) for one in results if one in best)
            if aim.measure in mine and aim.measure in yours
        ]
        if len(pairs) < FEWEST:
            return False
        mean = sum(mine for mine, _ in pairs) / len(pairs)
        before = sum(yours for _, yours in pairs) / len(pairs)
        gains = [mine - yours for mine, yours in pairs]
        spread = sqrt(sum((gain - (mean - before)) ** 2 for gain in gains) / (len(gains) - 1))
        margin = student(len(gains) - 1, ERROR) * spread / sqrt(len(gains))
        nearest = min(aim.miss(mean - margin), aim.miss(mean + margin), aim.miss(mean))
        if nearest <= aim.miss(before):
            return False
    return True
