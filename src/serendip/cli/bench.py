"""`serendip bench`: how quick the engine is here."""

import argparse
import time
from collections.abc import Callable
from random import Random

import serendip
from serendip.cli.arguments import amount, find_game
from serendip.cli.output import print_json
from serendip.cli.progress import Progress
from serendip.core.game import Game
from serendip.core.match import Match

HELP = "measure decisions, copies, imagined matches and views per second on this machine"
EXAMPLES = ("serendip bench", "serendip bench dark-matter --seconds 3 --json")

MIDDLE = 30
"""How many decisions into a game the copied and imagined match is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name; left out: all games")
    parser.add_argument(
        "--seconds", type=amount(" of seconds"), default=1.0, metavar="N", help="how long each figure takes (1)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    games = [find_game(args.game)] if args.game else [serendip.game(name) for name in serendip.games()]
    figures = {game: measure(game, args.seconds) for game in games}
    if args.json:
        print_json({game.name: {**rates, "compiled": compiled()} for game, rates in figures.items()})
        return 0
    for game, rates in figures.items():
        build = "compiled" if compiled() else "pure Python"
        print(f"{game.title}, {game.seats[-1]} seats, random play, one process, {build}")
        for what, rate in rates.items():
            print(f"  {rate:>12,.0f} {what} per CPU-second")
    print("Figures of one machine at one moment; benchmarks/ compares them with other engines in one run.")
    return 0


def compiled() -> bool:
    """Say whether the rules run as compiled code."""
    from serendip.core import chance

    return not (chance.__file__ or "").endswith(".py")


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Return how often each thing can be done in a second of this processor."""
    rng = Random(1)
    middle = game.new(seats=game.seats[-1], seed=1)
    for _ in range(MIDDLE):
        if middle.wait():
            _decide(middle, rng)
    seat = middle.to_act[0] if middle.wait() else 0
    things: dict[str, Callable[[], object]] = {
        "decisions": _endless_play(game, rng),
        "copies": middle.copy,
        "imagined matches": lambda: middle.imagine(seat, rng),
        "views": lambda: middle.view(seat),
    }
    rates: dict[str, float] = {}
    with Progress(f"measuring {game.name}") as progress:
        for what, do in things.items():
            progress(len(rates), len(things))
            rates[what] = _rate(do, seconds)
    return rates


def _decide(match: Match, rng: Random) -> None:
    seat = match.to_act[int(rng.random() * len(match.to_act))]
    actions = match.actions(seat)
    match.play(seat, actions[int(rng.random() * len(actions))])


def _endless_play(game: Game, rng: Random) -> Callable[[], object]:
    """Return a function that makes one decision, in a new match whenever one is over."""
    match = game.new(seats=game.seats[-1], seed=rng.getrandbits(62))

    def decide() -> None:
        nonlocal match
        if not match.wait():
            match = game.new(seats=game.seats[-1], seed=rng.getrandbits(62))
        _decide(match, rng)

    return decide


def _rate(do: Callable[[], object], seconds: float) -> float:
    """Return how often something can be done per second of processor time."""
    times = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(200):
            do()
        times += 200
        spent = time.process_time() - start
    return times / spent
