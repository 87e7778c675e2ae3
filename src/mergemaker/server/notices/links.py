"""Links in messages; those that change something are signed, so that only the reader of a mail has them."""

import hashlib
import hmac
import secrets
from typing import Literal, NamedTuple

Purpose = Literal["confirm", "unsubscribe"]
SIGNED = 32  # letters of a signature


class Unsubscribe(NamedTuple):
    """Two ways to unsubscribe: a page that asks for confirmation, and what mail programs post to (RFC 8058)."""

    page: str
    one_click: str


def new_key() -> str:
    """A new key to sign links with."""
    return secrets.token_hex(32)


class Links:
    """Makes links to this server."""

    def __init__(self, address: str, key: str) -> None:
        self._address = address.rstrip("/")
        self._key = bytes.fromhex(key)

    def to(self, path: str) -> str:
        """The full address of a page."""
        return self._address + path

    def confirm(self, target: str) -> str:
        """The page that confirms a mail address."""
        return self.to(f"/confirm/{self.token('confirm', target)}")

    def unsubscribe(self, target: str) -> Unsubscribe:
        """The ways to unsubscribe that address."""
        token = self.token("unsubscribe", target)
        return Unsubscribe(self.to(f"/unsubscribe/{token}"), self.to(f"/api/notices/unsubscribe/{token}"))

    def token(self, purpose: Purpose, target: str) -> str:
        """The target's id with a signature; a dot between them would make the link one to a file."""
        return target + self._signature(purpose, target)

    def target_of(self, purpose: Purpose, token: str) -> str | None:
        """The target whose token it is; None if it was not signed here for that purpose."""
        target, signature = token[:-SIGNED], token[-SIGNED:]
        good = hmac.compare_digest(signature.encode(), self._signature(purpose, target).encode())
        return target if good else None

    def _signature(self, purpose: Purpose, target: str) -> str:
        return hmac.new(self._key, f"{purpose} {target}".encode(), hashlib.sha256).hexdigest()[:SIGNED]
