"""Everything people read, as data: one JSON file a language, and the small message syntax that fills in values."""

from .language import ENGLISH, Language, as_sentence, choose, current, language, languages, t
from .lines import Line, Value, line

__all__ = [
    "ENGLISH",
    "Language",
    "Line",
    "Value",
    "as_sentence",
    "choose",
    "current",
    "language",
    "languages",
    "line",
    "t",
]
