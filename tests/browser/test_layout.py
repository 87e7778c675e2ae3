"""Whatever is to be decided, on whatever screen: nothing overflows, is cut off, overlaps, or covers the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import Server, create
from .player import Player

# ruff: noqa: E501  # JavaScript

SIZES = [(360, 640), (768, 1024), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
ONE_SCREEN = 1081  # px: from here on everything needed is seen without scrolling
NAME = "Maximiliane Abendroth"
# players, language, theme: each value with several others, not each with all
WALKS = [(6, "de-DE", "light"), (2, "en-US", "dark")]
WANTED = {"place_tile", "merge", "found", "buy", "dispose"}

LARGE_SUMS = """() => {
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement.closest(".price, .to")) continue; // a share never costs more than four figures
    const largest = text.parentElement.closest(".bonus, .pays") ? "12$1000" : "123$1456";
    if (/^\\s*[+]?[$]?\\d{1,2}[.,]\\d{3}\\s*$/.test(text.data)) text.data = text.data.replace(/\\d{1,2}([.,])\\d{3}/, largest);
  }
}"""  # as at the end of a long game

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"

FAULTS = """(oneScreen) => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => `${element.tagName}.${element.className?.baseVal ?? element.className}: ${element.textContent.trim().slice(0, 40)}`;
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const board = box(document.querySelector(".board"));
  const card = document.querySelector(".decision");
  if (meet(board, box(card))) faults.push(`the decision covers the board: ${box(card).top} < ${board.bottom}`);
  if (board.left < 0 || board.right > innerWidth) faults.push("the board is cut off");
  for (const element of card.querySelectorAll("*")) {
    const own = box(element);
    if (own.width && !element.closest(".hidden-text, svg") && !within(own, box(card)))
      if (!element.closest(".scroll")) faults.push(`outside its card: ${name(element)}`);
  }
  for (const element of document.querySelectorAll(".table *")) {
    if (element.closest(".hidden-text, svg, .log, .chat") || !element.clientWidth || element.title || element.closest("[title]")) continue;
    if (getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${name(element)}`);
  }
  const cells = (row) => [...row.children].flatMap((cell) => {
    const range = document.createRange();
    return [...cell.querySelectorAll(".count, .bonus, .text, strong, .before"), ...(cell.children.length ? [] : [cell])]
      .filter((part) => part.textContent.trim() && !part.closest(".hidden-text"))
      .map((part) => (range.selectNodeContents(part), { cell, part, rect: range.getBoundingClientRect(), shown: box(part) }));
  });
  for (const row of document.querySelectorAll(".stock tbody tr, [data-what-if] tr")) {
    const found = cells(row);
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1)) {
        const rect = one.part.matches(".text") ? one.shown : one.rect;
        if (one.cell !== other.cell && meet(rect, other.rect)) faults.push(`overlap: ${name(one.part)} and ${name(other.part)}`);
      }
  }
  const outlook = document.querySelector(".scroll");
  if (oneScreen) {
    if (box(card).bottom > innerHeight + 1) faults.push("the decision is below the fold");
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push(`the page is ${document.documentElement.scrollHeight} high`);
    if (outlook && outlook.scrollHeight > outlook.clientHeight + 1) faults.push("what-if has to be scrolled");
    if (board.height < 0.42 * innerHeight) faults.push(`the board is only ${Math.round(board.height)} high`);
  }
  return faults;
}"""


MERGING = "[data-hand]:has(.merge)"


def prepare(page: Page, what: str) -> None:
    """An answer is looked at, so that what-if is shown."""
    if what == "merge":
        page.locator(MERGING).first.click()
    elif what == "place_tile":
        page.locator("[data-hand]").last.click()
    elif what == "buy":
        for end in ("first", "last"):
            possible = page.locator("[data-add][aria-disabled=false]")
            if possible.count():
                getattr(possible, end).click()
    elif what in ("found", "choose_survivor", "choose_acquired"):
        page.locator("[data-chain]").first.click()
    elif what == "dispose":
        page.locator(".quick button").first.click()


@pytest.mark.parametrize(("players", "locale", "scheme"), WALKS)
def test_every_decision_fits_every_screen(
    new_page: Callable[..., Page], server: Server, players: int, locale: str, scheme: str
) -> None:
    page = new_page(locale=locale, color_scheme=scheme)
    bots = ({"kind": "bot", "bot": "random"} for _ in range(players - 1))
    create(page, server, name=NAME, seats=[{"kind": "me"}, *bots])
    player, seen = Player(page, seed=players), set[str]()
    faults: list[str] = []
    while (decision := player.wait()) != "over" and not seen >= WANTED:
        early = decision in ("buy", "place_tile") and player.seen.get("buy", 0) < 5  # wait for some chains
        what = "merge" if decision == "place_tile" and page.locator(MERGING).count() else decision
        if not early and what not in seen:
            prepare(page, what)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                page.evaluate(LARGE_SUMS)
                page.evaluate(DRAWN)
                faults += [f"{what} {width}x{height}: {fault}" for fault in page.evaluate(FAULTS, width >= ONE_SCREEN)]
            seen.add(what)
            page.reload()  # nothing is chosen any more
            player.wait()
        player.decide(decision)
    assert len(seen) >= 3
    assert not faults, "\n".join(faults)
