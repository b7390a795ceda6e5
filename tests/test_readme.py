"""What the README shows works as it stands there."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from strandline.cli.app import app

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.slow
def test_the_examples_in_python_and_at_the_terminal_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order: what one block saves, the next one reads."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, names)
    assert Path("game.json").exists()
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("strandline ")]
    assert len(lines) > 3
    for line in lines:
        done = CliRunner().invoke(app, shlex.split(line, comments=True)[1:], input="")
        assert done.exit_code == 0, (line, done.output)


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    commands = [line.split()[1] for line in blocks("sh")[0].splitlines()]
    assert commands == ["play", "test"]
    assert all(re.search(rf"^{command}:", makefile, re.MULTILINE) for command in commands)
