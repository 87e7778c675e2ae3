"""What people may and may not have the server write to."""

import pytest

from mergemaker.errors import BadSetup
from mergemaker.server.notices.mail import mail_server

from ..people import Served
from .endpoints import Browser, Endpoint, MailBox


def test_a_server_without_mail_and_with_strangers_says_what_it_does_not_do(served: Served) -> None:
    ann = served.person("Ann")
    assert not ann.get("/api/notices")["mail"]
    assert ann.post("/api/notices/email", 409, address="ann@example.org")["reason"] == "no_mail"
    assert ann.post("/api/notices/webhook", 400, url="http://127.0.0.1:1/x")["reason"] == "url_without_tls"
    assert ann.post("/api/notices/webhook", 400, url="https://169.254.169.254/x")["reason"] == "private_url"
    served.person().get("/api/notices", 401)


def test_targets_are_their_owners_alone_and_not_too_many(telling: Served, endpoint: Endpoint) -> None:
    ann, ben = telling.person("Ann"), telling.person("Ben")
    hook = ann.post("/api/notices/webhook", url=f"{endpoint.address}/1")["id"]
    assert ann.post("/api/notices/webhook", 409, url=f"{endpoint.address}/1")["reason"] == "target_known"
    assert ben.post(f"/api/notices/targets/{hook}/test", 404)["reason"] == "no_target"
    assert ben.web.delete(f"/api/notices/targets/{hook}").status_code == 404
    for number in (2, 3):
        ann.post("/api/notices/webhook", url=f"{endpoint.address}/{number}")
    assert ann.post("/api/notices/webhook", 429, url=f"{endpoint.address}/4")["values"] == {"most": 3}
    ann.web.delete(f"/api/notices/targets/{hook}").raise_for_status()
    assert len(ann.get("/api/notices")["targets"]) == 2


def test_a_subscription_with_wrong_keys_is_refused(telling: Served, endpoint: Endpoint) -> None:
    wrong = {**Browser(endpoint).subscription(), "p256dh": "A" * 87}
    assert telling.person("Ann").post("/api/notices/push", 400, **wrong)["reason"] == "bad_subscription"


def test_a_test_says_what_the_other_side_answered(telling: Served, endpoint: Endpoint) -> None:
    ann = telling.person("Ann")
    hook = ann.post("/api/notices/webhook", url=endpoint.address)["id"]
    assert ann.post(f"/api/notices/targets/{hook}/test") == {"arrived": True, "detail": None}
    endpoint.answer = lambda: 503
    assert ann.post(f"/api/notices/targets/{hook}/test") == {"arrived": False, "detail": "HTTP 503"}


def test_nobody_is_flooded_with_mails_that_ask_to_confirm(telling: Served, mailbox: MailBox) -> None:
    telling.person("Ann").post("/api/notices/email", address="eve@example.org")
    refused = telling.person("Ben").post("/api/notices/email", 429, address="eve@example.org")
    assert refused["reason"] == "mailed_already"
    assert len(mailbox.mails) == 1
    assert telling.person("Cas").post("/api/notices/email", 400, address="no address")["reason"] == "bad_mail_address"


def test_an_address_that_the_mail_server_refuses_is_not_kept(telling: Served, mailbox: MailBox) -> None:
    mailbox.refuse = "550 there is no such mailbox"
    ann = telling.person("Ann")
    assert "no such mailbox" in ann.post("/api/notices/email", 503, address="ann@example.org")["message"]
    assert ann.get("/api/notices")["targets"] == []


@pytest.mark.parametrize(
    ("url", "sender", "why"),
    [
        ("http://mail.example.org", "games@example.org", "smtp_address"),
        ("smtp://", "games@example.org", "smtp_address"),
        ("smtp://mail.example.org:x", "games@example.org", "smtp_address"),
        ("smtp://mail.example.org", None, "mail_sender"),
    ],
)
def test_a_wrong_mail_server_is_refused_at_the_start(url: str, sender: str | None, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        mail_server(url, sender)
    assert refused.value.reason == why


def test_a_mail_server_is_read_from_its_url() -> None:
    def read(url: str) -> tuple[object, ...]:
        return mail_server(url, "Games <games@example.org>")[:5]

    assert read("smtp://me:p%40ss@mail.example.org") == ("mail.example.org", 587, "starttls", "me", "p@ss")
    assert read("smtps://mail.example.org") == ("mail.example.org", 465, "implicit", None, None)
    assert read("smtp://127.0.0.1:25?tls=none") == ("127.0.0.1", 25, "none", None, None)
