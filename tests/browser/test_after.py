"""After the game: a replay with all hands, playing on from a position, My games, old links."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .test_friends import NO_CLIPBOARD
from .test_layout import ONE_SCREEN

GAMES = Path(__file__).parents[1] / "games"
SLOW_POSITIONS = """
  const real = fetch;
  window.fetch = async (url, ...rest) => {
    if (`${url}`.includes("/positions/")) await new Promise((done) => setTimeout(done, 200));
    return real(url, ...rest);
  };
"""
SIZES = [(360, 640), (768, 1024), (1280, 720), (1920, 1080)]


def upload(page: Page, server: Server, name: str) -> tuple[str, int]:
    """A record is uploaded with the page's own session: the game, and how many actions it has."""
    page.goto(server.address)
    headers = {"Origin": server.address}
    page.request.post(f"{server.address}/api/session", data={"name": "Ann"}, headers=headers)
    record = (GAMES / name).read_text(encoding="utf-8")
    reply = page.request.post(
        f"{server.address}/api/records", data=record, headers=headers | {"Content-Type": "text/plain"}
    )
    assert reply.ok, reply.text()
    info = reply.json()
    return info["id"], info["actions"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_replay_shows_every_hand_and_what_a_tile_would_do(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    """Also where holdings were hidden; nothing is wider than the page."""
    game, actions = upload(page, server, "avalon-hill-announced.txt")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.address}/game/{game}?at={actions // 2}")
    tiles = page.locator("[data-hand]")
    expect(tiles.first).to_be_visible()
    assert tiles.count() > 12
    board = page.locator(".board").bounding_box()
    assert board
    assert board["height"] > 0.4 * size[1]
    tile = tiles.last.get_attribute("data-hand")
    tiles.last.click()
    expect(page.locator(f"[data-preview='{tile}']")).to_be_visible()
    assert size[0] < ONE_SCREEN or page.locator(".board").bounding_box() == board
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_the_replay_tells_of_the_tile_that_is_placed_next(page: Page, server: Server) -> None:
    game, _ = upload(page, server, "avalon-hill-announced.txt")
    page.goto(f"{server.address}/game/{game}?at=1")
    expect(page.locator("[data-preview='11B']")).to_be_visible()  # "2 Cy place 11B"
    page.goto(f"{server.address}/game/{game}?at=4")
    expect(page.locator("[data-preview='4C']")).to_be_visible()
    expect(page.locator("[data-hand='4C']")).to_have_attribute("aria-pressed", "true")


def test_quick_steps_in_the_replay_are_all_taken(page: Page, server: Server) -> None:
    """Also while the positions on the way are fetched."""
    game, _ = upload(page, server, "avalon-hill-announced.txt")
    page.add_init_script(SLOW_POSITIONS)
    page.goto(f"{server.address}/game/{game}?at=3")
    expect(page.get_by_role("navigation", name="Replay")).to_contain_text("3 /")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("navigation", name="Replay")).to_contain_text("11 /")
    expect(page).to_have_url(re.compile("at=11$"))
    page.get_by_role("button", name="Back one step").dblclick()
    expect(page.get_by_role("navigation", name="Replay")).to_contain_text("9 /")


def test_holdings_hidden_in_the_game_are_shown_after_it(page: Page, server: Server) -> None:
    game, _ = upload(page, server, "avalon-hill-announced.txt")
    page.goto(f"{server.address}/game/{game}")
    row = page.locator("tr[data-player]")
    expect(row.first).to_be_visible()
    assert not any("?" in text for text in row.all_inner_texts())


def test_a_result_is_copied_as_text(page: Page, server: Server) -> None:
    page.add_init_script(NO_CLIPBOARD)
    game, _ = upload(page, server, "avalon-hill-announced.txt")
    page.goto(f"{server.address}/game/{game}")
    page.get_by_role("button", name="Copy the result").click()
    lines = page.get_by_label("Copy it by hand").input_value().splitlines()
    assert lines[0] == "Mergemaker, Avalon Hill"
    assert re.fullmatch(r"1\. \w+ \$[0-9,]+", lines[1])
    assert lines[-1] == page.url


def test_a_link_with_a_hash_still_leads_to_its_position(page: Page, server: Server) -> None:
    game, _ = upload(page, server, "hasbro-announced.txt")
    page.goto("about:blank")
    page.goto(f"{server.address}/#/game/{game}?at=9")
    expect(page.locator("[data-hand]").first).to_be_visible()
    expect(page).to_have_url(f"{server.address}/game/{game}?at=9")


def test_one_plays_on_from_a_position(page: Page, server: Server) -> None:
    game, _ = upload(page, server, "hasbro-announced.txt")
    page.goto(f"{server.address}/game/{game}?at=40")
    page.locator("[data-play-on]").click()
    page.locator("[data-start]").click()
    page.wait_for_url(lambda address: "/game/" in address and game not in address)
    expect(page.locator(".deck")).to_be_visible()
    page.goto(f"{server.address}/games")
    expect(page.locator("[data-game]")).to_have_count(2)
    page.get_by_role("button", name="Uploaded records").click()
    expect(page.locator("[data-game]")).to_have_count(1)
    expect(page.locator(f"[data-game='{game}']")).to_be_visible()


def test_a_position_is_saved_as_a_picture_and_the_game_as_a_film(page: Page, server: Server) -> None:
    game, _ = upload(page, server, "hasbro-announced.txt")
    page.goto(f"{server.address}/game/{game}?at=40")
    for button, begins in (("[data-picture]", b"\x89PNG"), ("[data-film]", b"GIF89a")):
        with page.expect_download(timeout=90_000) as download:
            page.locator(button).click()
        assert download.value.path().read_bytes().startswith(begins)


def test_my_games_of_someone_without_a_name_are_none(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
