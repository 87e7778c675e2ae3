"""Whatever is shown, on whatever screen: nothing overflows, is cut off, overlaps, or covers the board."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from mergemaker.game.lessons import lesson_named

from .conftest import Server, create
from .learner import Learner
from .player import Player
from .positions import Course, course

SIZES = [(360, 640), (768, 1024), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
ONE_SCREEN = 1081  # px: from here on everything needed is seen without scrolling
LOCALES = ("en-US", "de-DE")
EVERYWHERE = "MERGEMAKER_EVERYWHERE" in os.environ  # every view on every screen, which takes some ten minutes
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")

# Each number of players, in each edition; the games have every kind of decision between them.
COURSES: list[tuple[str, tuple[Any, ...]]] = [
    ("en-US", ("renegade", 2, 4)),
    ("de-DE", ("reference", 3, 2)),
    ("en-US", ("renegade", 4, 7)),
    ("en-US", ("avalon-hill", 5, 8, True)),
    ("de-DE", ("hasbro", 6, 1)),
]
KINDS = {
    "place_tile",
    "merge",
    "found",
    "buy",
    "dispose",
    "choose_survivor",
    "choose_acquired",
    "discard",
    "end",
    "eleven",
    "answer_trade",
}
EVERY_GAME = {"place_tile", "merge", "found", "buy", "dispose"}  # usually looked at in every other of them


def test_the_games_have_every_kind_of_decision() -> None:
    assert {kind for _, setup in COURSES for kind in course(*setup).positions} == KINDS


def measured(page: Page, view: str, table: bool = False, turn: int | None = None) -> list[str]:
    """What is wrong with a view, on every screen, in light and dark; with a turn on one of the screens, by turns."""
    found: list[str] = []
    for number, (width, height) in enumerate(SIZES):
        if turn is not None and (number + turn) % len(SIZES) and not EVERYWHERE:
            continue
        page.set_viewport_size({"width": width, "height": height})
        scheme: Literal["light", "dark"] = "dark" if (number + len(view)) % 2 else "light"  # each with every screen
        page.emulate_media(color_scheme=scheme)
        asked = {"table": table, "oneScreen": width >= ONE_SCREEN, "width": width}
        found += [f"{view} {width}x{height} {scheme}: {fault}" for fault in page.evaluate(FAULTS, asked)]
    return found


def look_at(page: Page, kind: str, tile: str) -> None:
    """An answer is looked at, so that what-if is shown; of the purchase as many different shares as can be."""
    if kind in ("place_tile", "merge", "eleven"):
        page.locator(f"[data-hand='{tile}']").click()
    elif kind in ("buy", "end"):
        for n in range(3):
            possible = page.locator("[data-add][aria-disabled=false]")
            if possible.count():
                possible.nth(n % possible.count()).click()
        if kind == "end":
            page.locator("[data-end]").click()
    elif kind in ("found", "choose_survivor", "choose_acquired"):
        page.locator("[role=radiogroup] [data-chain]").first.click()
    elif kind == "dispose":
        page.locator(".quick button").nth(1).click()


def open_at(page: Page, server: Server, game: str, found: Any) -> None:
    """Someone plays on from that position."""
    asked = {"action": found.action, "seat": found.seat, "bot": "random"}
    headers = {"Origin": server.address}
    reply = page.request.post(f"{server.address}/api/games/{game}/play-on", data=asked, headers=headers)
    assert reply.ok, reply.text()
    page.goto(f"{server.address}/game/{reply.json()['id']}")
    Player(page).wait()


def upload(page: Page, server: Server, played: Course) -> str:
    """The record is uploaded with the page's own session."""
    page.goto(server.address)
    headers = {"Origin": server.address}
    page.request.post(f"{server.address}/api/session", data={"name": "Ann"}, headers=headers)
    text = {"Content-Type": "text/plain"}
    reply = page.request.post(f"{server.address}/api/records", data=played.text, headers=headers | text)
    assert reply.ok, reply.text()
    game: str = reply.json()["id"]
    return game


@pytest.mark.parametrize(("locale", "setup"), COURSES, ids=str)
def test_every_decision_fits_every_screen(
    new_page: Callable[..., Page], server: Server, locale: str, setup: tuple[Any, ...]
) -> None:
    page, turn = new_page(locale=locale), setup[1]
    played = course(*setup)
    game = upload(page, server, played)
    faults: list[str] = []
    for number, (kind, found) in enumerate(played.positions.items()):
        if kind in EVERY_GAME and (number + turn) % 2 and not EVERYWHERE:
            continue
        page.set_viewport_size({"width": 1280, "height": 720})
        open_at(page, server, game, found)
        look_at(page, kind, found.tile)
        faults += measured(page, kind, table=True, turn=turn + number)
    page.goto(f"{server.address}/game/{game}")
    expect(page.locator("figure")).to_be_visible()
    faults += measured(page, "result", turn=turn)
    page.goto(f"{server.address}/game/{game}?at={played.positions['merge'].action}")
    expect(page.locator("[data-hand]").first).to_be_visible()
    faults += measured(page, "replay", turn=turn)
    assert not faults, "\n".join(faults)


