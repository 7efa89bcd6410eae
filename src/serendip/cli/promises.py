"""`serendip promises`: whether a game keeps the promises that every game makes, for whoever writes one."""

import argparse

from serendip.cli.arguments import find_game

HELP = "try whether a game keeps the promises of every game, and say by which mistake it does not"
EXAMPLES = ("serendip promises dark-matter --quick", "serendip promises my-game")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--quick", action="store_true", help="with the smallest table only, and without bots")


def run(args: argparse.Namespace) -> int:
    """Try one promise after the other; stop at the first that is broken."""
    from serendip.bots.promises import BOT_PROMISES
    from serendip.cli.progress import Progress
    from serendip.conformance import PROMISES, BrokenPromise, cases

    game = find_game(args.game)
    every = cases(game)
    smallest = next((case for case in every if case.seats > 1), every[0])
    tried = [(promise, case) for promise in PROMISES for case in ([smallest] if args.quick else every)]
    tried += [] if args.quick else [(promise, smallest) for promise in BOT_PROMISES]
    with Progress("promises") as progress:
        for number, (promise, case) in enumerate(tried):
            progress(number, len(tried))
            try:
                promise(case)
            except BrokenPromise as broken:
                print(f"{promise.__name__} is broken.\n{broken}")
                print("docs/adding-a-game.md says where to look. Mend this first: one mistake breaks many promises.")
                return 1
    kept = len({promise.__name__ for promise, _ in tried})
    tables = len({str(case) for _, case in tried})
    print(f"{game.title} keeps all {kept} promises, with {tables} kinds of table.")
    return 0
