"""What strong players ask of a table: odds, every square's effect, a tile chosen ahead, a ledger, keys."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Server, create
from .player import Player
from .test_people import turns, two

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_every_empty_square_says_what_it_would_do_with_the_odds_of_its_tile(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    player = Player(page)
    while not page.locator("[data-tile-of]").count():
        player.decide(player.wait())
    player.wait()
    assert not page.locator("[data-mark]").count()
    page.keyboard.press("m")
    expect(page.locator("[data-mark=grow]").first).to_be_visible()
    chain = page.locator("[data-tile-of]").first.get_attribute("data-tile-of")
    expect(page.get_by_role("gridcell", name=f"grows {chain}").first).to_be_visible()
    page.get_by_role("tab", name="Tiles").click()
    odds = page.get_by_role("row").filter(has_text=f"grows {chain}")
    expect(odds).to_contain_text("%")
    page.get_by_role("button", name="Show on the board").click()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_tile_chosen_ahead_is_placed_when_the_turn_comes_if_it_still_does_the_same(
    new_page: Callable[..., Page], server: Server
) -> None:
    host, friend = two(new_page, server)
    mover, other = turns(host, friend)
    tiles = other.locator("[data-hand]")
    first, second = (tiles.nth(n).get_attribute("data-hand") for n in (0, 1))
    for tile in (second, first):
        other.locator(f"[data-hand='{tile}']").click()
        other.locator("[data-ahead]").click()
    expect(other.get_by_text(f"{first} will be placed on your turn")).to_be_visible()
    other.locator("[data-ahead-cancel]").click()
    expect(other.get_by_text("will be placed on your turn")).to_have_count(0)
    other.keyboard.press("1")
    other.keyboard.press("Enter")
    player = Player(mover)
    while player.now():
        player.decide(player.now())
    still = other.locator(f"[data-tile='{first}']:not(.own)")
    changed = other.get_by_text(f"{first} was chosen ahead")
    expect(still.or_(changed).first).to_be_visible()


def test_a_ledger_shows_what_the_log_tells_of_hidden_holdings(page: Page, server: Server) -> None:
    create(page, server, edition="avalon-hill", seats=SEATS)
    Player(page).wait()
    rival = page.locator(".stock tbody tr[data-player]").nth(1)
    expect(rival).to_contain_text("?")
    page.keyboard.press("l")
    expect(rival).not_to_contain_text("?")
    expect(rival).to_contain_text("$")
    page.get_by_role("button", name="Ledger").click()
    expect(rival).to_contain_text("?")
