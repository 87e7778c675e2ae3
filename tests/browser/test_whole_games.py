"""Whole games played through the page, in each edition and each way to sit at a table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mergemaker.game.editions import EDITIONS

from .conftest import Server, create
from .player import Player

pytestmark = pytest.mark.flaky(reason="some hundred clicks, each of which waits for the page")

ME = {"kind": "me"}
RANDOM = {"kind": "bot", "bot": "random"}
EASY = {"kind": "bot", "bot": "easy"}
# With six at a table, a person has half as many turns as with three, and still every kind of decision.
BOTS = [EASY, RANDOM, RANDOM, RANDOM, RANDOM]
VARIANTS: dict[str, dict[str, object]] = {"avalon-hill": {"special_powers": True}, "hasbro": {"holdings": "hidden"}}


def test_a_stranger_plays_within_three_clicks(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-play]").click()
    Player(page).wait()
    page.locator("[data-hand].live").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[role=log]")).to_contain_text("Guest places")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_each_edition(page: Page, server: Server, edition: str) -> None:
    options = VARIANTS.get(edition, {})
    game = create(page, server, edition=edition, options=options, seats=[ME, *BOTS])
    player = Player(page, seed=len(edition))
    assert player.play() == "over"
    assert player.seen["place_tile"] > 5
    if "special_powers" in options:
        assert player.seen["use_power"] > 0
    if edition == "reference":
        assert player.seen["offer_trade"] > 0
    history = page.request.get(f"{server.address}/api/games/{game}/history").json()
    final = history["result"]["final"]
    for name, money in final.items():
        expect(page.locator(".final")).to_contain_text(
            re.compile(rf"{name}[^$]*\${money:,}")
        )  # a rating may stand between


def test_two_people_at_one_screen_with_the_market(page: Page, server: Server) -> None:
    """Hands are covered between players, and the market's draws are shown."""
    create(page, server, seats=[ME, {"kind": "guest", "name": "Ben"}])
    player = Player(page, seed=5)
    assert player.wait() == "covered"
    assert page.locator("[data-hand]").count() == 0
    expect(page.locator("[role=log]")).not_to_contain_text(" draws ")
    market = page.locator("[role=log]").get_by_text("The market draws")
    while not market.count() or player.seen["covered"] < 6:
        player.decide(player.wait())


def test_two_browsers_and_an_onlooker(new_page: Callable[..., Page], server: Server) -> None:
    """A friend comes by the invitation link; an onlooker by the game's link sees no tiles."""
    host, friend, onlooker = new_page(), new_page(), new_page()
    create(host, server, seats=[ME, {"kind": "open"}, *BOTS[1:]])
    link = host.locator("#link").input_value()
    friend.goto(link)
    friend.locator("input").fill("Ben")
    friend.locator("[data-join]").click()
    expect(host.locator(".seats")).to_contain_text("Ben")
    host.locator("[data-start]").click()
    expect(host.locator("[data-decision]")).to_be_visible()
    onlooker.goto(host.url)
    expect(onlooker.locator("[role=grid]")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_placeholder("Type a message").fill("Good luck")
    host.get_by_placeholder("Type a message").press("Enter")
    expect(friend.get_by_role("tab", name="Chat")).to_contain_text("1")
    players = [Player(host, 1), Player(friend, 2)]
    decisions = ["", ""]
    while "over" not in decisions:
        decisions = [player.now() for player in players]
        for player, decision in zip(players, decisions, strict=True):
            if decision not in ("", "over"):
                player.decide(decision)
        host.wait_for_timeout(20)
    expect(host.locator("[data-replay]")).to_be_visible()
    expect(friend.locator("[data-replay]")).to_be_visible()
    expect(onlooker.locator("[data-replay]")).to_be_visible()
    assert onlooker.locator("[data-hand]").count() == 0
    assert all(player.seen["place_tile"] > 5 for player in players)
