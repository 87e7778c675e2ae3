"""The other sides, for real: a push service with a browser behind it, a webhook's server, a mail server."""

import base64
import json
import os
import socket
import struct
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mergemaker.server.notices.webhook import signature


class Received(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Endpoint:
    """An HTTP server on loopback that keeps what it is sent, and answers as configured."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answer: Callable[[], int] = lambda: 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # as http.server names it
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.received.append(Received(self.path, headers, body, time.time()))
                self.send_response(outer.answer())
                self.send_header("Location", f"{outer.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is printed."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        """It has stopped."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """A browser that subscribed at a push service: it alone can read what comes."""

    def __init__(self, service: Endpoint) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._service = service
        self.endpoint = f"{service.address}/push/{os.urandom(4).hex()}"

    def subscription(self) -> dict[str, Any]:
        """What its page tells our server."""
        public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": unpadded(public), "auth": unpadded(self._auth), "name": "Chromium"}

    def shown(self, server_key: str) -> list[dict[str, Any]]:
        """What it shows, once the push service has checked who sends it."""
        mine = [request for request in self._service.received if self.endpoint.endswith(request.path)]
        for request in mine:
            check_sender(request, self._service.address, server_key)
        return [json.loads(self.decrypted(request.body)) for request in mine]

    def decrypted(self, body: bytes) -> bytes:
        """RFC 8291 and 8188 from the reader's side."""
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = derived(self._auth, shared, b"WebPush: info\0" + public + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        padded = AESGCM(key).decrypt(derived(salt, material, b"Content-Encoding: nonce\0", 12), text, None)
        return padded.rstrip(b"\0").removesuffix(b"\x02")


def check_sender(request: Received, service: str, server_key: str) -> None:
    """RFC 8292 from the push service's side: a token for this service, not too long, signed with the known key."""
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    scheme, _, values = request.headers["authorization"].partition(" ")
    given = dict(pair.strip().split("=", 1) for pair in values.split(","))
    assert (scheme, given["k"]) == ("vapid", server_key)
    header, claims, signed = given["t"].split(".")
    said = json.loads(padded(claims))
    assert json.loads(padded(header))["alg"] == "ES256"
    assert said["aud"] == service
    assert request.at < said["exp"] < request.at + 86_400
    raw = padded(signed)
    found = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(server_key))
    key.verify(found, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def check_signature(request: Received, secret: str) -> None:
    """Standard Webhooks from the receiver's side."""
    number, at = request.headers["webhook-id"], int(request.headers["webhook-timestamp"])
    assert abs(at - request.at) < 60
    assert request.headers["webhook-signature"] == signature(secret, number, at, request.body)


class MailBox:
    """A mail server that keeps what it gets; `refuse` names a reply to every recipient."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse: str | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{port}?tls=none"

    async def handle_RCPT(  # noqa: N802  # as aiosmtpd names it
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """The recipient is taken or refused."""
        if self.refuse is not None:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # the same
        """The mail is kept."""
        mail = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]  # bytes
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def close(self) -> None:
        """It has stopped."""
        self._controller.stop()


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(material)


def unpadded(data: bytes) -> str:
    """base64url as browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """base64url as browsers write it, read."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
