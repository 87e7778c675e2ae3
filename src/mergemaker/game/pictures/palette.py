"""How the tiles of a hand are marked by what they would do: never by colour alone."""

from ..insight_shapes import EffectName

# What a tile of the hand would do: its mark on the board and its style; the words are `mark.*` of the catalogue.
MARKS: dict[EffectName, tuple[str, str]] = {
    "alone": (".", "white"),
    "beside": (":", "white"),
    "found": ("*", "bold bright_green"),
    "grow": ("+", "bold bright_cyan"),
    "merge": ("&", "bold bright_yellow"),
    "not_now": ("-", "bright_black"),
    "never": ("x", "bright_black"),
}
