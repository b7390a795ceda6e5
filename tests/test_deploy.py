"""The files that run a server: the systemd unit, the container, and the lock with the hashes of its packages."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
import typer
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from strandline.cli.app import app
from strandline.table import referee

from .server.tables import free_port
from .server.test_serve import ready, serving

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "strandline.service"
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
EXPOSURE = 15
"""The exposure of a service, as systemd rates it: from 0 to 100, where 100 is full access to the machine."""

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


@needs_systemd
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    here = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    here.write_text(text.replace("/opt/strandline/bin/strandline", sys.executable), encoding="utf-8")
    analyze("verify", str(here))


@needs_systemd
def test_the_unit_lets_the_server_do_little_to_its_machine() -> None:
    analyze("security", "--offline=true", f"--threshold={EXPOSURE}", str(UNIT))


def analyze(*arguments: str) -> None:
    done = subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr


LIMITS = [line.split(" | ") for line in HOSTING.partition("## Limits")[2].splitlines() if line.startswith("| ")]
"""The rows of the documentation: a limit, what sets it, its default, and what it is for."""


def written(value: float) -> set[str]:
    """The ways in which a limit may be written."""
    return {f"{value:,g}", f"{value:,}", f"{value / 2**10:g} KiB", f"{value / 2**20:g} MiB", f"{value / 2**30:g} GiB"}


@pytest.mark.parametrize(
    ("name", "value"), [("MemoryMax", 2 << 30), ("TasksMax", 256), ("LimitNOFILE", 65536), ("WatchdogSec", 30)]
)
def test_the_limits_of_the_unit_are_those_of_the_documentation(name: str, value: int) -> None:
    [set_here] = re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert set_here in (str(value), f"{value >> 30}G")
    [told] = [row[2] for row in LIMITS if row[1] == f"`{name}` in the unit"]
    assert told in written(value)


def test_the_options_that_are_limits_are_in_the_documentation_with_their_defaults() -> None:
    options = [each for each in serve_options() if getattr(each, "rich_help_panel", "") == "Limits"]
    assert len(options) >= 3
    for option in options:
        told = [row[2] for row in LIMITS if row[1] == f"`--{option.name}`"]
        assert any(re.split(r"[,;] ", each)[0] in written(option.default) for each in told), option.name


def test_the_constants_of_the_documentation_have_the_values_that_it_tells() -> None:
    found = [(*match.groups(), row[2]) for row in LIMITS if (match := re.fullmatch(r"`(\w+)` in `(\S+)\.py`", row[1]))]
    assert len(found) >= 20
    for name, module, told in found:
        home = import_module(f"strandline.{module.replace('/', '.')}")
        value = getattr(home, name) if name.isupper() else getattr(home.Settings, name)
        if name != "HINTS":  # a rate, which words tell
            assert re.split(r"[,;] ", told)[0] in written(value), name


def test_the_documentation_has_all_limits_of_a_table() -> None:
    told = {row[1] for row in LIMITS}
    assert {f"`{name}` in `table/referee.py`" for name in vars(referee) if name.startswith("MOST_")} <= told


def instructions(name: str) -> Iterator[str]:
    """The arguments of each instruction of that name in the Containerfile."""
    joined = CONTAINER.replace("\\\n", " ")
    return (line.split(maxsplit=1)[1] for line in joined.splitlines() if line.startswith(f"{name} "))


def test_everything_that_the_container_copies_is_there_and_not_ignored() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sources = [word for line in instructions("COPY") if "--from" not in line for word in line.split()[:-1]]
    assert {f"!{source}" for source in sources} == {line for line in kept if line.startswith("!")}
    for source in sources:
        assert (ROOT / source).exists()


def test_a_container_is_installed_by_the_commands_of_the_documentation() -> None:
    commands = [line for line in instructions("RUN") if "/opt/strandline" in line]
    assert len(commands) == 3
    assert "\n".join(f"sudo {command}" for command in commands) in HOSTING


@pytest.mark.slow
def test_the_health_check_tells_whether_the_server_answers(tmp_path: Path) -> None:
    [check] = instructions("HEALTHCHECK")
    command = json.loads(check.partition(" CMD ")[2])
    assert command[0] == "python"

    def asked(port: int) -> int:
        program = command[2].replace("8725", str(port))
        return subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode

    assert asked(free_port()) == 1
    with serving(tmp_path) as (port, process):
        ready(process, port)
        assert asked(port) == 0


def serve_options() -> list[typer.core.TyperOption]:
    return list(typer.main.get_command(app).commands["serve"].params)  # type: ignore[attr-defined]


def test_the_server_knows_all_variables_that_are_set_for_it() -> None:
    known = {each.envvar for each in serve_options() if each.envvar}
    for text in (UNIT.read_text(encoding="utf-8"), CONTAINER, COMPOSE, HOSTING):
        assert (found := set(re.findall(r"\bSTRANDLINE_[A-Z_]+", text)))
        assert found <= known


def test_the_example_with_postgresql_and_redis_is_one_service_for_each() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    assert set(services) == {"strandline", "postgres", "redis"}
    assert set(services["strandline"]["depends_on"]) == {"postgres", "redis"}
    build = services["strandline"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()


def pins(text: str) -> dict[str, str]:
    """The version of each package in a file of requirements."""
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)}


def test_the_lock_has_the_pinned_versions_with_hashes_and_no_address() -> None:
    pinned, locked = pins((ROOT / "constraints.txt").read_text(encoding="utf-8")), pins(LOCK)
    assert "/" not in LOCK
    entries = re.split(r"\n(?=\w)", LOCK.partition("\n")[2].partition("\n")[2])
    assert len(entries) == len(locked)
    for entry in entries:
        first, *hashes = entry.strip().split(" \\\n    ")
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)
        [(name, version)] = pins(first).items()
        # What only some systems need is not installed where the versions are pinned.
        assert pinned.get(name) == version or (name not in pinned and ";" in first), first


def test_the_lock_has_all_that_a_server_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [
        *project["dependencies"],
        *(each for name in ("fast", "pictures", "server", "postgresql") for each in extras[name]),
    ]
    names = {canonicalize_name(Requirement(each).name) for each in needed} - {"strandline"}
    assert names <= set(pins(LOCK))
