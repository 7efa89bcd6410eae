"""`serendip arena`: which bot plays best."""

import argparse

from serendip.cli.arguments import find_game, read_bots, read_seats, read_seed, whole_number
from serendip.cli.output import print_json

HELP = "let bots play against each other and rank them"
EXAMPLES = (
    "serendip arena dark-matter --bots random,thumb,search:200 --games 300",
    "serendip arena dark-matter --bots thumb,search:50ms --games 100 --seats 2,3 --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--bots", type=read_bots, required=True, metavar="A,B,…", help="who competes, at least two")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (100)")
    parser.add_argument(
        "--seats", type=read_seats, metavar="N,N", help="at tables of how many (all of two and more), as in 2,3,4"
    )
    parser.add_argument(
        "--seed", type=read_seed, default=1, metavar="N", help="the same number plays the same games (1)"
    )
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Hold the contest and print the ladder."""
    from serendip.cli.progress import Progress
    from serendip.lab import arena

    game = find_game(args.game)
    with Progress("games") as progress:
        report = arena(
            game.name,
            bots=args.bots,
            games=args.games,
            seats=args.seats,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
        )
    if args.json:
        print_json(report.to_json())
    else:
        print(report.words())
    return 0
