"""`serendip luck`: how far the deal decides, and how far the better player."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import find_game, read_bots, whole_number
from serendip.cli.reporting import check_places, tell
from serendip.cli.runs import add_run, how

HELP = "play deals from every seat, to see whether the deal decides or the better player"
EXAMPLES = (
    "serendip luck dark-matter --bots thumb,random",
    "serendip luck dark-matter --bots thumb,search:100 --games 40 --replays 1",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument(
        "--bots", type=read_bots, metavar="A,B", help=f"two different ones at least, in turn: {BOTS_IN_WORDS}"
    )
    parser.add_argument("--seats", type=whole_number(2), metavar="N", help="how many play (2, or the fewest above)")
    parser.add_argument("--games", type=whole_number(1), metavar="N", help="how many deals (100)")
    parser.add_argument("--replays", type=whole_number(1), default=2, metavar="N", help="how often each is played (2)")
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    """Play the deals."""
    from serendip.cli.keeping import Run
    from serendip.core.errors import SerendipError
    from serendip.lab import luck

    check_places(args)

    def plan() -> dict[str, object]:
        game = find_game(args.game)
        if not args.bots:
            raise SerendipError("say who plays, two different bots at least: --bots thumb,random")
        return {
            **how(game, args),
            "seats": args.seats or max(2, game.seats[0]),
            "games": args.games or 100,
            "replays": args.replays,
            "bots": args.bots,
        }

    with Run("luck", args, plan) as run:
        told = run.plan
        report = luck(
            told["game"],
            told["bots"],
            seats=told["seats"],
            deals=told["games"],
            replays=told["replays"],
            **run.ways,
        )
    tell(report, args)
    return run.end(report.games, report.asked)
