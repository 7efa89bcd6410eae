"""`python -m serendip.server`: the same as `serendip serve`."""

import argparse
import sys

from serendip.cli import serve
from serendip.core.errors import SerendipError

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m serendip.server", description=serve.HELP)
    serve.add_arguments(parser)
    try:
        sys.exit(serve.run(parser.parse_args()))
    except SerendipError as mistake:
        sys.exit(f"serendip: {mistake}")
