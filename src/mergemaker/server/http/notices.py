"""Where the asker is notified of their games while they are away."""

from ...room.messages.notices import (
    Delivered,
    LinkFollowed,
    NewEmail,
    NewPush,
    NewWebhook,
    NoticeSettings,
    Target,
    TargetChange,
)
from ...room.person import Person
from ..notices.service import Notices
from .endpoint import Asker, route


class NoticeEndpoints:
    """Endpoints for browsers, mail addresses and URLs that are notified."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    @route("GET", "/api/notices")
    async def get_notices(self, person: Person) -> NoticeSettings:
        """Where the asker is notified, of what, and what the server can do."""
        return await self._notices.settings(person)

    @route("POST", "/api/notices/push", "session")
    async def add_push(self, person: Person, body: NewPush) -> Target:
        """Notify a browser by Web Push, with the subscription it made for the server's key."""
        return await self._notices.add_push(person, body)

    @route("POST", "/api/notices/email", "mail")
    async def add_email(self, person: Person, body: NewEmail) -> Target:
        """Notify a mail address; it is sent a link first, and nothing else until that is followed."""
        return await self._notices.add_email(person, body)

    @route("POST", "/api/notices/webhook", "session")
    async def add_webhook(self, person: Person, body: NewWebhook) -> Target:
        """Notify a URL, by signed JSON (standardwebhooks.com)."""
        return await self._notices.add_webhook(person, body)

    @route("PUT", "/api/notices/targets/{target}")
    async def change_target(self, person: Person, target: str, body: TargetChange) -> Target:
        """Choose of what a target is notified; switches it on again if it had failed."""
        return await self._notices.choose(person, target, body.choices)

    @route("DELETE", "/api/notices/targets/{target}")
    async def remove_target(self, person: Person, target: str) -> dict[str, str]:
        """Remove a target."""
        await self._notices.remove(person, target)
        return {}

    @route("POST", "/api/notices/targets/{target}/test", "mail")
    async def test_target(self, person: Person, target: str) -> Delivered:
        """Send a test message now, and say whether it was delivered."""
        return await self._notices.try_out(person, target)

    @route("POST", "/api/notices/confirm/{token}")
    async def confirm_address(self, asker: Asker, token: str) -> LinkFollowed:
        """Confirm a mail address, with the token of the link that it was sent."""
        return await self._notices.confirm(token)

    @route("POST", "/api/notices/unsubscribe/{token}")
    async def unsubscribe(self, asker: Asker, token: str) -> LinkFollowed:
        """Send no more mail, with the token that is in each; mail programs post here themselves (RFC 8058)."""
        return await self._notices.unsubscribe(token)
