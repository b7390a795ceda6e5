"""Fair dice: nobody, the server included, can choose an outcome once the seats have added their nonces.

The server commits to a secret by showing its hash; after that each seat adds a nonce; outcome n of the game is drawn
from HMAC(secret, table, n, nonces). The deal is number 0. At the end the secret is shown, and anyone can draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from strandline.core.errors import BadRecord
from strandline.core.messages import say
from strandline.core.record import Record

SEED_BITS = 62
SPACE = 1 << 256


def new_secret() -> str:
    """What the server commits to."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of the secret until the end."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def number(secret: str, table: str, nonces: Sequence[str], n: int, again: int = 0) -> int:
    """256 bits for draw n; ``again`` counts up where a number had to be rejected."""
    message = "\n".join((table, str(n), str(again), *nonces))
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"))


def seed(secret: str, table: str, nonces: Sequence[str]) -> int:
    """Draw 0: the seed that deals."""
    return number(secret, table, nonces, 0) >> 256 - SEED_BITS


def draw(secret: str, table: str, nonces: Sequence[str], n: int, weights: Sequence[int]) -> int:
    """Draw n: which of the outcomes, each exactly as likely as its weight says."""
    total = sum(weights)
    again = 0
    while (found := number(secret, table, nonces, n, again)) >= SPACE - SPACE % total:
        again += 1
    left = found % total
    for outcome, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights add up to their total")


def verify(record: Record) -> int:
    """Draw everything again: how many outcomes were checked, the deal among them. BadRecord says what is not fair."""
    told = record.extra.get("table")
    if not isinstance(told, dict) or not all(_is_text(told.get(name)) for name in ("id", "commitment", "secret")):
        raise BadRecord(say("table-verify-nothing"))
    nonces = told.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != record.game.seats or not all(map(_is_text, nonces)):
        raise BadRecord(say("table-verify-nothing"))
    try:
        is_kept = commitment(told["secret"]) == told["commitment"]
    except ValueError:
        is_kept = False
    if not is_kept:
        raise BadRecord(say("table-verify-commitment"))
    if record.game.start(seed(told["secret"], told["id"], nonces)).start != record.start:
        raise BadRecord(say("table-verify-deal"))
    checked = 1
    for n, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        weights = position.weights()
        if weights:
            drawn = list(weights)[draw(told["secret"], told["id"], nonces, n, list(weights.values()))]
            if drawn != move:
                raise BadRecord(say("table-verify-outcome", number=n, move=move, drawn=drawn))
            checked += 1
    return checked


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
