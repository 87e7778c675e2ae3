"""The first game teaches: offered to newcomers, played by pointer, keys and touch, left and taken up."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from mergemaker.game.lessons import lesson_named

from .conftest import Server, ask
from .learner import Learner

FIRST = lesson_named("first")


def test_a_newcomer_is_offered_the_first_game_and_plays_it_to_its_end(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-learn-offer]").click()
    expect(page).to_have_url(f"{server.address}/learn")
    page.locator("[data-learn=first]").click()
    learner = Learner(page, FIRST)

    assert learner.step() == "place"
    expect(page.locator("[data-pointed=square]")).to_have_attribute("data-tile", "4D")
    expect(page.locator("[data-pointed=part]")).to_have_attribute("aria-label", "Your tiles")
    page.keyboard.press("5")  # another tile, by keyboard: allowed by the rules, not what is asked
    page.keyboard.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("Place tile 4D.")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson=connect]")).to_be_visible()

    page.locator("[data-lesson] [data-term=chain]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("under one name")
    page.locator("h1").first.hover(force=True)
    expect(page.get_by_role("tooltip")).to_have_count(0)

    learner.follow("buy")
    page.get_by_role("link", name="Continue later").click()
    expect(page.locator("li.done")).to_have_count(3)
    page.goto(server.address)  # it is among the games as what it is, and can be taken up from here
    expect(page.locator("[data-progress]")).to_have_text("Lesson: step 4 of 15")
    expect(page.locator("[data-learn-offer]")).to_have_count(0)
    expect(page.locator("[data-lesson-go-on]")).to_contain_text("Lesson: step 4 of 15")
    page.goto(f"{server.address}/games")
    expect(page.locator("[data-game]")).to_contain_text("Lesson: step 4 of 15")
    page.goto(server.address)
    page.locator("[data-lesson-go-on]").click()
    assert learner.step() == "buy"
    page.goto(f"{server.address}/learn")
    page.locator("[data-learn=first]").click()
    assert learner.step() == "buy"

    page.locator("[data-why]").click()
    expect(page.locator("[data-why-note]")).to_contain_text("Up to 3 shares a turn")
    learner.follow("dispose")
    expect(page.locator("[data-why-note]")).to_contain_text("Two shares sell for $600 in all")

    learner.follow("done")
    expect(page.get_by_role("heading", name="Congratulations!")).to_be_visible()
    expect(page.get_by_role("heading", name="You won!")).to_be_visible()
    expect(page.get_by_role("heading", name="Final settlement")).to_be_visible()
    expect(page.locator("[data-rematch], [data-review]")).to_have_count(0)
    expect(page.locator("[data-next=puzzles]")).to_have_attribute("href", "/puzzles")
    page.locator("[data-next=rules]").click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    over = page.url
    page.goto(f"{server.address}/games")
    expect(page.locator("[data-game]")).to_contain_text("lesson")
    expect(page.get_by_text("Lessons and games played on from another do not count.")).to_be_visible()
    page.goto(server.address)
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-learn-offer], [data-lesson-go-on]")).to_have_count(0)
    page.goto(over)
    page.locator("[data-next=game]").click()  # and on to a first game, with the coach and the teacher
    expect(page.locator("[data-ask-hint]")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.mergemaker).teacher") == 5
    game = ask(server, f"/api/games/{page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in game["seats"]] == [None, "easy", "easy", "easy"]


def test_the_rules_begin_with_five_pictures_and_a_merger_and_explain_their_words(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules")
    pictures = page.locator("dialog img")
    expect(pictures).to_have_count(5)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        page.wait_for_function("picture => picture.naturalWidth > 0", arg=picture.element_handle())
    merger = page.locator("[data-guide-merger]")
    expect(merger).to_contain_text("Tower bonuses: Cleo $3,000 (primary), Ben $2,200 (secondary).")
    expect(merger.locator("[data-what-if]")).to_contain_text("+3,000")

    page.locator("dialog [data-term=merger]").first.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("the largest survives")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{server.address}/")


def test_the_first_game_is_taught_in_german_on_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, locale="de-DE", has_touch=True)
    page.goto(f"{server.address}/learn")
    page.locator("[data-learn=first]").tap()
    learner = Learner(page, FIRST)
    assert learner.step() == "place"
    card = page.get_by_role("region", name="Lektion")
    expect(card).to_contain_text("Lege Plättchen 4D.")
    page.locator("[data-hand='4D']").tap()
    page.locator("[data-confirm]").last.tap()
    expect(page.locator("[data-lesson=connect]")).to_be_visible()
    learner.follow("majority")
    expect(card).to_contain_text("größten Aktionäre")
    expect(card).to_be_in_viewport(ratio=1)  # though one has scrolled down to buy
    card.locator("[data-term=bonus]").tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Zehnfache")
    for inside in (card, page.get_by_role("tooltip")):
        box = inside.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-lesson] h2").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