def test_a_name_is_never_broken_within_a_word(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page()
    played = course("hasbro", 6, 1)
    open_at(page, server, upload(page, server, played), played.positions["choose_survivor"])
    lines = "words.map(word => [word.textContent, word.getClientRects().length, word.scrollWidth > word.clientWidth])"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        words = page.locator("tr[data-player] .word").evaluate_all(f"words => {lines}")
        assert {word for word, _, _ in words} >= {"Christophorus", "Grant-Whitfield"}
        assert all(count == 1 for _, count, _ in words)
        cut = {word for word, _, cut in words if cut}
        assert cut <= ({"Grant-Whitfield"} if 1280 <= width < 1800 else set())  # its title has all of it


def test_the_decision_leaves_its_room_to_the_board(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    played = course("renegade", 4, 7)
    game = upload(page, server, played)
    for kind in ("merge", "found", "buy", "dispose", "end"):
        open_at(page, server, game, played.positions[kind])
        look_at(page, kind, played.positions[kind].tile)
        expect(page.locator("[data-what-if]")).to_be_visible()
        blank = page.locator(".decision").evaluate("""card => card.getBoundingClientRect().bottom -
            Math.max(...[...card.querySelectorAll("button, table")].map(one => one.getBoundingClientRect().bottom))""")
        assert blank < 45, kind


def test_what_is_asked_for_is_seen_on_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True)
    played = course("renegade", 4, 7)
    open_at(page, server, upload(page, server, played), played.positions["end"])
    page.locator("[data-end]").click()
    expect(page.locator("[data-end-confirm]")).to_be_in_viewport(ratio=1)
    page.locator("[data-cancel]").click()
    page.evaluate("scrollTo(0, 0)")
    page.locator("[data-why]").click()
    expect(page.locator("[data-why-note] p")).to_be_in_viewport(ratio=1)


EDGES = """box => {
    const style = getComputedStyle(box);
    return ["--above", "--below"].map(edge => parseFloat(style.getPropertyValue(edge)) >= 1);
}"""


@pytest.mark.parametrize("locale", LOCALES)
def test_why_is_read_beside_everything_that_an_answer_would_bring(
    new_page: Callable[..., Page], server: Server, locale: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 720}, locale=locale)
    played = course("hasbro", 6, 1)
    game = upload(page, server, played)
    for kind in ("merge", "found", "buy", "dispose", "end"):
        open_at(page, server, game, played.positions[kind])
        page.locator("[data-why]").click()
        look_at(page, kind, played.positions[kind].tile)
        expect(page.locator("[data-what-if]")).to_be_visible()
        expect(page.locator("[data-why-note]")).to_have_count(0 if kind == "end" else 1)
        outlook = page.locator(".ahead .scroll")
        assert outlook.evaluate("box => box.scrollHeight <= box.clientHeight"), kind
        assert outlook.evaluate(EDGES) == [False, False], kind


