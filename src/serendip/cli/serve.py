"""`serendip serve`: the table on the web."""

import argparse
import threading
import webbrowser

from serendip.cli.arguments import look_here
from serendip.cli.hosting import need_server
from serendip.cli.variants import VARIANT, load_variant
from serendip.games import play_as
from serendip.server.configuration import add_flags, configured

HELP = "serve the web table, for playing in a browser alone or with friends"
EXAMPLES = (
    "serendip serve",
    "serendip serve --port 8123 --data ./tables",
    "serendip serve --config /etc/serendip.toml",
    "serendip serve --bot dark-matter=my_package:MyBot",
    "serendip serve --variant variant.toml --data ./playtest",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: a flag for each setting."""
    parser.add_argument("--variant", metavar="FILE", help=f"serve a game as a variant, to everybody: {VARIANT}")
    parser.add_argument("--open", action="store_true", help="open the page in the browser, too")
    add_flags(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    need_server()
    variant = load_variant(args.variant)
    if variant is not None:
        play_as(variant)
    from serendip.server.journal import write_to_stderr
    from serendip.server.own_bots import check_own_bots
    from serendip.server.run import serve

    settings = configured(vars(args))
    if settings.bots:
        look_here()
        check_own_bots(settings.bots)
    write_to_stderr(settings.log)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{shown}:{settings.port}/"

    def say_where() -> None:
        print(f"Serendip is at {address} (Ctrl-C stops it)", flush=True)
        if args.open:
            # The browser may print and take its time: neither is to hold the tables up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, say_where)
