"""Notifications for people who are away: where to, of what, and vacations."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Choice: TypeAlias = Literal["turn", "over", "invited", "said"]
TargetKind: TypeAlias = Literal["push", "email", "webhook"]
Code: TypeAlias = Annotated[str, Meta(max_length=16)]  # of a language
Url: TypeAlias = Annotated[str, Meta(min_length=8, max_length=1000)]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]  # base64url


class Target(Struct):
    """Where a person is notified: a browser, a mail address, or a program's URL."""

    id: str
    kind: TargetKind
    address: str  # of a browser: its push service's URL, by which its own page knows it
    name: str  # what the person calls it: a browser and its system; else the address
    choices: list[Choice]  # of what to notify it
    confirmed: bool  # nothing is sent to a mail address until its link was followed
    problem: str | None  # why it was switched off: it failed too often
    secret: str | None  # of a webhook: the key that its deliveries are signed with


class NoticeSettings(Struct):
    """All of a person's targets, and what the server can do."""

    push_key: str  # the server's public key, which a browser asks for
    mail: bool  # whether this server sends mail
    targets: list[Target]


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Url
    p256dh: Key
    auth: Key
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    language: Code = "en"


class NewEmail(Struct, forbid_unknown_fields=True):
    """A mail address; it gets a mail with a link that confirms it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Code = "en"


class NewWebhook(Struct, forbid_unknown_fields=True):
    """A URL that is sent signed JSON."""

    url: Url
    language: Code = "en"


class TargetChange(Struct, forbid_unknown_fields=True):
    """Of what a target is notified from now on; it is switched on again if it had failed."""

    choices: Annotated[list[Choice], Meta(max_length=4)]


class LinkFollowed(Struct):
    """What the link in a mail did, and for which address."""

    address: str


class Delivered(Struct):
    """Whether a test arrived, and if not, what the other side said."""

    arrived: bool
    detail: str | None
