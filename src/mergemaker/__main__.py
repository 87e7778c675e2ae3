"""`python -m mergemaker`: the same as the command `mergemaker`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
