"""The coach in the page: the review of a game from its turning points to another try, a hint, and the teacher."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .axe import faults
from .conftest import COACHING, PAGE, Server, ask, create
from .player import Player
from .test_after import upload
from .test_layout import LOCALES, measured

SHORT = "hasbro-two-players-stalled.txt"
PATIENCE = 300_000  # milliseconds: the coach may have to be compiled, and other tests run beside it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with no other games to review."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run npm run build in web/")
    running = Server(tmp_path_factory.mktemp("coaching"), command=COACHING)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def reviewed(browser: Browser, server: Server) -> tuple[str, list[Any]]:
    """A short game was uploaded, and its review has come to its page: the game, and the mistakes."""
    with browser.new_page(reduced_motion="reduce") as page:
        game, _ = upload(page, server, SHORT)
        page.goto(f"{server.address}/game/{game}")
        expect(page.locator("[data-review=ready]")).to_be_visible(timeout=PATIENCE)
    found = ask(server, f"/api/games/{game}/review")["review"]["decisions"]
    return game, [decision for decision in found if decision["class"] != "fine"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_review_fits_every_screen(
    new_page: Callable[..., Page], server: Server, reviewed: tuple[str, list[Any]], locale: str
) -> None:
    page = new_page(locale=locale)
    page.goto(f"{server.address}/game/{reviewed[0]}")
    expect(page.locator("[data-review=ready]")).to_be_visible()
    assert measured(page, "review") == []


def test_a_game_is_reviewed_in_its_page(
    page: Page, server: Server, reviewed: tuple[str, list[Any]], tmp_path: Path
) -> None:
    """Turning points, marks on chart, log and board, from mistake to mistake by keys, the better line, another try."""
    game, mistakes = reviewed
    page.goto(f"{server.address}/game/{game}")
    expect(page.locator("[data-turning-points] li")).to_have_count(3)
    expect(page.locator("[data-marked-mistake]")).to_have_count(len(mistakes))
    expect(page.locator("[data-luck] li")).to_have_count(2)
    assert faults(page) == []
    with page.expect_download() as download:
        page.locator("[data-save-review]").click()
    saved = tmp_path / "review.html"
    download.value.save_as(saved)
    assert "<h1>" in saved.read_text(encoding="utf-8")

    page.locator("[data-first-mistake]").click()
    for mistake in mistakes[:3]:
        told = page.locator(f"[data-told='{mistake['number']}']")
        expect(told).to_contain_text(f"{mistake['player']}, {mistake['class']}")
        expect(page).to_have_url(re.compile(rf"\?at={mistake['number'] - 1}$"))
        if mistake["decision"] == "place_tile":
            expect(page.locator("[data-judged=best]")).to_be_visible()
        page.keyboard.press("n")
    expect(page.locator(f"[data-told='{mistakes[3]['number']}']")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(f"[data-told='{mistakes[2]['number']}']")).to_be_visible()
    expect(page.locator("[data-grade]")).to_have_count(len(mistakes))

    page.locator("[data-play-line]").click()
    expect(page.locator("[data-line='0']")).to_contain_text(mistakes[2]["player"])
    page.locator("[data-button=line-on]").click()
    expect(page.locator("[data-line='1']")).to_be_visible()
    expect(page.locator("[data-line-gain]")).to_have_count(0)
    while page.locator("[data-button=line-on]").is_enabled():
        page.locator("[data-button=line-on]").click()
    expect(page.locator("[data-line-gain]")).to_contain_text("points of win chance")
    expect(page.locator("[data-line-gain]")).to_contain_text("net worth is $")
    page.locator("[data-line-end]").click()
    page.locator("[data-try-again]").click()
    expect(page.locator(f"[data-again-of='{mistakes[2]['number']}']")).to_contain_text(mistakes[2]["player"])
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", "none")
    assert faults(page) == []


def test_a_wrong_try_leaves_the_answer_to_be_found(page: Page, server: Server, reviewed: tuple[str, list[Any]]) -> None:
    """What was played loses as before; the answer is shown only when it is asked for."""
    game, mistakes = reviewed
    mistake = next(one for one in mistakes if one["decision"] == "found")
    chain = mistake["action"].split()[-1]
    page.goto(f"{server.address}/again/{game}?action={mistake['number']}")
    for _ in range(2):
        page.get_by_role("radio", name=chain).click()
        page.locator("[data-confirm]").last.click()
        verdict = page.locator("[data-verdict=wrong]")
        expect(verdict).to_contain_text("That loses")
        expect(verdict).not_to_contain_text("Better")
        page.locator("[data-again]").click()
    page.get_by_role("radio", name=chain).click()
    page.locator("[data-confirm]").last.click()
    page.locator("[data-show-answer]").click()
    expect(page.locator("[data-verdict]")).to_contain_text(f"Better: found {mistake['best'].split()[-1]}")
    expect(page.locator("[data-back]")).to_be_focused()


def test_mistakes_are_read_in_german_on_a_phone(
    new_page: Callable[..., Page], server: Server, reviewed: tuple[str, list[Any]]
) -> None:
    game, mistakes = reviewed
    page = new_page(viewport={"width": 360, "height": 640}, locale="de-DE", has_touch=True)
    page.goto(f"{server.address}/game/{game}")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator("[data-mistakes] a").first.tap()
    expect(page.locator("[data-told]")).to_contain_text("besser")
    expect(page.locator("[data-told]")).to_be_in_viewport()  # and not the log, which is below
    expect(page.locator("[data-replay-review]")).to_contain_text(f"von {len(mistakes)}")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.usefixtures("reviewed")  # the coach is compiled
def test_a_hint_is_given_and_announced_to_everybody(page: Page, server: Server) -> None:
    """By its key; where hints are off there is nothing to press."""
    create(page, server, hints=False)
    expect(page.locator("[data-decision=place_tile]")).to_be_visible()
    expect(page.locator("[data-ask-hint]")).to_have_count(0)
    create(page, server)
    expect(page.locator("[data-ask-hint]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)  # the game is rated: what it costs is said first
    expect(page.locator("[data-hint-sure]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint=told]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-hint] li").first).to_contain_text("wins")
    for size in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for choice in page.locator("[data-hint] li").all():
            expect(choice).to_be_in_viewport(ratio=1)
    expect(page.locator("[role=log]")).to_contain_text("Ann had help from the coach.")
    assert faults(page) == []


@pytest.mark.usefixtures("reviewed")  # the coach is compiled
@pytest.mark.parametrize("locale", LOCALES)
def test_an_onlooker_sees_the_whole_chart_of_chances(
    new_page: Callable[..., Page], page: Page, server: Server, locale: str
) -> None:
    """With its axis, its legend and what it means, without scrolling; on a low screen the chart is lower."""
    create(page, server, seats=[{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(3))])
    player = Player(page)
    player.decide(player.wait())
    onlooker = new_page(locale=locale, viewport={"width": 1280, "height": 720})
    onlooker.goto(page.url)
    onlooker.locator("#tab-chances").click()
    expect(onlooker.locator("[data-live-chances] figure")).to_be_visible(timeout=PATIENCE)
    heights = []
    for width, height in ((1280, 720), (1920, 1080)):
        onlooker.set_viewport_size({"width": width, "height": height})
        for part in ("svg[role=img]", "figcaption", ".note"):
            expect(onlooker.locator(f"[data-live-chances] {part}")).to_be_in_viewport(ratio=1)
        heights.append(onlooker.locator("[data-live-chances] svg[role=img]").evaluate("chart => chart.clientHeight"))
    assert heights[0] < heights[1]


def test_the_teacher_asks_once_before_a_costly_choice(
    page: Page, server: Server, reviewed: tuple[str, list[Any]]
) -> None:
    """The worst founding of a reviewed game is about to be made again: the teacher says why not; then it is done."""
    game, mistakes = reviewed
    worst = max((one for one in mistakes if one["decision"] == "found"), key=lambda one: one["loss"])
    seat = ask(server, f"/api/games/{game}/history")["players"].index(worst["player"])
    page.goto(server.address)
    headers = {"Origin": server.address}
    page.request.post(f"{server.address}/api/session", data={"name": "Ann"}, headers=headers)
    asked = {"action": worst["number"] - 1, "seat": seat, "bot": "medium"}
    reply = page.request.post(f"{server.address}/api/games/{game}/play-on", data=asked, headers=headers)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("In a rated game a warning counts as a hint")).to_be_visible()
    page.locator("[data-teacher-limit]").select_option("3")
    page.goto(f"{server.address}/game/{reply.json()['id']}")
    chain = worst["action"].split()[-1]
    page.get_by_role("radio", name=chain).click()
    page.locator("[data-confirm]").last.click()
    expect(page.locator("[data-teacher]")).to_contain_text("Sure?", timeout=60_000)
    expect(page.locator("[data-teacher]")).to_contain_text(f"To found {chain} would cost")
    expect(page.locator("[data-teacher]")).not_to_contain_text("In the ratings")  # a game played on is not rated
    assert faults(page) == []
    page.locator("[data-teacher-other]").click()
    expect(page.locator("[data-teacher]")).to_have_count(0)
    page.get_by_role("radio", name=chain).click()
    page.locator("[data-confirm]").last.click()
    expect(page.locator("[data-decision=found]")).to_have_count(0)
