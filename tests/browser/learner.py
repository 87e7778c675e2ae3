"""Follows a lesson through the page: reads which step it is at, and does by pointer what the step asks."""

import re

from playwright.sync_api import Page

from mergemaker.game.lessons import Lesson

from .player import MARK


class Learner:
    """A person who does what the lesson on the page asks."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page, self.lesson = page, lesson

    def step(self) -> str:
        """The name of the step that asks for something now, or of the last one."""
        self.page.wait_for_selector("[data-lesson]:not([data-lesson=others])")
        return self.page.locator("[data-lesson]").get_attribute("data-lesson") or ""

    def follow(self, until: str) -> None:
        """Takes one step after another, up to the one of that name."""
        while (name := self.step()) != until:
            before = self.page.evaluate(MARK)
            self.take(next(step.act for step in self.lesson.steps if step.name == name))
            self.page.wait_for_function(f"before => ({MARK})() !== before", arg=before)

    def take(self, act: str) -> None:
        """Does at the page what is written down."""
        verb, _, rest = act.partition(" ")
        match verb:
            case "place":
                self.page.locator(f"[data-hand='{rest}']").click()
            case "found":
                self.page.locator(f"[role=radiogroup] [data-chain='{rest}']").click()
            case "buy":
                for count, chain in re.findall(r"(\d) (\w+)", rest):
                    self.page.locator(f"[data-add='{chain}']").click(click_count=int(count))
            case "dispose" if rest:
                sell, trade = (int(count) for count in re.findall(r"\d", rest))
                for row, count in enumerate((sell, trade // 2)):
                    self.page.locator(".decision .stepper").nth(row).locator("button").last.click(click_count=count)
            case "dispose":
                self.page.locator(".quick button").first.click()
            case "announce":
                self.page.locator("[data-end]").click()
                self.page.locator("[data-end-confirm]").click()
                return
        self.page.locator("[data-confirm]").last.click()
