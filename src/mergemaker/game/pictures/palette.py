"""How the tiles of a hand are marked by what they would do: never by colour alone."""

from ..insight import (
    ALONE,
    BESIDE,
    FOUND,
    GROW,
    MERGE,
    NEVER,
    NOT_NOW,
)

# What a tile of the hand would do: its mark on the board, its style, and the words of the legend.
MARKS = {
    ALONE: (".", "white", "alone"),
    BESIDE: (":", "white", "beside your own"),
    FOUND: ("*", "bold bright_green", "founds"),
    GROW: ("+", "bold bright_cyan", "grows"),
    MERGE: ("&", "bold bright_yellow", "merges"),
    NOT_NOW: ("-", "bright_black", "not now"),
    NEVER: ("x", "bright_black", "never"),
}
