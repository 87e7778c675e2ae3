"""Notifications while one is away: switched on, tried out and switched off in the page."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from ..server.notices.endpoints import Browser as Subscriber
from ..server.notices.endpoints import Endpoint, MailBox
from .axe import faults
from .conftest import CHROMIUM, Server, create
from .player import ARGUMENTS

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
# This Chromium has no push service; its subscription leads to one of ours.
SUBSCRIBED = """(given) => {
    const made = { endpoint: given.endpoint, toJSON: () => ({ keys: given }), unsubscribe: async () => (now = null) };
    let now = null;
    PushManager.prototype.subscribe = async () => (now = made);
    PushManager.prototype.getSubscription = async () => now;
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium with windows: the other one has no notifications."""
    with playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) as running:
        yield running


def push(page: Page, data: str) -> None:
    """What the push service would hand to the page's worker."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    where = {"origin": page.evaluate("() => location.origin"), "registrationId": found[-1], "data": data}
    tools.send("ServiceWorker.deliverPushMessage", where)


def test_notices_are_switched_on_tried_out_and_off(new_page: Callable[..., Page], tmp_path: Path) -> None:
    service, mails = Endpoint(), MailBox()
    post = {"MERGEMAKER_SMTP": mails.url, "MERGEMAKER_MAIL_FROM": "games@example.org"}
    server = Server(tmp_path, more="--private-addresses", **post)
    subscriber = Subscriber(service)
    page = new_page(permissions=["notifications"])
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription())})")
    create(page, server, seats=SEATS)
    page.goto(f"{server.address}/games")
    page.locator("[data-notices]").click()

    page.locator("[data-push]").click()
    row = page.locator("[data-target=push]")
    expect(row.get_by_label("My move")).to_be_checked()
    row.locator("[data-test]").click()
    expect(row.get_by_role("status")).to_have_text("It was delivered.")
    key = page.evaluate("async () => (await (await fetch('/api/notices')).json()).push_key")
    (shown,) = subscriber.shown(key)
    push(page, json.dumps(shown))
    page.wait_for_function(
        """async (title) => {
            const worker = await navigator.serviceWorker.ready;
            return (await worker.getNotifications()).some((note) => note.title === title);
        }""",
        arg=shown["title"],
    )

    page.get_by_label("Your address").fill("ann@example.org")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.locator("[data-target=email]")).to_contain_text("A link was sent there")
    link = re.search(r"http://\S+/confirm/\S+", mails.mails[0].get_content())
    assert link is not None
    reader = new_page()
    reader.goto(link[0])
    reader.locator("[data-follow]").click()
    expect(reader.get_by_role("status")).to_have_text("ann@example.org is confirmed.")

    page.get_by_label("URL").fill(f"{service.address}/hook")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("[data-target=webhook]")).to_contain_text(service.address)
    expect(page.locator("[data-target=email]").get_by_label("My move")).to_be_checked()
    assert faults(page) == []

    row.locator("[data-remove]").click()
    expect(page.locator("[data-push]")).to_be_visible()
    server.stop()
    service.close()
    mails.close()


def test_a_browser_where_messages_are_blocked_says_so(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    page.goto(f"{server.address}/games")
    page.locator("[data-notices]").click()
    expect(page.locator("[data-push-state=denied]")).to_be_visible()
    expect(page.get_by_text("This server sends no mail")).to_be_visible()


def test_a_vacation_is_taken_and_ended(page: Page, server: Server) -> None:
    create(page, server, seats=SEATS)
    page.goto(f"{server.address}/games")
    page.get_by_role("button", name="Go on vacation").click()
    expect(page.get_by_role("status")).to_contain_text("You are away until")
    page.get_by_role("button", name="I am back").click()
    expect(page.locator("[data-vacation]")).to_contain_text("29 of 30 days left")
