"""Identity without passwords: signed cookies for people, signed tokens for links."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "strandline"
COOKIE_DAYS = 400
"""As long as a browser keeps it after it was last given."""
LINK_MINUTES = 10


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs with the server's key, which is kept in its database."""

    def __init__(self, key: str):
        self._key = bytes.fromhex(key)

    def _mac(self, *words: str) -> str:
        found = hmac.digest(self._key, "\n".join(words).encode(), "sha256")
        return urlsafe_b64encode(found[:18]).decode()

    def cookie(self, person: str) -> str:
        """What a person's browser keeps."""
        return f"{person}.{self._mac('person', person)}"

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is; None if we have not signed it."""
        person, _, mac = cookie.partition(".")
        if person.isascii() and mac.isascii() and hmac.compare_digest(mac, self._mac("person", person)):
            return person
        return None

    def token(self, table: str, what: str) -> str:
        """The token of a link: to ``watch``, to ``join`` at any free seat, or to sit at one seat."""
        return self._mac("link", table, what)

    def is_token(self, token: str, table: str, what: str) -> bool:
        return token.isascii() and hmac.compare_digest(token, self.token(table, what))

    def home(self, address: str) -> str:
        """The mark of an address, by which nobody without the key finds it again."""
        return self._mac("home", address)


def new_key() -> str:
    """A key: the server's is made once."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What the database keeps of a link by which a second device joins."""
    return hashlib.sha256(token.encode()).hexdigest()
