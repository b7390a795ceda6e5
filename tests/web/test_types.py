"""The browser's types are the server's."""

import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
TOOL = WEB / "tools" / "write_types.py"


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the browser's part is not installed: make web")
def test_the_types_are_what_the_server_says_of_itself(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True)
    for file in ("api.ts", "limits.ts", "messages.ts"):
        kept = (WEB / "src" / "lib" / "types" / file).read_text(encoding="utf-8")
        assert kept == (tmp_path / file).read_text(encoding="utf-8"), "make types"
