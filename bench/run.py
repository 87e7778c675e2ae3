"""All that is measured, in one run: `make bench`, or `make bench ONLY=core`. Close other programs first."""

import importlib
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent


def main() -> None:
    """Every module here with a function `figures` is run, and what it measured printed."""
    sys.path.insert(0, str(HERE))
    console = Console()
    wanted = sys.argv[1:] or sorted(path.stem for path in HERE.glob("*.py") if "\ndef figures(" in path.read_text())
    for name in wanted:
        module = importlib.import_module(name)
        console.print(f"measuring {name} …", style="dim")
        table = Table(title=(module.__doc__ or name).splitlines()[0])
        table.add_column("what")
        table.add_column("figure", justify="right")
        for what, figure in module.figures().items():
            table.add_row(what, figure)
        console.print(table)


if __name__ == "__main__":
    main()
