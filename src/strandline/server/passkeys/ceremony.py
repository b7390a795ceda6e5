"""What a browser is asked to sign with a passkey, and the check of its answer, by the library webauthn.

It is imported only here and only when someone uses a passkey, and runs in a thread: loading it takes a while.
"""

import ipaddress
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from strandline.table.errors import Refused

NAME = "Strandline"
MINUTES = 5
"""Minutes in which a browser must answer."""
CHALLENGE = 32
"""The bytes of a challenge."""
LOCALHOST = "localhost"


@dataclass(frozen=True)
class Site:
    """The site that passkeys belong to. ``host``: its name; ``origin``: its address, as browsers sign it."""

    host: str
    origin: str


def site_of(scheme: str, host: str) -> Site:
    """Return the site of a request; the guard has checked that the server has this name.

    Browsers have passkeys for names only, not for numeric addresses, and only with HTTPS; ``localhost`` needs none.
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if (scheme != "https" and name != LOCALHOST) or _is_numeric(name):
        raise Refused("passkeys-need-https")
    return Site(name, f"{scheme}://{host}")


def _is_numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def text(data: bytes) -> str:
    """Return bytes in the form in which browsers send them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def data_of(coded: str) -> bytes:
    """Return the bytes of such a text."""
    return urlsafe_b64decode(coded + "=" * (-len(coded) % 4))


def to_make(site: Site, challenge: str, handle: str, name: str, known: Sequence[str]) -> dict[str, Any]:
    """Return what a browser needs to make a passkey that it finds by itself. ``known``: those that exist."""
    import webauthn
    from webauthn.helpers import structs

    choice = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    made = webauthn.generate_registration_options(
        rp_id=site.host, rp_name=NAME, user_name=name or NAME, user_id=handle.encode(), challenge=data_of(challenge),
        timeout=MINUTES * 60_000, authenticator_selection=choice,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(data_of(each)) for each in known],
    )  # fmt: skip
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


def to_use(site: Site, challenge: str) -> dict[str, Any]:
    """Return what a browser needs to use a passkey of its owner's choice."""
    import webauthn

    made = webauthn.generate_authentication_options(
        rp_id=site.host, challenge=data_of(challenge), timeout=MINUTES * 60_000
    )
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


def challenge_in(credential: dict[str, Any]) -> str:
    """Return the challenge that an answer says it has signed."""
    try:
        signed = json.loads(data_of(credential["response"]["clientDataJSON"]))["challenge"]
    except (KeyError, TypeError, ValueError) as error:
        raise Refused("passkey-refused") from error
    return signed if isinstance(signed, str) else ""


def made(site: Site, challenge: str, credential: dict[str, Any]) -> tuple[str, str, int]:
    """Return the id, the public key and the counter of a new passkey; refuse an answer that is not right."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=credential, expected_challenge=data_of(challenge),
            expected_rp_id=site.host, expected_origin=site.origin,
        )  # fmt: skip
    except Exception as error:  # each library that it uses has its own
        raise Refused("passkey-refused") from error
    return text(found.credential_id), text(found.credential_public_key), found.sign_count


def used(site: Site, challenge: str, credential: dict[str, Any], key: str, handle: str) -> int:
    """Return the counter of a passkey that has signed; refuse an answer that is not right."""
    import webauthn

    try:
        owner = data_of(credential["response"]["userHandle"]).decode()
        # Its counter is compared where it is stored, so that of two answers at once only one is right.
        found = webauthn.verify_authentication_response(
            credential=credential, expected_challenge=data_of(challenge),
            expected_rp_id=site.host, expected_origin=site.origin,
            credential_public_key=data_of(key), credential_current_sign_count=0,
        )  # fmt: skip
    except Exception as error:  # the same
        raise Refused("passkey-refused") from error
    if owner != handle:
        raise Refused("passkey-refused")
    return found.new_sign_count
