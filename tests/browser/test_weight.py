"""The page is light; how quick it is, `bench/page.py` measures."""

import gzip
import re

from playwright.sync_api import Page

from .conftest import PAGE, Server
from .player import Player

LOADED = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"


def test_the_scripts_of_a_played_game_are_at_most_120_kilobytes(page: Page, server: Server) -> None:
    """From the home page to the purchase that follows the first tile."""
    page.goto(server.address)
    page.locator("[data-play]").click()
    player = Player(page)
    while (decision := player.wait()) in ("place_tile", "found"):
        player.decide(decision)
    scripts = re.findall(r"/assets/(\S+\.js)", " ".join(page.evaluate(LOADED)))
    assert any(name.startswith("GamePage") for name in scripts)
    folder = PAGE.parent / "assets"
    assert sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in scripts) <= 120 * 1024
