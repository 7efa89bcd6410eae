"""`serendip compare`: two variants of a game on the same luck, and what differs."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import amount, find_game, find_options, read_bots, read_seed, whole_number
from serendip.cli.reporting import add_reporting, check_places, tell
from serendip.cli.variants import load_variant

HELP = "play two variants of a game on the same luck and report what differs"
EXAMPLES = (
    "serendip compare dark-matter --b variant.toml --bots thumb --games 500",
    "serendip compare dark-matter --a old.toml --b new.toml --games 4000 --measure rounds --precision 0.1",
    "serendip compare pandorum --b base --b-option events=false --bots thumb --detect 0.5 --measure rounds",
)
BASE = "base"
SIDE = f"a variant's file, or {BASE}, the game as it is"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name: see `serendip games`")
    for side in ("a", "b"):
        parser.add_argument(f"--{side}", default=BASE, metavar="FILE", help=SIDE)
        parser.add_argument(
            f"--{side}-option", action="append", default=[], metavar="NAME=VALUE", help=f"an option of side {side}"
        )
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (the fewest, if left out)")
    parser.add_argument("--games", type=whole_number(2), metavar="N", help="how many games of each at most (1000)")
    parser.add_argument(
        "--bots", type=read_bots, default=["thumb"], metavar="A,B", help=f"who plays, in turn (thumb): {BOTS_IN_WORDS}"
    )
    parser.add_argument("--seed", type=read_seed, default=1, metavar="N", help="the same number, the same games (1)")
    parser.add_argument("--measure", default="choices", metavar="NAME", help="what matters most (choices)")
    parser.add_argument(
        "--precision", type=amount(), metavar="X", help="stop when the measure's difference is known to ± X"
    )
    parser.add_argument(
        "--detect", type=amount(), metavar="X", help="say how many games a difference of X in the measure needs"
    )
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")
    add_reporting(parser)


def run(args: argparse.Namespace) -> int:
    """Play the pairs and print what differs."""
    from serendip.cli.keeping import Run
    from serendip.lab import Compared, compare

    check_places(args)

    def plan() -> dict[str, object]:
        game = find_game(args.game)
        return {
            "game": game.name,
            "a": None if args.a == BASE else load_variant(args.a, game.name),
            "b": None if args.b == BASE else load_variant(args.b, game.name),
            "a options": find_options(game, args.a_option),
            "b options": find_options(game, args.b_option),
            "seats": args.seats or game.seats[0],
            "games": args.games or 1000,
            "bots": args.bots,
            "seed": args.seed,
            "precision": args.precision,
            "measure": args.measure,
        }

    with Run("compare", args, plan) as run:
        told = run.plan
        report = compare(
            told["game"],
            Compared(told["a"], told["a options"]),
            Compared(told["b"], told["b options"]),
            seats=told["seats"],
            games=told["games"],
            bots=told["bots"],
            seed=told["seed"],
            precision=told["precision"],
            measure=told["measure"],
            workers=args.workers,
            progress=run.progress,
            keeper=run.keeper,
        )
    tell(report, args)
    if args.detect and not args.json:
        print(f"\n{report.needed(args.detect)}")
    return run.end(report.pairs, report.asked if report.stopped else report.pairs)
