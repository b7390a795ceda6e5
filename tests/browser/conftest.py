"""Searches on the device are interpreted here, and every game is the same in every run."""

import random

import pytest

from strandline.host import analysis_jobs
from strandline.search import compile_cache, mcts, solve
from strandline.table import dice


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "start_compiling", lambda *_: None)
    monkeypatch.setattr(compile_cache, "best_target", lambda *_: "python")
    for module in (analysis_jobs, mcts, solve):
        monkeypatch.setattr(module, "default_target", lambda *_: "python")


@pytest.fixture(autouse=True)
def repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(7)
    random.seed(7)
    monkeypatch.setattr(dice, "new_secret", lambda: f"{rng.getrandbits(256):064x}")
    monkeypatch.setattr("strandline.browser.house.secrets.token_hex", lambda n: f"{rng.getrandbits(8 * n):0{2 * n}x}")
