"""Learning how true chances look: matches between bots are watched, weights fitted to them, and others held out.

Weights are learned from thousands of matches of rules of thumb, and then suited to stronger bots, which take too long
for so many: among others a game may end otherwise more often (four thumbs in Dark Matter often leave nobody a winner).
Held-out matches are of other deals, and what is said of the weights is measured on them alone.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import serendip
from serendip.core.game import Game
from serendip.core.outlook import EACH_ALONE, ONE_WINS, Outlook
from serendip.lab.calibration import Tenth, Told, TrueChances, bins, brier, figures, log_loss
from serendip.lab.players import Progress, cores
from serendip.lab.watching import Sight, Watch, Watched, watch_all

Fit: TypeAlias = Callable[[Sequence[Watched], str], list[list[float]]]
Suit: TypeAlias = Callable[[list[list[float]], Sequence[Watched], str], list[list[float]]]

PLAYOUTS = 60
LOOKS = 12
"""At how many positions a match is looked at on average, beside its opening."""
TRIED = 10
"""In how many matches it is seen how long they are."""
PHASES = ("opening", "first quarter", "second quarter", "third quarter", "last quarter")
SHARED = 0.02
"""In how many matches at most a win may be shared where only one side wins as a rule."""
FEWEST = 50
"""Of a phase that fewer matches came to nothing is claimed."""


class LearningPlan(NamedTuple):
    """What is played to learn one game with one number of seats."""

    game: str
    seats: int
    games: int
    held_out: int
    strong: int
    bot: str
    strong_bot: str
    seed: int
    playouts: int = 0
    """How many more games are watched to compare with playouts."""


class JudgedPhase(NamedTuple):
    """What is said of the chances in one phase of held-out matches."""

    name: str
    told: TrueChances
    even_brier: float
    even_loss: float
    estimated: tuple[float, float] | None
    """The log loss of the game's own estimate and of the chances, where there is such an estimate."""
    groups: list[Tenth]


class Learned(NamedTuple):
    """What was learned of one game with one number of seats, and how true it is on held-out matches."""

    plan: LearningPlan
    outlook: Outlook
    rules: str
    phases: list[JudgedPhase]
    strong: list[JudgedPhase]
    opening: list[tuple[float, float]]
    """Of each seat what it is told at the opening, and how often it wins, among those whom the weights suit."""
    against: tuple[int, float, float] | None = None
    """In how many positions it was compared with playouts to the end, and the log loss of these and of the chances."""


def learn(plan: LearningPlan, workers: int | None = None, progress: Progress | None = None) -> Learned:
    """Play, fit and measure. Raises SerendipError if the game tells no signs, or NumPy is missing."""
    game = serendip.game(plan.game)
    if not game.signs_told:
        raise serendip.SerendipError(f"{game.title} tells no signs to learn from: see `Ruleset.signs`")
    fit, suited = fitting()
    hands = cores() if workers is None else workers
    tried = watch_all(jobs(plan, "tried", TRIED, plan.bot, 1.0), hands)
    one_of = max(1.0, sum(len(one.seen) for one in tried) / TRIED / LOOKS)
    watched = watch_all(jobs(plan, "learned", plan.games, plan.bot, one_of), hands, progress)
    link = link_of(watched)
    weights = fit(watched, link)
    if plan.strong:
        stronger = watch_all(jobs(plan, "suited", plan.strong, plan.strong_bot, one_of), hands, progress)
        weights = suited(weights, stronger, link)
    outlook = Outlook(link, weights)
    held_out = watch_all(jobs(plan, "held out", plan.held_out, plan.bot, one_of), hands, progress)
    strong = watch_all(jobs(plan, "strong", plan.strong, plan.strong_bot, one_of), hands, progress)
    return Learned(
        plan,
        outlook,
        game.fingerprint,
        judged(outlook, held_out),
        judged(outlook, strong),
        openings(outlook, strong or held_out),
        against_playouts(outlook, watch_all(playout_jobs(plan, one_of), hands, progress)),
    )


def playout_jobs(plan: LearningPlan, one_of: float) -> list[Watch]:
    """Return the matches in which one position each is played to its end again and again."""
    watched = jobs(plan, "played out", plan.playouts, plan.bot, one_of)
    return [job._replace(playouts=PLAYOUTS) for job in watched]


