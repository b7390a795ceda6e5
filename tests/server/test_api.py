"""The API matches its own schema: the answer to any request is described there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from strandline.server.app import make_app
from strandline.server.settings import Settings

from .tables import Guest, Running, running

DESCRIPTION: dict[str, Any] = make_app(Settings("sqlite://")).openapi()
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("api")
    with running(Settings(f"sqlite:///{folder / 't.db'}", rate=1e6, burst=1e6)) as server:
        yield server


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.label)
def test_no_request_brings_an_error_of_the_servers_or_an_answer_that_is_not_described(
    operation: Any, alone: Running
) -> None:
    guest = Guest(alone.port, "Fuzz")
    table = guest.make(public=True)["id"]
    guest.sit(table, 0)

    @given(case=operation.as_strategy())
    @settings(
        max_examples=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        phases=[Phase.generate],
    )
    def fuzz(case: Any) -> None:
        if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
            case.path_parameters["table"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        headers = {"Authorization": f"Bearer {guest.cookie}"}
        response = case.call(base_url=f"http://127.0.0.1:{alone.port}", headers=headers)
        case.validate_response(response, checks=CHECKS)

    fuzz()


def test_the_description_has_examples_and_every_error() -> None:
    text = str(DESCRIPTION)
    assert "'game': 'crab-stack'" in text
    assert "'expect': 0" in text
    for path, methods in DESCRIPTION["paths"].items():
        for method in methods.values():
            assert {"401", "404", "409", "422", "429", "503"} <= method["responses"].keys(), path
