"""Queries for what a person has solved and learnt. Browsers merge it: a change that has missed another is refused."""

from typing import Any

import sqlalchemy as sa

from strandline.table.errors import Refused

from .schema import progress


def stored(connection: sa.Connection, person: str) -> Any:
    """Return a person's row; None if there is none."""
    return connection.execute(sa.select(progress).where(progress.c.person == person)).first()


def store(connection: sa.Connection, person: str, version: int, text: str, now: int) -> int:
    """Store the text that follows a version, and return its own version. Without any before it, ``version`` is 0."""
    own = progress.c.person == person
    values = {"version": version + 1, "text": text, "changed": now}
    if connection.execute(sa.update(progress).where(own, progress.c.version == version).values(values)).rowcount:
        return version + 1
    if version or stored(connection, person) is not None:
        raise Refused("progress-changed")
    connection.execute(sa.insert(progress), {"person": person, "deleted": 0, **values})
    return 1


def delete(connection: sa.Connection, person: str, now: int) -> int:
    """Delete the text, and return the version that says so, for the person's other browsers; 0 if there was nothing."""
    after = progress.c.version + 1
    values = {"version": after, "deleted": after, "text": "", "changed": now}
    done = sa.update(progress).where(progress.c.person == person).values(values).returning(progress.c.version)
    return int(connection.scalar(done) or 0)
