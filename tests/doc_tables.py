"""The tables of the docs that editions fill; `python -m tests.doc_tables` rewrites them."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from mergemaker.game.editions import EDITIONS, OPTIONS, TIER_NAMES, Edition

ROOT = Path(__file__).parent.parent
END = "\n<!-- end of table -->"
PLACES = {"README.md": ("editions",), "docs/rules.md": ("books", "options")}


def tables(editions: Iterable[Edition]) -> dict[str, str]:
    """Each table by its name, for these editions."""
    editions = list(editions)
    return {
        "editions": _table(
            ["name", "book", "what is special"],
            [[f"`{edition.name}`", edition.book, edition.blurb] for edition in editions],
        ),
        "books": _table(
            ["short", "edition", "book", "its parts"],
            [[e.cited_as, f"`{e.name}`", e.book, e.parts] for e in editions if e.cited_as],
        ),
        "options": _table(
            ["option", "rule", *(f"`{edition.name}`" for edition in editions)],
            [
                *(
                    [f"{title} chains", "P1", *(", ".join(edition.chains_of_tier(tier)) for edition in editions)]
                    for tier, title in enumerate(TIER_NAMES)
                ),
                *(
                    [f"`{option.name}`", option.rule, *(_value(edition, option.name) for edition in editions)]
                    for option in OPTIONS.values()
                ),
            ],
        ),
    }


def _value(edition: Edition, option: str) -> str:
    """The value of an option as the docs write it."""
    value = edition.options.as_dict()[option]
    written = value if isinstance(value, str) else "on" if value else "off"
    return (
        f"{written} ({edition.bonuses_for_two} for two)" if option == "bonuses" and edition.bonuses_for_two else written
    )


def _table(head: list[str], lines: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, ["---"] * len(head), *lines])


def filled(page: str, names: Iterable[str], known: Mapping[str, str]) -> str:
    """The page with its tables as they should be; each stands between its two marks."""
    for name in names:
        begin = f"<!-- table: {name} -->\n\n"
        assert page.count(begin) == 1, f"the table {name} has no place"
        before, rest = page.split(begin)
        page = before + begin + known[name] + rest[rest.index(END) :]
    return page


def main() -> None:
    """The tables are written."""
    for path, names in PLACES.items():
        page = ROOT / path
        page.write_text(filled(page.read_text(), names, tables(EDITIONS.values())))


if __name__ == "__main__":
    main()
