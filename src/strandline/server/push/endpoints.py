"""Which addresses of push services the server sends to. Browsers name them, so they may be anyone's invention."""

from base64 import urlsafe_b64decode
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

NAT64 = IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 that lead to an address of IPv4."""
POINT, SECRET = 65, 16
"""The bytes of a browser's public key, which begins with 4, and of its secret."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet: not of this machine, its network, or another private one."""
    found = ip_address(address.partition("%")[0])
    if not isinstance(found, IPv6Address):
        return found.is_global and not found.is_multicast
    inner = found.ipv4_mapped or found.sixtofour
    if found in NAT64:
        inner = IPv4Address(int(found) & 0xFFFFFFFF)
    return is_public(str(inner)) if inner is not None else found.is_global and not found.is_multicast


def is_endpoint(url: str, allows_private: bool) -> bool:
    """Whether the server may send to an address, as far as the text alone tells."""
    try:
        found = urlsplit(url)
        host, _ = found.hostname, found.port
    except ValueError:
        return False
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if not is_plain or found.scheme != "https" or not host or found.username is not None or ":" in host:
        return False
    try:
        return allows_private or is_public(host)
    except ValueError:  # a name; what it leads to is checked when we connect
        return True


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are such that a message can be encrypted for it."""
    from cryptography.hazmat.primitives.asymmetric import ec  # imported only now: loading it takes a while

    try:
        point, secret = (urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == SECRET
