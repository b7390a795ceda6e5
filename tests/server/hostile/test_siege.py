"""The siege, which runs all attacks one after another (`make siege`)."""

import os
import subprocess
import sys
from pathlib import Path

SIEGE = Path(__file__).parents[3] / "bench" / "siege.py"


def test_the_siege_starts_from_any_folder(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(SIEGE), "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "--seconds" in done.stdout
