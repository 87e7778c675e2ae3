"""The page for those who do not see it, or see it otherwise: axe, the accessibility tree, forced colours."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from mergemaker.words import ENGLISH
from mergemaker.words.message import Text, parse

from .axe import faults
from .conftest import Server, create
from .player import Player

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, *4 * [{"kind": "bot", "bot": "random"}]]


def kit_faults(page: Page) -> Iterator[str]:
    """The same with every square marked, in the tabs beside the log."""
    chat = {"type": "chat", "text": "Hello", "command_id": "hello"}
    commands = page.url.replace("/game/", "/api/games/") + "/commands"
    assert page.request.post(commands, data=chat, headers={"Origin": page.url.split("/game/")[0]}).ok
    page.keyboard.press("m")
    for tab in ("Tiles", "Chat"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        yield from faults(page)
    page.keyboard.press("m")
    page.get_by_role("tab", name="Log").click()


def test_axe_finds_nothing(new_page: Callable[..., Page], server: Server) -> None:
    found: list[str] = []
    page = new_page()
    page.goto(server.address)
    expect(page.locator("[data-play]")).to_be_visible()
    found += faults(page)
    page.locator("[data-setup]").click()
    expect(page.locator("[data-option=bonuses]")).to_be_visible()
    found += faults(page)
    page.keyboard.press("Escape")
    for panel in ("Rules", "Settings"):
        page.get_by_role("button", name=panel, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found += faults(page)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += faults(page)
    create(page, server, seats=[{"kind": "me"}, {"kind": "open"}])
    link = page.locator("#link").input_value()
    found += faults(page)
    guest = new_page()
    guest.goto(link)
    expect(guest.locator("[data-join]")).to_be_visible()
    found += faults(guest)
    create(page, server, seats=SEATS)
    player = Player(page)
    checked = set()
    while (decision := player.wait()) != "over":
        if decision not in checked:
            checked.add(decision)
            found += faults(page)
            if decision == "found":
                found += kit_faults(page)
        player.decide(decision)
    expect(page.locator("figure")).to_be_visible()
    found += faults(page)
    page.locator("[data-replay]").click()
    expect(page.get_by_role("navigation", name="Replay")).to_be_visible()
    found += faults(page)
    for path in ("games", "ratings", "learn"):
        page.goto(f"{server.address}/{path}")
        expect(page.locator("h1")).to_be_visible()
        found += faults(page)
    assert found == []


def worded(*keys: str) -> re.Pattern[str]:
    """What begins with the message of one of these keys, whatever its values are."""
    said = (
        "".join(re.escape(part.text) if isinstance(part, Text) else ".+" for part in parse(ENGLISH.messages[key]))
        for key in keys
    )
    return re.compile(rf"^\s*(?:{'|'.join(said)})")


class Listener:
    """Plays by roles and names alone, as a screen reader presents them, and presses Enter on what it wants."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decision = page.get_by_role("region", name=worded("decide.label"))
        self.heading = self.decision.get_by_role("heading", level=2)
        self.log = page.get_by_role("log", name=worded("log.label")).get_by_role("listitem")
        self.over = page.get_by_role("link", name=worded("after.replay"))
        self.seen: set[str] = set()

    def button(self, *keys: str) -> Locator:
        """The buttons of the decision with these words."""
        return self.decision.get_by_role("button", name=worded(*keys), disabled=False)

    def play(self) -> None:
        """Decisions are made until the game is over."""
        answers: dict[str, Callable[[], None]] = {
            "decide.place_tile": self.place,
            "decide.buy": self.buy,
            "decide.found": self.choose,
            "decide.choose_survivor": self.choose,
            "decide.choose_acquired": self.choose,
            "decide.dispose": self.dispose,
            "decide.discard": self.discard,
        }
        asked = self.heading.filter(has_text=worded(*answers))
        while True:
            expect(asked.or_(self.over).first).to_be_visible(timeout=90_000)
            if self.over.count():
                return
            said = asked.inner_text()
            decision = next(key for key in answers if worded(key).match(said))
            self.seen.add(decision)
            before = self.log.count()
            if self.button("end.open").count():
                self.button("end.open").press("Enter")
                self.button("end.confirm").last.press("Enter")
            else:
                answers[decision]()
            expect(self.log).not_to_have_count(before, timeout=90_000)

    def place(self) -> None:
        """A tile is placed that can be."""
        tiles = self.decision.get_by_role("group", name=worded("hand.label")).get_by_role("button")
        possible = tiles.filter(has_not_text=re.compile("cannot be placed|can never be"))
        if possible.count():
            possible.first.press("Enter")
            self.button("confirm.place").first.press("Enter")
        else:
            self.button("confirm.stop").press("Enter")

    def choose(self) -> None:
        """The first chain is chosen."""
        self.decision.get_by_role("radio").first.press("Enter")
        self.button("confirm.found", "confirm.choose_survivor", "confirm.choose_acquired").press("Enter")

    def buy(self) -> None:
        """As much is bought as can be, one share at a time."""
        while self.button("buy.add").count():
            self.button("buy.add").first.press("Enter")
        self.button("confirm.buy", "confirm.buy_none").press("Enter")

    def discard(self) -> None:
        """What is proposed is done."""
        self.button("confirm.discard", "confirm.discard_none").last.press("Enter")

    def dispose(self) -> None:
        """All is sold."""
        self.button("dispose.sell_all").press("Enter")
        self.button("confirm.dispose").press("Enter")


