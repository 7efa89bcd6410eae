"""`serendip restore`: tables back from a copy."""

import argparse
import time
from pathlib import Path

from serendip.cli.hosting import add_data, data_of

HELP = "put a copy made by `serendip backup` in place of a server's tables; the server must be stopped"
EXAMPLES = ("serendip restore /var/backups/serendip-20260101-040000.db", "serendip restore tables.db --data ./tables")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("copy", type=Path, metavar="FILE", help="the copy")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Put it back, and say what became of the tables before."""
    from serendip.server.storage.backup import restore

    data = data_of(args)
    before = restore(args.copy, data, time.time())
    print(f"The tables of {args.copy} are in {data} now.")
    if before is not None:
        print(f"Those from before are in {before}: delete it when you miss nothing.")
    return 0
