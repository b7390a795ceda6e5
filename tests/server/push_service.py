"""A push service of our own: an HTTPS server that decrypts what it gets as a browser does, and checks its sender."""

import json
import queue
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

DAY = 86_400


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data_of(coded: str) -> bytes:
    return urlsafe_b64decode(coded + "=" * (-len(coded) % 4))


class Browser:
    """A browser's subscription: its keys, and the address where it gets messages."""

    def __init__(self, endpoint: str):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen secret b"

    def asks(self, **more: Any) -> dict[str, Any]:
        """Return what its page sends to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.secret)}
        return {"endpoint": self.endpoint, **keys, "language": "en", **more}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@dataclass
class Heard:
    """A message that has arrived. ``claims``: what its sender has signed."""

    browser: Browser
    data: Any
    headers: dict[str, str]
    claims: dict[str, Any]


class PushService:
    """``answers``: the statuses of its next answers by path, 201 after them; 0 hangs until the service is stopped."""

    def __init__(self, folder: Path):
        self.browsers: dict[str, Browser] = {}
        self.answers: defaultdict[str, list[int]] = defaultdict(list)
        self.headers: dict[str, str] = {}
        self.asked: list[str] = []
        self.key = ""
        self.now = time.time
        self._heard: queue.Queue[Heard] = queue.Queue()
        self._is_over = threading.Event()
        self.certificate = folder / "certificate.pem"
        _certify(self.certificate)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.server.server_port}"

    def browser(self, path: str) -> Browser:
        """Return a new browser with a subscription at this path."""
        self.browsers[path] = Browser(f"{self.url}{path}")
        return self.browsers[path]

    def hears(self, seconds: float = 20) -> Heard:
        return self._heard.get(timeout=seconds)

    def forget(self) -> None:
        """Answer whoever hangs, and forget all that has arrived."""
        self.browsers.clear()
        self.answers.clear()
        self.asked.clear()
        self._is_over.set()
        self._is_over = threading.Event()
        self._heard = queue.Queue()

    def hears_nothing(self) -> bool:
        """Whether nothing has arrived that was not read yet."""
        return self._heard.empty()

    def _claims(self, authorization: str) -> dict[str, Any]:
        """Return what the sender has signed; it must be the server whose key the browser knows."""
        assert Vapid02.verify(authorization)
        signed, key = (part.split("=", 1)[1] for part in authorization.removeprefix("vapid ").split(","))
        assert key == self.key
        claims: dict[str, Any] = json.loads(data_of(signed.split(".")[1]))
        return claims

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked.append(self.path)
                body = self.rfile.read(int(self.headers["Content-Length"]))
                claims = service._claims(self.headers["Authorization"])
                is_signed = claims["aud"] == service.url and 0 < claims["exp"] - service.now() < DAY
                answers = service.answers[self.path]
                status = 403 if not is_signed else answers.pop(0) if answers else 201
                if not status:
                    service._is_over.wait()
                    return
                browser = service.browsers.get(self.path)
                if status == 201 and browser is not None:
                    heard = Heard(browser, browser.read(body), dict(self.headers), claims)
                    service._heard.put(heard)
                self.send_response_only(status)
                self.send_header("Date", formatdate(service.now(), usegmt=True))
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        return Handler

    def stop(self) -> None:
        self._is_over.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def _certify(file: Path) -> None:
    """Write a certificate for this machine, and its key, into a file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=10))
    made = made.add_extension(x509.SubjectAlternativeName(names), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a push service that this process trusts."""
    service = PushService(folder)
    service.thread.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        try:
            yield service
        finally:
            service.stop()
