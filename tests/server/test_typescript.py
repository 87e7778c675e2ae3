"""The page's types are those of the messages."""

from mergemaker.server.typescript import TARGET, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run `python -m mergemaker.server.typescript`"
