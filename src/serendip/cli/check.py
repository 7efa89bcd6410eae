"""`serendip check`: are a server's tables sound?"""

import argparse
import sys

from serendip.cli.hosting import add_data, data_of, need_server

HELP = "look through a server's tables and say what is damaged, while it runs or not"
EXAMPLES = ("serendip check", "serendip check --data ./tables --replay")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--replay", action="store_true", help="play every match again, too, which takes a while")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Tell what is wrong; exit code 1 if something is."""
    from serendip.server.storage.folder import database_in
    from serendip.server.storage.soundness import faults, reading

    database = database_in(data_of(args))
    replay = None
    if args.replay:
        need_server()
        from serendip.server.tables.history import check_match

        replay = check_match
    number = 0
    with reading(database) as connection:
        for fault in faults(connection, replay):
            number += 1
            print(fault, file=sys.stderr)
        if number:
            print(f"{database}: {number} faults; the tables without them can be played", file=sys.stderr)
            print("A copy is put back with `serendip restore`.", file=sys.stderr)
            return 1
        [rooms] = connection.execute("SELECT count(*) FROM rooms").fetchone()
    print(f"{database} is sound: {rooms} tables")
    return 0
