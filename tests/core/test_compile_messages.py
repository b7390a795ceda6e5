"""A message when compiling takes long, in the library too: by logging, which people configure as they like."""

import logging
from typing import Any

import pytest

import strandline
from strandline.core import compile_messages
from strandline.core.compile_messages import announced, announced_once, quiet
from strandline.core.numba_cache import default_target

LOGGER = "strandline.compiling"


class Now:
    """A timer that is already over, or that never is."""

    is_over = True

    def __init__(self, _: float, call: Any, args: list[str]):
        self.call, self.args = call, args

    def start(self) -> None:
        if self.is_over:
            self.call(*self.args)

    def cancel(self) -> None:
        pass


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Every moment is longer than a second."""
    monkeypatch.setattr(compile_messages, "Timer", Now)
    monkeypatch.setattr(compile_messages, "LONG", 0.0)
    caplog.set_level(logging.INFO, LOGGER)
    return caplog


def test_what_takes_long_is_said_once_when_it_begins_to_and_once_when_it_is_done(
    slow: pytest.LogCaptureFixture,
) -> None:
    with announced("the kernel"):
        [record] = slow.records
    assert (record.name, record.levelname) == (LOGGER, "WARNING")
    assert record.getMessage().startswith("Compiling the kernel (only the first time")
    assert [each.levelname for each in slow.records] == ["WARNING", "INFO"]


def test_what_is_quick_is_not_mentioned(slow: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Now, "is_over", False)
    monkeypatch.setattr(compile_messages, "LONG", 1000.0)
    with announced("the kernel"):
        pass
    assert not slow.records


def test_the_commands_have_messages_of_their_own(slow: pytest.LogCaptureFixture) -> None:
    with quiet(), announced("the kernel"):
        pass
    assert not slow.records
    with announced("the kernel"):
        pass
    assert slow.records


def test_only_the_first_call_compiles(slow: pytest.LogCaptureFixture) -> None:
    key = object()
    for _ in range(3):
        with announced_once(key, "the kernel"):
            pass
    assert len(slow.records) == 2


def test_it_can_be_switched_off(slow: pytest.LogCaptureFixture) -> None:
    logging.getLogger(LOGGER).setLevel(logging.ERROR)
    with announced("the kernel"):
        pass
    assert not slow.records


def test_numba_tells_of_our_modules_and_of_no_others(slow: pytest.LogCaptureFixture) -> None:
    numba = pytest.importorskip("numba")
    assert default_target(strandline.game_names()[0]) == "cpu"

    def theirs(x: int) -> int:
        return x + 1

    def ours(x: int) -> int:
        return helper(x) + 1

    def inner(x: int) -> int:
        return x * 2

    theirs.__module__, ours.__module__, inner.__module__ = "elsewhere", "strandline.sim.kernel", "strandline.sim.inner"
    helper = numba.njit(inner)
    assert numba.njit(theirs)(1) == 2
    assert not slow.records
    assert numba.njit(ours)(3) == 7
    assert [each.getMessage().split()[1] for each in slow.records] == ["strandline.sim.kernel"] * 2, "one for both"
