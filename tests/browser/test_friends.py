"""Friends: links that others can open, copying that tells the truth, and what an invitation says."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, create
from .player import Player

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


def test_the_invitation_is_shared_where_the_browser_can(page: Page, known: Server) -> None:
    page.add_init_script("navigator.share = async what => { window.shared = what }")
    create(page, known, seats=[ME, OPEN])
    page.locator("[data-share]").click()
    assert page.evaluate("window.shared.url") == page.locator("#link").input_value()


def test_without_such_an_address_the_host_is_shown_how_to_get_one(page: Page, server: Server) -> None:
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
    by_hand = page.get_by_label("Copy it by hand")
    expect(by_hand).to_have_value(link)
    assert page.evaluate("getSelection().toString()") == link


def test_an_invitation_says_what_is_played(new_page: Callable[..., Page], server: Server) -> None:
    host, friend = new_page(), new_page(viewport={"width": 360, "height": 640})
    clock = {"kind": "live", "seconds": 900, "increment": 10}
    create(host, server, seats=[ME, OPEN], edition="hasbro", clock=clock, undo="never")
    friend.goto(host.locator("#link").input_value())
    terms = friend.locator("[data-terms]")
    for said in ("Hasbro", "2 players", "15 minutes each", "Moves are final", "Stockholder bonuses: Classic"):
        expect(terms).to_contain_text(said)
    terms.get_by_text("All other options").click()
    expect(terms).to_contain_text("Trades between players: No")
    friend.get_by_text("What is this game?").click()
    expect(friend.get_by_text("Found hotel chains")).to_be_visible()
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
    friend.goto(host.url)  # not the invitation
    expect(friend.locator("[data-uninvited]")).to_be_visible()
    expect(friend.locator("[data-sit], #link")).to_have_count(0)


def test_set_up_dialog_waiting_room_and_invitation_say_whether_the_game_is_rated(
    new_page: Callable[..., Page], server: Server
) -> None:
    host, friend = new_page(), new_page()
    host.goto(server.address)
    host.locator("[data-setup]").click()
    dialog = host.locator("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.locator("[data-teacher-limit]").select_option("10")  # of this browser, as in Settings
    assert host.evaluate("JSON.parse(localStorage.mergemaker).teacher") == 10
    dialog.locator("[data-hints]").uncheck()
    expect(dialog.locator("[data-teacher-limit]")).to_be_disabled()
    dialog.locator("[data-hints]").check()
    dialog.get_by_label("Seat 2").select_option("guest")
    expect(dialog.locator("[data-rated=false]")).to_contain_text("Not rated. One person plays several seats.")
    dialog.get_by_label("Seat 2").select_option("open")
    expect(dialog.locator("[data-rated=true]")).to_contain_text("whoever leaves counts as last")
    dialog.locator("[data-create]").click()
    expect(host.locator("[data-terms] [data-rated=true]")).to_contain_text("Rated")
    friend.goto(host.locator("#link").input_value())
    expect(friend.locator("[data-terms] [data-rated=true]")).to_contain_text("The result changes everybody's rating")
    host.get_by_label("Seat 2", exact=True).select_option("guest")
    expect(host.locator("[data-terms] [data-rated=false]")).to_contain_text("One person plays several seats.")


def test_a_friend_comes_by_the_code_that_was_read_out_and_the_host_is_alerted(
    new_page: Callable[..., Page], server: Server
) -> None:
    host, friend = new_page(), new_page(viewport={"width": 360, "height": 640})
    create(host, server, seats=[ME, OPEN])
    said = host.locator("[data-code]").inner_text()
    assert re.fullmatch(r"(\w{3}-){2}\w{3}", said)
    friend.goto(server.address)
    friend.get_by_placeholder("Code or link").fill(said.replace("-", " ").lower())
    friend.get_by_role("button", name="Join").click()
    expect(friend.locator("[data-join]")).to_be_in_viewport(ratio=1)
    friend.get_by_label("Your name").fill("Ben")
    friend.locator("[data-join]").click()
    expect(host.locator("[data-news]")).to_have_text("Ben has joined.")


def test_a_code_that_does_not_work_says_so_and_a_link_to_a_table_leads_there(page: Page, server: Server) -> None:
    page.goto(server.address)
    for nothing in ("", "https://elsewhere.example/some/page"):
        page.get_by_label("Code or link").fill(nothing)
        page.get_by_label("Code or link").press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("Enter the code of an invitation")
    page.get_by_label("Code or link").fill("ABC-DEF-GHJ")
    page.get_by_label("Code or link").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("This invitation does not work")
    expect(page.get_by_role("alert")).to_contain_text("There is no such invitation")
    page.goto(server.address)
    page.locator("[data-play]").click()
    page.wait_for_url("**/game/*")
    table = page.url
    page.goto(server.address)
    page.get_by_label("Code or link").fill(table)
    page.get_by_label("Code or link").press("Enter")
    page.wait_for_url(table)


def test_a_clock_of_no_time_is_not_sent(page: Page, server: Server) -> None:
    """The field says what is possible; the dialog stays."""
    page.goto(server.address)
    page.locator("[data-setup]").click()
    page.get_by_label("Clock").select_option("live")
    page.get_by_label("Minutes each").fill("0")
    page.locator("[data-create]").click()
    expect(page.get_by_label("Minutes each")).to_be_focused()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "/game/" not in page.url


def test_the_set_up_fits_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    page.goto(server.address)
    page.locator("[data-setup]").click()
    dialog = page.locator("dialog")
    expect(dialog.locator("[data-edition]").first).to_be_visible()
    wide = "all => all.filter(one => one.getBoundingClientRect().right > 360).map(one => one.outerHTML)"
    assert dialog.locator("select, input, fieldset").evaluate_all(wide) == []


def test_someone_without_a_name_sees_no_games_and_can_look_at_a_record(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}/#/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    wrong = tmp_path / "game.txt"
    wrong.write_text("hello")
    for key in ("Enter", "Space"):  # the same file again, too
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Look at a record from a file").press(key)
        chooser.value.set_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text("not a game record")


def test_games_that_wait_are_counted_and_one_click_away(page: Page, server: Server) -> None:
    first = create(
        page, server, name="Cora", seats=[ME, {"kind": "guest", "name": "Dan"}], clock={"kind": "days", "days": 2}
    )
    create(page, server, name="Cora", seats=[ME, {"kind": "guest", "name": "Dan"}])
    waiting = page.locator("[data-turns]")
    expect(waiting).to_have_accessible_name("Your move (1)")
    expect(page).to_have_title(re.compile(r"^\(1\) "))  # set by the table, which loads beside the count
    page.goto(server.address)
    expect(waiting).to_have_accessible_name("Your move (2)")
    expect(page).to_have_title("(2) Mergemaker")
    row = page.locator("a.game").first
    expect(row).to_contain_text("Your move")
    expect(row).to_contain_text(re.compile(r"until \w{3}, \w{3} \d+"))
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.get_by_role("button", name="Settings")).to_be_in_viewport(ratio=1)
    waiting.click()
    page.wait_for_url(re.compile(first))


def test_bots_are_as_fast_as_one_likes(page: Page, tmp_path: Path) -> None:
    server = Server(tmp_path, more="--bot-pause 30")
    create(page, server, seats=[ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    player = Player(page)
    for hurry in (
        lambda: page.locator("[data-skip]").click(),
        lambda: page.locator("[data-speed]").select_option("instant"),
    ):
        while page.locator("[data-skip]").is_disabled():
            player.play(most=1)
        hurry()
        expect(page.locator("[data-skip]")).to_be_disabled(timeout=10_000)
    server.stop()


def test_a_message_is_seen_on_a_phone_without_scrolling(new_page: Callable[..., Page], server: Server) -> None:
    host, friend = new_page(viewport={"width": 360, "height": 640}), new_page()
    create(host, server, seats=[ME, OPEN])
    friend.goto(host.locator("#link").input_value())
    friend.locator("input").first.fill("Ben")
    friend.locator("[data-join]").click()
    host.locator("[data-start]").click()
    expect(host.locator("[data-decision]")).to_be_visible()
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_placeholder("Type a message").fill("Good luck!")
    friend.keyboard.press("Enter")
    said = host.locator("[data-said]")
    expect(said).to_contain_text("Good luck!")
    expect(said).to_be_in_viewport()
    said.click()
    expect(host.get_by_placeholder("Type a message")).to_be_in_viewport()
    expect(said).to_have_count(0)
    host.get_by_placeholder("Type a message").fill("You too!")
    host.keyboard.press("Enter")
    host.get_by_role("tab", name="Log").click()
    host.reload()
    expect(host.locator("[data-decision]")).to_be_visible()
    unread = host.locator("[data-unread]")
    expect(unread).to_have_count(0)  # what was read before, or written
    friend.get_by_placeholder("Type a message").fill("Your move.")
    friend.keyboard.press("Enter")
    expect(unread).to_have_text("1")
    expect(said).to_have_count(0, timeout=20_000)
    expect(unread).to_be_in_viewport()
    unread.click()
    expect(unread).to_have_count(0)
    friend.request.post(f"{server.address}/api/games/{_game(host)}/leave", data={}, headers={"Origin": server.address})
    host.get_by_role("tab", name="Log").click()
    expect(host.get_by_role("log")).to_contain_text("Ben has left: a bot plays on.")


def test_the_last_player_at_the_table_ends_the_game_and_reads_why_they_won(
    new_page: Callable[..., Page], server: Server
) -> None:
    host, friend = new_page(), new_page()
    create(host, server, seats=[ME, OPEN])
    friend.goto(host.locator("#link").input_value())
    friend.get_by_label("Your name").fill("Ben")
    friend.locator("[data-join]").click()
    expect(friend.locator("[data-ready]")).to_be_visible()
    host.locator("[data-start]").click()
    expect(host.locator("[data-decision]")).to_be_visible()
    expect(host.locator("[data-claim]")).to_have_count(0)
    friend.locator("[data-more]").click()
    friend.get_by_role("button", name="Resign").click()
    friend.locator("[data-sure]").click()
    host.locator("[data-claim] [data-ask]").click()
    host.locator("[data-sure]").click()
    expect(host.get_by_role("heading", name="You won!")).to_be_visible()
    expect(host.locator("[data-left]")).to_contain_text("Ben left or ran out of time: last, and cannot win")
    expect(host.get_by_role("log")).to_contain_text("Everybody else has left: Ann ends the game and wins.")
    expect(host.locator(".final")).to_contain_text("(+")


def test_a_game_is_abandoned_and_one_with_friends_is_left(page: Page, server: Server) -> None:
    game = create(page, server, name="Dora", seats=[ME, {"kind": "guest", "name": "Dan"}])
    page.locator("[data-more]").click()
    page.get_by_role("button", name="Abandon the game").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator(f"a[href*='{game}']")).to_have_count(0)
    create(page, server, name="Dora", seats=[ME, OPEN])
    page.goto(f"{server.address}/games")
    page.get_by_role("button", name="Remove from my games").click()
    page.locator("[data-sure]").click()
    expect(page.get_by_role("button", name="Remove from my games")).to_have_count(0)


def _game(page: Page) -> str:
    return re.split(r"game/", page.url)[1].split("?")[0]
