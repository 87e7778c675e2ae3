"""The real server as its own process on a real database, and Debian's Chromium."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from .player import ARGUMENTS

# Everybody in a test comes from one address, and faster than people do.
CROWDED = "RATES.update({kind: (20 * most, 20 * rate) for kind, (most, rate) in RATES.items()})"
COMMAND = f"from mergemaker.server.http.limits import RATES; {CROWDED}; from mergemaker.cli import main; main()"
# Where tests wait for a review, it does not give way to the other tests.
COACHING = f"from mergemaker.server import pool; pool.BACKGROUND = 0; {COMMAND}"
CHROMIUM = Path("/usr/bin/chromium")
HEADLESS = Path("/usr/bin/chromium-headless-shell")  # does most of the same in half the time
PATIENCE = 60_000  # milliseconds: a busy machine is no failure
expect.set_options(timeout=PATIENCE)
PAGE = Path(__file__).parents[2] / "src" / "mergemaker" / "web_dist" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser, and may be tried once more; the end of the run lists what was."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reason="every step waits for the page, and it for a busy machine"))


class Server:
    """`mergemaker serve` in a process of its own, that can be killed and started again on the same database."""

    def __init__(
        self, folder: Path, python: str = sys.executable, more: str = "", command: str = COMMAND, **environment: str
    ) -> None:
        self.folder, self.python, self.more, self.command = folder, python, more, command
        self.database = folder / "games.sqlite3"
        self.environment = environment
        self.log = (folder / "server.log").open("a")
        self.port = 0
        self.start()

    def start(self) -> None:
        """The server answers."""
        arguments = (
            f"serve --port {self.port} --database {self.database} --bot-pause 0 --bot-workers 1 --grace 1 {self.more}"
        )
        self.process = subprocess.Popen(
            [self.python, "-c", self.command, *arguments.split()],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = line[line.index("http://") :].strip().rstrip("/")
                break
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """The server is gone, without a goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """The server has shut down."""
        self.process.terminate()
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not kill it."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run npm run build in web/")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What starts browsers, if there is one to be started."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM} here")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    program = HEADLESS if HEADLESS.exists() else CHROMIUM
    with playwright.chromium.launch(executable_path=program, args=ARGUMENTS) as running:
        yield running


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages of different people; a mistake in any page's script fails the test."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def make(**options: Any) -> Page:
        options = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "reduced_motion": "reduce"} | options
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not mistakes


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """One person's page."""
    return new_page()


def create(page: Page, server: Server, name: str = "Ann", **setup: Any) -> str:
    """A game is set up over HTTP with the page's own session, and the page looks at it."""
    page.goto(server.address)
    headers = {"Origin": server.address}
    named = page.request.post(f"{server.address}/api/session", data={"name": name}, headers=headers)
    assert named.ok, named.text()
    reply = page.request.post(f"{server.address}/api/games", data={"setup": setup, "start": True}, headers=headers)
    assert reply.ok, reply.text()
    game: str = reply.json()["id"]
    page.goto(f"{server.address}/game/{game}")
    page.reload()
    return game


def ask(server: Server, path: str) -> Any:
    """What anybody may ask the server."""
    with urllib.request.urlopen(server.address + path) as reply:
        return json.load(reply)
