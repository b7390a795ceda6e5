"""The browser's types are the server's."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import pytest

from strandline.core import registry

WEB = Path(__file__).parents[2] / "web"
TOOL = WEB / "tools" / "write_types.py"
BOARDS = [name for name in registry.names() if (WEB / "src" / "games" / name).is_dir()]


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the browser's part is not installed: make web")
def test_the_types_are_what_the_server_says_of_itself(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True)
    for file in ("api.ts", "limits.ts", "messages.ts"):
        kept = (WEB / "src" / "lib" / "types" / file).read_text(encoding="utf-8")
        assert kept == (tmp_path / file).read_text(encoding="utf-8"), "make types"


@pytest.mark.parametrize("game", BOARDS)
def test_the_types_of_a_view_are_those_of_the_game(game: str) -> None:
    view_types: Callable[[str], str | None] = run_path(str(WEB / "tools" / "view_types.py"))["view_types"]
    kept = (WEB / "src" / "games" / game / "view.types.ts").read_text(encoding="utf-8")
    assert kept.split("\n\n", 1)[1] == view_types(game), "make types"
