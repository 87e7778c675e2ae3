"""The page is light and quick."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import PAGE, Server, create
from .player import Player

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_javascript_is_at_most_100_kilobytes(server: Server) -> None:
    scripts = (PAGE.parent / "assets").glob("*.js")
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= 100 * 1024


def test_the_first_view_can_be_used_within_a_second(somebody: Callable[..., Page], server: Server) -> None:
    """The quickest of five loads without a cache: what the page needs, not what the machine does besides."""
    times = []
    for _ in range(5):
        page = somebody()
        page.goto(server.address)
        expect(page.locator("[data-play]")).to_be_enabled()
        times.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    assert min(times) < 1000


def test_an_own_move_is_shown_within_100_milliseconds(page: Page, server: Server) -> None:
    """From the confirmation to the new position on the page, with the move stored in between; the quickest of some."""
    create(page, server, seats=SEATS)
    player = Player(page)
    times: list[float] = []
    while len(times) < 6 and (decision := player.wait()) != "over":
        if decision == "place_tile" and not page.locator("[data-end]").count():
            page.locator("[data-hand].live").first.click()
            times.append(page.evaluate(MOVE))
        else:
            player.decide(decision)
    assert min(times) < 100


MOVE = """() => new Promise(tell => {
  const table = document.querySelector("[data-version]");
  const before = table.dataset.version;
  const start = performance.now();
  new MutationObserver((_, watcher) => {
    if (table.dataset.version === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => tell(performance.now() - start));
  }).observe(table, {attributes: true});
  document.querySelector("[data-confirm]").click();
})"""
