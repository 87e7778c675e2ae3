"""What people do with each other at a table, apart from playing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, create
from .player import Player

ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}

NewPage = Callable[..., Page]


def two(new_page: NewPage, server: Server, **setup: Any) -> tuple[Page, Page]:
    """Two people at a table that has started."""
    host, friend = new_page(), new_page()
    create(host, server, seats=[ME, OPEN], **setup)
    friend.goto(host.locator("#link").input_value())
    friend.locator("input").fill("Ben")
    friend.locator("[data-join]").click()
    expect(host.locator(".seats")).to_contain_text("Ben")
    host.locator("[data-start]").click()
    for page in (host, friend):
        expect(page.locator("[data-decision]")).to_be_visible()
    return host, friend


def turns(host: Page, friend: Page) -> tuple[Page, Page]:
    """Who is to act, and who is not."""
    for _ in range(1000):
        for mover, other in ((host, friend), (friend, host)):
            if Player(mover).now():
                return mover, other
        host.wait_for_timeout(20)
    raise AssertionError("neither of the two is to act")


def test_a_move_is_undone_when_the_other_agrees(new_page: NewPage, server: Server) -> None:
    host, friend = two(new_page, server, undo="consent")
    mover, other = turns(host, friend)
    Player(mover).decide("place_tile")
    mover.locator("[data-undo]").click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator("[data-decision=place_tile]")).to_be_visible()


def test_the_game_is_paused_and_resumed(new_page: NewPage, server: Server) -> None:
    host, friend = two(new_page, server, clock={"kind": "live", "seconds": 600, "increment": 5})
    expect(host.locator("[data-player=Ben] [data-clock]")).to_have_text(re.compile(r"^\d+:\d\d$"))
    host.locator("[data-more]").click()
    host.get_by_role("button", name="Pause").click()
    expect(host.locator("[data-more]")).to_be_focused()
    expect(friend.get_by_text("The game is paused")).to_be_visible()
    friend.get_by_role("button", name="Resume").click()
    mover, _ = turns(host, friend)
    assert Player(mover).wait() == "place_tile"


def test_an_absent_player_is_replaced_and_can_return(new_page: NewPage, server: Server) -> None:
    host, friend = two(new_page, server)
    address = friend.url
    friend.goto("about:blank")
    host.get_by_role("button", name="Let a bot play").click()
    Player(host).play(most=6)
    friend.goto(address)
    friend.get_by_role("button", name="Take the seat back").click()
    expect(friend.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_a_rematch_and_the_record(page: Page, server: Server, tmp_path: Path) -> None:
    """The record of a finished game can be kept, and looked at again from the file."""
    create(page, server, seats=[ME, *5 * [RANDOM]])
    assert Player(page, seed=4).play() == "over"
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    kept = tmp_path / "game.txt"
    download.value.save_as(kept)
    finished = page.url
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: url != finished)
    Player(page).wait()
    page.goto(f"{server.address}/games")
    expect(page.get_by_text("Statistics")).to_be_visible()
    expect(page.locator("dl").first).to_contain_text("6 players")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_role("navigation", name="Replay")).to_be_visible()


def test_the_setup_is_remembered(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-setup]").click()
    page.locator("[data-edition=hasbro]").click()
    page.locator("[data-option=special_powers]").select_option("true")
    page.get_by_role("button", name="3", exact=True).click()
    page.locator("[data-create]").click()
    Player(page).wait()
    expect(page.locator("[data-power]").first).to_be_visible()
    expect(page.locator(".stock")).to_contain_text("Quantum")
    page.goto(server.address)
    page.locator("[data-setup]").click()
    expect(page.locator("[data-edition=hasbro]")).to_have_attribute("aria-checked", "true")
    expect(page.locator("[data-option=special_powers]")).to_have_value("true")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_settings_are_remembered(page: Page, server: Server, theme: str) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option(theme)
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_text("Einstellungen")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_account_is_created_its_sessions_are_ended_and_it_is_logged_out(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Name").fill("Cleo")
    dialog.get_by_label("Password").fill("a long password")
    expect(dialog).to_contain_text("A lost password cannot be recovered")
    dialog.get_by_role("button", name="Register").click()
    expect(dialog).to_contain_text("You are Cleo.")
    page.evaluate("fetch('/api/tokens', { method: 'POST' })")
    dialog.locator("[data-sessions] summary").click()
    expect(dialog.locator("[data-session=own]")).to_contain_text("this browser")
    dialog.locator("[data-session=token] [data-end]").click()
    expect(dialog.locator("[data-session]")).to_have_count(1)
    dialog.locator("[data-password] summary").click()
    dialog.get_by_label("Current password").fill("another password")
    dialog.get_by_label("New password").fill("a longer password")
    dialog.get_by_role("button", name="Change the password").click()
    expect(dialog.get_by_role("alert")).to_have_text("That is not your current password.")
    dialog.get_by_label("Current password").fill("a long password")
    dialog.get_by_role("button", name="Change the password").click()
    expect(dialog.get_by_role("status")).to_contain_text("The password is changed")
    dialog.get_by_role("button", name="Log out").click()
    expect(dialog.get_by_role("button", name="Log in")).to_be_visible()
