"""Names at a table: cleaned up, and none that could be taken for another's."""

import unicodedata
from functools import cache

BOT_NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jacob", "Karen", "Leonhard")


def clean_name(name: str) -> str:
    """The name without invisible characters and extra spaces."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:30]


def looks(name: str) -> str:
    """What a name looks like: the same for names that cannot be told apart (the skeleton of UTS 39, ignoring case)."""
    letters = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(map(_prototype, letters))).casefold()


@cache
def _prototype(letter: str) -> str:
    """The letter or letters that stand for all that look like this one.

    The data has each of them with its prototype, and the prototype with all of them.
    """
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte of JSON

    alike: list[str] = [other["c"].strip("\u200e") for other in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    (other,) = alike
    return other if len(other) > 1 or len(confusables_data.get(other, ())) > 1 else min(letter, other)


def free_name(wanted: str, taken: list[str], reserved: list[str] | None = None) -> str:
    """The wanted name, with a number if one that is taken looks like it; for a bot without one, a default name."""
    there = [seen for name in taken for seen in (looks(name), name.casefold())]
    if not wanted:
        avoid = [*there, *(looks(name) for name in reserved or ())]
        wanted = next((name for name in BOT_NAMES if looks(name) not in avoid), "Bot")
    name, number = wanted, 2
    while looks(name) in there or name.casefold() in there:
        name = f"{wanted[:27]} {number}"
        number += 1
    return name
