"""What axe-core finds fault with in a page."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: dict[Literal["dark", "light"], dict[str, list[str]]] = {"dark": {"runOnly": ["color-contrast"]}, "light": {}}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STILL = """() => document.getAnimations().every(
    (moving) => moving.playState !== "running" || moving.timeline !== document.timeline
        || moving.effect.getComputedTiming().iterations === Infinity
)"""  # what fades in is there; what follows the scrolling is always running


def faults(page: Page) -> list[str]:
    """What axe-core finds fault with, its advice included; in the dark only the colours are others."""
    found: list[str] = []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())  # past the content security policy, as an extension would be
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        page.wait_for_function(STILL)
        options = {"resultTypes": ["violations"]} | rules
        result: dict[str, Any] = page.evaluate("(options) => axe.run(options)", options)
        found += [
            f"{page.url} {scheme} {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for fault in result["violations"]
            for node in fault["nodes"]
        ]
    return found
