"""Friends: links that others can open, copying that tells the truth, and what an invitation says."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, create

ME = {"kind": "me"}
OPEN = {"kind": "open"}
ADDRESS = "http://games.example.org:8000/"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows where others reach it."""
    running = Server(tmp_path_factory.mktemp("known"), more=f"--address {ADDRESS}")
    yield running
    running.stop()


def test_the_invitation_is_an_address_that_others_reach(page: Page, known: Server) -> None:
    create(page, known, seats=[ME, OPEN])
    expect(page.locator("#link")).to_have_value(re.compile(f"^{ADDRESS}.*join/"))
    expect(page.locator("[data-qr]")).to_be_visible()
    expect(page.get_by_text("--host 0.0.0.0")).to_have_count(0)


def test_without_such_an_address_the_host_is_told_how_to_get_one(page: Page, server: Server) -> None:
    create(page, server, seats=[ME, OPEN])
    expect(page.locator("#link")).to_have_value(re.compile(f"^{server.address}"))
    expect(page.get_by_text("--host 0.0.0.0")).to_be_visible()
    expect(page.locator("[data-qr]")).to_have_count(0)


def test_copying_says_the_truth(page: Page, server: Server) -> None:
    page.add_init_script(NO_CLIPBOARD)
    create(page, server, seats=[ME, OPEN])
    link = page.locator("#link").input_value()
    page.locator("[data-copy]").click()
    expect(page.get_by_text("Copied")).to_have_count(0)
    by_hand = page.get_by_label("Copy the link by hand")
    expect(by_hand).to_have_value(link)
    assert page.evaluate("getSelection().toString()") == link


def test_an_invitation_says_what_is_played(new_page: Callable[..., Page], server: Server) -> None:
    host, friend = new_page(), new_page(viewport={"width": 360, "height": 640})
    clock = {"kind": "live", "seconds": 900, "increment": 10}
    create(host, server, seats=[ME, OPEN], edition="hasbro", clock=clock, undo="never")
    friend.goto(host.locator("#link").input_value())
    terms = friend.locator("[data-terms]")
    for said in ("Hasbro", "2 players", "15 minutes each", "Moves are final"):
        expect(terms).to_contain_text(said)
    friend.get_by_text("What is this game?").click()
    expect(friend.get_by_text("Found hotel chains")).to_be_visible()
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_set_up_fits_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    page.goto(server.address)
    page.locator("[data-setup]").click()
    dialog = page.locator("dialog")
    expect(dialog.locator("[data-edition]").first).to_be_visible()
    wide = "all => all.filter(one => one.getBoundingClientRect().right > 360).map(one => one.outerHTML)"
    assert dialog.locator("select, input, fieldset").evaluate_all(wide) == []


def test_somebody_without_a_name_sees_no_games_and_can_look_at_a_record(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}/#/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    wrong = tmp_path / "game.txt"
    wrong.write_text("hello")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")
