"""Identity without passwords: signed cookies for people, signed tokens for links."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "strandline"
COOKIE_DAYS = 400
"""Seconds for which a browser keeps the cookie after it was last set."""
LINK_MINUTES = 10


def new_id() -> str:
    """Return a random id that nobody can guess."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs with the server's key, which is kept in its database."""

    def __init__(self, key: str):
        self._key = bytes.fromhex(key)

    def _mac(self, *words: str) -> str:
        found = hmac.digest(self._key, "\n".join(words).encode(), "sha256")
        return urlsafe_b64encode(found[:18]).decode()

    def cookie(self, person: str) -> str:
        """Return the cookie of a person."""
        return f"{person}.{self._mac('person', person)}"

    def person(self, cookie: str) -> str | None:
        """Return the person of a cookie; None if we have not signed it."""
        person, _, mac = cookie.partition(".")
        if person.isascii() and mac.isascii() and hmac.compare_digest(mac, self._mac("person", person)):
            return person
        return None

    def token(self, table: str, what: str) -> str:
        """Return the token of a link: to ``watch``, to ``join`` at any free seat, or to sit at one seat."""
        return self._mac("link", table, what)

    def is_token(self, token: str, table: str, what: str) -> bool:
        return token.isascii() and hmac.compare_digest(token, self.token(table, what))

    def table_id(self, *words: str) -> str:
        """Return the id of the table that is created for these words: the same words give the same table."""
        return self._mac("table", *words)

    def handle(self, person: str) -> str:
        """Return the name under which passkeys know a person; it tells nobody who that is."""
        return self._mac("passkey", person)

    def topic(self, table: str, person: str) -> str:
        """Return a name for a person's turns at a table, which tells nobody who or where it is."""
        return self._mac("topic", table, person)

    def home(self, address: str) -> str:
        """Return the mark of an address; nobody can recover the address from it without the key."""
        return self._mac("home", address)


def new_key() -> str:
    """Return a new key. The server creates its own once."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """Return what the database stores of a link by which a second device joins."""
    return hashlib.sha256(token.encode()).hexdigest()
