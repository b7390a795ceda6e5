"""A passkey's device in software: it signs what a browser would give to it."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .push_service import text

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64


class Authenticator:
    """One device with one passkey. ``counts``: whether it counts its signatures."""

    def __init__(self, origin: str, counts: bool = True):
        self.origin = origin
        self.counts = counts
        self.count = 0
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.host = ""

    def _signed(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += self.counts
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.count)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for a new passkey."""
        self.host, self.handle = options["rp"]["id"], options["user"]["id"]
        x, y = (n.to_bytes(32) for n in (lambda at: (at.x, at.y))(self.key.public_key().public_numbers()))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(PRESENT | VERIFIED | HAS_KEY) + credential
        response = {
            "clientDataJSON": text(self._signed("webauthn.create", options["challenge"])),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._answer(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for using it."""
        signed, data = self._signed("webauthn.get", options["challenge"]), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(signed).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": signed, "authenticatorData": data, "signature": signature}
        return self._answer({**{name: text(part) for name, part in parts.items()}, "userHandle": self.handle})

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