def test_what_scrolls_inside_a_card_fades_at_the_edge_that_has_more(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(server.address)
    page.locator("[data-button=settings]").click()
    inside = page.locator("dialog .content")
    assert inside.evaluate(EDGES) == [False, True]
    inside.evaluate("box => box.scrollTo(0, 100)")
    page.wait_for_function(f"() => ({EDGES})(document.querySelector('dialog .content')).every(Boolean)")
    inside.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.wait_for_function(f"() => !({EDGES})(document.querySelector('dialog .content'))[1]")
    assert inside.evaluate(EDGES) == [True, False]
    page.set_viewport_size({"width": 1280, "height": 2000})
    page.wait_for_function(f"() => !({EDGES})(document.querySelector('dialog .content')).some(Boolean)")


def test_what_comes_of_a_trade_is_seen_below_it(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(5))]
    create(page, server, seats=seats, options={"trading": True, "holdings": "open"})
    Player(page).wait()
    page.locator("[data-offer]").click()
    page.locator("dialog input[type=number]").first.fill("100")
    expect(page.locator("dialog [data-what-if] tr").last).to_be_in_viewport(ratio=1)
    inside = page.locator("dialog .content")
    assert inside.evaluate("box => box.scrollHeight <= box.clientHeight")


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a_trade_that_the_other_is_seen_to_be_too_poor_for_is_not_offered(
    page: Page, server: Server, holdings: str
) -> None:
    """Where holdings are hidden nothing is said about them: such an offer is legal, and comes to nothing."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    create(page, server, seats=seats, options={"trading": True, "holdings": holdings})
    Player(page).wait()
    page.locator("[data-offer]").click()
    dialog = page.locator("dialog")
    cash = dialog.locator("input[type=number]")
    expect(cash).to_have_count(2)
    cash.first.fill("100")
    cash.last.fill("900000")
    expect(dialog.locator("[data-judging=false]")).to_be_visible()
    if holdings == "hidden":
        expect(dialog.locator("[data-confirm]")).to_be_enabled()
        expect(dialog.locator("[data-lacking]")).to_have_count(0)
        return
    expect(dialog.locator("[data-lacking]")).to_contain_text("has only $")
    expect(dialog.locator("[data-confirm]")).to_be_disabled()
    cash.last.fill("100")
    expect(dialog.locator("[data-lacking]")).to_have_count(0)
    expect(dialog.locator("[data-confirm]")).to_be_enabled()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_leaves_room_for_the_decision_on_a_phone(
    new_page: Callable[..., Page], server: Server, locale: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, locale=locale)
    page.goto(f"{server.address}/learn")
    page.locator("[data-learn=first]").click()
    Learner(page, lesson_named("first")).follow("found")
    expect(page.locator("[data-lesson] .task")).to_be_in_viewport(ratio=1)
    for chain in page.locator("[role=radiogroup] [data-chain]").all():
        expect(chain).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("locale", "setup"), COURSES, ids=str)
def test_an_answer_is_confirmed_on_a_phone_without_scrolling(
    new_page: Callable[..., Page], server: Server, locale: str, setup: tuple[Any, ...]
) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, locale=locale)
    played = course(*setup)
    game = upload(page, server, played)
    for kind in ("eleven", "found", "buy", "dispose", "choose_survivor", "choose_acquired", "discard"):
        if kind in played.positions:
            open_at(page, server, game, played.positions[kind])
            look_at(page, kind, played.positions[kind].tile)
            page.evaluate("scrollTo(0, 0)")
            expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)


def test_a_bot_that_thinks_does_not_change_its_row(new_page: Callable[..., Page], tmp_path: Path) -> None:
    running = Server(tmp_path, more="--bot-pause 1")
    try:
        page = new_page(viewport={"width": 1280, "height": 720})
        create(page, running, seats=[{"kind": "bot", "bot": "easy"}] * 3)
        expect(page.locator("tr[data-player] .thinking")).to_be_visible()
        heights = "rows => rows.map(row => row.getBoundingClientRect().height)"
        rows = page.locator("tr[data-player]").evaluate_all(heights)
        assert max(rows) - min(rows) < 2  # a border
    finally:
        running.stop()


@pytest.mark.parametrize("locale", LOCALES)
def test_ratings_with_entries_fit_every_screen(new_page: Callable[..., Page], server: Server, locale: str) -> None:
    """A rated game that is abandoned counts as lost, and bots play it to its end."""
    page = new_page(locale=locale)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(2))]
    game = create(page, server, name="Maximiliane Grant-Whitfield", seats=seats)
    player = Player(page)
    player.decide(player.wait())
    reply = page.request.delete(f"{server.address}/api/games/{game}", headers={"Origin": server.address})
    assert reply.ok, reply.text()
    page.evaluate("""async () => {
        const mine = ({pools}) => pools.some(pool => pool.rows.some(row => row.me));
        while (!mine(await (await fetch("/api/ratings")).json())) await new Promise(requestAnimationFrame);
    }""")
    page.goto(f"{server.address}/ratings")
    expect(page.locator("tr.me")).to_contain_text("Maximiliane Grant-Whitfield")
    expect(page.locator("figure").first).to_be_visible()
    assert not measured(page, "ratings")


def pressed(name: str) -> Callable[[Page], Locator]:
    """A view that a key opens."""

    def press(page: Page) -> Locator:
        page.keyboard.press(name)
        return page.locator("dialog")

    return press


def clicked(selector: str) -> Callable[[Page], Locator]:
    """A view that a button opens."""

    def click(page: Page) -> Locator:
        page.locator(selector).click()
        return page.locator("dialog, [data-lesson]")

    return click


VIEWS: dict[str, tuple[str, Callable[[Page], Locator] | None]] = {
    "home": ("", None),
    "set-up": ("", clicked("[data-setup]")),
    "settings": ("", clicked("[data-button=settings]")),
    "keys": ("", pressed("?")),
    "rules": ("rules", None),
    "games": ("games", None),
    "ratings": ("ratings", None),
    "puzzles": ("puzzles", None),
    "learn": ("learn", None),
    "lesson": ("learn", clicked("[data-learn=first]")),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_other_view_fits_every_screen(new_page: Callable[..., Page], server: Server, locale: str) -> None:
    host, guest = new_page(locale=locale), new_page(locale=locale)
    faults: list[str] = []
    turn = LOCALES.index(locale)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    clock = {"kind": "days", "days": 2}
    create(host, server, name="Maximiliane Abendroth", seats=seats, clock=clock, options={"bonuses": "classic"})
    link = host.locator("#link").input_value()
    faults += measured(host, "lobby", turn=turn)
    guest.goto(link)
    expect(guest.locator("[data-join]")).to_be_visible()
    faults += measured(guest, "invitation", turn=turn)
    for number, (view, (path, opens)) in enumerate(VIEWS.items()):
        host.set_viewport_size({"width": 1280, "height": 720})
        host.goto(f"{server.address}/{path}")
        expect(host.locator("h1, dialog h2").first).to_be_visible()
        if opens:
            expect(opens(host).first).to_be_visible()
        faults += measured(host, view, turn=turn + number)
    assert not faults, "\n".join(faults)
