"""The games' WebAssembly modules in a real browser: the same games as Numba's."""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import strandline
from strandline.core.wasm.modules import description_file, module_file

from ..wasm.modules import built, call_of_trace, trace

DRIVER = Path(__file__).parents[1] / "wasm" / "driver.mjs"


@pytest.mark.parametrize(
    ("name", "options"), [("crab-stack", {"players": 3}), ("krabcek", {"tiles": "two"}), ("survive", {"players": 2})]
)
def test_chromium_plays_the_same_games(visit: Callable[..., Page], name: str, options: dict[str, Any]) -> None:
    built()
    game = strandline.game(name, **options)
    told = visit().evaluate(
        """async ([driver, module, description, asked]) => {
            const { call } = await import(`data:text/javascript;base64,${driver}`)
            return call(Uint8Array.from(atob(module), (each) => each.charCodeAt(0)), description, asked)
        }""",
        [
            base64.b64encode(DRIVER.read_bytes()).decode(),
            base64.b64encode(module_file(name).read_bytes()).decode(),
            json.loads(description_file(name).read_text(encoding="utf-8")),
            call_of_trace(game, 9, 200),
        ],
    )
    assert int(told) == trace("cpu", game, 9, 200)
