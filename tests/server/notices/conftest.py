"""Real other sides, and a server that may reach them on loopback."""

from collections.abc import Callable, Iterator

import pytest

from mergemaker.server.notices.mail import mail_server

from ..people import Served
from .endpoints import Endpoint, MailBox


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    """An HTTP server."""
    running = Endpoint()
    yield running
    running.close()


@pytest.fixture
def mailbox() -> Iterator[MailBox]:
    """A mail server."""
    running = MailBox()
    yield running
    running.close()


@pytest.fixture
def telling(serve: Callable[..., Served], mailbox: MailBox) -> Served:
    """A server that sends mail and may write to loopback."""
    sender = mail_server(mailbox.url, "Mergemaker <games@example.org>")
    return serve(mail=sender, private_addresses=True, address="https://games.example.org/")
