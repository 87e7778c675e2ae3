"""What a chain looks like: its colour, its letter and its pattern, so that colour never stands alone."""

from dataclasses import dataclass

from ..editions import Edition
from ..insight import (
    ALONE,
    BESIDE,
    FOUND,
    GROW,
    MERGE,
    NEVER,
    NOT_NOW,
)


@dataclass(frozen=True)
class Look:
    """A chain's colour, the ink that can be read on it, its letter and the name of its pattern."""

    colour: str
    ink: str
    letter: str
    pattern: str

    @property
    def style(self) -> str:
        """The look as rich writes it."""
        return f"bold {self.ink} on {self.colour}"


_LIGHT, _DARK = "#ffffff", "#17202e"
COLOURS = (
    ("#cf4a2a", _LIGHT, "rising"),
    ("#efbf33", _DARK, "dots"),
    ("#2c62b4", _LIGHT, "rows"),
    ("#14866a", _LIGHT, "falling"),
    ("#7d4a94", _LIGHT, "grid"),
    ("#5cbbe0", _DARK, "columns"),
    ("#ec93b5", _DARK, "rings"),
)


def looks(edition: Edition) -> dict[str, Look]:
    """How an edition's chains look; no two of them begin with the same letter."""
    return {
        name: Look(colour, ink, name[0], pattern)
        for name, (colour, ink, pattern) in zip(edition.chains, COLOURS, strict=True)
    }


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
