"""Fair dice: nobody, not even the server, can choose an outcome once the seats have added their nonces.

The server commits to a secret by showing its hash; after that each seat adds a nonce; outcome n of the game is drawn
from HMAC(secret, table, n, nonces). The deal is number 0; the seat that begins, where it is drawn by lot, is number -1.
At the end the secret is shown, and anyone can draw again. Only someone who has kept the hash can tell whether it is the
secret of the beginning. The nonces are in the order that the seats had before the first was drawn.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from strandline.core.errors import BadRecord
from strandline.core.game import Game
from strandline.core.messages import say
from strandline.core.record import Record

SEED_BITS = 62
SPACE = 1 << 256
LOT = -1
MOST_DEALS = 1000
"""The most deals that are drawn until the first seat begins: if that is possible, it happens long before."""


@dataclass(frozen=True)
class Kept:
    """The data that a player has kept since they sat down: the table's commitment, the known nonces by seat, its id."""

    commitment: str | None = None
    nonces: Mapping[int, str] = field(default_factory=dict)
    table: str | None = None


NOTHING = Kept()


def new_secret() -> str:
    """Return a new secret for the server to commit to."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Return the hash of the secret, which is public from the beginning."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def number(secret: str, table: str, nonces: Sequence[str], n: int, again: int = 0) -> int:
    """Return 256 bits for draw n; ``again`` counts up when a number had to be rejected."""
    message = "\n".join((table, str(n), str(again), *nonces))
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"))


def seed(secret: str, table: str, nonces: Sequence[str], again: int = 0) -> int:
    """Return draw 0: the seed of the deal."""
    return number(secret, table, nonces, 0, again) >> 256 - SEED_BITS


def deal(game: Game, secret: str, table: str, nonces: Sequence[str], has_order: bool) -> str:
    """Return the first position.

    Some games draw who begins when they deal. If a table has an order, the deal is drawn again until it is seat 0.
    """
    for again in range(MOST_DEALS if has_order else 1):
        start = game.start(seed(secret, table, nonces, again))
        if (start.turn or 0) <= 0:  # the first seat, chance, or nobody
            break
    return start.start


def draw(secret: str, table: str, nonces: Sequence[str], n: int, weights: Sequence[int]) -> int:
    """Return draw n: one of the outcomes, each exactly as likely as its weight says."""
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


def lot(secret: str, table: str, nonces: Sequence[str]) -> int:
    """Return draw -1: the seat that begins, as it is numbered before the draw."""
    return draw(secret, table, nonces, LOT, [1] * len(nonces))


def verify(record: Record, kept: Kept = NOTHING) -> int:
    """Draw everything again, and return how many outcomes, with the deal, were checked; raise BadRecord if it fails.

    This proves that the dice follow from the secret and the nonces in the record. Only data that a player has ``kept``
    since then proves that they are the ones of the game: the author of a record can choose all of them.
    """
    told = record.extra.get("table")
    if not isinstance(told, dict) or not all(_is_text(told.get(name)) for name in ("id", "commitment", "secret")):
        raise BadRecord(say("table-verify-nothing"))
    nonces = told.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != record.game.seats or not all(map(_is_text, nonces)):
        raise BadRecord(say("table-verify-nothing"))
    _compare(told, nonces, kept)
    try:
        is_same = commitment(told["secret"]) == told["commitment"]
    except ValueError:
        is_same = False
    if not is_same:
        raise BadRecord(say("table-verify-commitment"))
    order = told.get("order")
    if deal(record.game, told["secret"], told["id"], nonces, has_order=order is not None) != record.start:
        raise BadRecord(say("table-verify-deal"))
    checked = 1
    if order == "lot":
        first = lot(told["secret"], told["id"], nonces)
        if told.get("first") != first:
            raise BadRecord(say("table-verify-first", first=first))
        checked += 1
    for n, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        weights = position.weights()
        if weights:
            drawn = list(weights)[draw(told["secret"], told["id"], nonces, n, list(weights.values()))]
            if drawn != move:
                raise BadRecord(say("table-verify-outcome", number=n, move=move, drawn=drawn))
            checked += 1
    return checked


def _compare(told: dict[str, Any], nonces: Sequence[str], kept: Kept) -> None:
    """Compare a record with what was kept, and with what the seats' clients have seen according to the record."""
    if kept.table not in (None, told["id"]):
        raise BadRecord(say("table-verify-other-table", kept=kept.table, found=told["id"]))
    if kept.commitment not in (None, told["commitment"]):
        raise BadRecord(say("table-verify-other-commitment", kept=kept.commitment, found=told["commitment"]))
    for seat, nonce in kept.nonces.items():
        found = nonces[seat] if seat < len(nonces) else ""
        if found != nonce:
            raise BadRecord(say("table-verify-other-nonce", seat=seat, kept=nonce, found=found or "–"))
    seen = told.get("commitments")
    for seat, each in enumerate(seen if isinstance(seen, list) else []):
        if each not in (None, told["commitment"]):
            raise BadRecord(say("table-verify-seen", seat=seat))


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
