"""The key by which push services recognise this server (VAPID, RFC 8292). It is made once and kept in the database."""

import logging
import secrets
from base64 import urlsafe_b64encode
from functools import cache
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ..schema import pushes, settings
from ..storage import setting

if TYPE_CHECKING:
    from py_vapid import Vapid02

log = logging.getLogger("strandline.push")

NAME = "push-key"
"""The setting that stores the key: a number of 64 hexadecimal digits."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: keys are smaller."""


def new_key() -> str:
    """Return a new key."""
    return f"{1 + secrets.randbelow(ORDER - 1):064x}"


def is_key(text: str) -> bool:
    """Whether a stored text is a key."""
    return len(text) == 64 and set(text) <= set("0123456789abcdef") and 0 < int(text, 16) < ORDER


def stored_key(connection: sa.Connection) -> str:
    """Return the server's key; create it if there is none, or if what is stored is none.

    Browsers have subscribed with the old key, and push services refuse any other one. So all of them are forgotten;
    each subscribes again when someone next opens a table there.
    """
    found = setting(connection, NAME, new_key())
    if is_key(found):
        return found
    log.error("the key for push messages was damaged and is replaced; browsers subscribe again when they come back")
    connection.execute(sa.delete(pushes))
    torn = settings.c.name == NAME, settings.c.value == found
    connection.execute(sa.update(settings).where(*torn).values(value=new_key()))  # unless another process was first
    return setting(connection, NAME, "")


@cache
def signing(key: str) -> "Vapid02":
    """Return the key, ready to sign."""
    # Imported only when a message is sent, or when someone wants them: loading it takes a while.
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    return Vapid02(ec.derive_private_key(int(key, 16), ec.SECP256R1()))


@cache
def public(key: str) -> str:
    """Return the public key, as browsers need it to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = signing(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")
