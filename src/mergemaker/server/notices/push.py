"""Web Push: messages encrypted for one browser (RFC 8291), from a server that says who it is (RFC 8292)."""

import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..store.targets import StoredTarget
from .message import Message
from .outbound import Outbound

RECORD = 4096  # the record size of RFC 8188; a message is one record
MOST_TEXT = 2000  # letters of a payload, which services limit to 4 KB
TOKEN_LASTS = 12 * 3600  # seconds; services refuse more than a day
KEPT_FOR = 7 * 86_400  # seconds for which a push service keeps a message for a browser that is off


def new_key() -> str:
    """A new private key for the server, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


def encoded(data: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url, with or without padding."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Subscription(NamedTuple):
    """The keys of a browser's subscription."""

    public: ec.EllipticCurvePublicKey
    auth: bytes


def subscription_of(p256dh: str, auth: str) -> Subscription:
    """The keys as a browser gives them; ValueError if they are none."""
    key, secret = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh)), decoded(auth)
    if len(secret) != 16:
        raise ValueError("the secret has 16 bytes")
    return Subscription(key, secret)


def encrypted(text: bytes, browser: Subscription, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The text, to be read by that browser alone; key and salt are new for each message."""
    sender, receiver = point(own.public_key()), point(browser.public)
    shared = own.exchange(ec.ECDH(), browser.public)
    material = _derived(browser.auth, shared, b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!LB", RECORD, len(sender)) + sender
    return header + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(material)


class Push:
    """Sends to browsers."""

    def __init__(self, outbound: Outbound, stored_key: str, contact: str | None) -> None:
        key = serialization.load_pem_private_key(stored_key.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey), "it was made by new_key"
        self._outbound = outbound
        self._key = key
        self._contact = contact
        self.public_key = encoded(point(key.public_key()))

    def authorization(self, url: str, now: float) -> str:
        """Says which server sends, to the push service of that URL alone."""
        parts = urlsplit(url)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_LASTS}
        if self._contact is not None:
            claims["sub"] = self._contact
        signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"

    async def send(self, target: StoredTarget, message: Message) -> None:
        """The push service has taken the message; a later one about turns replaces one that was not shown yet."""
        tag = "turns" if message.kind == "turn" else f"{message.kind} {message.path}"
        shown = {"title": message.title, "body": message.text[:MOST_TEXT], "url": message.path, "tag": tag}
        browser = subscription_of(target.secrets["p256dh"], target.secrets["auth"])
        body = encrypted(json.dumps(shown).encode(), browser, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))
        headers = {
            "Authorization": self.authorization(target.address, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        if message.kind == "turn":
            headers["Topic"] = "turns"
        await self._outbound.post(target.address, headers, body)
