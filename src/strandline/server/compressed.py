"""Responses that are kept compressed."""

import gzip

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

SQUEEZED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


def takes_gzip(headers: Headers) -> bool:
    """Whether a client understands gzip."""
    return "gzip" in headers.get("accept-encoding", "")


def svg_response(request: Request, squeezed: bytes, headers: dict[str, str]) -> Response:
    """Return a compressed picture as the client takes it."""
    if takes_gzip(request.headers):
        return Response(squeezed, media_type="image/svg+xml", headers=headers | SQUEEZED)
    return Response(gzip.decompress(squeezed), media_type="image/svg+xml", headers=headers)
