"""Orders carried out while their owner watches, counter-offers, clocks beside names, readiness and quick phrases."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .axe import faults
from .conftest import Server, create
from .player import Player


def two_people(server: Server, new_page: Callable[..., Page], **setup: Any) -> tuple[Page, Page]:
    """Ann's and Ben's pages at a table that Ann has started when Ben was ready; Ben reads German on a phone."""
    ann, ben = new_page(), new_page(viewport={"width": 390, "height": 844}, locale="de-DE")
    game = create(ann, server, seats=[{"kind": "me"}, {"kind": "open"}], **setup)
    headers = {"Origin": server.address}
    ben.request.post(f"{server.address}/api/session", data={"name": "Ben"}, headers=headers)
    ben.goto(f"{server.address}/join/{ann.locator('[data-code]').inner_text()}")
    ben.request.post(
        f"{server.address}/api/games/{game}/join",
        data={"code": ann.locator("[data-code]").inner_text()},
        headers=headers,
    )
    ben.goto(f"{server.address}/game/{game}")
    ben.locator("[data-ready]").click()
    expect(ann.locator(".tag.ready")).to_have_count(1)
    ann.locator("[data-phrase=luck]").click()
    expect(ben.get_by_role("log")).to_contain_text("Ann Viel Glück!")
    ann.locator("[data-start]").click()
    for page in (ann, ben):
        page.locator("[data-decision]").wait_for()
    return ann, ben


def on_turn(ann: Page, ben: Page) -> tuple[Player, Player]:
    """The player who has to decide, and the other."""
    while True:
        for mine, other in ((ann, ben), (ben, ann)):
            if Player(mine).now():
                return Player(mine), Player(other)
        ann.wait_for_timeout(20)


def test_an_order_is_carried_out_when_its_decision_comes(server: Server, new_page: Callable[..., Page]) -> None:
    ann, ben = two_people(server, new_page, clock={"kind": "days", "days": 3})
    mine, other = on_turn(ann, ben)
    expect(other.page.locator("[data-deadline]")).to_have_count(1)
    waiting = other.page
    tile = waiting.locator("[data-hand]").first.get_attribute("data-hand") or ""
    dialog = waiting.get_by_role("dialog")
    waiting.locator("[data-chain-orders=Tower]").click()
    expect(dialog.locator("[data-order-chain]")).to_have_value("Tower")
    waiting.keyboard.press("Escape")
    expect(waiting.locator("dialog")).to_have_count(0)  # gone, not only hidden
    waiting.keyboard.press("o")
    dialog.locator("[data-order-kind]").select_option("place_tile")
    dialog.locator("[data-order-tile]").select_option(tile)
    dialog.locator("[data-leave-order]").click()
    expect(dialog.locator("[data-order]")).to_have_count(1)
    dialog.locator("[data-order-kind]").select_option("discard")
    dialog.locator("[data-leave-order]").click()
    expect(dialog.locator("[data-order]")).to_have_count(2)
    dialog.locator("[data-revoke]").last.click()
    expect(dialog.locator("[data-order]")).to_have_count(1)
    assert faults(waiting) == []
    waiting.keyboard.press("Escape")
    while mine.now():
        mine.decide(mine.now())
    by_order = "By your order" if waiting is ann else "Auf deine Anweisung"
    log = "Log" if waiting is ann else "Protokoll"
    expect(waiting.get_by_role("tabpanel", name=log)).to_contain_text(by_order)
    expect(waiting.locator("[data-orders]")).not_to_contain_text("(1)")
    expect(mine.page.locator("body")).not_to_contain_text("By your order")
    expect(mine.page.locator("body")).not_to_contain_text("Auf deine Anweisung")
    expect(mine.page.get_by_role("tabpanel")).to_contain_text(tile)


def test_an_offer_is_countered_and_the_counter_offer_adopted(server: Server, new_page: Callable[..., Page]) -> None:
    ann, ben = two_people(server, new_page, edition="reference", clock={"kind": "live", "seconds": 600, "increment": 0})
    mine, other = on_turn(ann, ben)
    for page in (ann, ben):
        expect(page.locator("[data-player] [data-clock]")).to_have_count(2)
    mine.page.locator("[data-offer]").click()
    offered = mine.page.locator("dialog input[type=number]")
    offered.first.fill("100")
    offered.last.fill("100")
    mine.page.locator("dialog [data-note]").fill("For your first hotel")
    mine.page.locator("dialog [data-confirm]").click()
    other.page.locator("[data-counter]").click()
    amounts = other.page.locator("dialog input[type=number]")
    expect(amounts.first).to_have_value("100")  # what the offer was, from the other side
    amounts.last.fill("300")
    other.page.locator("dialog [data-confirm]").click()
    mine.page.locator("[data-adopt]").click()
    expect(mine.page.locator("[data-adopt]")).to_have_count(0)
    cash = {page: page.locator("[data-player] td.sum:not(.worth)") for page in (ann, ben)}
    for page in (ann, ben):  # accepted by the order that the counter-offer left
        expect(cash[page].filter(has_text="6")).to_have_count(1)
        expect(cash[page].filter(has_text="5")).to_have_count(1)
    other.page.get_by_role("tab", name="Chat").click()
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("For your first hotel")
