"""`serendip serve`: the table on the web."""

import argparse
import threading
import webbrowser
from pathlib import Path

from serendip.core.errors import SerendipError

HELP = "serve the web table, for playing in a browser alone or with friends"
EXAMPLES = (
    "serendip serve",
    "serendip serve --port 8123 --data ./tables",
    "serendip serve --host 0.0.0.0 --origin https://play.example.org",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="the port to listen at (8000)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where to keep tables (~/.local/share/serendip)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser, too")
    parser.add_argument("--swift", action="store_true", help="bots do not pause before they play")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may open sockets; repeatable"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes that think for bots (cores − 1)")
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="change a limit, see docs/server.md; repeatable"
    )
    parser.add_argument("--log", choices=("info", "warning", "error"), default="info", help="what to log (info)")


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
        import websockets  # noqa: F401
    except ImportError as error:
        raise SerendipError("the web table needs more packages: pip install 'serendip[server]'") from error
    import os

    from serendip.server.journal import write_to_stderr
    from serendip.server.run import serve, usual_data
    from serendip.server.settings import Settings, changed_limits

    settings = Settings(
        data=args.data or usual_data(),
        host=args.host,
        port=args.port,
        swift=args.swift,
        origins=tuple(args.origin),
        workers=max(1, args.workers or (os.cpu_count() or 2) - 1),
        limits=changed_limits(args.limit),
    )
    write_to_stderr(args.log)
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0") else args.host
    address = f"http://{shown}:{args.port}/"

    def say_where() -> None:
        print(f"Serendip is at {address} (Ctrl-C stops it)", flush=True)
        if args.open:
            # The browser may print and take its time: neither is to hold the tables up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, say_where)