def test_a_whole_game_through_the_accessibility_tree_alone(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Play now").press("Enter")
    page.get_by_role("combobox", name="Bots").select_option("instant")
    listener = Listener(page)
    listener.play()
    while "decide.dispose" not in listener.seen:  # a game may end before an own chain is acquired
        page.get_by_role("button", name="Rematch").press("Enter")
        expect(listener.over).to_have_count(0)
        listener.play()
    assert {"decide.place_tile", "decide.buy"} <= listener.seen


def test_the_log_is_one_tab_stop_and_read_with_the_arrow_keys(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    Player(page).wait()
    lines = page.get_by_role("log", name="Log").get_by_role("link")
    assert lines.count() > 3
    assert lines.evaluate_all("links => links.filter((link) => link.tabIndex === 0).length") == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="Replay")).to_be_visible()


def test_a_clicked_button_keeps_the_focus_and_enter_confirms(page: Page, server: Server) -> None:
    """Who clicks a tile places it with Enter; who reaches it by keyboard presses it with Enter."""
    create(page, server, seats=SEATS)
    Player(page).wait()
    tiles = page.get_by_role("group", name="Your tiles").get_by_role("button")
    tiles.nth(0).click()
    expect(tiles.nth(0)).to_be_focused()
    page.keyboard.press("Tab")
    expect(tiles.nth(1)).to_be_focused()
    page.keyboard.press(
        "Enter"
    )  # presses the button, as everywhere: the second tile is chosen, the first is not placed
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-decision=place_tile]")).to_have_count(1)
    tiles.nth(0).click()
    page.keyboard.press("2")
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    tile = tiles.nth(1).get_attribute("data-hand")
    page.keyboard.press("Enter")  # confirms the chosen tile, and does not press the one that was clicked
    expect(page.locator(f"[data-hand='{tile}']")).to_have_count(0)


def test_editions_are_one_tab_stop_and_chosen_with_the_arrow_keys(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-setup]").click()
    editions = page.get_by_role("radiogroup").get_by_role("radio")
    expect(editions.and_(page.locator("[tabindex='0']"))).to_have_count(1)
    chosen = editions.and_(page.locator("[aria-checked=true]"))
    before = chosen.get_attribute("data-edition")
    chosen.focus()
    page.keyboard.press("ArrowDown")
    expect(chosen).to_be_focused()
    expect(chosen).not_to_have_attribute("data-edition", before or "")


def test_marks_stay_where_the_system_dictates_the_colours(new_page: Callable[..., Page], server: Server) -> None:
    """Whose move it is and what is pressed are outlined; chains keep their colours."""
    page = new_page(forced_colors="active")
    create(page, server, seats=SEATS)
    player = Player(page)
    while not page.locator(".log .mark").count():
        player.decide(player.wait())
    player.wait()
    outline = "element => getComputedStyle(element).outlineStyle"
    assert page.locator("tr.acting").evaluate(outline) == "solid"
    assert page.get_by_role("tab", selected=True).evaluate(outline) == "solid"
    colour = "element => getComputedStyle(element).backgroundColor"
    assert page.locator(".log .mark").first.evaluate(colour) != page.locator("body").evaluate(colour)
