"""Errors as HTTP responses: the JSON they have, and the status of every reason for which something is refused."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from fastapi.responses import JSONResponse
from pydantic import BaseModel

from strandline.core.errors import StrandlineError
from strandline.table.errors import Refused
from strandline.table.messages import Problem, problem

REASONS = {
    400: "bad-length",
    401: "nobody",
    403: "away muted no-link not-host not-seated not-your-turn not-yours wrong-host wrong-origin",
    404: "no-page no-record no-such-link no-table nothing-said",
    409: "closed enough no-draw-with-bots no-hint no-undo not-away not-over not-playing nothing-asked rematch stale "
    "taken",
    413: "too-large too-long too-many-frames",
    422: "bad-request needs-person no-move no-seat seats",
    429: "busy crowded home-full too-fast too-many too-many-kept",
    500: "oops",
    503: "records-full unavailable",
}
STATUS = {reason: status for status, reasons in REASONS.items() for reason in reasons.split()}


def bad_request(errors: Any) -> Refused:
    """Where a request is wrong, without what was in it; ``errors`` as pydantic lists them."""
    first = errors[0]
    where = ".".join(str(step) for step in first["loc"])[:80]
    return Refused("bad-request", where=where, why=first["type"])


def refusal(error: StrandlineError, status: int = 0, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An error as an HTTP response, with the status of its reason unless another is given."""
    status = status or (STATUS[error.reason] if isinstance(error, Refused) else 422)
    return JSONResponse({"error": asdict(problem(error.message, error.about))}, status, headers)


class ErrorAnswer(BaseModel):
    error: Problem


ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": ErrorAnswer, "description": words}
    for code, words in (
        (401, "Nobody we know: ask for /api/me first"),
        (403, "Not for you"),
        (404, "There is none"),
        (409, "Not as things stand"),
        (413, "Too large"),
        (422, "Not a request that we understand"),
        (429, "Too much"),
        (503, "Not now: nothing was done"),
    )
}
