"""`python -m serendip` is the `serendip` command."""

import sys

from serendip.cli import main

if __name__ == "__main__":
    sys.exit(main())
