"""Names at a table: cleaned up and unique."""

BOT_NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jacob", "Karen", "Leonhard")


def clean_name(name: str) -> str:
    """The name without invisible characters and extra spaces."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:30]


def free_name(wanted: str, taken: list[str], reserved: list[str] | None = None) -> str:
    """The wanted name, with a number if it is taken; for a bot without one, a default name."""
    lower = [name.casefold() for name in taken]
    if not wanted:
        avoid = [*lower, *(name.casefold() for name in reserved or ())]
        wanted = next((name for name in BOT_NAMES if name.casefold() not in avoid), "Bot")
    name, number = wanted, 2
    while name.casefold() in lower:
        name = f"{wanted[:27]} {number}"
        number += 1
    return name
