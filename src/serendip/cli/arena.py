"""`serendip arena`: which bot plays best."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import find_game, read_bots, read_seats, whole_number
from serendip.cli.reporting import check_places, tell
from serendip.cli.runs import add_run, how

HELP = "let bots play against each other and rank them"
EXAMPLES = (
    "serendip arena dark-matter --bots random,thumb,search:200 --games 300",
    "serendip arena dark-matter --bots thumb,search:50ms --games 100 --seats 2,3 --json",
)
GAMES = "how many games at each size of table (100), rounded up so that all bots sit everywhere equally often"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--bots", type=read_bots, metavar="A,B,…", help=f"who competes, at least two: {BOTS_IN_WORDS}")
    parser.add_argument("--games", type=whole_number(1), metavar="N", help=GAMES)
    parser.add_argument(
        "--seats", type=read_seats, metavar="N,N", help="at tables of how many (all of two and more), as in 2,3,4"
    )
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    """Hold the contest and print the ladder."""
    from serendip.cli.keeping import Run
    from serendip.core.errors import SerendipError
    from serendip.lab import arena

    check_places(args)

    def plan() -> dict[str, object]:
        game = find_game(args.game)
        if not args.bots:
            raise SerendipError("say who competes: --bots random,thumb")
        return {
            **how(game, args),
            "seats": args.seats,
            "games": args.games or 100,
            "bots": args.bots,
        }

    with Run("arena", args, plan) as run:
        told = run.plan
        report = arena(
            told["game"],
            bots=told["bots"],
            games=told["games"],
            seats=told["seats"],
            **run.ways,
        )
    tell(report, args)
    return run.end(report.games, report.asked)
