"""What all runs of many games have in common on the command line: their luck, options, variant and processes."""

import argparse
from typing import Any

from serendip.cli.arguments import OPTION, find_options, read_seed, whole_number
from serendip.cli.reporting import add_reporting
from serendip.cli.variants import VARIANT, load_variant
from serendip.core.game import Game


def add_run(parser: argparse.ArgumentParser) -> None:
    """Declare it, and what becomes of the report and of the games."""
    parser.add_argument(
        "--seed", type=read_seed, default=1, metavar="N", help="the same number plays the same games (1)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    parser.add_argument("--variant", metavar="FILE", help=VARIANT)
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")
    add_reporting(parser)


def how(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """Return what of it decides which games are played, for a plan."""
    return {
        "game": game.name,
        "seed": args.seed,
        "options": find_options(game, args.option),
        "variant": load_variant(args.variant, game.name),
    }
