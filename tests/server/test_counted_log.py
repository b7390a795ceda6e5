"""Warnings that come by the thousand are logged once for each kind, with a count."""

import logging
import time

import pytest

from strandline.server.counted_log import CountedLog


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "counted"]


def test_the_first_of_each_kind_is_logged_at_once_and_the_others_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    log = CountedLog(logging.getLogger("counted"), every=600)
    for _ in range(1000):
        log.warning("frames", "a connection was closed: too many frames")
    log.warning("headers", "a connection was closed: too many headers")
    assert lines(caplog) == ["a connection was closed: too many frames", "a connection was closed: too many headers"]


def test_the_count_follows_when_the_time_is_over(caplog: pytest.LogCaptureFixture) -> None:
    log = CountedLog(logging.getLogger("counted"), every=0.2)
    for _ in range(1000):
        log.warning("frames", "closed")
    until = time.monotonic() + 20
    while len(lines(caplog)) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    assert lines(caplog)[0] == "closed"
    counts = [int(line.split("and ")[1].split()[0]) for line in lines(caplog)[1:]]
    assert sum(counts) == 999


def test_a_kind_that_has_become_quiet_is_logged_at_once_again(caplog: pytest.LogCaptureFixture) -> None:
    log = CountedLog(logging.getLogger("counted"), every=0.05)
    log.warning("frames", "closed")
    until = time.monotonic() + 20
    while log._more and time.monotonic() < until:
        time.sleep(0.01)
    log.warning("frames", "closed")
    assert lines(caplog) == ["closed", "closed"]
