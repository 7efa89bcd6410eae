"""`serendip played`: how people's games went on one's own server."""

import argparse

from serendip.cli.arguments import find_game
from serendip.cli.hosting import add_data, data_of, need_server
from serendip.cli.output import print_json
from serendip.cli.reporting import add_reporting, check_places, write_report

HELP = "tell how people's games went on a server: length, seats, what was done, what was abandoned; no names"
EXAMPLES = ("serendip played", "serendip played pandorum --data ./tables --html real-play.html")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only of this game")
    add_reporting(parser, runs=False)
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Read the tables and print what they tell."""
    need_server()
    import sys
    import time

    from serendip.core.errors import SerendipError
    from serendip.lab.figures import table
    from serendip.server.real_play import real_play
    from serendip.server.storage.folder import database_in
    from serendip.server.storage.soundness import reading

    check_places(args)
    only = None if args.game is None else find_game(args.game).name
    if only is None and (args.html or args.csv):
        raise SerendipError("a page and tables are of one game: name it, as in serendip played pandorum")
    with reading(database_in(data_of(args))) as connection:
        found, unreadable = real_play(connection, time.time(), only)
    if unreadable:
        print(f"serendip: {unreadable} tables can't be read; `serendip check` tells more", file=sys.stderr)
    for report in found:
        write_report(report, args)
    if args.json:
        print_json([report.to_json() for report in found])
        return 0
    for report in found:
        rows = [table(head, rows) for head, rows in report.tables().values()]
        print("\n\n".join([report.heading, "\n".join(report.sentences()), *rows]), end="\n\n")
    if not found:
        print("Nobody has played here yet.")
    return 0
