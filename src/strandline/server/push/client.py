"""Sends one push message to one browser: encrypted for it, signed by us, and to an address of the internet only."""

import asyncio
import json
import socket
import ssl
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from . import keys
from .endpoints import is_public

if TYPE_CHECKING:
    from aiohttp import ClientResponse, ClientSession

SECONDS = 10.0
"""The timeout of a request, from the lookup of its host to the status of its answer."""
LOOKUPS = 4
"""The most lookups of hosts at the same time."""
EXPIRES = 12 * 3600
"""Seconds for which a signature is valid; push services accept 24 hours at most."""
KEEPS = 86_400
"""Seconds for which a push service keeps a message for a device that is switched off."""
SKEW = 300
"""Seconds by which the clock of a push service may differ from ours before we sign again by its clock."""
GONE = 404, 410
"""The browser has ended its subscription."""
REFUSED = 401, 403


@dataclass(frozen=True)
class Answer:
    """The status of a push service's answer; 0 if there was none. ``after``: the seconds it wants us to wait."""

    status: int
    after: float = 0.0

    @property
    def is_sent(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        return self.status in GONE

    @property
    def is_passing(self) -> bool:
        """Whether the same message may be accepted later."""
        return self.status in (0, 408, 429) or self.status >= 500


class Client:
    """Sends push messages. ``contact``: whom a push service may write to; ``allows_private``: for tests, and for an
    operator with a push service of their own.
    """

    def __init__(self, contact: str, allows_private: bool):
        self.key = ""
        self._contact = contact
        self._allows_private = allows_private
        self._session: ClientSession | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()

    async def send(self, endpoint: str, p256dh: str, auth: str, data: Mapping[str, Any], topic: str) -> Answer:
        """Send a message, and return the answer. Raise ValueError if no message can be made with these keys.

        ``topic``: a message replaces an earlier one with the same topic that was not delivered yet.
        """
        # Imported only now, because most servers never send anything, and in a thread, because it takes a while.
        library = await asyncio.to_thread(import_module, "pywebpush")
        to = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
        try:
            body = library.WebPusher(to).encode(json.dumps(data, ensure_ascii=False).encode())["body"]
        except Exception as error:  # each library that it uses has its own
            raise ValueError("no message can be made with these keys") from error
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(KEEPS), "Urgency": "normal", "Topic": topic}
        answer, theirs = await self._post(endpoint, body, headers | self._signature(endpoint, time.time()))
        # A signature is refused if our system clock is wrong. What we sign is good for this service alone, so it may
        # say itself what time it is.
        if answer.status in REFUSED and theirs is not None and abs(theirs - time.time()) > SKEW:
            answer, _ = await self._post(endpoint, body, headers | self._signature(endpoint, theirs))
        return answer

    def _signature(self, endpoint: str, now: float) -> dict[str, str]:
        found = urlsplit(endpoint)
        port = f":{found.port}" if found.port else ""
        claims = {"aud": f"https://{found.hostname}{port}", "exp": int(now) + EXPIRES, "sub": self._contact}
        signed: dict[str, str] = keys.signing(self.key).sign(claims)
        return signed

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> tuple[Answer, float | None]:
        """Return the answer, and the time of its sender. Neither its body nor another address that it names is read."""
        from aiohttp import ClientError

        if self._session is None:
            self._session = _session(self._allows_private)
        try:
            posting = self._session.post(endpoint, data=body, headers=headers, allow_redirects=False)
            async with posting as response:
                found = Answer(response.status, _number(response.headers.get("Retry-After", "")))
                response.close()
                return found, _date(response)
        except (ClientError, OSError, TimeoutError):
            return Answer(0), None


def _session(allows_private: bool) -> "ClientSession":
    from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
    from aiohttp.abc import AbstractResolver, ResolveResult

    threads = ThreadPoolExecutor(LOOKUPS, "push")

    class Resolver(AbstractResolver):
        """Finds only addresses of the internet. The connection goes to what was checked, not to a second lookup.

        It has threads of its own: those of the event loop read the database, and a lookup may hang.
        """

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
            look_up = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
            addresses = [(kind, str(at[0]), int(at[1])) for kind, _, _, _, at in found]
            public = [each for each in addresses if allows_private or is_public(each[1])]
            if not public:
                raise OSError("the push service is not on the internet")
            return [
                ResolveResult(hostname=host, host=address, port=at, family=kind, proto=0, flags=socket.AI_NUMERICHOST)
                for kind, address, at in public
            ]

        async def close(self) -> None:
            threads.shutdown(wait=False, cancel_futures=True)

    connector = TCPConnector(limit=0, resolver=Resolver(), use_dns_cache=False, ssl=ssl.create_default_context())
    return ClientSession(
        connector=connector, timeout=ClientTimeout(total=SECONDS), cookie_jar=DummyCookieJar(),
        trust_env=False, headers={"User-Agent": "Strandline"},
    )  # fmt: skip


def _number(text: str) -> float:
    """Return the seconds of a header; 0 if it is something else, such as a date."""
    return float(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0.0


def _date(response: "ClientResponse") -> float | None:
    try:
        return parsedate_to_datetime(response.headers["Date"]).timestamp()
    except (KeyError, ValueError, OverflowError):
        return None
