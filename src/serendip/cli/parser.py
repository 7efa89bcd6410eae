"""The commands and their arguments, with an example in each help text."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from serendip.cli import (
    arena,
    backup,
    bench,
    check,
    compare,
    data,
    export,
    forget,
    games,
    learn,
    luck,
    play,
    played,
    promises,
    replay,
    restore,
    rules,
    serve,
    simulate,
    tune,
    worth,
)

COMMANDS = (
    play,
    rules,
    replay,
    simulate,
    compare,
    worth,
    luck,
    tune,
    learn,
    arena,
    data,
    games,
    promises,
    serve,
    played,
    backup,
    restore,
    check,
    export,
    forget,
    bench,
)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose complaints are short and say where to look."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to find out more; leave with exit code 2."""
        self.exit(2, f"{self.prog}: {message}\nSee: {self.prog} --help\n")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments, with the command to run in `run`. Leaves with exit code 2 if they make no sense."""
    from serendip import __version__

    parser = Parser(
        prog="serendip",
        description="Science board games: play them, read their rules, replay and simulate them.",
        epilog="Start here:\n  serendip play dark-matter",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"serendip {__version__}")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        own = commands.add_parser(
            command.__name__.rpartition(".")[2],
            help=command.HELP,
            description=command.HELP[0].upper() + command.HELP[1:] + ".",
            epilog="Examples:\n" + "\n".join(f"  {example}" for example in command.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add_arguments(own)
        own.set_defaults(run=command.run)
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        parser.exit(0)
    return args
