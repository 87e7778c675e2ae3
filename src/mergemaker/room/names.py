"""Names at a table: cleaned, and everybody's different."""

BOT_NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jacob", "Karen", "Leonhard")


def clean_name(name: str) -> str:
    """A name without what cannot be seen, and without needless space."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:30]


def free_name(wanted: str, taken: list[str], reserved: list[str] | None = None) -> str:
    """The name wanted, with a number if somebody has it already; for a bot without one, a name of the house's."""
    lower = [name.casefold() for name in taken]
    if not wanted:
        avoid = [*lower, *(name.casefold() for name in reserved or ())]
        wanted = next((name for name in BOT_NAMES if name.casefold() not in avoid), "Bot")
    name, number = wanted, 2
    while name.casefold() in lower:
        name = f"{wanted[:27]} {number}"
        number += 1
    return name
