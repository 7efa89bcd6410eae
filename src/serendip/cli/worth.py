"""`serendip worth`: what a card or a kind of action is worth to those who use it."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import find_game, read_bots, whole_number
from serendip.cli.reporting import check_places, tell
from serendip.cli.runs import add_run, how

HELP = "withhold cards and kinds of action from those who use them, to see what they are worth"
EXAMPLES = (
    "serendip worth dark-matter --seats 3 --games 500 --bots thumb",
    'serendip worth dark-matter --of "bubble chamber" --of revolution --pairs 400',
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument(
        "--of",
        action="append",
        default=[],
        metavar="WORDS",
        help="of what, by a part of its name; repeatable (each kind)",
    )
    parser.add_argument("--seats", type=whole_number(2), metavar="N", help="how many play (2, or the fewest above)")
    parser.add_argument("--games", type=whole_number(1), metavar="N", help="how many games to begin with (500)")
    parser.add_argument("--pairs", type=whole_number(2), default=200, metavar="N", help="how many pairs of each (200)")
    parser.add_argument(
        "--bots", type=read_bots, default=["thumb"], metavar="A,B", help=f"who plays, in turn (thumb): {BOTS_IN_WORDS}"
    )
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games, then those in which something is withheld."""
    from serendip.cli.keeping import Run
    from serendip.lab import worth

    check_places(args)

    def plan() -> dict[str, object]:
        game = find_game(args.game)
        return {
            **how(game, args),
            "of": args.of,
            "seats": args.seats or max(2, game.seats[0]),
            "games": args.games or 500,
            "pairs": args.pairs,
            "bots": args.bots,
        }

    with Run("worth", args, plan) as run:
        told = run.plan
        report = worth(
            told["game"],
            told["of"],
            seats=told["seats"],
            games=told["games"],
            pairs=told["pairs"],
            bots=told["bots"],
            **run.ways,
        )
    tell(report, args)
    return run.end(report.games, report.asked)
