"""E-mail over SMTP, in threads of its own: a slow mail server holds up nothing else."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Literal, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from ...errors import BadSetup
from ...room.refusal import Refusal
from ..store.targets import StoredTarget
from .links import Links
from .message import Message, spoken
from .outbound import Undeliverable

SECONDS = 10.0  # for each step of a conversation with the mail server


class MailServer(NamedTuple):
    """How mail is sent."""

    host: str
    port: int
    tls: Literal["starttls", "implicit", "none"]
    user: str | None
    password: str | None
    sender: str  # as a mail says it, perhaps with a name

    @property
    def address(self) -> str:
        """The sender's address alone."""
        return parseaddr(self.sender)[1]


def mail_server(url: str, sender: str | None) -> MailServer:
    """From `smtp://user:password@host:587` (STARTTLS, or none with `?tls=none`) or `smtps://…`; else BadSetup."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadSetup("smtp_address") from None
    plain = parse_qs(parts.query).get("tls") == ["none"]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or (parts.query and not plain):
        raise BadSetup("smtp_address")
    if sender is None or "@" not in parseaddr(sender)[1]:
        raise BadSetup("mail_sender")
    tls: Literal["starttls", "implicit", "none"] = "implicit" if parts.scheme == "smtps" else "starttls"
    return MailServer(
        host=parts.hostname,
        port=port or (465 if tls == "implicit" else 587),
        tls="none" if plain else tls,
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=sender,
    )


def checked_address(text: str) -> str:
    """The mail address; a Refusal if it is none."""
    try:
        parsed = Address(addr_spec=text.strip())
    except (MessageError, ValueError, IndexError):
        raise Refusal("bad_request", "bad_mail_address") from None
    known = parsed.username and "." in parsed.domain and text.isascii() and text.isprintable()
    if not known or parsed.domain.startswith("["):
        raise Refusal("bad_request", "bad_mail_address")
    return parsed.addr_spec


class Mail:
    """Sends mail."""

    def __init__(self, server: MailServer, links: Links) -> None:
        self._server = server
        self._links = links
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="mail")

    async def send(self, target: StoredTarget, message: Message) -> None:
        """The mail server has taken the message, which says how to unsubscribe."""
        words = spoken(target.language)
        stop = self._links.unsubscribe(target.id)
        text = [message.text, self._links.to(message.path), "-- ", words.text("notice.unsubscribe", link=stop.page)]
        mail = self._mail(target, message.title, text, message.id)
        mail["List-Unsubscribe"] = f"<{stop.one_click}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._deliver(mail)

    async def ask_to_confirm(self, target: StoredTarget, number: str) -> None:
        """The address has a mail with the link that confirms it."""
        words = spoken(target.language)
        text = [words.text("notice.confirm_text"), self._links.confirm(target.id), words.text("notice.confirm_ignore")]
        await self._deliver(self._mail(target, words.text("notice.confirm"), text, number))

    def _mail(self, target: StoredTarget, title: str, text: list[str], number: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._server.sender
        mail["To"] = target.address
        mail["Subject"] = title
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = f"<{number}@{self._server.address.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content("\n\n".join(part for part in text if part) + "\n")
        return mail

    async def _deliver(self, mail: EmailMessage) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._speak, mail)
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            raise Undeliverable(f"{code} {said.decode(errors='replace')}", gone=500 <= code < 600) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undeliverable(str(error) or type(error).__name__) from None

    def _speak(self, mail: EmailMessage) -> None:
        known, context = self._server, ssl.create_default_context()
        if known.tls == "implicit":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(known.host, known.port, timeout=SECONDS, context=context)
        else:
            connection = smtplib.SMTP(known.host, known.port, timeout=SECONDS)
        with connection:
            if known.tls == "starttls":
                connection.starttls(context=context)
            if known.user is not None:
                connection.login(known.user, known.password or "")
            connection.send_message(mail)

    def close(self) -> None:
        """No more mail is sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)
