"""The examples run, briefly, where torch is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(folder: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(EXAMPLES / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_policy_is_trained_by_self_play_and_sits_in_the_arena(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    options = ["--minutes", "0.05", "--games", "16", "--steps", "16", "--judge", "8", "--threads", "1"]
    told = run(tmp_path, "ppo_self_play.py", *options, "--out", "crab.pt")
    assert "of the games against level 2" in told
    assert (tmp_path / "crab.json").exists()
    bot = f"program:{sys.executable} {EXAMPLES / 'policy_bot.py'} crab.pt"
    words = ["-m", "strandline", "arena", "crab-stack", bot, "random", "--games", "2", "--jobs", "1"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(EXAMPLES)])}
    done = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert "PPO" in done.stdout


@pytest.mark.slow
def test_a_policy_is_trained_by_the_search(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    options = ["--minutes", "0.01", "--games", "4", "--steps", "24", "--nodes", "20", "--judge", "4"]
    assert "rounds" in run(tmp_path, "expert_iteration.py", *options, "--out", "crab.pt")
    assert (tmp_path / "crab.pt").exists()


@pytest.mark.slow
def test_a_policy_is_trained_by_maskable_ppo(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    told = run(
        tmp_path, "maskable_ppo.py", *["--opponents", "random", "--steps", "64", "--lesson", "32", "--judge", "2"]
    )
    assert "64 steps" in told
