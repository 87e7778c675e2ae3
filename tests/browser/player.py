"""Plays through the page as a person does: looks at what is to be decided, chooses, confirms."""

import random

from playwright.sync_api import Locator, Page, expect

# Chromium's own pages for its address bar take longer to load than ours. Only the last such list counts, so this one
# names what Playwright switches off too.
SWITCHED_OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "OptimizationHints", "PreconnectToSearch"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("PaintHolding", "ThirdPartyStoragePartitioning", "AvoidUnnecessaryBeforeUnloadCheckSync", "LensOverlay"),
)
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]

READY = """() => {
  const title = document.querySelector("[data-decision]");
  const covered = document.querySelector("[data-uncover]");
  const over = document.querySelector("[data-replay]");
  if (over || covered) return over ? "over" : "covered";
  return title && title.dataset.decision !== "none" ? title.dataset.decision : null;
}"""


class Player:
    """A person at a page who chooses at random with their own generator."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.seen: dict[str, int] = {}

    def wait(self, timeout: float = 180_000) -> str:
        """The decision that this page has to make, "covered", or "over"."""
        found: str = self.page.wait_for_function(READY, timeout=timeout).json_value()
        return found

    def now(self) -> str:
        """The decision that this page has to make now, "covered", "over", or nothing."""
        return self.page.evaluate(READY) or ""

    def play(self, most: int = 2000, until: str | None = None) -> str:
        """Decisions are made until the game is over, or until a kind of decision comes up."""
        for _ in range(most):
            decision = self.wait()
            if decision in ("over", until):
                return decision
            self.decide(decision)
        return "enough"

    def decide(self, decision: str) -> None:
        """One decision is made, and the page has taken it."""
        self.seen[decision] = self.seen.get(decision, 0) + 1
        if decision == "covered":
            self.page.locator("[data-uncover]").click()
            expect(self.page.locator("[data-uncover]")).to_have_count(0)
            return
        before = self.page.evaluate(MARK)
        if not self._extra(decision):
            getattr(self, f"_{decision}", self._confirm)()
        self.page.wait_for_function(f"before => ({MARK})() !== before", arg=before, timeout=90_000)

    def _extra(self, decision: str) -> bool:
        """Sometimes a special power, Trade 2, an offer of a trade; the end as soon as it can be announced."""
        if self.page.locator("[data-end]").count():
            self.page.locator("[data-end]").click()
            self.page.locator("[data-end-confirm]").click()
            return self._count("announce_end")
        powers = self.page.locator("[data-power]")
        if powers.count() and self.random.random() < 0.3:
            self._pick(powers).click()
            self.page.locator("[data-use-power]").click()
            return self._count("use_power")
        if self.page.locator("[data-trade2]").count():
            self.page.locator("[data-trade2]").click()
            return self._count("trade_2")
        rarely = "offer_trade" in self.seen and self.random.random() > 0.15
        if self.page.locator("[data-offer]").count() and not rarely:
            return self._offer()
        return False

    def _offer(self) -> bool:
        """A hundred dollars are offered for a hundred dollars."""
        self.page.locator("[data-offer]").click()
        dialog = self.page.locator("dialog")
        expect(dialog.locator("[data-confirm]")).to_be_visible()
        for amount in dialog.locator("input[type=number]").all():
            amount.fill("100")
        expect(dialog.locator("[data-judging=false]")).to_be_visible()
        possible = dialog.locator("[data-confirm]").is_enabled()  # or there is not enough money, and the dialog says so
        (dialog.locator("[data-confirm]") if possible else dialog.get_by_role("button", name="Cancel")).click()
        expect(dialog).to_have_count(0)
        return possible and self._count("offer_trade")

    def _count(self, kind: str) -> bool:
        self.seen[kind] = self.seen.get(kind, 0) + 1
        return True

    def _pick(self, locator: Locator) -> Locator:
        return locator.nth(self.random.randrange(locator.count()))

    def _place_tile(self) -> None:
        tiles = self.page.locator("[data-hand].live")
        if tiles.count():
            self._pick(tiles).click()
            self._confirm()
        else:
            self.page.locator("[data-stop]").click()

    def _pick_chain(self) -> None:
        self._pick(self.page.locator("[role=radiogroup] [data-chain]")).click()
        self._confirm()

    _found = _choose_survivor = _choose_acquired = _pick_chain

    def _dispose(self) -> None:
        self._pick(self.page.locator(".quick button")).click()
        self._confirm()

    def _buy(self) -> None:
        for _ in range(3):
            shares = self.page.locator("[data-add][aria-disabled=false]")
            if shares.count():
                self._pick(shares).click()
        self._confirm()

    def _confirm(self) -> None:
        self.page.locator("[data-confirm]").last.click()


# What changes with every event of the game that the page shows.
MARK = "() => document.querySelector('[data-version]')?.dataset.version ?? null"
