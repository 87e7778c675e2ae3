"""Puzzles in the page: found from home, solved by pointer, keys and touch, explained with the reason, and rated."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from mergemaker.coach.puzzles import Choice, Decision, Puzzle, decision_of, puzzles
from mergemaker.game.actions import ChooseSurvivor, PlaceTile

from .axe import faults
from .conftest import Server


def first_of(theme: str) -> tuple[Puzzle, Decision]:
    """The first puzzle of a theme, with its solution."""
    puzzle = next(puzzle for puzzle in puzzles().values() if puzzle.theme == theme)
    return puzzle, decision_of(puzzle)


def tile_of(choice: Choice) -> str:
    """The tile that a choice places."""
    assert isinstance(choice.action, PlaceTile)
    return choice.action.tile


def test_a_puzzle_is_missed_tried_again_and_the_next_one_comes(page: Page, server: Server) -> None:
    """By keys alone: the wrong tile costs rating points, the reason is shown, the second try is not rated."""
    puzzle, decision = first_of("merger")
    page.goto(server.address)
    page.locator("[data-puzzles]").click()
    expect(page.locator("[data-puzzle]")).to_be_visible()
    page.goto(f"{server.address}/puzzles/{puzzle.id}")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_contain_text(f"rated {puzzle.rating}")
    expect(page.locator("[data-decision=place_tile]")).to_be_visible()
    hand = decision.table.view(decision.player).player(decision.player).tiles
    assert isinstance(hand, list)
    wrong = next(choice for choice in reversed(decision.ranking) if isinstance(choice.action, PlaceTile))
    page.keyboard.press(str(1 + hand.index(tile_of(wrong))))
    page.keyboard.press("Enter")
    verdict = page.locator("[data-verdict=wrong]")
    expect(verdict).to_contain_text(f"{100 * decision.ranking[0].win:.1f}".rstrip("0").rstrip("."))
    expect(verdict.locator("[data-reason]")).not_to_be_empty()
    assert int(page.locator("[data-change]").get_attribute("data-change") or 0) < 0
    assert faults(page) == []
    page.locator("[data-again]").click()
    page.keyboard.press(str(1 + hand.index(tile_of(decision.ranking[0]))))
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict=right]")).to_contain_text("Not rated again")
    page.keyboard.press("n")
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}'])")).to_be_visible()
    page.reload()
    expect(page.locator("[data-rating]")).to_contain_text("0 of 1 right")


def test_a_puzzle_is_solved_in_german_on_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    """The day's puzzle is one tap away, a theme is chosen, and a survivor named."""
    puzzle, decision = first_of("survivor")
    page = new_page(viewport={"width": 360, "height": 640}, locale="de-DE", has_touch=True)
    page.goto(f"{server.address}/puzzles?theme=survivor")
    expect(page.locator("[data-puzzle]")).to_contain_text("Welche Kette bleibt?")
    page.goto(f"{server.address}/puzzles/{puzzle.id}?theme=survivor")
    best = decision.ranking[0].action
    assert isinstance(best, ChooseSurvivor)
    page.get_by_role("radio", name=best.chain).tap()
    page.locator("[data-confirm]").last.tap()
    expect(page.locator("[data-verdict=right]")).to_contain_text("Richtig!")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator("[data-daily]").tap()
    expect(page.get_by_role("heading", name="Rätsel des Tages")).to_be_visible()
