"""The page is light; how quick it is, `bench/page.py` measures."""

import gzip

from .conftest import PAGE


def test_javascript_is_at_most_120_kilobytes() -> None:
    scripts = (PAGE.parent / "assets").glob("*.js")
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= 120 * 1024
