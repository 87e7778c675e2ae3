"""The table is for everybody: small screens, keyboards, screen readers, languages, dark rooms."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from ..words.pseudo import write_pseudo_language
from .conftest import Server, create
from .player import MARK, Player

WEB = Path(__file__).parents[2] / "web"
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]


def test_no_view_is_scrolled_sideways(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(has_touch=True)

    def narrow(view: str) -> None:
        for width, height in ((360, 640), (820, 1180), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            try:
                page.wait_for_function(NARROW, timeout=3_000)
            except TimeoutError:
                pytest.fail(f"{view} is scrolled sideways at {width}x{height}")

    page.goto(server.address)
    expect(page.locator("[data-play]")).to_be_visible()
    narrow("home")
    page.locator("[data-setup]").click()
    expect(page.locator("[data-create]")).to_be_visible()
    narrow("setup")
    for path in ("games", "ratings", "learn", "puzzles"):
        page.goto(f"{server.address}/{path}")
        expect(page.locator("h1")).to_be_visible()
        narrow(path)


class Typist(Player):
    """Plays with the keyboard alone."""

    def _extra(self, decision: str) -> bool:
        if not self.page.locator("[data-end]").count():
            return False
        for name in ("data-end", "data-end-confirm"):
            for _ in range(60):
                if self.page.evaluate(f"() => document.activeElement.hasAttribute('{name}')"):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        return True

    def _type(self, keys: str) -> None:
        self.page.evaluate("() => document.activeElement.blur()")
        for key in keys.split():
            self.page.keyboard.press(key)

    def _place_tile(self) -> None:
        for number in "123456":
            self._type(number)
            if self.page.locator("[data-confirm]").is_enabled():
                break
        self._type("Enter")

    def _pick_chain(self) -> None:
        key = self.page.locator("[data-chain]").first.get_attribute("aria-keyshortcuts")
        self._type(f"{key} Enter")

    _found = _choose_survivor = _choose_acquired = _pick_chain

    def _dispose(self) -> None:
        self._type("K S Enter")

    def _buy(self) -> None:
        before = self.page.evaluate(MARK)
        self._type("Backspace Enter")  # a bare Enter buys nothing on nobody's behalf
        assert self.page.evaluate(MARK) == before
        self._type("Shift+Digit1 2 3 4 5 6 7")
        self._type("Enter" if self.page.locator(".badge").count() else "0 Enter")

    def _discard(self) -> None:
        self._type("Enter")


def test_a_whole_game_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(server.address)
    for _ in range(30):
        if page.evaluate("() => document.activeElement.hasAttribute('data-play')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player = Typist(page)
    player.wait()
    assert player.play() == "over"
    assert player.seen["place_tile"] > 5
    assert player.seen["buy"] > 0  # how often there is money for it depends on the tiles


def test_an_address_without_a_page_says_so(page: Page, server: Server) -> None:
    for path in ("nothing", "game", "game/doesnotexist"):
        page.goto(f"{server.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^There is no"))
        page.locator("main").get_by_role("link", name="Home").click()
        expect(page.locator("[data-play]")).to_be_visible()


def test_the_board_is_navigated_with_arrow_keys(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    Player(page).wait()
    assert page.get_by_role("gridcell").count() == 108
    page.locator("[data-tile='6E']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.tile") == "7F"


@pytest.mark.parametrize(("locale", "play", "fetched"), [("de-DE", "Jetzt spielen", ["de"]), ("fr-FR", "Play now", [])])
def test_a_browser_gets_its_language_or_english(
    new_page: Callable[..., Page], server: Server, locale: str, play: str, fetched: list[str]
) -> None:
    """The page and the rules are in it, and no other language is fetched."""
    page = new_page(locale=locale)
    page.goto(server.address)
    expect(page.locator("[data-play]")).to_have_text(play)
    page.get_by_role("button", name="Regeln" if fetched else "Rules", exact=True).click()
    expect(page.locator("#rule-T4")).to_contain_text("nie gelegt werden" if fetched else "can never be placed")
    names = page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert re.findall(r"assets/([\w-]+)-\w+\.json", " ".join(names)) == fetched


def test_a_language_added_as_one_file_is_offered_and_used(
    new_page: Callable[..., Page], server: Server, tmp_path: Path
) -> None:
    environment = {**os.environ, "MERGEMAKER_LANGUAGES": str(write_pseudo_language(tmp_path))}
    built = tmp_path / "built"
    subprocess.run(["node", "build.js", str(built)], cwd=WEB, env=environment, check=True, timeout=120)
    page = new_page(locale="pl-PL")
    page.route(f"{server.address}/", lambda route: route.fulfill(path=built / "index.html"))
    page.route("**/assets/*", lambda route: route.fulfill(path=built / "assets" / route.request.url.rsplit("/", 1)[1]))
    page.goto(server.address)
    expect(page.locator("[data-play]")).to_have_text("⟦Play now⟧")
    page.get_by_role("button", name="⟦Settings⟧").click()
    expect(page.get_by_label("⟦Language⟧").locator("option")).to_have_text(
        ["⟦System default⟧", "English", "Deutsch", "⟦Polski⟧"]
    )
    page.get_by_label("⟦Language⟧").select_option("de")
    expect(page.get_by_text("Einstellungen")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_price_card_is_read_on_a_phone(new_page: Callable[..., Page], server: Server, locale: str) -> None:
    """It has the chains of the edition in play and the bonuses as they are paid there; nothing is scrolled sideways."""
    page = new_page(viewport={"width": 360, "height": 640}, locale=locale)
    create(page, server, seats=SEATS, edition="hasbro", options={"bonuses": "tycoon"})
    page.locator("[data-button=menu]").click()
    page.get_by_role("button", name="Regeln" if locale == "de-DE" else "Rules", exact=True).first.click()
    card = page.locator("dialog .price-card")
    expect(card).to_contain_text("Quantum")
    expect(card.locator("[aria-pressed=true]")).to_have_text("Tycoon")
    expect(card.locator("tbody tr").first.locator("td").last).to_have_text("$1.000" if locale == "de-DE" else "$1,000")
    for part in ("dialog .content", "dialog .price-card"):
        assert not page.locator(part).evaluate("element => element.scrollWidth > element.clientWidth"), part
    card.get_by_role("button").first.click()
    expect(card.locator("tbody tr").first.locator("td")).to_have_count(5)


def test_every_page_is_in_the_menu_of_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    page.goto(server.address)
    links = page.get_by_role("navigation", name="Pages")
    for name, path in (
        ("My games", "games"),
        ("Puzzles", "puzzles"),
        ("Ratings", "ratings"),
        ("Learn to play", "learn"),
    ):
        expect(links).to_be_hidden()
        page.get_by_role("button", name="Menu").click()
        expect(links).to_be_in_viewport(ratio=1)
        links.get_by_role("link", name=name).click()
        expect(page).to_have_url(re.compile(f"^{server.address}/{path}"))  # a puzzle adds its number
    page.get_by_role("button", name="Menu").press("Enter")
    page.keyboard.press("Escape")
    expect(links).to_be_hidden()


def test_the_rule_of_bonuses_shows_the_price_card(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-setup]").click()
    page.get_by_role("button", name="Rule B1").click()
    expect(page.locator("#rule-B1 .price-card")).to_be_in_viewport()


def test_a_refusal_is_said_in_the_language_of_the_page(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(locale="de-DE")
    page.goto(f"{server.address}/join/nowhere")
    expect(page.get_by_role("alert")).to_have_text("Diese Einladung gibt es nicht.")


def test_a_tile_that_cannot_be_placed_says_why(page: Page, server: Server) -> None:
    """Its reason names the rule, and the rule opens the rules there."""
    for seed in range(6):
        create(page, server, seats=SEATS)
        player = Player(page, seed=seed)
        while (decision := player.wait()) != "over":
            dead = page.locator("[data-hand]:not(.live)")
            if decision == "place_tile" and dead.count():
                dead.first.click()
                expect(page.locator("[data-confirm]")).to_be_disabled()
                page.locator(".reason button").click()
                expect(page.locator("dialog .asked")).to_be_visible()
                return
            player.decide(decision)
    pytest.fail("in six games every tile could be placed")
