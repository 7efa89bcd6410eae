"""`serendip simulate`: many games of bots, and what came of them."""

import argparse
from pathlib import Path

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import find_game, read_bots, whole_number
from serendip.cli.reporting import check_places, tell
from serendip.cli.runs import add_run, how

HELP = "let bots play many games and report how they end"
EXAMPLES = (
    "serendip simulate dark-matter --seats 3 --games 3000 --bots random",
    "serendip simulate dark-matter --seats 2 --games 200 --bots thumb,search:100 --json",
    "serendip simulate dark-matter --games 500 --bots thumb --variant variant.toml --drama 50",
    "serendip simulate --resume dark-matter.games",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (the fewest, if left out)")
    parser.add_argument("--games", type=whole_number(1), metavar="N", help="how many games (1000)")
    parser.add_argument(
        "--bots",
        type=read_bots,
        default=["random"],
        metavar="A,B",
        help=f"who plays, in turn (random): {BOTS_IN_WORDS}",
    )
    parser.add_argument(
        "--drama", type=whole_number(0), default=0, metavar="N", help="measure how the first N games felt, too (0)"
    )
    parser.add_argument("--parquet", metavar="FILE", help="write a row for each game, in parquet, too")
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the report."""
    from serendip.cli.keeping import Run
    from serendip.lab import simulate
    from serendip.lab.parquet import need_pyarrow, write_parquet

    check_places(args)
    if args.parquet:
        need_pyarrow()

    def plan() -> dict[str, object]:
        game = find_game(args.game)
        return {
            **how(game, args),
            "seats": args.seats or game.seats[0],
            "games": args.games or 1000,
            "bots": args.bots,
            "drama": args.drama,
        }

    with Run("simulate", args, plan) as run:
        told = run.plan
        report = simulate(
            told["game"],
            seats=told["seats"],
            games=told["games"],
            bots=told["bots"],
            drama=told["drama"],
            **run.ways,
        )
    if args.parquet:
        write_parquet(report, Path(args.parquet))
    tell(report, args)
    return run.end(report.games, report.asked)
