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

# What a tile of the hand would do: its mark on the board and its style; the words are `mark.*` of the catalogue.
MARKS = {
    ALONE: (".", "white"),
    BESIDE: (":", "white"),
    FOUND: ("*", "bold bright_green"),
    GROW: ("+", "bold bright_cyan"),
    MERGE: ("&", "bold bright_yellow"),
    NOT_NOW: ("-", "bright_black"),
    NEVER: ("x", "bright_black"),
}
