"""Attacks at a table, by people who may play there: spam, clocks, and requests that cost much."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from .attacker import Attacker, command, make_table


def spam(attacker: Attacker) -> None:
    """Draw offers, requests to undo and presets, again and again; an accomplice declines whatever is asked."""
    with attacker.person() as eve, attacker.person() as mallory:
        table = make_table([eve, mallory])
        on = False
        while True:
            for do, http, more in (
                ("draw", eve, {}), ("decline", mallory, {}), ("undo", eve, {}), ("preset", eve, {"on": (on := not on)}),
                ("chat", eve, {"text": "spam"}),
            ):  # fmt: skip
                if not attacker.goes_on():
                    return
                seat = {} if do == "chat" else {"seat": int(http is mallory)}
                attacker.tried["requests"] += 1
                attacker.outcome[command(http, table, do, **seat, **more)] += 1


def invisible_names(attacker: Attacker) -> None:
    """Names that nobody can see, each again and again."""
    with attacker.person() as http:
        while True:
            for name in ("\u200b", "\u2800", "\u3164", "\u200b\u2060"):
                if not attacker.goes_on():
                    return
                attacker.tried["names"] += 1
                answer = http.put("/api/me", json={"name": name})
                attacker.outcome["taken" if answer.is_success else answer.json()["error"]["key"]] += 1


def late_and_back(attacker: Attacker) -> None:
    """Of three players one lets the time run out and comes back at once, for ever."""
    with attacker.person() as eve, attacker.person() as mallory, attacker.person() as trudy:
        table = make_table([eve, mallory, trudy], clock={"kind": "move", "seconds": 5})
        while attacker.pause(0.1):
            attacker.tried["returns"] += 1
            attacker.outcome[command(eve, table, "back", seat=0)] += 1


def expensive_requests(attacker: Attacker) -> None:
    """Many people of one address ask for hints, several at the same time."""
    with ExitStack() as stack:
        people = [stack.enter_context(attacker.person()) for _ in range(20)]
        tables = [make_table([http, http]) for http in people]

        def ask(n: int) -> None:
            http, table = people[n % len(people)], tables[n % len(people)]
            while attacker.pause(0.3):
                attacker.tried["hints"] += 1
                answer = http.post(f"/api/tables/{table}/hint", json={"seat": 0}, timeout=60)
                attacker.outcome["done" if answer.is_success else answer.json()["error"]["key"]] += 1

        with ThreadPoolExecutor(60) as pool:
            list(pool.map(ask, range(60)))
