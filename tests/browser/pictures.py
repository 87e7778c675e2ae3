"""Screenshots of the main views at three sizes: `make pictures` writes them to docs/pictures."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import mergemaker as mm
from mergemaker.game.record import record_of, to_text

from .conftest import CHROMIUM, Server, create
from .player import ARGUMENTS, Player
from .positions import Course, Found
from .test_layout import open_at, upload

TARGET = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"phone": (360, 640), "tablet": (820, 1180), "wide": (1440, 900)}
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(3))]
LATER = {"place_tile": 9, "buy": 8, "dispose": 2, "found": 1}  # which of each decision is worth a picture
MERGER = Found(action=127, seat=1, tile="3G", much=0)  # of three chains, with all seven on the board


def main() -> None:
    """All pictures are taken again."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (width, height) in SIZES.items():
            take(browser, server, name, width, height, "dark" if name == "tablet" else "light")
        browser.close()
        server.stop()


def take(browser: Browser, server: Server, size: str, width: int, height: int, scheme: str) -> None:
    """The pictures of one size."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]  # one of the literal's values
        locale="en-US",
        reduced_motion="reduce",
    )
    page = context.new_page()

    def shot(view: str) -> None:
        page.wait_for_timeout(500)
        page.evaluate("() => scrollTo(0, 0)")
        page.screenshot(path=TARGET / f"{view}-{size}.png")

    page.goto(server.address)
    page.wait_for_selector("[data-play]")
    shot("home")
    page.locator("[data-setup]").click()
    page.wait_for_selector("[data-option=bonuses]")
    shot("setup")
    played = played_by_bots()
    open_at(page, server, upload(page, server, played), MERGER)
    page.locator(f"[data-hand='{MERGER.tile}']").click()
    page.wait_for_selector("[data-what-if]")
    shot("merger")
    create(page, server, seats=SEATS)
    play(page, shot)
    page.wait_for_selector("figure")
    shot("result")
    page.locator("[data-replay]").click()
    page.wait_for_selector("nav.replay")
    context.close()


def played_by_bots() -> Course:
    """A game of four bots, the same every time."""
    table = mm.Table(["Dan", "Ann", "Ben", "Cleo"], "renegade", seed=56)
    bots = {player: mm.make_bot("medium", seed) for seed, player in enumerate(table.players)}
    while not table.over:
        table.act(bots[str(table.to_act)].choose(table.position(str(table.to_act))))
    return Course(to_text(record_of(table)), {"merge": MERGER})


def play(page: Page, shot: object) -> None:
    """A game is played, with a picture of each kind of decision."""
    assert callable(shot)
    player = Player(page, seed=7)
    while (decision := player.wait()) != "over":
        if LATER.get(decision) == player.seen.get(decision, 0) + 1:
            if decision == "place_tile":
                page.locator("[data-hand].live").last.click()
            if decision == "buy" and page.locator("[data-add][aria-disabled=false]").count():
                page.locator("[data-add][aria-disabled=false]").first.click()
            shot(decision)
            page.reload()
            player.wait()
        player.decide(decision)


if __name__ == "__main__":
    main()
