"""`serendip arena`: which bot plays best."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import OPTION, find_game, find_options, read_bots, read_seats, read_seed, whole_number
from serendip.cli.output import print_json

HELP = "let bots play against each other and rank them"
EXAMPLES = (
    "serendip arena dark-matter --bots random,thumb,search:200 --games 300",
    "serendip arena dark-matter --bots thumb,search:50ms --games 100 --seats 2,3 --json",
)
GAMES = "how many games at each size of table (100), rounded up so that all bots sit everywhere equally often"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument(
        "--bots", type=read_bots, required=True, metavar="A,B,…", help=f"who competes, at least two: {BOTS_IN_WORDS}"
    )
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help=GAMES)
    parser.add_argument(
        "--seats", type=read_seats, metavar="N,N", help="at tables of how many (all of two and more), as in 2,3,4"
    )
    parser.add_argument(
        "--seed", type=read_seed, default=1, metavar="N", help="the same number plays the same games (1)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
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
            options=find_options(game, args.option),
            workers=args.workers,
            progress=progress,
        )
    if args.json:
        print_json(report.to_json())
    else:
        print(report.words())
    return 0
