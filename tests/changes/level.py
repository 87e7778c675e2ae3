"""A bot level: one that decides half by heuristic and half at random."""

from .change import Change

GENTLE = '''"""`gentle`: half of its decisions are `medium`'s, the others are made at random."""

from dataclasses import replace

from .heuristic_bot import HeuristicBot
from .heuristics.weights import MEDIUM


class GentleBot(HeuristicBot):
    """Plays well half of the time."""

    name = "gentle"
    heuristic = replace(MEDIUM, random_moves=50)
'''

LEVEL = Change(
    "a bot level",
    {
        "bots/gentle.py": GENTLE,
        "bots/registry.py": [('    "medium": ', '    "gentle": "gentle.GentleBot",\n    "medium": ')],
    },
)
