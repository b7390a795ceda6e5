"""Errors as HTTP responses: their JSON. ``host/errors.py`` has the status for each reason of a refusal."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from fastapi.responses import JSONResponse
from pydantic import BaseModel

from strandline.core.errors import StrandlineError
from strandline.host.errors import STATUS
from strandline.table.errors import Refused
from strandline.table.messages import Problem, problem


def bad_request(errors: Any) -> Refused:
    """Return where a request is wrong, without its contents; ``errors`` as pydantic lists them."""
    first = errors[0]
    where = ".".join(str(step) for step in first["loc"])[:80]
    return Refused("bad-request", where=where, why=first["type"])


def refusal(error: StrandlineError, status: int = 0, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return an error as an HTTP response, with the status of its reason unless another is given."""
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
        (503, "Not now: this request did nothing; or, if it is `table-in-doubt`, the same id sent again tells"),
    )
}
