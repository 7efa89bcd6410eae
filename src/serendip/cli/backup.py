"""`serendip backup`: a copy of all tables, also while they are played at."""

import argparse
import time
from pathlib import Path

from serendip.cli.arguments import whole_number
from serendip.cli.hosting import add_data, data_of
from serendip.core.errors import SerendipError

HELP = "copy all tables of a server into a file, while it runs or not"
EXAMPLES = ("serendip backup /var/backups", "serendip backup tables.db --data ./tables", "serendip backup . --keep 14")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("to", type=Path, metavar="FILE", help="the file to write, or a folder for a file with a date")
    keep = "delete the oldest copies in that folder but N"
    parser.add_argument("--keep", type=whole_number(1), metavar="N", help=keep)
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Copy, and say where."""
    from serendip.server.storage.backup import back_up, prune
    from serendip.server.storage.folder import database_in

    if args.keep and not args.to.is_dir():
        raise SerendipError(f"--keep needs a folder of copies, and {args.to} is none: make it first")
    made = back_up(database_in(data_of(args)), args.to, time.time())
    print(f"{made} ({made.stat().st_size:,} bytes)")
    for old in prune(args.to, args.keep) if args.keep else ():
        print(f"deleted {old}")
    return 0
