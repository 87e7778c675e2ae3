"""What people write is shown as they wrote it, and does nothing: names, chat and uploaded records."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Dialog, Page, expect

from .conftest import Server, create

IMAGE = "<img src=x onerror=alert(1)>"
SCRIPT = "</title><script>alert(2)</script>"
REVERSED = "\u202elive\u202c\u0000"
RECORD = Path(__file__).parents[1] / "games" / "renegade-two-players-announced.txt"
ODD = "[\u0000-\u0008\u202a-\u202e\u2066-\u2069]"


def test_script_bidi_and_megabytes_do_nothing(new_page: Callable[..., Page], server: Server) -> None:
    page, said = new_page(), list[str]()

    def heard(dialog: Dialog) -> None:
        said.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", heard)
    seats = [{"kind": "me"}, {"kind": "guest", "name": REVERSED}, {"kind": "guest", "name": "W" * 30}]
    game = create(page, server, IMAGE, seats=seats)
    headers = {"Origin": server.address}
    for number, text in enumerate((SCRIPT, REVERSED + IMAGE, "W" * 500)):
        chat = {"type": "chat", "text": text, "command_id": f"c{number}"}
        assert page.request.post(f"{server.address}/api/games/{game}/commands", data=chat, headers=headers).ok
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("W" * 500)).to_have_count(1)
    check_harmless(page, said, [IMAGE, "live", SCRIPT])

    record = RECORD.read_text()
    first = next(line for line in record.splitlines() if line.startswith("players")).split()[1]
    upload = f"{server.address}/api/records"
    for wrong, status in ((record.replace(first, "A\u0000B"), 400), (record.replace(first, "\u202eX"), 400)):
        assert page.request.post(upload, data=wrong, headers=headers).status == status
    assert page.request.post(upload, data=record + "#" * 1_000_000, headers=headers).status == 413
    hostile = page.request.post(upload, data=record.replace(first, SCRIPT.replace(" ", "")), headers=headers)
    assert hostile.ok, hostile.text()
    page.goto(f"{server.address}/game/{hostile.json()['id']}")
    check_harmless(page, said, [SCRIPT])


def check_harmless(page: Page, said: list[str], shown: list[str]) -> None:
    """The texts stand there as texts, within the page, and nothing of them runs."""
    for text in shown:
        expect(page.get_by_text(text).first).to_be_attached()
    assert page.locator("img[src=x], body script:not([src])").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert not page.evaluate(f"new RegExp('{ODD}').test(document.body.innerText)")
    assert said == []
