"""`python -m mergemaker`: the same as the command `mergemaker`."""

from .cli import main

if __name__ == "__main__":
    main()
