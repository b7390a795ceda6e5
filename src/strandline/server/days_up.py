"""The days on which a server was up. Data that is old by this count may be deleted.

A wrong clock may claim that any number of days have passed, but it adds only one day here.
"""

import json

import sqlalchemy as sa

from .storage import set_setting, setting

DAY = 86_400_000
DAYS = "days-up"
"""The setting that stores the times at which a server was up, at least a day apart."""


def count_days(connection: sa.Connection, now: int, most: int) -> list[int]:
    """Add a day if one has passed since the last, and return the latest ``most`` of them."""
    days: list[int] = json.loads(setting(connection, DAYS, "[]"))
    if not days or now - days[-1] >= DAY:
        days = [*days, now][-most:]
        set_setting(connection, DAYS, json.dumps(days))
    return days


def days_ago(days: list[int], number: int) -> int:
    """Return a time that was at least ``number`` days ago, even if one of the days is wrong; 0 if none is known."""
    return days[-number - 2] if len(days) >= number + 2 else 0
