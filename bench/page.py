"""The page in Chromium on loopback: its first view, a game opened by its link, and an own move from click to drawn."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, Server, create
from tests.browser.player import ARGUMENTS, Player

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
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
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


TABLE = "() => document.querySelector('[data-decision]') && performance.now()"


def figures() -> dict[str, str]:
    """Milliseconds, the median and the best of some."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            views: list[float] = []
            for _ in range(7):
                page = browser.new_context().new_page()
                page.goto(server.address)
                expect(page.locator("[data-play]")).to_be_enabled()
                views.append(page.wait_for_function(PAINT).json_value())
            game = create(page, server, seats=SEATS)
            opened: list[float] = []
            for _ in range(7):
                page.goto(f"{server.address}/game/{game}")
                opened.append(page.wait_for_function(TABLE).json_value())
            player = Player(page)
            moves: list[float] = []
            while len(moves) < 15 and (decision := player.wait()) != "over":
                if decision == "place_tile" and not page.locator("[data-end]").count():
                    page.locator("[data-hand].live").first.click()
                    moves.append(page.evaluate(MOVE))
                else:
                    player.decide(decision)
        finally:
            browser.close()
            server.kill()
    return {
        "first view, without a cache": _told(views),
        "a game opened by its link": _told(opened),
        "an own move, stored and shown": _told(moves),
    }


def _told(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2]:.0f} ms (best {ordered[0]:.0f})"
