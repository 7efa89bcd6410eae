"""`python -m serendip.server`: the same as `serendip serve`."""

import sys

from serendip.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
