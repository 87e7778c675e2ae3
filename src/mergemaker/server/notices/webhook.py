"""Webhooks: JSON to a URL of the person's, signed as standardwebhooks.com describes."""

import base64
import hashlib
import hmac
import secrets
import time

from ...room.messages import encode
from ..store.targets import StoredTarget
from .message import Message
from .outbound import Outbound

PREFIX = "whsec_"


def new_secret() -> str:
    """A key for the deliveries to one URL."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, number: str, at: int, body: bytes) -> str:
    """The signature of a delivery: of its id, its time and its body."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.new(key, f"{number}.{at}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(signed.digest()).decode()}"


class Webhook:
    """Sends to URLs."""

    def __init__(self, outbound: Outbound, address: str) -> None:
        self._outbound = outbound
        self._address = address.rstrip("/")

    async def send(self, target: StoredTarget, message: Message) -> None:
        """The other side has taken the message."""
        games = [
            {
                "id": game.id,
                "url": f"{self._address}/game/{game.id}",
                "edition": game.edition,
                "players": game.players,
                "deadline": game.deadline,
            }
            for game in message.games
        ]
        now = int(time.time())
        body = encode({"type": message.kind, "title": message.title, "text": message.text, "games": games})
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Mergemaker",
            "Webhook-Id": message.id,
            "Webhook-Timestamp": str(now),
            "Webhook-Signature": signature(target.secrets["secret"], message.id, now, body),
        }
        await self._outbound.post(target.address, headers, body)
