"""How a chain looks wherever it is drawn: colour, letter, pattern and emblem, so that colour is never needed alone."""

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

LIGHT_INK, DARK_INK = "#ffffff", "#17202e"


@dataclass(frozen=True)
class Look:
    """A chain's colour, its letter, the names of its pattern and emblem, and its name with the places to break it."""

    colour: str
    letter: str
    pattern: str
    emblem: str
    hyphenated: str

    @cached_property
    def ink(self) -> str:
        """The ink that reads better on the colour."""
        return max(LIGHT_INK, DARK_INK, key=lambda ink: contrast(ink, self.colour))

    @cached_property
    def style(self) -> str:
        """The look as a rich style."""
        return f"bold {self.ink} on {self.colour}"

    @property
    def rgb(self) -> tuple[int, int, int]:
        """The colour's red, green and blue, each from 0 to 255."""
        return rgb(self.colour)


@dataclass(frozen=True)
class Shapes:
    """What a look can name: patterns in a box of 10 by 10 (a path, and whether it is filled), emblems as paths."""

    patterns: dict[str, tuple[str, bool]]
    emblems: dict[str, str]


@cache
def shapes() -> Shapes:
    """The shapes of `shapes.json`, which the page draws too."""
    known = json.loads((resources.files(__package__) / "shapes.json").read_text(encoding="utf-8"))
    patterns = {name: (shape["path"], shape["filled"]) for name, shape in known["patterns"].items()}
    return Shapes(patterns, known["emblems"])


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour such as #24405f as three numbers."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def linear(colour: str) -> tuple[float, float, float]:
    """The colour's red, green and blue as amounts of light, from 0 to 1 (sRGB)."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)
    )
    return red, green, blue


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1, by WCAG's formula."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's contrast between two colours, from 1 to 21."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)
