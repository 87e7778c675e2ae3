"""Everything people read, as data: one JSON file a language, and the small message syntax that fills in values."""

from .language import ENGLISH, Language, Line, Value, choose, current, language, languages, line, t

__all__ = ["ENGLISH", "Language", "Line", "Value", "choose", "current", "language", "languages", "line", "t"]