def against_playouts(outlook: Outlook, watched: Sequence[Watched]) -> tuple[int, float, float] | None:
    """Return in how many positions there were playouts, and the log loss of these and of the chances there."""
    playouts: list[Told] = []
    told: list[Told] = []
    for one in watched:
        for sight in one.seen:
            if sight.played_out is not None:
                playouts += zip(sight.played_out[: one.seats], one.won, strict=False)
                told += told_in(outlook, sight, one)
    return (len(told) // watched[0].seats, log_loss(playouts), log_loss(told)) if told else None


def fitting() -> tuple[Fit, Suit]:
    """Return what finds weights and what suits them, which needs NumPy. Raises SerendipError without it."""
    try:
        from serendip.lab.fitting import fit, suited
    except ImportError as error:
        raise serendip.SerendipError("learning needs NumPy: pip install 'serendip[learning]'") from error
    return fit, suited


def jobs(plan: LearningPlan, what: str, count: int, bot: str, one_of: float) -> list[Watch]:
    """Return the matches to be watched for one purpose, each of its own deal."""
    bots = (bot,) * plan.seats
    return [Watch(plan.game, bots, f"{plan.seed} {what} {plan.seats} {number}", one_of) for number in range(count)]


def link_of(watched: Sequence[Watched]) -> str:
    """Say whether one side wins each match but for a few, or several or none may."""
    others = sum(sum(one.won) != 1.0 for one in watched)
    return ONE_WINS if others <= SHARED * len(watched) and len(watched[0].won) > 1 else EACH_ALONE


def judged(outlook: Outlook, watched: Sequence[Watched]) -> list[JudgedPhase]:
    """Return what is said of each phase to which enough matches came."""
    if not watched:
        return []
    even = sum(sum(one.won) / len(one.won) for one in watched) / len(watched)
    found: list[JudgedPhase] = []
    for number, name in enumerate(PHASES):
        told: list[list[Told]] = []
        estimated: list[Told] = []
        compared: list[Told] = []
        for one in watched:
            here = [sight for place, sight in enumerate(one.seen) if phase_of(place, sight) == number]
            if here:
                told.append([pair for sight in here for pair in told_in(outlook, sight, one)])
            for sight in here:
                if sight.estimates is not None:
                    estimated += zip(sight.estimates, one.won, strict=False)
                    compared += told_in(outlook, sight, one)
        if len(told) < FEWEST:
            continue
        all_ = [(even, won) for match in told for _, won in match]
        both = (log_loss(estimated), log_loss(compared)) if estimated else None
        own = figures(told, Random(number))
        groups = bins([pair for match in told for pair in match])
        found.append(JudgedPhase(name, own, brier(all_), log_loss(all_), both, groups))
    return found


def phase_of(place: int, sight: Sight) -> int:
    """Return the phase of a position: the opening, then by how far it is."""
    return 0 if place == 0 else 1 + min(3, int(sight.progress * 4))


def told_in(outlook: Outlook, sight: Sight, watched: Watched) -> Iterator[Told]:
    """Yield what everybody is told in a position, with what came of it."""
    yield from zip(chances_of(outlook, sight, watched.seats), watched.won, strict=False)


def chances_of(outlook: Outlook, sight: Sight, seats: int) -> list[float]:
    """Return everybody's chances in a position."""
    width = len(sight.rows) // sight.sides
    rows = [list(sight.rows[side * width : (side + 1) * width]) for side in range(sight.sides)]
    return outlook.chances((sight.progress, rows), seats)


def openings(outlook: Outlook, watched: Sequence[Watched]) -> list[tuple[float, float]]:
    """Return of each seat what it is told at the opening and how often it wins, on average."""
    told = [chances_of(outlook, one.seen[0], one.seats) for one in watched]
    count = len(watched)
    return [
        (sum(one[seat] for one in told) / count, sum(one.won[min(seat, len(one.won) - 1)] for one in watched) / count)
        for seat in range(watched[0].seats)
    ]


def kept(game: Game, learned: Sequence[Learned], before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the data file of a game's outlooks; of numbers of seats that were not learned now, those of before."""
    same = before is not None and before["rules"] == game.fingerprint and tuple(before["signs"]) == game.signs_told
    seats: dict[str, Any] = dict(before["seats"]) if before is not None and same else {}
    for one in learned:
        plan = one.plan
        made = {"games": plan.games, "bot": plan.bot, "seed": plan.seed}
        if plan.strong:
            made |= {"strong": plan.strong, "strong_bot": plan.strong_bot}
        seats[str(one.plan.seats)] = {"link": one.outlook.link, "learned_from": made, "weights": one.outlook.weights}
    ordered = dict(sorted(seats.items(), key=lambda row: int(row[0])))
    return {"rules": game.fingerprint, "signs": list(game.signs_told), "seats": ordered}
