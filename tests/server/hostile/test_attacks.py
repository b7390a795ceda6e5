"""One hostile client stops nobody: its connections are closed, the others play on, and memory stays bounded."""

import time
from collections import Counter
from collections.abc import Callable

import pytest

from . import frames, griefing, requests
from .attacker import ADDRESS, Attack, under
from .innocent import Innocent
from .victim import Victim

pytestmark = pytest.mark.slow

MOST_GROWTH = 64 << 20
"""Bytes. Without limits each attack on memory costs hundreds of MiB."""


def wait_until(is_so: Callable[[], object], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("attack", "reason"),
    [
        (frames.ping_flood, "frames"),
        (frames.unread_pings, "frames"),
        (frames.fragment_flood, "frames"),
        (frames.message_flood, "frames"),
        (frames.bad_frames, "malformed"),
        (requests.unread_answers, "pipelined"),
        (requests.endless_header, "headers"),
        (requests.endless_headers, "headers"),
        (requests.idle_crowd, "crowd"),
        (requests.half_open, "crowd"),
        (requests.slow_bodies, "crowd"),
    ],
)
def test_an_attacker_is_closed_while_others_play(usual: Victim, attack: Attack, reason: str) -> None:
    usual.closed()
    before = usual.memory()
    with Innocent(usual.guest()) as innocent, under(attack, usual.port) as attacker:
        wait_until(lambda: attacker.outcome["closed"])
        innocent.play(5)
        assert attacker.goes_on()
        assert usual.memory() - before < MOST_GROWTH
    assert usual.closed()[reason]
    wait_until(lambda: usual.connections(ADDRESS) == 0)
    assert usual.errors() == []


@pytest.mark.parametrize(
    ("attack", "reason"),
    [
        (requests.half_open, "slow"),
        (requests.idle_crowd, "slow"),
        (requests.slow_bodies, "slow"),
        (requests.unread_pages, "unread"),
        (frames.unread_pings, "unread"),
    ],
)
def test_a_client_that_stops_in_the_middle_is_not_waited_for(impatient: Victim, attack: Attack, reason: str) -> None:
    """Whatever its limits allow it to send."""
    impatient.closed()
    before = impatient.memory()
    closed: Counter[str] = Counter()
    with under(attack, impatient.port):
        wait_until(lambda: closed.update(impatient.closed()) or closed[reason])
        assert impatient.memory() - before < MOST_GROWTH
    wait_until(lambda: impatient.connections(ADDRESS) == 0)
    assert impatient.errors() == []


@pytest.mark.parametrize(
    ("attack", "outcome"),
    [
        (requests.request_flood, "429"),
        (requests.bad_requests, "400"),
        (griefing.spam, "table-asked-enough"),
        (griefing.invisible_names, "table-invisible-name"),
        pytest.param(griefing.expensive_requests, "table-crowded", marks=pytest.mark.slow),
        pytest.param(griefing.late_and_back, "table-no-grace", marks=pytest.mark.slow),
    ],
)
def test_an_attacker_is_refused_while_others_play(usual: Victim, attack: Attack, outcome: str) -> None:
    with Innocent(usual.guest()) as innocent, under(attack, usual.port) as attacker:
        wait_until(lambda: attacker.outcome[outcome])
        innocent.play(5)
        assert attacker.goes_on()
    assert not attacker.outcome["taken"]
    wait_until(lambda: usual.connections(ADDRESS) == 0)
    assert usual.errors() == []
