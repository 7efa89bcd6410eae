"""The `serendip` command. Every command is a module here; what it needs is imported when it runs."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from serendip.core.errors import SerendipError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 well, 1 something is wanting, 2 a mistake of the user's."""
    from serendip.cli.parser import parse

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        args = parse(sys.argv[1:] if argv is None else argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else 2
    except SerendipError as mistake:
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.flush()
        print(f"serendip: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nserendip: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read us has seen enough
        _close_stdout()
        return 141
    except OSError as error:
        _close_stdout()
        print(f"serendip: {error.strerror or error}", file=sys.stderr)
        return 1
    return code


def _close_stdout() -> None:
    """Let what is still to be written vanish, or Python would complain once more when it ends."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
