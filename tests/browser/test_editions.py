"""The page shows an edition as its file says, also one that it has never heard of."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from mergemaker.game.editions import EDITIONS, Edition
from tests.editions.fifth import FOLDER, HARBOUR

from .conftest import PAGE, Server, create
from .player import Player

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "medium"}]

# The colours of chains on the page, by name: those of the board's tiles, or of the emblems in some place.
FILLS = """([selector, name]) => Object.fromEntries([...document.querySelectorAll(selector)].map(
    drawn => [drawn.dataset[name], getComputedStyle(drawn.querySelector(".face")).fill]))"""


@pytest.fixture(scope="module")
def harbour_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a fifth edition in a folder of its own."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run npm run build in web/")
    running = Server(tmp_path_factory.mktemp("harbour"), MERGEMAKER_EDITIONS=str(FOLDER))
    yield running
    running.stop()


def tiles(page: Page) -> dict[str, str]:
    """The chains on the board with their colours."""
    found: dict[str, str] = page.evaluate(FILLS, ["[data-tile-of]", "tileOf"])
    return found


def emblems(page: Page, place: str) -> dict[str, str]:
    """The emblems in a place with their colours."""
    found: dict[str, str] = page.evaluate(FILLS, [f"{place} [data-emblem]:not(.off)", "emblem"])
    return found


def colours(edition: Edition) -> dict[str, str]:
    """The chains of an edition with their colours as a browser writes them."""
    return {name: f"rgb({', '.join(map(str, look.rgb))})" for name, look in edition.looks.items()}


def test_a_fifth_edition_can_be_chosen_and_read_about(page: Page, harbour_server: Server) -> None:
    page.goto(harbour_server.address)
    page.locator("[data-setup]").click()
    card = page.locator("[data-edition=harbour]")
    for text in (HARBOUR.title, HARBOUR.book, HARBOUR.blurb):
        expect(card).to_contain_text(text)
    assert emblems(page, "[data-edition=harbour]") == colours(HARBOUR)
    card.click()
    for option, value in HARBOUR.options.as_dict().items():
        chosen = page.locator(f"[data-option={option}]")
        if chosen.count():
            expect(chosen).to_have_value(str(value).lower())
    page.locator("[data-create]").click()
    expect(page.locator("[data-decision]")).to_be_visible()
    page.get_by_role("navigation", name="Pages").get_by_role("button", name="Rules").click()
    card = page.locator(".price-card")
    for name in HARBOUR.chains:
        expect(card).to_contain_text(name)
    assert emblems(page, ".price-card") == colours(HARBOUR)


def test_a_fifth_edition_is_played_in_its_colours(page: Page, harbour_server: Server) -> None:
    create(page, harbour_server, edition="harbour", seats=SEATS)
    player = Player(page, seed=3)
    seen: dict[str, set[str]] = {}  # a tile that changes its chain fades from one colour into the other
    while len(seen) < 4:
        player.decide(player.wait())
        for name, colour in tiles(page).items():
            seen.setdefault(name, set()).add(colour)
    page.reload()
    player.wait()
    for name, colour in tiles(page).items():
        seen.setdefault(name, set()).add(colour)  # a bot may have founded one meanwhile
    assert all(colours(HARBOUR)[name] in shown for name, shown in seen.items())
    for name in HARBOUR.chains:
        expect(page.locator("table").first).to_contain_text(name)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_editions_are_shown_in_their_colours(page: Page, server: Server, edition: Edition) -> None:
    page.goto(server.address)
    page.locator("[data-setup]").click()
    expect(page.locator(f"[data-edition={edition.name}]")).to_contain_text(edition.blurb)
    assert emblems(page, f"[data-edition={edition.name}]") == colours(edition)


def test_german_has_its_own_words_for_our_editions(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(locale="de-DE")
    page.goto(server.address)
    page.locator("[data-setup]").click()
    expect(page.locator("[data-edition=reference]")).to_contain_text("Referenz")
    for edition in EDITIONS.values():
        expect(page.locator(f"[data-edition={edition.name}]")).not_to_contain_text(edition.blurb)
