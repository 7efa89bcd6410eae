"""`serendip data`: the numbers and cards of a game that a variant can change, with their rules."""

import argparse
import json

from serendip.cli.arguments import find_game
from serendip.cli.output import print_json
from serendip.core.errors import SerendipError

HELP = "list what a variant of a game can change: every number and card, with its rules"
EXAMPLES = (
    "serendip data dark-matter",
    "serendip data time-horizon energy",
    "serendip data pandorum --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only what has all these words in it")
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    from serendip.core.data_values import data_values
    from serendip.core.variant import heading_of

    game = find_game(args.game)
    wanted = [word.lower() for word in args.words]
    found = [
        value
        for value in data_values(game.package)
        if all(word in f"{value.path} {' '.join(value.rules)}".lower() for word in wanted)
    ]
    if not found:
        which = f"named {' '.join(args.words)!r}; `serendip data {game.name}` lists all" if wanted else "in files"
        raise SerendipError(f"{game.title} has no data {which}")
    if args.json:
        print_json([{"path": one.path, "value": one.value, "rules": list(one.rules)} for one in found])
        return 0
    heading = ""
    for one in found:
        table, name = heading_of(one.path)
        if table != heading:
            print(f"\n[{table}]" if heading else f"[{table}]")
            heading = table
        rules = f"    # {', '.join(one.rules)}" if one.rules else ""
        print(f"{name} = {json.dumps(one.value, ensure_ascii=False)}{rules}")
    return 0
