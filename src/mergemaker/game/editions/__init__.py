"""The editions, each a data file of this folder, and the options on which they differ."""

from .edition import TIER_NAMES, Chain, Edition
from .files import EDITIONS, edition_for, edition_named, load_editions
from .looks import Look
from .options import OPTIONS, Option, Options, option_named, show

__all__ = [
    "EDITIONS",
    "OPTIONS",
    "TIER_NAMES",
    "Chain",
    "Edition",
    "Look",
    "Option",
    "Options",
    "edition_for",
    "edition_named",
    "load_editions",
    "option_named",
    "show",
]
