"""Every reason for which something is refused has an HTTP status, and every status is that of a reason in use."""

import ast
from collections.abc import Iterator
from pathlib import Path

import strandline
from strandline.host.errors import REASONS, STATUS
from strandline.server.http.errors import ERRORS

PACKAGE = Path(strandline.__file__).parent
BEFORE_ROUTING = {400, 500}
"""Statuses that the guard alone gives, so that no route describes them."""


def reasons(file: Path) -> Iterator[str]:
    """The reasons that a file gives to ``Refused``."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            yield from texts(node.args[0])


def texts(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)


def test_every_reason_has_one_status_and_none_is_unused() -> None:
    files = [file for room in ("table", "club", "host", "server", "browser") for file in (PACKAGE / room).rglob("*.py")]
    assert {reason for file in files for reason in reasons(file)} == STATUS.keys()
    assert len(STATUS) == sum(len(each.split()) for each in REASONS.values())


def test_every_status_is_described() -> None:
    assert ERRORS.keys() == REASONS.keys() - BEFORE_ROUTING
