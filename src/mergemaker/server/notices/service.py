"""People's targets: adding, confirming, choosing, trying out, removing; and the courier that serves them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from ...room.interfaces import Conflict, StoreUnavailable
from ...room.messages.notices import (
    Choice,
    Delivered,
    LinkFollowed,
    NewEmail,
    NewPush,
    NewWebhook,
    NoticeSettings,
    Target,
    TargetKind,
)
from ...room.notices import turn_notice
from ...room.person import Person
from ...room.refusal import Refusal
from ...room.room import Room
from ...room.rooms import Rooms
from ..store.database import Database
from ..store.outbox import OutboxRepository
from ..store.targets import KeyRepository, StoredTarget, TargetRepository
from . import links, push
from .courier import Courier, Sender
from .links import Links, Purpose
from .mail import Mail, MailServer, checked_address
from .message import trial_message
from .outbound import Outbound, Undeliverable, checked_host
from .push import Push, subscription_of
from .webhook import Webhook, new_secret

log = logging.getLogger(__name__)
MOST: dict[TargetKind, int] = {"push": 10, "email": 2, "webhook": 3}  # of one person
CHOSEN: list[Choice] = ["turn", "over", "invited"]  # unless the person says otherwise
MAIL_AGAIN_AFTER = 600.0  # seconds before an address that is not confirmed gets another mail


class NoticeSetup(NamedTuple):
    """How this server notifies people."""

    address: str  # where people reach the page
    mail: MailServer | None
    private: bool  # whether people may name addresses in private networks


class Notices:
    """Everything about notifying people who are away."""

    def __init__(
        self,
        database: Database,
        setup: NoticeSetup,
        now: Callable[[], float],
        counted: Callable[[TargetKind, str], None],
    ) -> None:
        self._targets = TargetRepository(database)
        self._outbox = OutboxRepository(database)
        self._keys = KeyRepository(database)
        self._setup = setup
        self._now = now
        self._counted = counted
        self._outbound = Outbound(setup.private)
        self._senders: dict[TargetKind, Sender] = {}
        self._courier: Courier | None = None
        self._running: asyncio.Task[None] | None = None

    async def begin(self, rooms: Rooms) -> None:
        """Notices are delivered from now on; on the very first start the server's keys are made."""
        self._links = Links(self._setup.address, await self._keys.key("links", links.new_key))
        self._push = Push(self._outbound, await self._keys.key("push", push.new_key), self._contact())
        self._mail = Mail(self._setup.mail, self._links) if self._setup.mail else None
        self._senders = {"push": self._push, "webhook": Webhook(self._outbound, self._setup.address)}
        if self._mail is not None:
            self._senders["email"] = self._mail
        self._courier = Courier(self._outbox, self._targets, rooms, self._senders, self._now, self._counted)
        self._running = asyncio.create_task(self._courier.run())

    def _contact(self) -> str | None:
        """Whom a push service may write to."""
        if self._setup.mail is not None:
            return f"mailto:{self._setup.mail.address}"
        return self._setup.address if self._setup.address.startswith("https:") else None

    def wake(self) -> None:
        """There is something new in the outbox."""
        if self._courier is not None:
            self._courier.wake()

    async def seen(self, person: str, game: str) -> None:
        """The person has the table open, and need not be notified of what they see."""
        with contextlib.suppress(StoreUnavailable):  # then it is notified of what it has seen
            await self._outbox.seen(person, game)

    async def vanished(self, room: Room, person: str) -> None:
        """The person's connection broke: if the game waits for them, they may not have seen it."""
        notice = turn_notice(room.state)
        if notice is None or notice.user != person or room.is_here(person) or room.closing:
            return
        try:
            await self._outbox.add(notice, self._now())
        except StoreUnavailable:
            log.warning("a notice could not be stored", exc_info=True)
        self.wake()

    async def close(self) -> None:
        """What is on its way has arrived or failed; the rest is sent after the next start."""
        if self._running is not None and self._courier is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            await self._courier.close()
            if self._mail is not None:
                self._mail.close()
        await self._outbound.close()

    # --- Targets ---------------------------------------------------------------------------------------------------

    async def settings(self, person: Person) -> NoticeSettings:
        """The person's targets, and what this server can do."""
        found = await self._targets.of_person(person.id)
        return NoticeSettings(self._push.public_key, self._mail is not None, [_shown(target) for target in found])

    async def add_push(self, person: Person, asked: NewPush) -> Target:
        """The browser is notified from now on."""
        checked_host(asked.endpoint, self._setup.private)
        try:
            subscription_of(asked.p256dh, asked.auth)
        except ValueError:
            raise Refusal("bad_request", "bad_subscription") from None
        keys = {"p256dh": asked.p256dh, "auth": asked.auth}
        return await self._add(person, "push", asked.endpoint, asked.name, keys, asked.language)

    async def add_webhook(self, person: Person, asked: NewWebhook) -> Target:
        """The URL is notified from now on."""
        checked_host(asked.url, self._setup.private)
        return await self._add(person, "webhook", asked.url, asked.url, {"secret": new_secret()}, asked.language)

    async def add_email(self, person: Person, asked: NewEmail) -> Target:
        """Sends the address a link; it is notified once that was followed."""
        if self._mail is None:
            raise Refusal("not_now", "no_mail")
        address = checked_address(asked.address)
        for other in await self._targets.with_address("email", address):
            if not other.confirmed and self._now() - other.created < MAIL_AGAIN_AFTER:
                raise Refusal("too_many", "mailed_already")
            if not other.confirmed and other.user == person.id:
                await self._targets.remove(other.id)
        added = await self._add(person, "email", address, address, {}, asked.language)
        try:
            await self._mail.ask_to_confirm(await self._own(person, added.id), secrets.token_urlsafe(16))
        except Undeliverable as failure:
            await self._targets.remove(added.id)
            raise Refusal("unavailable", "mail_refused", detail=failure.detail) from None
        return added

    async def _add(
        self, person: Person, kind: TargetKind, address: str, name: str, keys: dict[str, str], code: str
    ) -> Target:
        mine = [target for target in await self._targets.of_person(person.id) if target.kind == kind]
        before = next((target for target in mine if target.address == address), None)
        if before is None and len(mine) >= MOST[kind]:
            raise Refusal("too_many", "too_many_targets", most=MOST[kind])
        number, now = secrets.token_urlsafe(16), self._now()
        choices = before.choices if before else CHOSEN
        new = StoredTarget(number, person.id, kind, address, name, keys, choices, code, kind != "email", now)
        try:
            await self._targets.add(new)
        except Conflict:
            raise Refusal("taken", "target_known") from None
        return _shown(new)

    async def _own(self, person: Person, number: str) -> StoredTarget:
        found = await self._targets.target(number)
        if found is None or found.user != person.id:
            raise Refusal("not_found", "no_target")
        return found

    async def choose(self, person: Person, number: str, choices: list[Choice]) -> Target:
        """The target is notified of these from now on."""
        await self._own(person, number)
        await self._targets.choose(number, list(dict.fromkeys(choices)))
        return _shown(await self._own(person, number))

    async def remove(self, person: Person, number: str) -> None:
        """The target is removed."""
        await self._targets.remove((await self._own(person, number)).id)

    async def try_out(self, person: Person, number: str) -> Delivered:
        """The target is sent a message now."""
        target = await self._own(person, number)
        sender = self._senders.get(target.kind)
        if sender is None or not target.confirmed:
            raise Refusal("not_now", "not_confirmed" if sender else "no_mail")
        try:
            await sender.send(target, trial_message(secrets.token_urlsafe(16), target.language))
        except Undeliverable as failure:
            return Delivered(False, failure.detail)
        return Delivered(True, None)

    # --- Links in mails --------------------------------------------------------------------------------------------

    async def confirm(self, token: str) -> LinkFollowed:
        """The address is confirmed."""
        target = await self._linked("confirm", token)
        await self._targets.confirm(target.id)
        return LinkFollowed(target.address)

    async def unsubscribe(self, token: str) -> LinkFollowed:
        """The address is unsubscribed."""
        target = await self._linked("unsubscribe", token)
        await self._targets.remove(target.id)
        return LinkFollowed(target.address)

    async def _linked(self, purpose: Purpose, token: str) -> StoredTarget:
        number = self._links.target_of(purpose, token)
        target = await self._targets.target(number) if number else None
        if target is None:
            raise Refusal("not_found", "link_used")
        return target


def _shown(target: StoredTarget) -> Target:
    return Target(
        id=target.id,
        kind=target.kind,
        address=target.address,
        name=target.name,
        choices=target.choices,
        confirmed=target.confirmed,
        problem=target.problem,
        secret=target.secrets.get("secret"),
    )
