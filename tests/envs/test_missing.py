"""Without the packages of an interface, importing it says what to install."""

import sys
from importlib import import_module

import pytest

import strandline
from strandline.core.errors import MissingExtra
from strandline.sim import Batch, play_out


@pytest.mark.parametrize(
    ("interface", "package"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("pettingzoo", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_the_error_names_the_extra(interface: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = f"strandline.envs.{interface}"
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=r"pip install '\.\[envs\]'"):
        import_module(module)


def test_the_games_themselves_need_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("gymnasium", "pettingzoo", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    for module in ("episode", "rendering", "encoding", "openspiel_state"):
        monkeypatch.delitem(sys.modules, f"strandline.envs.{module}", raising=False)
        import_module(f"strandline.envs.{module}")


def test_random_games_without_numpy_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"pip install '\.\[fast\]'"):
        play_out(strandline.game("krabcek"), 1)
    with pytest.raises(MissingExtra, match=r"pip install '\.\[fast\]'"):
        Batch(strandline.game("krabcek"), 1)
