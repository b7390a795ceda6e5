"""The modules run without Python, in Node: the same games as Numba's."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.core.wasm.modules import description_file, module_file

from .modules import call_of_trace, trace

pytestmark = pytest.mark.slow
DRIVER = Path(__file__).with_name("driver.mjs")


@pytest.mark.parametrize(
    ("name", "options"), [("crab-stack", {"players": 4}), ("krabcek", {}), ("survive", {"players": 4})], ids=str
)
def test_node_plays_the_same_games(name: str, options: dict[str, Any]) -> None:
    game = strandline.game(name, **options)
    command = ["node", str(DRIVER), str(module_file(name)), str(description_file(name))]
    asked = json.dumps(call_of_trace(game, 8, 300))
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    assert int(done.stdout) == trace("cpu", game, 8, 300)
