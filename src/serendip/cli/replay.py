"""`serendip replay`: a saved match told in words, with its table at chosen moments or step by step."""

import argparse

from serendip.cli.arguments import number_in
from serendip.cli.output import print_json
from serendip.core.errors import SerendipError

HELP = "tell a saved match in words, with the table at chosen moments or step by step"
EXAMPLES = (
    "serendip replay dark-matter.save.json",
    "serendip replay dark-matter.save.json --seat 1 --at 10,20,end",
    "serendip replay dark-matter.save.json --seat all --step",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a match saved with `s`, or by Match.save()")
    parser.add_argument(
        "--seat",
        default="spectator",
        metavar="K",
        help="through whose eyes: a seat from 1, spectator (the usual), or all, which hides nothing",
    )
    parser.add_argument("--at", default="end", metavar="N,N", help="after which actions to show the table (end)")
    parser.add_argument("--step", action="store_true", help="go through it step by step, with the table")
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Tell the match."""
    from serendip.cli.console import Console
    from serendip.cli.saving import load_file
    from serendip.cli.scenes import Scenes

    scenes = Scenes(load_file(args.file), args.seat)
    if args.json:
        print_json(scenes.to_json())
        return 0
    console = Console()
    if args.step:
        scenes.step_through(console)
    else:
        scenes.tell(console, _moments(args.at, len(scenes) - 1))
    return 0


def _moments(text: str, last: int) -> set[int]:
    """Return the numbers of the actions after which the table is shown."""
    moments: set[int] = set()
    for part in text.split(","):
        word = part.strip()
        number = last if word == "end" else number_in(word)
        if number is None or not 0 <= number <= last:
            raise SerendipError(f"--at {word!r}: say numbers from 0 to {last}, or end, as in --at 10,20,end")
        moments.add(number)
    return moments
