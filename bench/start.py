"""What starting costs, in CPU seconds, and how many times an empty Python that is."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from mergemaker.cli import COMMANDS

RUNS = 9
GAME = "import mergemaker as mm; mm.Table(['Ann', 'Ben'])"
COMMAND = "from mergemaker.cli import main; main()"
STARTS = {
    "import mergemaker": ["-c", "import mergemaker"],
    "import, and a table set up": ["-c", GAME],
    "mergemaker --help": ["-c", COMMAND, "--help"],
    **{f"mergemaker {name} --help": ["-c", COMMAND, name, "--help"] for name in COMMANDS},
}


def cpu(arguments: list[str]) -> float:
    """Seconds of CPU that a Python with these arguments takes."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def figures() -> dict[str, str]:
    """Every start beside an empty one, taken in turn so that both meet the same machine."""
    found = {}
    for what, arguments in STARTS.items():
        pairs = [(cpu(["-c", "pass"]), cpu(arguments)) for _ in range(RUNS)]
        ratio = median(whole / empty for empty, whole in pairs)
        found[what] = f"{median(whole for _, whole in pairs):.2f} s, {ratio:.1f} × an empty Python"
    return found
