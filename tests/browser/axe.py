"""What axe-core finds fault with in a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """() => document.getAnimations().every(
    (moving) => moving.playState !== "running" || moving.effect.getComputedTiming().iterations === Infinity
)"""  # what fades in is there


def faults(page: Page) -> list[str]:
    """What axe-core finds fault with, its advice included."""
    page.wait_for_function(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())  # past the content security policy, as an extension would be
    result: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{page.url} {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]
