"""A server under siege: one attack after another beside people who play, `python bench/siege.py [--postgres]`.

Prints a Markdown table: what was tried, what came of it, and how long the innocent players' moves took meanwhile. The
attackers have a process and an address of their own, on loopback; the server has the limits that it has by default.
"""

import argparse
import asyncio
import multiprocessing
import statistics
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import uvloop

from table import MIX, Round, Server, client, side_by_side

# isort: split
# `table` has made the tests importable.
from tests.server.hostile import frames, griefing, requests
from tests.server.hostile.attacker import Attack, Attacker
from tests.server.services import postgres, redis

ATTACKS: list[Attack] = [
    frames.ping_flood,
    frames.unread_pings,
    frames.fragment_flood,
    frames.message_flood,
    frames.bad_frames,
    requests.unread_answers,
    requests.unread_pages,
    requests.endless_header,
    requests.endless_headers,
    requests.idle_crowd,
    requests.half_open,
    requests.slow_bodies,
    requests.request_flood,
    requests.bad_requests,
    griefing.invisible_names,
    griefing.spam,
    griefing.late_and_back,
    griefing.expensive_requests,
]
REST = 2.0
"""Seconds between two attacks; after them memory is looked at."""
TWO_TURNS = 12.0
"""Seconds in which a player can let the time run out twice."""
USUAL_LIMITS = "--rate", "50", "--sockets", "200", "--pause", "0.7"
MIB = 1 << 20


def attacked(attack: Attack, port: int, seconds: float) -> tuple[Counter[str], Counter[str]]:
    """Attack the server for some seconds; this runs in a process of its own."""
    attacker = Attacker(port, seconds)
    attack(attacker)
    return attacker.tried, attacker.outcome


def told(counts: Counter[str]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()) if count)


def row(name: str, tried: str, outcome: str, took: list[float], memory: int) -> str:
    took.sort()
    median, most = 1e3 * statistics.median(took), 1e3 * took[int(0.99 * len(took))]
    return f"| {name} | {tried} | {outcome} | {len(took)} | {median:.1f} | {most:.1f} | {memory / MIB:+.0f} |"


async def besiege(server: Server, tables: int, seconds: float, attackers: ProcessPoolExecutor) -> list[str]:
    """Return the rows of the table."""
    loop = asyncio.get_running_loop()
    async with client(server) as http:
        rounds = [Round(server, http, *MIX[n % len(MIX)]) for n in range(tables)]
        await side_by_side([each.sit() for each in rounds])
        before = server.memory()

        async def play(until: float) -> list[float]:
            took: list[float] = []
            await asyncio.gather(*(each.pace(until, took) for each in rounds))
            return took

        rows = [row("none", "", "", await play(time.perf_counter() + seconds), server.memory() - before)]
        for attack in ATTACKS:
            lasts = max(seconds, TWO_TURNS) if attack is griefing.late_and_back else seconds
            attacking = loop.run_in_executor(attackers, attacked, attack, server.port, lasts)
            took = await play(time.perf_counter() + lasts)
            tried, outcome = await attacking
            await asyncio.sleep(REST)
            name = attack.__name__.replace("_", " ")
            rows.append(row(name, told(tried), told(outcome), took, server.memory() - before))
        await side_by_side([each.close() for each in rounds])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=16, help="tables of innocent people")
    parser.add_argument("--seconds", type=float, default=7, help="for each attack")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL, two workers and Redis instead of SQLite")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        more: list[str] = []
        if chosen.postgres:
            url, between = stack.enter_context(postgres()), stack.enter_context(redis())
            more = ["--database", url, "--redis", between, "--workers", "2"]
        server = stack.enter_context(Server(Path(folder), *USUAL_LIMITS, *more))
        spawn = multiprocessing.get_context("spawn")
        attackers = stack.enter_context(ProcessPoolExecutor(1, spawn))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            rows = runner.run(besiege(server, chosen.tables, chosen.seconds, attackers))
    print("| attack | tried | outcome | moves | median, ms | 99 %, ms | memory, MiB |\n|---|---|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
