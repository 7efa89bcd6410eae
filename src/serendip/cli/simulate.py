"""`serendip simulate`: many games of bots, and what came of them."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import OPTION, find_game, find_options, read_bots, read_seed, whole_number
from serendip.cli.output import print_json

HELP = "let bots play many games and report how they end"
EXAMPLES = (
    "serendip simulate dark-matter --seats 3 --games 3000 --bots random",
    "serendip simulate dark-matter --seats 2 --games 200 --bots thumb,search:100 --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (the fewest, if left out)")
    parser.add_argument("--games", type=whole_number(1), default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument(
        "--bots",
        type=read_bots,
        default=["random"],
        metavar="A,B",
        help=f"who plays, in turn (random): {BOTS_IN_WORDS}",
    )
    parser.add_argument(
        "--seed", type=read_seed, default=1, metavar="N", help="the same number plays the same games (1)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the report."""
    from serendip.cli.progress import Progress
    from serendip.lab import simulate

    game = find_game(args.game)
    with Progress("games") as progress:
        report = simulate(
            game.name,
            seats=args.seats or game.seats[0],
            games=args.games,
            bots=args.bots,
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
