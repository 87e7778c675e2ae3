"""Refresh, lost network and a killed server all come back to the same position by themselves."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Server, create
from .player import Player

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]


def board(page: Page) -> list[str]:
    """What every square of the board says of itself."""
    labels: list[str] = page.locator("[role=gridcell]").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return labels


def test_a_refresh_shows_the_same_position(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    player = Player(page)
    player.play(most=6)
    player.wait()
    before = board(page)
    page.reload()
    player.wait()
    assert board(page) == before


def test_a_lost_connection_is_shown_and_restored(page: Page, server: Server) -> None:
    """What was decided meanwhile is sent when the line is back."""
    lines: list[WebSocketRoute] = []
    cut = False

    def carry(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/ws/**", carry)
    create(page, server, seats=SEATS)
    player = Player(page)
    player.play(until="place_tile")
    cut = True
    lines[-1].close()
    expect(page.get_by_text("No connection")).to_be_visible()
    tile = page.locator("[data-hand].live").first
    name = tile.get_attribute("data-hand")
    tile.click()
    page.locator("[data-confirm]").click()
    cut = False
    expect(page.locator("[role=log]")).to_contain_text(f"Ann places {name}")
    expect(page.get_by_text("No connection")).to_have_count(0)
    assert player.play(most=4) == "enough"


def test_a_server_killed_in_a_merger_loses_nothing(page: Page, mortal: Server) -> None:
    """After the restart the page is in the middle of the same merger, and the game goes on."""
    for seed in range(5):
        game = f"{mortal.address}/api/games/{create(page, mortal, seats=SEATS)}"
        player = Player(page, seed=seed)
        if player.play(until="dispose") == "dispose":
            break
    acted = page.request.get(game).json()["actions"]
    before = page.request.get(f"{game}/positions/{acted}").json()
    assert before["view"]["merger"] is not None
    mortal.kill()
    expect(page.get_by_text("No connection")).to_be_visible()
    page.get_by_role("button", name="Keep all").click()
    page.locator("[data-confirm]").click()  # decided without a server: kept, and sent when it is back
    mortal.start()
    expect(page.get_by_text("No connection")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("Ann keeps")
    after = page.request.get(f"{game}/positions/{acted}").json()
    assert after.pop("of") > before.pop("of") == acted  # the game has gone on
    assert after == before
    assert player.play(most=6) in ("enough", "over")


def test_a_move_is_undone(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    player = Player(page)
    for _ in range(40):
        decision = player.wait()
        if decision == "place_tile":
            before = board(page)
        player.decide(decision)
        if decision == "place_tile" and player.now() in ("buy", "found"):
            break
    page.locator("[data-undo]").click()
    expect(page.locator("[data-decision=place_tile]")).to_be_visible()
    assert board(page) == before


def test_each_line_of_the_log_is_a_position(page: Page, server: Server) -> None:
    """The replay steps through the game, and its address leads there again."""
    create(page, server, seats=SEATS)
    Player(page).play(most=8)
    page.locator("[role=log] a").first.click()
    steps = page.get_by_role("navigation", name="Replay")
    expect(steps).to_contain_text("0 /")
    laid = page.locator("[role=gridcell]:not([aria-label*=empty]):not([aria-label*=yours])")
    expect(laid).to_have_count(len(SEATS))  # once the position has come
    page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("1 /")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    page.reload()
    expect(steps).to_contain_text("1 /")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator("[data-decision]")).to_be_visible()
