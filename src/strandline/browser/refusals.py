"""Errors as answers, like those of the server."""

import json
import logging
from dataclasses import asdict
from typing import Any

from strandline.core.errors import StrandlineError
from strandline.host.errors import STATUS, Unavailable
from strandline.table.errors import Refused
from strandline.table.messages import problem

log = logging.getLogger("strandline.browser")


def refused(error: Exception) -> StrandlineError:
    """Return any error as one with words. One that is not expected is logged."""
    match error:
        case StrandlineError():
            return error
        case Unavailable():
            return Refused("storage-full")
    log.error("a request failed", exc_info=error)
    return Refused("oops")


def status_of(error: StrandlineError) -> int:
    """Return the HTTP status of an error."""
    return STATUS[error.reason] if isinstance(error, Refused) else 422


def error_data(error: StrandlineError) -> dict[str, Any]:
    """Return an error as data."""
    return {"error": asdict(problem(error.message, error.about))}


def error_json(error: StrandlineError) -> str:
    """Return an error as JSON."""
    return json.dumps(error_data(error), ensure_ascii=False)
